// "Como se joga": the rules on one page, in the words of the lessons, and the way to practise each.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COURSE } from './lesson.mjs';
import { ROOT, standing, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

for (const [locale, build, title] of [['pt-PT', ROOT, 'Como se joga'], ['pt-BR', ROOT, 'Como se joga'], ['en', SUBPATH, 'How to play']]) {
  test(`every step has its diagrams, sentences and lesson: ${locale}`, async (t) => {
    const { open, site } = await visit(t, { locale, build });
    const page = await open('regras');
    await page.locator('.laws-card').first().click();
    await page.waitForSelector('.how-step');
    assert.equal(await page.locator('main h1').innerText(), title);
    const steps = await page.locator('.how-step').evaluateAll((all) => all.map((step) => ({
      title: step.querySelector('h2').innerText,
      boards: step.querySelectorAll('.board-field').length,
      sentences: [...step.querySelectorAll('figcaption')].map((one) => one.innerText),
      lesson: step.querySelector('a.button').getAttribute('href').split('/').pop(),
    })));
    assert.equal(steps.length, 18);
    for (const step of steps) {
      assert.ok(COURSE.some(({ id }) => id === step.lesson), step.lesson);
      assert.ok(step.title.length > 2 && step.boards === step.sentences.length && step.boards > 0, JSON.stringify(step));
      for (const sentence of step.sentences) assert.match(sentence, /\S \S.*[.?!]$/s, step.lesson);
    }
    // A move that the lesson plays is an arrow.
    assert.ok(await page.locator('.how-step .mark.arrow').count() > 10);
    await page.locator('.how-step', { hasText: steps[1].title }).first().locator('a.button').click();
    await page.waitForURL(`**/aprender/${steps[1].lesson}`);
    await page.goto(site.url('regras/como-se-joga'));
    await standing(page);
    const article = page.locator('.how-ways a:not(.button)').nth(2);
    const path = await article.getAttribute('href');
    await article.click();
    await page.waitForURL(`**${path}`);
    await page.locator(`[data-marked=true]`).first().waitFor();
  });
}
