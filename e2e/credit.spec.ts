import { expect, type Locator, type Page, type TestInfo, test } from '@playwright/test';
import { checkNarrow, checkPage } from './page-checks.ts';
import { openOrders } from './pages/orders.page.ts';
import {
  api,
  dealer,
  hideWrittenData,
  hostUrl,
  isPhone,
  keepQuiet,
  login,
  ownHeading,
  reloadUnderWorker,
} from './support.ts';
import { createSay, localeFor, logInAs, type Say } from './test-locale.ts';

const usd = (minor: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(minor / 100);

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await keepQuiet(page);
});

const english = createSay('en');

/** Opens the panel: the widget of the bar, or the drawer's entry. */
async function openPanel(page: Page, info: TestInfo, say: Say = english): Promise<Locator> {
  const panel = page.getByRole('region', { name: say('Credit') });
  if (isPhone(info)) {
    await page.getByRole('button', { name: say('Menu'), exact: true }).click();
    await page.getByRole('button', { name: say('Credit'), exact: true }).click();
  } else
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${say('Credit')}`) })
      .click();
  await expect(panel).toBeVisible();
  return panel;
}

/** The amount under a label. */
const getAmount = (panel: Locator, label: string) =>
  panel.locator('dl > div').filter({ hasText: label }).locator('dd');

/** Returns the value of a design color in the page's color scheme. */
const readColor = (page: Page, name: 'text-success-ink' | 'text-error-ink' | 'text-ink') =>
  page.evaluate((className) => {
    const probe = Object.assign(document.createElement('span'), { className });
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test(
  'shows the balance, the limit and its use for each company',
  { tag: '@desktop' },
  async ({ page, request }, info) => {
    const user = dealer(info);
    const { data } = await (await api(request, user))('CreditInformation');
    const { companies } = data.creditInformation;
    expect(companies.length).toBeGreaterThan(1);
    await login(page, user);
    await openOrders(page);
    const panel = await openPanel(page, info);
    await expect(panel.getByText('Credit OK')).toBeVisible();
    await expect(panel.getByText('Blocked for orders')).toHaveCount(0);
    const choice = panel.getByLabel('Company');
    await expect(choice.getByRole('option')).toHaveText(
      companies.map(({ name, code }: { name: string; code: string }) => `${name} (${code})`),
    );
    for (const company of companies) {
      await choice.selectOption(company.code);
      const balance = getAmount(panel, 'balance');
      await expect(balance).toHaveText(usd(company.balance));
      await expect(balance).toHaveCSS('color', await readColor(page, 'text-success-ink'));
      await expect(getAmount(panel, 'Credit limit')).toHaveText(usd(company.creditLimit));
      const uses = panel.getByRole('table', { name: 'Use of the credit' });
      for (const [row, amount] of [
        ['Open invoices', company.openInvoice],
        ['Open deliveries', company.openDo],
        ['Consignment', company.consignment],
        ['Credit exposure', company.creditExposure],
        ...(company.decides ? [['Portal orders not yet invoiced', company.openOrders]] : []),
        ['Left of the limit', company.balance],
      ] as [string, number][])
        await expect(uses.getByRole('row', { name: row })).toContainText(usd(amount));
    }
    await checkPage(page, isPhone(info));
    if (isPhone(info)) await checkNarrow(page);
    await panel.getByRole('link', { name: 'Open invoices' }).click();
    await expect(page).toHaveURL(/\/invoice\/open-invoice/);
  },
);

// B067 to B069
test(
  'shows a block in color and words with its reason',
  { tag: '@desktop' },
  async ({ page }, info) => {
    await login(page, 'blocked.us');
    await openOrders(page);
    const panel = await openPanel(page, info);
    await expect(panel.getByText('Credit blocked')).toBeVisible();
    await expect(panel.getByText('Blocked for orders')).toBeVisible();
    await expect(panel.getByText('credit limit exceeded')).toBeVisible();
    const balance = getAmount(panel, 'balance');
    await expect(balance).toHaveText(/^−\$/);
    await expect(balance).toHaveCSS('color', await readColor(page, 'text-error-ink'));
    await expect(panel.getByLabel('Company')).toHaveCount(0);
    await checkPage(page, isPhone(info));
    if (isPhone(info)) return checkNarrow(page);
    await expect(page.getByRole('button', { name: 'Credit blocked' })).toBeVisible();
  },
);

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test(
    'keeps the last values and their time offline',
    { tag: '@phone' },
    async ({ page, context }, info) => {
      const { at, say, like } = localeFor(info);
      await logInAs(page, localeFor(info), 'dealer');
      await page.goto(at('/order'));
      await reloadUnderWorker(page);
      const online = await openPanel(page, info, say);
      // The panel is rendered before its content is loaded.
      await expect.poll(() => online.locator('dd, td').count()).toBeGreaterThan(4);
      const values = await online.locator('dd, td').allInnerTexts();

      await context.setOffline(true);
      await page.reload();
      const panel = await openPanel(page, info, say);
      await expect(panel.locator('dd, td')).toHaveText(values);
      await expect(panel.getByText(like('as of {when}'))).toContainText(/\d+:\d\d/);
      await checkPage(page, isPhone(info));
      await context.setOffline(false);
    },
  );
});

for (const [user, path, tag] of [
  ['guest.us', 'catalog', '@phone'],
  ['access.us', 'user/edit-profile', '@desktop'],
] as const)
  test(`${user} has no credit anywhere (B062)`, { tag }, async ({ page }, info) => {
    await login(page, user);
    for (const where of [path, '']) {
      await page.goto(`/en-us/${where}`);
      await expect(ownHeading(page)).toBeVisible();
      if (isPhone(info)) {
        const menu = page.getByRole('button', { name: 'Menu', exact: true });
        await menu.click();
      } else await page.getByRole('button', { name: 'Account' }).click();
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(page.getByText(/credit/i)).toHaveCount(0);
    }
  });

// F012, F013
test(
  'omits the status color and usage table where switched off',
  { tag: '@phone' },
  async ({ page, baseURL }, info) => {
    const base = hostUrl(baseURL, 'id');
    await hideWrittenData(page);
    await page.route('**/server/config/*', async (route) => {
      // The browser alone knows the names under localhost.
      const { pathname, host } = new URL(route.request().url());
      const headers = { ...route.request().headers(), host };
      const answer = await route.fetch({ url: `${baseURL}${pathname}`, headers });
      await route.fulfill({ json: { ...(await answer.json()), creditStatusUsage: false } });
    });
    await login(page, 'dealer.id', undefined, base, 'en-id');
    await page.goto(`${base}/en-id/order`);
    const panel = await openPanel(page, info);
    await expect(getAmount(panel, 'balance')).toHaveCSS('color', await readColor(page, 'text-ink'));
    await expect(panel.getByRole('table')).toHaveCount(0);
    for (const label of ['Open invoices', 'Open deliveries', 'Consignment', 'Credit exposure'])
      await expect(getAmount(panel, label)).toContainText('Rp');
    await checkPage(page, isPhone(info));
    if (isPhone(info)) await checkNarrow(page);
  },
);

test(
  'shows the balance in the German host’s words (F041)',
  { tag: '@phone' },
  async ({ page, baseURL }, info) => {
    const base = hostUrl(baseURL, 'de');
    await login(page, 'dealer.de', undefined, base, 'de');
    await page.goto(`${base}/de/order`);
    const panel = await openPanel(page, info, createSay('de'));
    await expect(panel.getByText('Kredit in Ordnung')).toBeVisible();
    await expect(getAmount(panel, 'frei verfügbar')).toContainText('€');
    await checkPage(page, isPhone(info));
    if (isPhone(info)) await checkNarrow(page);
  },
);
