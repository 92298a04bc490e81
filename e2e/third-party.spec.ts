import { expect, type Page, test } from '@playwright/test';
import { listMails, newMail } from './mails.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { api, type CallApi, dealer, isPhone, keepQuiet, login, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const folder = process.env.E2E_MAIL_DIR ?? '';

const row = {
  line: 2,
  articleCode: 'CH-100',
  description: 'Brass bell, chrome',
  salesUnit: 'PCE',
};

/** Sells the bell of the vendor of vendor.us at a price. */
async function sellBellAt(vendor: CallApi, price: string): Promise<void> {
  const rows = [{ ...row, price }];
  await vendor('UploadProductThirdParties', { vendorId: 'CHIME', rows, dryRun: false });
}

/** Finds an article in the catalog and puts it into the cart. */
async function add(page: Page, search: string, name: string): Promise<void> {
  await page.goto(`/en-us/3rd-party/catalog?search=${search}`);
  await page.getByRole('button', { name: `Add ${name} to the cart` }).click();
  await expect(page.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('1');
}

// R075 to R078, B284 to B286, readings 75, 76, 108, 109, 111
test(
  'orders from two vendors, one of which confirms and ships',
  { tag: '@phone' },
  async ({ page, browser, request }, info) => {
    test.setTimeout(240_000);
    const user = dealer(info);
    const touch = isPhone(info);
    const [callApi, vendorApi] = await Promise.all([api(request, user), api(request, 'vendor.us')]);
    const countOrders = async () =>
      (await callApi('ThirdPartyOrders', { page: 1, limit: 10, filter: {} })).data.orderThirdParties
        .info.count as number;
    await sellBellAt(vendorApi, '5.00');
    const before = await countOrders();
    const mails = listMails(folder);
    let orderNo = '';
    await keepQuiet(page);
    await login(page, user);
    await workerReady(page);

    await test.step('finds articles of several vendors', async () => {
      await page.goto('/en-us/3rd-party/catalog');
      await expect(page.getByText('Brass bell, chrome')).toBeVisible();
      await checkPage(page, touch);
      await checkNarrow(page);
      await add(page, 'CH-100', 'Brass bell, chrome');
      await add(page, 'SL-10', 'D-lock, hardened');
      await page.getByRole('link', { name: 'Cart (2 articles)' }).click();
      await expect(page.getByRole('region', { name: 'Secure Locks' })).toBeVisible();
    });

    await test.step('shows what changed, and places nothing until it is accepted', async () => {
      await sellBellAt(vendorApi, '6.00');
      for (const vendor of ['Chime & Shine', 'Secure Locks'])
        await page
          .getByRole('region', { name: vendor })
          .getByLabel('Ship to')
          .selectOption({ index: 1 });
      await page
        .getByRole('region', { name: 'Chime & Shine' })
        .getByLabel('Note to the vendor')
        .fill('Ring twice');
      await checkPage(page, touch);
      await checkNarrow(page);
      await page.getByRole('button', { name: 'Place 2 orders' }).click();
      await expect(page.getByText('$5.00 → $6.00')).toBeVisible();
      expect(await countOrders()).toBe(before);
      await checkPage(page, touch);
      await checkNarrow(page);
    });

    await test.step('becomes one order and one mail for each vendor', async () => {
      await page.getByRole('button', { name: 'Accept the changes' }).click();
      await page.getByRole('button', { name: 'Place 2 orders' }).click();
      await expect(page.getByRole('heading', { name: '2 orders are placed' })).toBeVisible();
      await checkPage(page, touch);
      expect(await countOrders()).toBe(before + 2);
      orderNo =
        (await page.getByRole('main').getByRole('link', { name: /^3P-/ }).first().textContent()) ??
        '';
      const mail = await newMail(folder, 'orders@chime-and-shine.example', mails, orderNo);
      expect(mail).toContain('$6.00');
      expect(mail).toContain('Ring twice');
      await page.goto(`/en-us/3rd-party/order/${orderNo}`);
      await expect(page.getByRole('button', { name: 'Confirm the order' })).toHaveCount(0);
    });

    await test.step('is confirmed offline and shipped by its vendor', async () => {
      const context = await browser.newContext({
        serviceWorkers: 'allow',
        viewport: page.viewportSize(),
      });
      const office = await context.newPage();
      await keepQuiet(office);
      await login(office, 'vendor.us');
      await workerReady(office);
      await office.goto('/en-us/3rd-party/order?show=incoming');
      await expect(office.getByRole('link', { name: orderNo })).toBeVisible();
      await expect(office.getByText('D-lock, hardened')).toHaveCount(0);
      await checkPage(office, touch);
      await checkNarrow(office);
      await office.getByRole('link', { name: orderNo }).click();
      await expect(office.getByRole('button', { name: 'Confirm the order' })).toBeVisible();
      await checkPage(office, touch);
      await checkNarrow(office);
      await context.setOffline(true);
      await office.getByRole('button', { name: 'Confirm the order' }).click();
      await expect(office.getByText('waiting', { exact: true }).first()).toBeVisible();
      await context.setOffline(false);
      await office.getByRole('button', { name: 'Mark all as shipped' }).click({ timeout: 60_000 });
      await expect(
        office.getByRole('main').getByText('Shipped', { exact: true }).first(),
      ).toBeVisible();
      await office.goto('/en-us/3rd-party/article-maintenance');
      await expect(office.getByText('Brass bell, chrome')).toBeVisible();
      await checkPage(office, touch);
      await checkNarrow(office);
      await office.getByRole('button', { name: 'Upload articles or stock' }).click();
      await office.getByRole('tab', { name: 'Stock' }).click();
      await expect(office.getByRole('button', { name: 'Download a template' })).toBeVisible();
      await checkPage(office, touch);
      await checkNarrow(office);
      await context.close();
    });

    await test.step('is followed by its buyer', async () => {
      await page.goto('/en-us/3rd-party/order');
      const found = page.getByRole('row').filter({ hasText: orderNo });
      await expect(found.getByText('Shipped')).toBeVisible();
      await checkPage(page, touch);
      await checkNarrow(page);
    });
  },
);

// Reading 108
test(
  'shows no buttons of the vendor to sales staff',
  { tag: '@desktop' },
  async ({ page, request }, info) => {
    const callApi = await api(request, dealer(info));
    const { shiptoV2 } = (await callApi('ShipTos')).data;
    const { data } = await callApi('CheckoutThirdParty', {
      shipment: [{ vendorId: 'CHIME', shipto: shiptoV2[0].id }],
      products: [{ vendorId: 'CHIME', articleCode: 'CH-110', price: 0, qty: 1 }],
    });
    const [{ now: price }] = data.checkoutThirdPartyV2.productErrors;
    const placed = await callApi('CheckoutThirdParty', {
      shipment: [{ vendorId: 'CHIME', shipto: shiptoV2[0].id }],
      products: [{ vendorId: 'CHIME', articleCode: 'CH-110', price, qty: 1 }],
    });
    const { orderNo } = placed.data.checkoutThirdPartyV2.orders[0];
    await keepQuiet(page);
    await login(page, 'lead.us');
    await page.goto(`/en-us/3rd-party/order/${orderNo}`);
    await expect(page.getByRole('heading', { name: orderNo })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm the order' })).toHaveCount(0);
  },
);
