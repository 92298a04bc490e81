import { expect, test } from '@playwright/test';
import { type Article, findParts } from './articles.ts';
import { loadCartQtys } from './orders-on-server.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import {
  cartNameButton,
  chooseFromCartMenu,
  emptyCartNote,
  giveName,
  openCart,
} from './pages/cart.page.ts';
import { chooseMore } from './pages/lists.page.ts';
import { downloadCatalog } from './pages/offline-catalog.page.ts';
import {
  activeCart,
  deleteTemplate,
  editTemplate,
  openTemplates,
  templateHeading,
} from './pages/order-lists.page.ts';
import { allOrdersLink, openOrder } from './pages/orders.page.ts';
import {
  api,
  type CallApi,
  dealer,
  emptyCart,
  isPhone,
  keepQuiet,
  login,
  workerReady,
} from './support.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) => keepQuiet(page));

interface List {
  id: string;
  kind: 'cart' | 'template';
  name: string;
  active: boolean;
  lines: { articleCode: string; qty: number }[];
}

/** The user's carts and templates as the server has them. */
async function readLists(callApi: CallApi): Promise<List[]> {
  return (await callApi('OrderLists')).data.orderLists.lists;
}

async function dropLists(callApi: CallApi): Promise<void> {
  for (const { id } of await readLists(callApi)) await callApi('DeleteOrderList', { id });
}

