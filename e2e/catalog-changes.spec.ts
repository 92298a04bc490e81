import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { countTraffic, expectNothingHeld, held } from './offline-catalog.helpers.ts';
import type { FeedRow, Portal } from './own-portal.ts';
import { listContent, openCatalogList } from './pages/catalog-list.page.ts';
import { actFor, labelOf, seller, sellersCustomers } from './pages/customer-selection.page.ts';
import {
  downloadCatalog,
  openOfflineCatalog,
  takeAlongButton,
} from './pages/offline-catalog.page.ts';
import { test } from './portal.ts';
import { api, keepQuiet, login, ownHeading, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const list = 'category=PAA&view=item&sortByField=name&sortByOrder=ASC';
const dayMs = 24 * 60 * 60_000;

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await keepQuiet(page);
});

/** Everything that tests take away is given back. */
test.afterEach(async ({ portal }) => {
  await portal.feed({
    'roles.csv': portal.rows('roles.csv'),
    'customers.csv': portal.rows('customers.csv'),
    'users.csv': portal.rows('users.csv'),
    'articles.csv': portal.rows('articles.csv'),
  });
});

interface Part {
  article_code: string;
  article_code_display: string;
  name: string;
  price: { dealer: number | null };
}

/** The list as the server has it for a user, and what it costs them. */
async function listParts(request: APIRequestContext, user: string, limit = 100): Promise<Part[]> {
  const sort = { field: 'name', order: 'ASC' };
  const variables = { page: 1, limit, sort, filter: { category: 'PAA' } };
  return (await (await api(request, user))('Products', variables)).data.products.products;
}

/** Rows of the first feed, changed. */
const changed = (
  portal: Portal,
  file: string,
  wanted: (row: FeedRow) => boolean,
  change: FeedRow,
): FeedRow[] => {
  const rows = portal.rows(file).filter(wanted);
  if (rows.length === 0) throw new Error(`${file} has no such row`);
  return rows.map((row) => ({ ...row, ...change }));
};

const american =
  (column: string, value: string | undefined) =>
  (row: FeedRow): boolean =>
    row.sorg === '2000' && row[column] === value;

/** Opens the app again on a later day, when it checks for updates automatically. */
function mornings(page: Page) {
  let day = 0;
  return async () => {
    day += 1;
    const time = Date.now() + day * dayMs;
    await (day === 1 ? page.clock.install({ time }) : page.clock.setSystemTime(time));
    await openCatalogList(page, list);
  };
}

