import type { Page } from 'puppeteer-core';
import type { RunningServer } from '../scripts/testing/server.ts';
import { login, percentile, withBrowser } from './browser.ts';
import budgets from './budgets.json' with { type: 'json' };

/** The dialog follows so long after the last key (C025); not the product's to be faster. */
const debounceMs = 450;

const field = '[role=dialog] input[type=search]';

/** Searches of sales people: codes, names, cities, phone numbers, an empty text. */
const searches = [
  'cycles',
  '200042',
  'isr2 77',
  'bike main',
  'shop.example',
  '555',
  'north',
  'xyzzy',
  'velo 12',
  'a',
];

export interface CustomersRow {
  what: string;
  samples: number;
  'p50 ms': number;
  'p95 ms': number;
  'budget ms': number;
}

interface Samples {
  echo: number[];
  list: number[];
}

async function openDialog(page: Page, url: string): Promise<void> {
  await page.setViewport({ width: 1280, height: 800 });
  await login(page, url, 'group.us');
  // A page that needs a customer opens the dialog unasked.
  await page.goto(`${url}/en-us/cart`);
  await page.waitForSelector(field);
  // The columns can be sorted as soon as the device has the whole list.
  await page.waitForSelector('[role=dialog] thead button', { timeout: 120_000 });
}

/**
 * In the page: from a key to the paint that shows it, and from the end of the debounce to the paint of
 * the customers found.
 */
function watchPaints(selector: string, debounce: number): void {
  const samples: Samples = { echo: [], list: [] };
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  let lastKey = 0;
  let waiting = false;
  const input = document.querySelector(selector) as HTMLInputElement;
  input.addEventListener('input', ({ timeStamp }) => {
    lastKey = timeStamp;
    waiting = true;
    painted(() => samples.echo.push(performance.now() - timeStamp));
  });
  const list = input.closest('[role=dialog]') as Element;
  new MutationObserver(() => {
    if (!waiting || performance.now() - lastKey < debounce) return;
    waiting = false;
    const due = lastKey + debounce;
    painted(() => samples.list.push(performance.now() - due));
  }).observe(list, { childList: true, subtree: true, characterData: true });
  Object.assign(window, { customerSamples: samples });
}

function row(what: string, values: number[]): CustomersRow {
  const budget = budgets.customerKeyToPaintMs;
  return {
    what,
    samples: values.length,
    'p50 ms': percentile(values, 0.5),
    'p95 ms': percentile(values, 0.95),
    'budget ms': budget,
  };
}

/** Key to paint in the customer dialog of a sales person with some 10,000 customers. */
export function benchCustomers(server: RunningServer): Promise<CustomersRow[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await openDialog(page, server.url);
    await page.evaluate(watchPaints, field, debounceMs);
    for (let round = 0; round < 4; round++)
      for (const words of searches) {
        await page.click(field, { count: 3 });
        await page.keyboard.type(words, { delay: 70 });
        await new Promise((resolve) => setTimeout(resolve, debounceMs + 250));
      }
    const { echo, list } = await page.evaluate(
      () => (window as unknown as { customerSamples: Samples }).customerSamples,
    );
    return [row('a key is shown', echo), row('the customers found are shown', list)];
  });
}
