/*
 * The script of the one file, in place of a host: `site single` puts it after the program's glue, in the same script. The
 * files of the site stand in the page, compressed and as base64, in three elements: `program`, `worker` with the program of
 * the second thread, and `files` with the rest. Each is opened in memory; nothing is fetched, and the policy of the page
 * allows no fetching. Absent: which file is for what, and the address after the #, which is the program's.
 */

/** The bytes of a text in base64, uncompressed as they are read. Runs in the worker too: it uses nothing from outside, and no
    blob, which WebKit reads in no worker of a file. */
const opened = (text) => {
  const signs = atob(text);
  const bytes = new Uint8Array(signs.length);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = signs.charCodeAt(i);
  return new Response(bytes).body.pipeThrough(new DecompressionStream('deflate-raw'));
};

const textOf = (id) => document.getElementById(id).textContent;
const asProgram = (stream) => new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });

/** Stands before the worker's scripts: what they ask of a host is here already. A file comes to it as its bytes. */
const inWorker = (program) => {
  self.Blob = ArrayBuffer;
  self.FileReaderSync = class {
    readAsArrayBuffer(bytes) {
      return bytes;
    }
  };
  self.fetch = async () => asProgram(opened(program));
  self.importScripts = () => {};
};

const TYPES = { svg: 'image/svg+xml', txt: 'text/plain; charset=utf-8', js: 'text/javascript' };

/** The files by their names. The program takes it for the answers that a page's first script asks a host for. */
class Files extends Map {
  #addresses = new Map();

  /** The file itself. */
  bytes(path) {
    return super.get(path);
  }

  /** The answer of a host: a file that is not here does not exist. */
  get(path) {
    const bytes = super.get(path);
    return Promise.resolve(bytes ? new Response(bytes) : new Response(null, { status: 404 }));
  }

  /** An answer of a host is read once; a file stays. */
  delete() {
    return false;
  }

  #made(name, parts, type) {
    if (!this.#addresses.has(name)) this.#addresses.set(name, URL.createObjectURL(new Blob(parts, { type })));
    return this.#addresses.get(name);
  }

  /** Of a drawing in a sheet, `icons/ui.svg#star`: the sheets stand in the page, with these names. Of another file: one that
      the browser makes up. */
  address(path) {
    if (path.includes('#')) return `#${path}`;
    return this.#made(path, [super.get(path) ?? ''], TYPES[path.split('.').pop()]);
  }

  worker() {
    const before = `const opened = ${opened};\nconst asProgram = ${asProgram};\n(${inWorker})('${textOf('worker')}');\n`;
    const address = this.#made('', [before, super.get('analyst.js'), '\n', super.get('analyst_loader.js')], TYPES.js);
    document.documentElement.dataset.worker = address;
    return address;
  }
}

/* The worker is given the bytes of a file that was chosen. One that cannot be read goes as none, which it answers. */
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function post([question, file]) {
  const give = (bytes) => postMessage.call(this, [question, bytes]);
  if (file instanceof Blob) file.arrayBuffer().then(give, () => give());
  else give();
};

/** The styles of single pages, after those in the page. The policy asks no more of them than of a style that a script sets. */
const dress = (bytes) => {
  const styles = new CSSStyleSheet();
  styles.replaceSync(new TextDecoder().decode(bytes));
  document.adoptedStyleSheets = [styles];
};

/** The first line says the name and the length of each file; they follow one another. */
const read = (bytes) => {
  let at = bytes.indexOf(10) + 1;
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  return new Files(list.map(([path, length]) => [path, bytes.subarray(at, at += length)]));
};

try {
  /* The start screen first, as on the site. */
  await new Promise((go) => { requestAnimationFrame(() => setTimeout(go)); setTimeout(go, 150); });
  const program = asProgram(opened(textOf('program')));
  window.early = read(new Uint8Array(await new Response(opened(textOf('files'))).arrayBuffer()));
  dress(window.early.bytes('styles.css'));
  await __wbg_init({ module_or_path: program });
  dispatchEvent(new CustomEvent('lance:started'));
} catch (error) {
  dispatchEvent(new CustomEvent('lance:load-failed', { detail: error }));
}
