import { expect, test } from '@playwright/test';
import { findParts } from './articles.ts';
import { findOrderNos } from './orders-on-server.ts';
import {
  choicesOf,
  chooseTerms,
  openCheckout,
  orderKeptNote,
  placeWhenOnlineButton,
  poNumberField,
} from './pages/checkout.page.ts';
import { needYouHeading, openPendingChanges } from './pages/pending-changes.page.ts';
import { api, dealer, emptyCart, isPhone, keepQuiet, login, reloadUnderWorker } from './support.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) => keepQuiet(page));

test(
  'compares changes line by line before the order is placed',
  { tag: '@desktop' },
  async ({ page, request, context }, info) => {
    const user = dealer(info);
    const poNumber = `SEEN ${info.project.name} ${Date.now()}`;
    await emptyCart(request, user);
    const few = (await findParts(request, user, 50)).filter(
      ({ stock }) => !stock.masked && stock.qty > 1 && stock.qty < 40,
    );
    const part = few[isPhone(info) ? 0 : 1];
    if (!part) throw new Error('the demo has no part with little stock');
    const callApi = await api(request, user);
    const wanted = part.stock.qty;
    await callApi('UpdateProductsInCart', {
      products: [{ articleCode: part.article_code, qty: wanted }],
    });
    await login(page, user);
    await openCheckout(page);
    await reloadUnderWorker(page);
    await expect(choicesOf(page, 'Payment').first()).toBeVisible();
    await context.setOffline(true);
    await chooseTerms(page);
    await poNumberField(page).fill(poNumber);
    await placeWhenOnlineButton(page).click();
    await expect(orderKeptNote(page)).toBeVisible();

    // Another dealer buys a piece of the same article.
    const other = await api(request, 'vendor.us');
    const shipto = (await other('ShipTos')).data.shiptoV2[0].id;
    const merchant = (
      await other('ShipmentRates', { cartItems: [], merchant: 'Pannier Demo Distribution Inc.' })
    ).data.customerShipmentRates[0];
    const paymentId = (await other('Payments', { sorg: '2000' })).data.payments[0].id;
    const bought = await other('Checkout', {
      products: [{ articleCode: part.article_code, qty: 1 }],
      shipto,
      shipments: [{ merchant: merchant.merchant, rateId: merchant.id }],
      paymentId,
    });
    expect(bought.data.checkout.userErrors).toEqual([]);

    await context.setOffline(false);
    await openPendingChanges(page);
    await expect(needYouHeading(page)).toBeVisible();
    expect(await findOrderNos(request, user, poNumber)).toEqual([]);
    await page
      .getByRole('link', { name: /Edit|Decide/ })
      .first()
      .click();
    await expect(page.getByText(part.article_code_display).first()).toBeVisible();
    await page.getByRole('button', { name: 'Accept all' }).click();
    const place = page.getByRole('button', { name: 'Place the order like this' });
    await expect(place).not.toHaveAttribute('aria-disabled', 'true');
    await place.click();
    await expect.poll(() => findOrderNos(request, user, poNumber)).toHaveLength(1);
  },
);
