/*
 * The worker's first script: fetches the program of `analyst/` and starts it. Tells the page how far it is: 'loading' for
 * each piece that arrives, 'failed' when it cannot be started; the program itself says 'ready'.
 *
 * The content security policy of the page does not hold in a worker, which has the one of its own response, and not every
 * host sends one (docs/hosting.md). So what reaches the network or the storage is taken away before anything else runs.
 * Absent: deadlines, which are the page's.
 */
'use strict';
(async () => {
  const own = { fetch: fetch.bind(self), importScripts: importScripts.bind(self) };
  const closed = ['fetch', 'importScripts', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'WebTransport', 'EventSource',
    'RTCPeerConnection', 'Worker', 'BroadcastChannel', 'FontFace', 'fonts', 'indexedDB', 'caches', 'cookieStore'];
  for (let scope = self; scope; scope = Object.getPrototypeOf(scope)) {
    for (const name of closed) if (scope === self || Object.hasOwn(scope, name)) Object.defineProperty(scope, name, { value: undefined });
  }
  /* The number of the attempt goes along: a file that hangs for one worker would be waited for by the next one. */
  const attempt = location.search;
  const program = own.fetch(`analyst_bg.wasm${attempt}`);
  /* A failure is met below, after the script has come. */
  program.catch(() => {});
  own.importScripts(`analyst.js${attempt}`);
  postMessage('loading');
  const response = await program;
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const pieces = new TransformStream({
    transform(piece, out) {
      postMessage('loading');
      out.enqueue(piece);
    },
  });
  const arriving = new Response(response.body.pipeThrough(pieces), { headers: { 'Content-Type': 'application/wasm' } });
  await wasm_bindgen({ module_or_path: arriving });
})().catch((error) => {
  console.error(error);
  postMessage('failed');
});