// R15
test('updates articles, prices, price list and rights each morning', {
  tag: '@desktop',
}, async ({ page, context, request, portal }) => {
  const user = 'dealer.us';
  const own = american('unified', '0002000001');
  const traffic = countTraffic(context);
  const nextMorning = mornings(page);
  await login(page, user);
  await workerReady(page);
  await downloadCatalog(page);
  const whole = traffic.bytes();
  expect(traffic.of('chunks/').length).toBeGreaterThan(4);

  await test.step('fetches only the difference while the page can be used', async () => {
    const [dear, gone, other] = await listParts(request, user, 3);
    if (!dear || !gone || !other) throw new Error('the demo has too few parts');
    const price = (1_000 + Math.floor(Math.random() * 8_000)).toFixed(2);
    const qty = String(1 + Math.floor(Math.random() * 9));
    await portal.feed({
      'articles.csv': changed(portal, 'articles.csv', american('code', gone.article_code), {
        active: 'false',
      }),
      'prices.csv': changed(
        portal,
        'prices.csv',
        (row) => american('article', dear.article_code)(row) && row.priceList === 'A',
        { price },
      ),
      'stock.csv': changed(portal, 'stock.csv', american('article', other.article_code), { qty }),
    });
    // Stock is given out as of the same minute; a server just started has none of it yet.
    await portal.restart();
    traffic.clear();
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await context.route('**/catalog/deltas/**', async (route) => {
      await held;
      await route.continue();
    });
    const deltaRequest = page.waitForRequest('**/catalog/deltas/**');
    await nextMorning();
    await deltaRequest;
    await page.getByRole('article').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/catalog\/paa\/./);
    await expect(ownHeading(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    release();
    await expect.poll(() => traffic.of('stock').length).toBe(1);
    await context.unroute('**/catalog/deltas/**');
    expect(traffic.of('chunks/')).toEqual([]);
    expect(traffic.of('deltas/').length).toBe(2);
    expect(traffic.bytes()).toBeLessThan(whole / 2);
    const online = await listContent(page, list);
    expect(online.join()).toContain(
      Number(price).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
    );
    expect(online.join()).not.toContain(gone.article_code_display);
    await context.setOffline(true);
    expect(await listContent(page, list)).toEqual(online);
    await context.setOffline(false);
  });

  await test.step('shows the prices of another price list only', async () => {
    await portal.feed({
      'customers.csv': changed(portal, 'customers.csv', own, { priceList: 'C' }),
    });
    const others = (await listParts(request, 'dealer2.us', 10)).map(({ price }) => price.dealer);
    traffic.clear();
    await nextMorning();
    await expect.poll(async () => (await held(page)).lists).toEqual(['C']);
    expect(traffic.of('deltas/')).toEqual([]);
    const wanted = (await listParts(request, user, 10)).map(({ price }) => price.dealer);
    expect(wanted).not.toEqual(others);
    const online = await listContent(page, list);
    await context.setOffline(true);
    const offline = await listContent(page, list);
    expect(offline).toEqual(online);
    for (const [row, price] of wanted.entries())
      if (price !== null)
        expect(offline[row + 1]).toContain(
          (price / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
        );
    await context.setOffline(false);
  });

  await test.step('without the right to the catalog nothing of it stays', async () => {
    await portal.feed({
      'roles.csv': changed(portal, 'roles.csv', ({ id }) => id === 'dealer', {
        permissions: 'profile.update|page.order-status',
      }),
    });
    expect((await held(page)).range.length).toBeGreaterThan(3);
    // The page that is opened is one of the catalog: that alone logs out (B138), and says why.
    await nextMorning();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(/^You are not allowed to open that page/)).toBeVisible();
    // Not only at the next login, which may never come.
    await expectNothingHeld(page);
    await login(page, user);
    await expectNothingHeld(page);
  });
});

// R15
test('moves prices with a reassigned customer to the colleague', {
  tag: '@phone',
}, async ({ page, request, portal }) => {
  const nextMorning = mornings(page);
  const all = await sellersCustomers(request);
  // Of different price lists: the second one's has to go.
  const listOf = new Map(portal.rows('customers.csv').map((row) => [row.unified, row.priceList]));
  const [first] = all;
  const second = all.find(
    ({ custCode }) => listOf.get(custCode.unified) !== listOf.get(first?.custCode.unified),
  );
  if (!first || !second) throw new Error('the seller has too few customers');
  await actFor(page, first);
  await workerReady(page);
  await openOfflineCatalog(page);
  await page.getByLabel(labelOf(second)).check();
  await takeAlongButton(page).click();
  await expect(page.getByText(/prices of 2 customers/)).toBeVisible();
  const before = await held(page);
  expect(before.lists).toHaveLength(2);

  await portal.feed({
    'customers.csv': changed(
      portal,
      'customers.csv',
      american('unified', second.custCode.unified),
      {
        salesPerson: 'SP9',
      },
    ),
  });
  await nextMorning();
  await expect.poll(async () => (await held(page)).customers).toEqual([first.custCode.unified]);
  const after = await held(page);
  expect(after.lists).toEqual([listOf.get(first.custCode.unified)]);
  expect(after.sealed.length).toBeLessThan(before.sealed.length);

  await portal.feed({
    'users.csv': changed(portal, 'users.csv', ({ username }) => username === seller, {
      areas: '2000:salesman:SP8',
    }),
  });
  await nextMorning();
  await expectNothingHeld(page);
});

test('drops the catalog of a lost organisation and says so (R15)', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const user = 'dealer2.us';
  const nextMorning = mornings(page);
  await login(page, user);
  await workerReady(page);
  await downloadCatalog(page);
  expect((await held(page)).range.length).toBeGreaterThan(3);
  await portal.feed({
    'users.csv': changed(portal, 'users.csv', ({ username }) => username === user, {
      areas: '3000:all:',
    }),
  });
  await nextMorning();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/^You are not allowed to open that page/)).toBeVisible();
  await expectNothingHeld(page);
});

test('lists every row once while a new range is published', {
  tag: '@phone',
}, async ({ page, context, request, portal }) => {
  const user = 'dealer2.us';
  // The request for the rows after the first 20 is pending while the new range is published.
  let release = (): void => undefined;
  const published = new Promise<void>((done) => {
    release = done;
  });
  await context.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    if (operationName === 'Products' && variables.limit === 20) await published;
    await route.continue();
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await login(page, user);
  await openCatalogList(page, list);
  const codes = new Map<number, string>();
  const read = async () => {
    const rows = page.locator('li[data-row]').filter({ has: page.getByRole('article') });
    const seen = await rows.evaluateAll((all) =>
      all.map((row) => [
        Number((row as HTMLElement).dataset.row),
        row.querySelector('p')?.innerText.split(' · ')[0] ?? '',
      ]),
    );
    for (const [index, code] of seen as [number, string][]) codes.set(index, code);
  };
  /** Scrolls until so many rows have been seen. */
  const readTo = (length: number) =>
    expect(async () => {
      await page.mouse.wheel(0, 600);
      await read();
      expect([...Array(length).keys()].filter((index) => !codes.has(index))).toEqual([]);
    }).toPass({ intervals: [50], timeout: 20_000 });
  await readTo(20);

  const [, gone] = await listParts(request, user, 2);
  const [model] = changed(portal, 'articles.csv', american('code', gone?.article_code), {});
  const fresh = [1, 2, 3].map((n) => `NEW${Date.now()}${n}`);
  await portal.feed({
    'articles.csv': [
      { ...model, active: 'false' },
      ...fresh.map((code) => ({ ...model, code, codeDisplay: code, ean: '', name: `AA ${code}` })),
    ] as FeedRow[],
    'prices.csv': fresh.map((article) => ({
      sorg: '2000',
      priceList: 'B',
      article,
      price: '9.00',
    })),
  });
  const now = await listParts(request, user);
  release();
  await readTo(now.length);
  codes.clear();
  await page.evaluate(() => window.scrollTo(0, 0));
  await readTo(now.length);
  const shown = [...Array(now.length).keys()].map((index) => codes.get(index));
  expect(shown).toEqual(now.map((part) => part.article_code_display));
  expect(faults).toEqual([]);
});