test(
  'fills named carts from templates, also offline',
  { tag: '@desktop' },
  async ({ page, context, request }, info) => {
    test.setTimeout(150_000);
    const touch = isPhone(info);
    const user = dealer(info);
    const names = { shop: 'Shop floor', visit: 'Visit Thursday', weekly: 'Weekly order' };
    const callApi = await api(request, user);
    await emptyCart(request, user);
    await dropLists(callApi);
    const [a, b] = await findParts(request, user);
    if (!a || !b) throw new Error('the demo has too few parts');
    const filled = { [a.article_code_display]: 5, [b.article_code_display]: 2 };
    const products = [
      { articleCode: a.article_code, qty: 5 },
      { articleCode: b.article_code, qty: 2 },
    ];
    await callApi('UpdateProductsInCart', { products });
    await login(page, user);
    await workerReady(page);
    await downloadCatalog(page);

    await openCart(page);
    await expect(page.getByRole('article')).toHaveCount(2);
    await chooseFromCartMenu(page, 'Name this cart');
    await giveName(page, names.shop, 'Save');
    await expect(cartNameButton(page, names.shop)).toBeVisible();
    await chooseFromCartMenu(page, 'Save as a template');
    await giveName(page, names.weekly, 'Save');
    await expect(page.getByText(`${names.weekly} is kept as a template`)).toBeVisible();
    await chooseFromCartMenu(page, 'New empty cart');
    await giveName(page, names.visit, 'Switch to it');
    await expect(emptyCartNote(page)).toBeVisible();
    await expect.poll(() => loadCartQtys(callApi)).toEqual({});
    await expect
      .poll(async () => (await readLists(callApi)).map(({ name }) => name).sort())
      .toEqual(Object.values(names).sort());

    await context.setOffline(true);
    await openTemplates(page);
    await expect(templateHeading(page, names.weekly)).toBeVisible();
    await checkPage(page, touch);
    await editTemplate(page, names.weekly);
    const quantity = page
      .getByRole('list', { name: 'Templates' })
      .getByRole('list')
      .getByRole('listitem')
      .filter({ hasText: a.article_code_display })
      .getByRole('textbox');
    await quantity.fill('8');
    await quantity.press('Enter');
    await expect(page.getByText('saved here, not sent yet')).toBeVisible();
    await page.getByRole('button', { name: `Add to the cart ${names.weekly}` }).click();
    await expect(page.getByText(`${names.weekly}: 2 lines added`)).toBeVisible();

    await page.getByRole('link', { name: 'Own numbers' }).click();
    const own = `SHELF ${info.project.name}`;
    await page.getByLabel('Your number').fill(own);
    await page.getByLabel('Article code or EAN').fill(b.article_code);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Own numbers' })).toContainText(
      `${own} is ${b.article_code}`,
    );

    // The cart of the visit is filled from the template; the shop's comes back as it was left.
    await page
      .getByRole('navigation', { name: 'Carts and templates' })
      .getByRole('link', { name: 'Carts', exact: true })
      .click();
    await expect(activeCart(page)).toContainText(names.visit);
    await expect(activeCart(page)).toContainText('2 lines');
    await checkPage(page, touch);
    if (touch) await checkNarrow(page);
    await page.getByRole('button', { name: `Switch to ${names.shop}` }).click();
    await expect(activeCart(page)).toContainText(names.shop);
    expect(await loadCartQtys(callApi)).toEqual({});

    await context.setOffline(false);
    await expect.poll(() => loadCartQtys(callApi), { timeout: 30_000 }).toEqual(filled);
    const readLines = async (name: string) =>
      (await readLists(callApi))
        .find((list) => list.name === name)
        ?.lines.map(({ articleCode, qty }) => ({ articleCode, qty }))
        .sort((x, y) => x.qty - y.qty);
    const edited = [
      { articleCode: b.article_code, qty: 2 },
      { articleCode: a.article_code, qty: 8 },
    ];
    await expect.poll(() => readLines(names.weekly)).toEqual(edited);
    await expect.poll(() => readLines(names.visit)).toEqual(edited);
    await expect
      .poll(async () => (await callApi('ArticleAliases')).data.articleAliases.aliases)
      .toContainEqual({ alias: own, articleCode: b.article_code });

    // Deleting can be undone. A final deletion also reaches the server.
    await page.getByRole('link', { name: 'Templates', exact: true }).click();
    await deleteTemplate(page, names.weekly);
    await expect(page.getByText('No templates yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(templateHeading(page, names.weekly)).toBeVisible();
    await deleteTemplate(page, names.weekly);
    await expect(page.getByText('No templates yet')).toBeVisible();
    await expect
      .poll(async () => (await readLists(callApi)).map(({ name }) => name))
      .not.toContain(names.weekly);
    await dropLists(callApi);
    await callApi('SaveArticleAliases', { aliases: [{ alias: own, articleCode: null }] });
  },
);

test(
  'repeats a past order in full or with chosen lines',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    const user = dealer(info);
    const callApi = await api(request, user);
    const [a, b] = await findParts(request, user);
    if (!a || !b) throw new Error('the demo has too few parts');
    const shipto = (await callApi('ShipTos')).data.shiptoV2[0].id;
    const params = { cartItems: [], merchant: 'Pannier Demo Distribution Inc.' };
    const rate = (await callApi('ShipmentRates', params)).data.customerShipmentRates[0];
    const placed = await callApi('Checkout', {
      products: [
        { articleCode: a.article_code, qty: 2 },
        { articleCode: b.article_code, qty: 1 },
      ],
      shipto,
      shipments: [{ merchant: rate.merchant, rateId: rate.id }],
      paymentId: (await callApi('Payments', { sorg: a.sorg })).data.payments[0].id,
    });
    expect(placed.data.checkout.userErrors).toEqual([]);
    const orderNo: string = placed.data.checkout.orders[0].order_no;
    await emptyCart(request, user);
    await login(page, user);
    await openOrder(page, orderNo);
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page.getByText('2 articles put into the cart.')).toBeVisible();
    const whole = { [a.article_code_display]: 2, [b.article_code_display]: 1 };
    await expect.poll(() => loadCartQtys(callApi)).toEqual(whole);

    // That order and no other, with its lines open.
    await chooseMore(page, 'Choose lines');
    await expect(page.getByRole('article')).toHaveCount(1);
    const order = page.getByRole('article', { name: orderNo });
    const line = ({ article_code_display }: Article) =>
      order.getByRole('listitem').filter({ hasText: article_code_display });
    await line(a).getByRole('checkbox').uncheck();
    await line(b).getByRole('textbox').fill('3');
    await checkPage(page, isPhone(info));
    await order.getByRole('button', { name: 'Add 1 article to the cart' }).click();
    await expect
      .poll(() => loadCartQtys(callApi))
      .toEqual({ ...whole, [b.article_code_display]: 4 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => loadCartQtys(callApi)).toEqual(whole);
    await allOrdersLink(page).click();
    await expect(page.getByRole('article', { name: orderNo })).toBeVisible();
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(1);
    await emptyCart(request, user);
  },
);
