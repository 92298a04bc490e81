import { expect, type Page, test } from '@playwright/test';
import { countTaps } from './count-taps.ts';
import { findSaleable } from './demo-frames.ts';
import { chooseTerms, placeOrderButton } from './pages/checkout.page.ts';
import { frameField, registerButton } from './pages/retail-sales.page.ts';
import { api, emptyCart, keepQuiet, login } from './support.ts';

const user = 'dealer.us';

/** Taps "Place order", and waits until it is placed. */
async function placeOrder(page: Page, { tap }: Pick<ReturnType<typeof countTaps>, 'tap'>) {
  await tap(placeOrderButton(page));
  await expect(page).toHaveURL(/order-confirmation\?order=\d+/);
}

test('common tasks take few taps', { tag: '@phone' }, async ({ page, request }) => {
  test.setTimeout(180_000);
  const callApi = await api(request, user);
  await emptyCart(request, user);
  await keepQuiet(page);
  await login(page, user);
  const home = page.getByRole('region', { name: 'To do' });
  const orderAgain = page.getByRole('button', { name: 'Order again' }).first();

  await test.step('order the last order again: 4', async () => {
    // Ship-to, shipping and payment are those of the order before; this one has none.
    await orderAgain.tap();
    await chooseTerms(page);
    await placeOrder(page, countTaps());
    await page.goto('/en-us');
    const by = countTaps();
    await by.tap(orderAgain);
    await placeOrder(page, by);
    expect(by.taps()).toBeLessThanOrEqual(4);
  });

  await test.step('order three pieces of a small part: 6', async () => {
    await page.goto('/en-us');
    const by = countTaps();
    await by.tap(page.locator('main').getByRole('combobox'));
    await page.keyboard.type('chain');
    await by.tap(page.getByRole('option').first());
    await by.tap(
      page.getByRole('region', { name: 'Sizes and colors' }).getByRole('textbox').first(),
    );
    await page.keyboard.type('3');
    await by.tap(page.getByRole('button', { name: 'Add 3 to cart' }));
    await by.tap(page.getByRole('link', { name: 'To checkout' }));
    await placeOrder(page, by);
    expect(by.taps()).toBeLessThanOrEqual(6);
  });

  await test.step('register the sale of an inspected bike: 5', async () => {
    const bikes = await findSaleable(callApi);
    const { frameNumber } = bikes.find(({ pdi }) => pdi) ?? bikes[0];
    await page.goto('/en-us');
    const by = countTaps();
    await by.tap(page.getByRole('button', { name: 'Menu', exact: true }));
    await by.tap(page.getByRole('link', { name: 'Retail sales' }));
    await by.tap(page.getByRole('link', { name: 'Register a sale' }).first());
    await by.tap(frameField(page));
    await page.keyboard.type(frameNumber);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Consumer 7');
    await by.tap(registerButton(page));
    await expect(page.getByText(`The sale of ${frameNumber} is saved.`)).toBeVisible();
    expect(by.taps()).toBeLessThanOrEqual(5);
  });

  await test.step('pay all that a company is owed too late: 5', async () => {
    await page.goto('/en-us');
    const by = countTaps();
    await by.tap(home.getByRole('link', { name: 'Pay', exact: true }).first());
    await by.tap(page.getByRole('button', { name: /^Pay what is overdue/ }).first());
    await by.tap(page.getByRole('radio', { name: /card/i }).first());
    await by.tap(page.getByRole('button', { name: /^Pay \$/ }));
    await expect(page).toHaveURL(/pay\.localhost/);
    expect(by.taps()).toBeLessThanOrEqual(5);
  });
  await emptyCart(request, user);
});
