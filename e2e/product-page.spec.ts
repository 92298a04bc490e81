import { expect, test } from '@playwright/test';
import { linePrice } from '../shared/price-rule.ts';
import { eanBarcode } from '../src/lib/decoders/ean-barcode.ts';
import { fullName } from '../src/lib/variant-text.ts';
import { type Article, costOf, findModel, marginText } from './articles.ts';
import { pinch, swipe } from './gestures.ts';
import { checkPage } from './page-checks.ts';
import { productPictures } from './pages/product.page.ts';
import {
  api,
  dealer,
  emptyCart,
  isPhone,
  keepQuiet,
  login,
  logOut,
  serverCart,
} from './support.ts';
import { usd } from './us-format.ts';

const sizeOf = ({ frameSize, wheelSize }: Article) => frameSize ?? wheelSize ?? '';
const colorOf = ({ color }: Article) => color?.name ?? '';
const different = <T>(items: readonly Article[], of: (item: Article) => T): T[] => [
  ...new Set(items.map(of)),
];
/** May be ordered as it is, without a limit. */
const free = ({ blocked, orderQuota, price }: Article) =>
  !blocked && orderQuota === null && price.dealer !== null;

test('shows pictures, sizes with prices and related articles', async ({
  page,
  context,
  request,
}, info) => {
  test.setTimeout(150_000);
  const user = dealer(info);
  const phone = isPhone(info);
  await emptyCart(request, user);
  const callApi = await api(request, user);
  const model = await findModel(callApi, ({ items, related }) => {
    const [sizes, colors] = [different(items, sizeOf), different(items, colorOf)];
    return (
      Math.min(sizes.length, colors.length) > 1 &&
      items.length === sizes.length * colors.length &&
      different(items, costOf).length > 1 &&
      different(items, ({ image }) => image).length > 1 &&
      items.every((item) => free(item) && item.price.retail && eanBarcode(item.ean)) &&
      related.length > 0
    );
  });
  const { items } = model;
  const [sizes, colors] = [different(items, sizeOf), different(items, colorOf)];
  const pictures = different(items, ({ image }) => image);
  /** Where a browser has a sheet to share by, it is the device's. */
  await page.addInitScript((shares) => {
    window.print = () => Object.assign(window, { printed: true });
    if (shares)
      Object.assign(navigator, {
        share: async (data: ShareData) => Object.assign(window, { shared: data.url }),
      });
  }, phone);
  if (!phone) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepQuiet(page);
  await login(page, user);
  await page.goto(`/en-us/catalog/paa/${model.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: model.name })).toBeVisible();

  await test.step('pictures', async () => {
    const gallery = productPictures(page);
    const at = (place: number) => `Picture ${place} of ${pictures.length}`;
    const dialog = page.getByRole('dialog');
    const scale = async () => {
      const style = await dialog.locator('[style*=scale]').getAttribute('style');
      return Number(/scale\(([\d.]+)\)/.exec(style ?? '')?.[1]);
    };
    const first = gallery.getByRole('button', { name: /^Enlarge/ }).first();
    if (phone) {
      await swipe(page, first, -250);
      await expect(gallery.getByText(at(2))).toBeAttached();
      await swipe(page, gallery.getByRole('button', { name: /^Enlarge/ }).nth(1), 250);
      await expect(gallery.getByText(at(1))).toBeAttached();
      await pinch(page, first);
    } else {
      await gallery.getByRole('button', { name: 'Next picture' }).click();
      await expect(gallery.getByText(at(2))).toBeAttached();
      await page.keyboard.press('ArrowLeft');
      await expect(gallery.getByText(at(1))).toBeAttached();
      await first.click();
    }
    await expect(dialog.getByText(at(1))).toBeAttached();
    const picture = dialog.getByRole('img');
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await checkPage(page, phone);
    const stage = dialog.locator('div:has(> [style*=scale])');
    if (phone) await pinch(page, stage);
    else await stage.dblclick();
    await expect.poll(scale).toBeGreaterThan(1);
    await dialog.getByRole('button', { name: 'Whole picture' }).click();
    await expect.poll(scale).toBe(1);
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(scale).toBeGreaterThan(1);
    await dialog.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(scale).toBe(1);
    if (phone) await swipe(page, stage, -250);
    else await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(at(2))).toBeAttached();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(gallery.getByText(at(2))).toBeAttached();
  });

  await test.step('on wide screens the facts begin right below the pictures', async () => {
    if (phone) return;
    const facts = page.locator('details', { hasText: 'Facts' });
    const below = await page.locator('p.max-w-prose').or(facts).first().boundingBox();
    const gallery = await productPictures(page).boundingBox();
    expect(below?.x).toBe(gallery?.x);
    const end = Number(gallery?.y) + Number(gallery?.height);
    expect(Number(below?.y) - end).toBeLessThan(40);
  });

  const variants = page.getByRole('region', { name: 'Sizes and colors' });
  const matrix = variants.getByRole('table').first();
  const findCell = (item: Article) =>
    matrix
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: sizeOf(item), exact: true }) })
      .getByRole('cell')
      .nth(colors.indexOf(colorOf(item)));
  const facts = variants.getByRole('region', { name: /^Chosen/ });
  const last = items.at(-1) as Article;

  await test.step('every variant in its place with its price and stock; one of them with all about it', async () => {
    await expect(matrix.getByRole('columnheader')).toHaveText(['Size', ...colors]);
    await expect(matrix.getByRole('rowheader')).toHaveText(sizes);
    for (const item of items) {
      const cell = findCell(item);
      await expect(cell).toContainText(usd(costOf(item)));
      const { qty, masked } = item.stock;
      if (qty > 0)
        await expect(cell).toContainText(
          `${masked ? 'more than ' : ''}${qty.toLocaleString('en-US')} in stock`,
        );
    }
    await findCell(last)
      .getByRole('button', { name: /^Details of/ })
      .click();
    const cost = costOf(last);
    const retail = Number(last.price.retail);
    for (const text of [
      `${last.article_code_display} · ${last.ean}`,
      usd(cost),
      `RRP ${usd(retail)}`,
      marginText(cost, retail),
    ])
      await expect(facts).toContainText(text);
    const shown = productPictures(page);
    const place = pictures.indexOf(last.image) + 1;
    await expect(shown.getByText(`Picture ${place} of ${pictures.length}`)).toBeAttached();
    await checkPage(page, phone);
  });

  await test.step('quantities by the keys, from size to size', async () => {
    const [from] = items as [Article];
    const below = items.find(
      (item) => colorOf(item) === colorOf(from) && sizeOf(item) === sizes[1],
    ) as Article;
    await findCell(from).getByRole('textbox').fill('2');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('1');
    const sum = [from, below].reduce(
      (all, { price }, index) =>
        all + linePrice(Number(price.dealer), 2 - index, price.discounts).total,
      0,
    );
    await expect(variants.getByText(usd(sum), { exact: true }).last()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => serverCart(request, user))
      .toEqual({ [from.article_code_display]: 2, [below.article_code_display]: 1 });
    await expect(findCell(from)).toContainText('2 in cart');
  });

  await test.step('what goes with it', async () => {
    const related = page.getByRole('region', { name: 'Goes with it' });
    await expect(related.getByRole('heading', { level: 3 })).toHaveText(
      model.related.map(({ parent_name }) => parent_name),
    );
  });

  await test.step('on paper: name, code, barcode and RRP, the own price when it is wanted', async () => {
    await findCell(last)
      .getByRole('button', { name: /^Details of/ })
      .click();
    await page.getByRole('button', { name: 'Print' }).click();
    const dialog = page.getByRole('dialog', { name: 'Print' });
    const barcode = eanBarcode(last.ean);
    const bars = { name: `${barcode?.kind} ${barcode?.digits}` };
    await expect(dialog.getByRole('img', bars)).toBeVisible();
    await checkPage(page, phone);
    const paper = async () => {
      await dialog.getByRole('button', { name: 'Print' }).click();
      await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
      await page.emulateMedia({ media: 'print' });
      const text = await page.locator('body').innerText();
      await expect(page.locator('svg[role=img]:visible')).toHaveCount(1);
      await page.emulateMedia({ media: null });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      return text;
    };
    const plain = await paper();
    const own = `Own price ${usd(costOf(last))}`;
    for (const text of [
      model.name,
      `Code ${last.article_code_display}`,
      `RRP ${usd(Number(last.price.retail))}`,
      barcode?.digits ?? '',
    ])
      expect(plain).toContain(text);
    expect(plain).not.toContain(own);
    expect(plain).not.toContain('Goes with it');
    await dialog.getByLabel('With my own price').check();
    expect(await paper()).toContain(own);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the link that is shared opens the variant it was shared from', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    const link = () =>
      page.evaluate((sheet) => {
        if (sheet) return (window as { shared?: string }).shared ?? '';
        return navigator.clipboard.readText();
      }, phone);
    await expect.poll(link).toContain(`article=${last.article_code}`);
    await page.goto(await link());
    await expect(facts).toContainText(last.article_code_display);
  });
});

test(
  'shows discounts, promotion, block and previous purchases',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    test.setTimeout(120_000);
    const user = dealer(info);
    const callApi = await api(request, user);
    await emptyCart(request, user);
    await keepQuiet(page);
    await login(page, user);
    const open = (model: { category: string; slug: string }, code: string) =>
      page.goto(
        `/en-us/catalog/${model.category.toLowerCase()}/${model.slug}?article=${encodeURIComponent(code)}`,
      );
    const facts = page.getByRole('region', { name: /^Chosen/ });

    await test.step('every step of the ladder says what a piece costs, and the one reached is marked', async () => {
      const { promotions } = (await callApi('ProductPromotions', { category: 'PAA' })).data;
      const behindOf = ({ promotion }: Article) =>
        promotions.find(({ code }: { code: string }) => code === promotion?.code);
      const wanted = (item: Article) => free(item) && behindOf(item);
      const model = await findModel(callApi, ({ items }) => items.some(wanted));
      const item = model.items.find(wanted) as Article;
      const dealer = Number(item.price.dealer);
      const { discounts } = item.price;
      // The steps that give the best price at their own quantity.
      const steps = discounts.filter(
        ({ qty }, index) => linePrice(dealer, qty, discounts).step === index,
      );
      await open(model, item.article_code);
      const ladder = facts.getByRole('table', { name: 'Quantity discount' }).getByRole('row');
      for (const { qty, term } of steps) {
        const row = ladder.filter({
          has: page.getByRole('rowheader', {
            name: `${term === '<=' ? 'up to' : 'from'} ${qty}`,
            exact: true,
          }),
        });
        await expect(row).toContainText(usd(linePrice(dealer, qty, discounts).unit));
      }
      const best = steps.at(-1)?.qty ?? 0;
      await page
        .getByRole('textbox', { name: `Quantity of ${fullName(item)}`, exact: true })
        .fill(String(best));
      await expect(ladder.last()).toHaveAttribute('aria-current', 'true');
      const { total } = linePrice(dealer, best, discounts);
      await expect(page.getByText(usd(total), { exact: true })).toBeVisible();

      const deal = item.promotion as NonNullable<Article['promotion']>;
      const bound = deal.term === '<=' ? 'up to' : 'from';
      const less = deal.type === 'fixed' ? usd(-deal.value) : `${-deal.value / 100}%`;
      const forAll = deal.qty <= 1 && deal.term !== '<=';
      const badge = forAll ? `−${less}` : `${bound} ${deal.qty}: −${less}`;
      await expect(page.getByText(badge, { exact: true }).first()).toBeVisible();
      const behind = behindOf(item);
      const note = page.getByRole('listitem').filter({ hasText: behind.name });
      await expect(note).toContainText(behind.tagline);
      await expect(note).toContainText('until ');
      await checkPage(page, true);
    });

    await test.step('what this customer has bought of it, when and at what price', async () => {
      const [bought] = (await callApi('PreviousPurchases', { page: 1, limit: 1, filter: {} })).data
        .previousPurchases.products;
      const { articlePurchases } = (await callApi('ArticlePurchases', { slug: bought.slug })).data;
      await open(bought, bought.article_code);
      const before = page.locator('details').filter({ hasText: 'Bought before' });
      await before.getByText('Bought before').click();
      await expect(before.getByRole('listitem')).toHaveCount(articlePurchases.length);
      const [{ order_no, qty, price }] = articlePurchases;
      await expect(before.getByRole('listitem').first()).toContainText(order_no);
      await expect(before.getByRole('listitem').first()).toContainText(`${qty} × ${usd(price)}`);
    });

    await test.step('what may not be ordered says why, in the words of the distributor', async () => {
      // A dealer of parts only.
      const theirs = await api(request, 'vendor.us');
      const wanted = ({ blocked }: Article) => blocked === 'CATEGORY_BLOCKED';
      const bikes = { category: 'Bike' };
      const model = await findModel(theirs, ({ items }) => items.some(wanted), bikes);
      const item = model.items.find(wanted) as Article;
      const params = { sorg: item.sorg, articleCodes: [item.article_code] };
      const [why] = (await theirs('ProductAnalyses', params)).data.productAnalyzesV3;
      expect(why.categoryBlocked.status).toBe(true);
      await page.goto('/en-us');
      await logOut(page);
      await expect(page).toHaveURL(/\/login/);
      await login(page, 'vendor.us');
      await open(model, item.article_code);
      const short = `Details of ${fullName(item)} Bicycles are blocked.`;
      await expect(page.getByRole('button', { name: short, exact: true })).toBeVisible();
      // In its facts the distributor's words replace the short ones as soon as they are there.
      await expect(facts.getByText(why.categoryBlocked.description)).toBeVisible();
      await expect(
        page.getByRole('textbox', { name: `Quantity of ${fullName(item)}`, exact: true }),
      ).toHaveCount(0);
      await checkPage(page, true);
    });
  },
);
