import type { Page } from 'puppeteer-core';
import { demoPassword } from '../scripts/demo/logins.ts';
import { keepQuiet, login, withBrowser } from './browser.ts';
import { withBudget } from './budget.ts';
import budgets from './budgets.json' with { type: 'json' };
import { type Question, requestAs } from './http-questions.ts';
import { calculatePercentile } from './percentile.ts';
import { withPortal } from './with-portal.ts';

const lines = 500;
/** The quantity typed counts so long after the last key; then the line and the totals are drawn. */
const quietMs = 500;

const fields = 'main li [role=group] input';

interface Samples {
  keys: number[];
  totals: number[];
}

/** Puts so many articles into the cart of the dealer, by the server. */
async function fillCart(url: string): Promise<void> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'dealer.us', password: demoPassword }),
  });
  const { requestToken } = (await answer.json()) as { requestToken: string };
  const send = async <T>(question: Question): Promise<T> => {
    const { method, headers, body } = requestAs(requestToken, question);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const reply = await fetch(`${url}/graphql`, { method, headers: { ...headers, ...key }, body });
    const { data, errors } = (await reply.json()) as { data?: T; errors?: unknown };
    if (!data) throw new Error(`${question.operation}: ${JSON.stringify(errors)}`);
    return data;
  };
  const codes: string[] = [];
  const sort = { field: 'name', order: 'ASC' };
  for (let page = 1; codes.length < lines; page++) {
    const variables = { page, limit: 96, sort, filter: { category: 'PAA', hasStock: true } };
    const { products } = await send<{
      products: { products: { article_code: string; blocked: string | null }[] };
    }>({ operation: 'Products', variables });
    if (products.products.length === 0) throw new Error(`only ${codes.length} articles to buy`);
    const good = products.products.filter(({ blocked }) => !blocked);
    codes.push(...good.map(({ article_code }) => article_code));
  }
  const products = codes.slice(0, lines).map((articleCode) => ({ articleCode, qty: 1 }));
  await send({ operation: 'UpdateProductsInCart', variables: { products } });
}

/** In the page: from a key to the paint that shows it, and from the typed number to the new totals. */
function watchPaints(quiet: number): void {
  const samples: Samples = { keys: [], totals: [] };
  Object.assign(window, { typingSamples: samples });
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  let due = 0;
  document.addEventListener(
    'input',
    ({ timeStamp }) => {
      due = timeStamp + quiet;
      painted(() => samples.keys.push(performance.now() - timeStamp));
    },
    true,
  );
  new MutationObserver(() => {
    if (due === 0 || performance.now() < due) return;
    const from = due;
    due = 0;
    painted(() => samples.totals.push(performance.now() - from));
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** @param more than the quantities of another call, so that every number is a change */
async function typeInto(page: Page, rounds: number, more: number): Promise<Samples> {
  const inputs = await page.$$(fields);
  if (inputs.length < lines * 0.9) throw new Error(`${inputs.length} lines in the cart`);
  for (let round = 0; round < rounds; round++) {
    const input = inputs[(round * 37) % inputs.length];
    // Lines far away have an assumed height until they are seen: one that has just come may still move.
    await input?.evaluate(async (element) => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let top = Number.NaN; top !== element.getBoundingClientRect().top; await frame()) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        top = element.getBoundingClientRect().top;
        await frame();
      }
    });
    await input?.click({ count: 3 });
    await page.keyboard.type(String(12 + more + ((round * 7) % 80)), { delay: 70 });
    // The next key comes when the last number has been dealt with.
    await page.waitForFunction(
      (done) =>
        (window as unknown as { typingSamples: Samples }).typingSamples.totals.length > done,
      { timeout: 20_000, polling: 100 },
      round,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return await page.evaluate(() => (window as unknown as { typingSamples: Samples }).typingSamples);
}

/** Key to paint in a cart of 500 lines, at full speed and with the page slowed down four times. */
export async function benchCartTyping(rounds = 40): Promise<void> {
  const size = ['--articles', '3600', '--dealers', '30', '--no-images'];
  await withPortal({ size }, async ({ server }) => {
    await fillCart(server.url);
    const rows = await withBrowser(async (browser) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      await keepQuiet(page);
      // The app asks before it is left with something unsent.
      page.on('dialog', (dialog) => void dialog.accept());
      await login(page, server.url, 'dealer.us');
      const found: {
        what: string;
        times: number;
        figure: number;
        p50: number;
        budget: number | string;
      }[] = [];
      for (const slowed of [1, 4]) {
        await page.goto(`${server.url}/en-us/cart`);
        await page.waitForFunction(
          (selector, least) => document.querySelectorAll(selector).length >= least,
          { timeout: 60_000 },
          fields,
          lines,
        );
        await page.evaluate(watchPaints, quietMs);
        await page.emulateCPUThrottling(slowed);
        const { keys, totals } = await typeInto(page, rounds, slowed);
        await page.emulateCPUThrottling(1);
        const speed = slowed === 1 ? '' : `, page slowed ${slowed} times`;
        const add = (what: string, times: number[], budget: number | string) =>
          found.push({
            what: `${what}${speed}`,
            times: times.length,
            p50: calculatePercentile(times, 0.5),
            figure: calculatePercentile(times, 0.95),
            budget,
          });
        add('a key is shown', keys, budgets.cartKeyToPaintMs);
        add('line and totals of the new quantity are shown', totals, '–');
      }
      return found;
    });
    console.log(`Typing into a cart of ${lines} lines, milliseconds, p95 against the budget`);
    console.table(withBudget(rows).map(({ figure: p95, ...row }) => ({ ...row, p95 })));
  });
}
