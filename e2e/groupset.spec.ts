import { expect, test } from '@playwright/test';
import { eanBarcode } from '../src/lib/decoders/ean-barcode.ts';
import { type Article, marginText } from './articles.ts';
import { checkPage } from './page-checks.ts';
import { api, dealer, emptyCart, isPhone, keepQuiet, login, serverCart } from './support.ts';
import { usd } from './us-format.ts';

interface Groupset {
  name: string;
  slug: string;
  total: number | null;
  items: { qty: number; product: Article }[];
}

test(
  'dealer opens a groupset, adds two, prints and shares it',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    test.setTimeout(120_000);
    const user = dealer(info);
    const phone = isPhone(info);
    await emptyCart(request, user);
    const callApi = await api(request, user);
    const { groupsets, info: all } = (await callApi('Groupsets', { page: 1, limit: 12 })).data
      .groupsets;
    const set: Groupset = groupsets.find(({ items, total }: Groupset) =>
      items.every(
        ({ product }) => total !== null && !product.blocked && product.orderQuota === null,
      ),
    );
    const total = Number(set.total);
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await keepQuiet(page);
    await login(page, user);

    await test.step('the list', async () => {
      await page.goto('/en-us/catalog');
      await page
        .getByRole('navigation', { name: 'Kind of product' })
        .getByRole('link', { name: 'Groupsets' })
        .click();
      await expect(page.getByText(new RegExp(`^${all.count} results?$`))).toBeVisible();
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: set.name, exact: true }) });
      await expect(card).toContainText(`${set.items.length} parts`);
      await expect(card).toContainText(usd(total));
      await card.getByRole('link', { name: set.name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/catalog/groupset/${set.slug}$`));
      await expect(page.getByRole('heading', { level: 1, name: set.name })).toBeVisible();
    });

    await test.step('total, margin, and every part with code, price and stock', async () => {
      const main = page.getByRole('main');
      const retail = set.items.reduce(
        (sum, { qty, product }) => sum + qty * Number(product.price.retail),
        0,
      );
      expect(
        set.items.reduce((sum, { qty, product }) => sum + qty * Number(product.price.dealer), 0),
      ).toBe(total);
      await expect(main.getByText(usd(total), { exact: true })).toBeVisible();
      await expect(main.getByText(`RRP ${usd(retail)}`)).toBeVisible();
      await expect(main.getByText(marginText(total, retail))).toBeVisible();
      const parts = page.getByRole('region', { name: 'Parts' }).getByRole('listitem');
      await expect(parts).toHaveCount(set.items.length);
      for (const [index, { qty, product }] of set.items.entries()) {
        const part = parts.nth(index);
        await expect(part).toContainText(`${qty > 1 ? `${qty} × ` : ''}${product.name}`);
        await expect(part).toContainText(product.article_code_display);
        await expect(part).toContainText(usd(Number(product.price.dealer) * qty));
      }
      await checkPage(page, phone);
    });

    await test.step('two groupsets in the cart', async () => {
      const sets = page.getByRole('group', { name: 'Groupsets' });
      await sets.getByRole('button', { name: 'One more' }).click();
      await page.getByRole('button', { name: 'Add 2 groupsets' }).click();
      await expect(page.getByText(`${set.name} put into the cart`)).toBeVisible();
      const wanted = set.items.map(({ qty, product }) => [product.article_code_display, 2 * qty]);
      await expect.poll(() => serverCart(request, user)).toEqual(Object.fromEntries(wanted));
    });

    await test.step('one of its parts on paper', async () => {
      await page.getByRole('button', { name: 'Print' }).click();
      const dialog = page.getByRole('dialog', { name: 'Print' });
      const { product } = set.items.at(-1) as Groupset['items'][number];
      await dialog.getByLabel('Article').selectOption(product.article_code);
      const barcode = eanBarcode(product.ean);
      const bars = { name: `${barcode?.kind} ${barcode?.digits}` };
      await expect(dialog.getByRole('img', bars)).toBeVisible();
      await checkPage(page, phone);
      await dialog.getByRole('button', { name: 'Print' }).click();
      await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
      await page.emulateMedia({ media: 'print' });
      const paper = await page.locator('body').innerText();
      for (const text of [set.name, product.name, `Code ${product.article_code_display}`])
        expect(paper).toContain(text);
      expect(paper).not.toContain(usd(total));
      await page.emulateMedia({ media: null });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('the link', async () => {
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByText('Link copied')).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await page.goto('/en-us');
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: set.name })).toBeVisible();
    });
  },
);
