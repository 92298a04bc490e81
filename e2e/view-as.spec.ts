import { expect, type Page, test } from '@playwright/test';
import { demoPassword } from '../scripts/demo/logins.ts';
import { checkLoaded } from './page-checks.ts';
import {
  chooseCustomer,
  labelOf,
  openChip,
  openSelection,
  selection,
  sellersCustomers,
} from './pages/customer-selection.page.ts';
import {
  askForView,
  confirmPassword,
  endView,
  viewBanner,
  viewRefusal,
} from './pages/view-as.page.ts';
import { api, getUser, isPhone, keepQuiet, rememberCustomer } from './support.ts';
import { localeFor, logInAs, type TestLocale } from './test-locale.ts';

test.beforeEach(async ({ page, context }, info) => {
  test.setTimeout(180_000);
  // Of the context, so that it holds in the tab of the view too.
  await keepQuiet(context);
  await logInAs(page, localeFor(info), 'access');
});

/** The newest event of a kind in the audit log, with its details. */
async function expectEvent(page: Page, { at, say }: TestLocale, kind: string, texts: string[]) {
  await page.goto(at(`/admin/audit?kind=${kind}`));
  const rows = page.getByRole('table', { name: say('Audit log') }).locator('tbody tr');
  await rows.first().getByRole('button').last().click();
  await page.getByRole('menuitem', { name: say('Show details') }).click();
  const read = async () => (await rows.nth(0).innerText()) + (await rows.nth(1).innerText());
  for (const text of texts) await expect.poll(read).toContain(text);
}

test(
  'an administrator reads the portal as a dealer sees it',
  { tag: '@desktop' },
  async ({ page, request }, info) => {
    const locale = localeFor(info);
    const { at, say, like, user } = locale;
    const touch = isPhone(info);
    const username = user('dealer');
    const { name } = await getUser(request, username);
    const { data } = await (await api(request, username))('Orders', { page: 1, filter: {} });
    const orderNo: string = data.orders.orders[0].order_no;
    const reason = `Walk ${crypto.randomUUID()}`;
    let view = page;

    await test.step('after a proof, where the login is old', async () => {
      await page.route(
        '**/view-as',
        (route) => route.fulfill({ status: 422, json: { code: 'REAUTHENTICATE' } }),
        { times: 1 },
      );
      const refused = await askForView(page, locale, { username, reason });
      if (!refused.isClosed()) await refused.waitForEvent('close');
      view = await confirmPassword(page, say, demoPassword);
      await expect(viewBanner(view, say)).toContainText(reason);
      await expect(viewBanner(view, say)).toContainText(
        say('You see the portal as {name}, reading only.', { name }),
      );
      await checkLoaded(view, touch);
    });
    await test.step("sees the dealer's orders and downloads none", async () => {
      await view.goto(at('/order'));
      await expect(view.getByText(orderNo).filter({ visible: true }).first()).toBeVisible();
      await view.goto(at('/order/open-order'));
      await view.getByRole('button', { name: say('Export'), exact: true }).click();
      await view.getByRole('button', { name: 'Excel', exact: true }).click();
      await expect(view.getByText(say(viewRefusal))).toBeVisible();
    });
    await test.step('puts nothing in the cart', async () => {
      await view.goto(at('/catalog/list?category=PAA&view=item&hasStock=true'));
      // Not the first article: it may be in the dealer's cart already.
      const add = view.getByRole('article').getByRole('button', { name: like('Add {name}') });
      await add.first().click();
      const refusal =
        'Not saved: you are viewing as another user. You can read, but not change or download anything.';
      await expect(view.getByText(say(refusal))).toBeVisible();
      await checkLoaded(view, touch);
    });
    await test.step('ends the view and stays logged in', async () => {
      await endView(view, say);
      await expectEvent(page, locale, 'view-as.ended', [`user: ${username}`]);
      await expectEvent(page, locale, 'view-as.started', [
        say('Began to view as a user'),
        `user: ${username}`,
        reason,
      ]);
    });
  },
);

test(
  'changes the customer in a view and not for the user',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    const locale = localeFor(info);
    const { at, say, user } = locale;
    const username = user('sales');
    const [own, other] = await sellersCustomers(request, username);
    if (!own || !other) throw new Error(`${username} has fewer than two customers`);
    await rememberCustomer(request, username, own.custCode.unified);
    const view = await askForView(page, locale, { username, reason: 'Walk' });
    await expect(viewBanner(view, say)).toBeVisible();
    await view.goto(at('/order'));
    await chooseCustomer(await openSelection(view, info, say), other, say);
    await expect(selection(view, say)).toHaveCount(0);
    await expect(await openChip(view, info, say)).toContainText(labelOf(other).slice(0, 30));
    await view.keyboard.press('Escape');
    await expect(viewBanner(view, say)).toBeVisible();
    const { salesActiveCustCode } = await getUser(request, username);
    expect(salesActiveCustCode?.unified).toBe(own.custCode.unified);
    await endView(view, say);
    await expectEvent(page, locale, 'view-as.customer-changed', [
      say('Changed the customer while viewing as a user'),
      `user: ${username}`,
    ]);
  },
);
