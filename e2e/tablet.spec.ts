import { expect, type Page, test } from '@playwright/test';
import { checkInBothSchemes, checkNarrow } from './page-checks.ts';
import { emptyCartNote, openCart, quantityFields } from './pages/cart.page.ts';
import { addFromList } from './pages/catalog-list.page.ts';
import { openCheckout } from './pages/checkout.page.ts';
import { openOrders, ordersHeading } from './pages/orders.page.ts';
import { openSettings } from './pages/settings.page.ts';
import {
  api,
  emptyCart,
  getUser,
  isPhone,
  keepQuiet,
  login,
  logOut,
  reloadUnderWorker,
  serverCart,
} from './support.ts';
import { localeFor, logInAs } from './test-locale.ts';

test.use({ serviceWorkers: 'allow' });

const first = 'dealer.us';
const second = 'dealer2.us';
const list = '/en-us/catalog/list?category=PAA&view=item&hasStock=true';
const note = 'Only for the eyes of the first';

/** Everything this browser keeps for the portal, in words: databases with their records, storages, caches. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const asPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const records: unknown[] = [];
    for (const name of names) {
      const db = await asPromise(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        records.push(await asPromise(db.transaction(store).objectStore(store).getAll()));
      db.close();
    }
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url);
    return {
      names,
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      text: JSON.stringify([records, { ...localStorage }, { ...sessionStorage }]),
      addresses,
    };
  });

test('separates the data of two dealers on one tablet', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  for (const user of [first, second]) await emptyCart(request, user);
  const { id } = await getUser(request, first);
  await keepQuiet(page);
  await login(page, first);
  await page.goto(list);
  await reloadUnderWorker(page);
  const code = await addFromList(page, 0);
  await expect.poll(() => serverCart(request, first)).toEqual({ [code]: 1 });
  await openCheckout(page);
  await page.getByLabel('Notes (optional)').fill(note);
  await openSettings(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a name');
  await page.goto('/en-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Demo Dealer us');
  await expect(page.getByText(/^balance, limit/)).toBeVisible();
  const callApi = await api(request, first);
  const name: string = (await callApi('ShipTos')).data.shiptoV2[0].name;
  const limit = await page.getByText(/^balance, limit/).innerText();
  const before = await everythingKept(page);
  expect(before.names).toContain(`pannier|${new URL(page.url()).host}|${id}`);
  for (const word of [note, 'Half a name', code, 'Demo Dealer us'])
    expect(before.text, word).toContain(word);

  await logOut(page);
  await expect(page).toHaveURL('/en-us/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  const after = await everythingKept(page);
  expect(after.names.filter((one) => one.startsWith('pannier|'))).toEqual([]);
  for (const word of [note, 'Half a name', code, 'Demo Dealer us', name])
    expect(after.text, word).not.toContain(word);
  expect(after.addresses.filter((url) => /graphql|images|\/user(?:[/?]|$)/.test(url))).toEqual([]);

  await login(page, second);
  await page.goto('/en-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Demo Dealer2 us');
  await expect(page.getByText(/^balance, limit/)).toBeVisible();
  await expect(page.getByText(limit, { exact: true })).toHaveCount(0);
  await expect(page.getByText(name)).toHaveCount(0);
  await openCart(page);
  await expect(emptyCartNote(page)).toBeVisible();
  await page.goto(list);
  await addFromList(page, 0);
  await openCheckout(page);
  await expect(page.getByLabel('Notes (optional)')).toHaveValue('');
  await openSettings(page);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Demo Dealer2 us');
  await openOrders(page);
  await expect(ordersHeading(page)).toBeVisible();
  const then = await everythingKept(page);
  const names = then.names.filter((one) => one.startsWith('pannier|'));
  expect(names).toEqual([
    `pannier|${new URL(page.url()).host}|${(await getUser(request, second)).id}`,
  ]);
  expect(then.keys.filter((key) => new RegExp(`input\\.${id}\\b`).test(key))).toEqual([]);
  // The first dealer pays some invoices of the second, which name the payer.
  const own = then.text.replace(/payerName[\\":]+[^"\\]*/g, '');
  for (const word of [note, 'Half a name', 'Demo Dealer us', name])
    expect(own, word).not.toContain(word);

  // And the first finds the cart the server has kept.
  await expect.poll(async () => Object.keys(await serverCart(request, second))).toHaveLength(1);
  await logOut(page);
  await expect(page).toHaveURL('/en-us/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await login(page, first);
  await openCart(page);
  await expect(quantityFields(page)).toHaveValue('1');
  expect(Object.keys(await serverCart(request, first))).toEqual([code]);
});

test(
  'asks to keep or drop unsent work before logging out',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    test.setTimeout(120_000);
    const { at, say, like, user } = localeFor(info);
    const phone = isPhone(info);
    await emptyCart(request, user('dealer'));
    await keepQuiet(page);
    await logInAs(page, localeFor(info), 'dealer');
    await page.goto(at('/catalog/list?category=PAA&view=item&hasStock=true'));
    await reloadUnderWorker(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    const kept = await addFromList(page, 0, like);
    await logOut(page, say);
    const question = page.getByRole('dialog', { name: say('Log out and lose unsent work?') });
    await expect(question.getByText(/^1 /)).toBeVisible();
    await checkInBothSchemes(page, phone);
    await checkNarrow(page);
    await question.getByRole('button', { name: say('Stay') }).click();
    await expect(question).toBeHidden();
    // So does the browser before it is closed; here, too, the answer is to stay.
    const dialogOpens = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const closing = await dialogOpens;
    expect(closing.type()).toBe('beforeunload');
    await closing.dismiss();
    await context.setOffline(false);
    const cart = () => serverCart(request, user('dealer'));
    await expect.poll(cart, { timeout: 30_000 }).toEqual({ [kept]: 1 });

    await context.setOffline(true);
    await addFromList(page, 1, like);
    await logOut(page, say);
    await question.getByRole('button', { name: say('Log out and lose it') }).click();
    await expect(page).toHaveURL(at('/login'));
    await context.setOffline(false);
    await logInAs(page, localeFor(info), 'dealer');
    await page.goto(at('/cart'));
    await expect(page.getByRole('textbox', { name: like('Quantity of {name}') })).toHaveCount(1);
    expect(await cart()).toEqual({ [kept]: 1 });
    await page.goto(at('/pending-changes'));
    await expect(page.getByText(say('Everything is sent'))).toBeVisible();
  },
);
