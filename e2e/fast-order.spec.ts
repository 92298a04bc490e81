import { type APIRequestContext, expect, test } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { findParts } from './articles.ts';
import { paste } from './gestures.ts';
import { loadCartQtys, loadGoodsTotal, type Wanted } from './orders-on-server.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { cartTotal, openCart } from './pages/cart.page.ts';
import { openFastOrder } from './pages/fast-order.page.ts';
import { downloadCatalog } from './pages/offline-catalog.page.ts';
import { notSentYet } from './pages/pending-changes.page.ts';
import { api, dealer, emptyCart, isPhone, keepQuiet, login, workerReady } from './support.ts';
import { usd } from './us-format.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) => keepQuiet(page));

/** Takes back the numbers of their own a user's customer keeps. */
async function dropNumbers(request: APIRequestContext, user: string): Promise<void> {
  const callApi = await api(request, user);
  const { aliases } = (await callApi('ArticleAliases')).data.articleAliases;
  if (aliases.length === 0) return;
  await callApi('SaveArticleAliases', {
    aliases: aliases.map(({ alias }: { alias: string }) => ({ alias, articleCode: null })),
  });
}

test(
  'types, pastes, uploads and corrects lines, also offline',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    test.setTimeout(180_000);
    const user = dealer(info);
    const callApi = await api(request, user);
    const own = `OWN ${info.project.name}`;
    await emptyCart(request, user);
    await dropNumbers(request, user);
    const all = await findParts(request, user, 56);
    const [typed, scanned, replacing, added] = all.splice(0, 4);
    if (!typed || !scanned || !replacing || !added) throw new Error('the demo has too few parts');
    const wanted = new Map<string, { qty: number; shown: string }>();
    const want = (part: (typeof all)[number], qty: number) => {
      const before = wanted.get(part.article_code)?.qty ?? 0;
      wanted.set(part.article_code, { qty: before + qty, shown: part.article_code_display });
    };
    const inCart = () =>
      Object.fromEntries([...wanted.values()].map((one) => [one.shown, one.qty]));
    const lines = (): Wanted[] =>
      [...wanted].map(([articleCode, { qty }]) => ({ articleCode, qty }));
    const code = (row: number) =>
      page.getByRole('combobox', { name: `Article code, row ${row}`, exact: true });
    const qty = (row: number) =>
      page.getByRole('textbox', { name: `Quantity, row ${row}`, exact: true });
    const total = cartTotal(page);
    await login(page, user);
    await workerReady(page);

    await test.step('typed with the keyboard alone, with completion', async () => {
      await openFastOrder(page);
      await code(1).pressSequentially(typed.article_code_display.slice(0, -1));
      await expect(
        page.getByRole('option').filter({ hasText: typed.article_code_display }),
      ).toBeVisible();
      const options = page.getByRole('option');
      const texts = await options.allInnerTexts();
      const at = texts.findIndex((text) => text.startsWith(typed.article_code_display));
      for (let steps = 0; steps <= at; steps++) await page.keyboard.press('ArrowDown');
      await expect(options.nth(at)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(qty(1)).toBeFocused();
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
      await expect(code(2)).toBeFocused();
      await page.keyboard.type(scanned.ean ?? scanned.article_code);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(code(3)).toBeFocused();
      await expect(total).toContainText('2 of 2 lines ready');
      want(typed, 3);
      want(scanned, 1);
    });

    await test.step('50 lines of any form, three of them wrong, are mended in place', async () => {
      const [misread, fraction] = all.splice(0, 2);
      if (!misread || !fraction) throw new Error('the demo has too few parts');
      const typo = `${misread.article_code}X`;
      const answer = await callApi('ResolveArticles', { codes: [typo] });
      const [suggestion] = answer.data.resolveArticles[0].suggestions as typeof all;
      if (!suggestion)
        throw new Error('the server suggests nothing for a code with a letter too many');
      const forms = [
        (name: string, pieces: number) => `${name}\t${pieces}`,
        (name: string, pieces: number) => `${pieces} x ${name}`,
        (name: string, pieces: number) => `${name};${pieces}`,
        (name: string, pieces: number) => `${name}, ${pieces}`,
        (name: string, pieces: number) => `${name} ${pieces}`,
      ];
      const text = all.splice(0, 47).map((part, at) => {
        const pieces = 1 + (at % 4);
        want(part, pieces);
        const name = at % 3 === 0 && part.ean ? part.ean : part.article_code;
        return forms[at % forms.length]?.(name, pieces) ?? '';
      });
      text.splice(10, 0, `${typo}\t2`);
      text.splice(20, 0, `${own}\t4`);
      text.splice(30, 0, `${fraction.article_code}\t1.5`);
      expect(text).toHaveLength(50);
      await paste(page, 'Paste lines', text.join('\n'));
      const wrong = page.getByRole('region', { name: 'Lines that need your attention' });
      await expect(wrong.getByRole('heading')).toHaveText('3 lines need your attention');
      await expect(total).toContainText('49 of 52 lines ready');
      await checkPage(page, isPhone(info));
      if (isPhone(info)) await checkNarrow(page);

      // The best guess is taken with one press.
      await wrong
        .getByRole('listitem')
        .filter({ hasText: `Line 11: ${typo}` })
        .getByRole('button', { name: suggestion.article_code_display })
        .click();
      want(suggestion, 2);
      await expect(wrong.getByRole('heading')).toHaveText('2 lines need your attention');

      // A number of the dealer's own is given its article, and kept.
      const strange = wrong.getByRole('listitem').filter({ hasText: `Line 21: ${own}` });
      await strange.getByRole('combobox').fill(replacing.article_code);
      await page
        .getByRole('option')
        .filter({ hasText: replacing.article_code_display })
        .first()
        .click();
      want(replacing, 4);
      await page.getByRole('button', { name: `Keep ${own} as your own number for it` }).click();
      await expect
        .poll(async () => (await callApi('ArticleAliases')).data.articleAliases.aliases)
        .toContainEqual({ alias: own, articleCode: replacing.article_code });

      const half = wrong.getByRole('listitem').filter({ hasText: 'Line 31:' });
      await expect(half).toContainText('Whole pieces only');
      await half.getByRole('textbox', { name: /^Quantity, row/ }).fill('2');
      await page.keyboard.press('Enter');
      want(fraction, 2);
      await expect(wrong).toHaveCount(0);
      await expect(total).toContainText('52 of 52 lines ready');
      await expect(total).toContainText(usd(await loadGoodsTotal(callApi, lines())));
      await page.getByRole('button', { name: 'Add 52 lines to the cart' }).click();
      // Line by line: a busy server takes its time.
      await expect.poll(() => loadCartQtys(callApi), { timeout: 60_000 }).toEqual(inCart());
    });

    await test.step('without a network the catalog on the device knows the codes of files, and the own number', async () => {
      await downloadCatalog(page);
      await openFastOrder(page);
      await context.setOffline(true);
      await page.reload();
      await expect(
        page.getByText('Codes are looked up in the catalog on this device.'),
      ).toBeVisible();
      const file = page.getByLabel('CSV or Excel file');
      await file.setInputFiles({
        name: 'order.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `Quantity;Article\r\n2;${typed.article_code}\r\n1;${own}\r\n5;${added.ean ?? added.article_code}\r\n`,
        ),
      });
      await expect(total).toContainText('3 of 3 lines ready');
      await expect(page.getByText('own number', { exact: true })).toBeVisible();
      want(typed, 2);
      want(replacing, 1);
      want(added, 5);

      const sheet = (name: string, pieces: number) => ({
        name,
        rows: [
          ['Article', 'Qty'],
          [scanned.article_code, pieces],
        ],
      });
      await file.setInputFiles({
        name: 'order.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(await writeXlsx({ sheets: [sheet('March', 7), sheet('April', 6)] })),
      });
      await page.getByRole('button', { name: 'April', exact: true }).click();
      await expect(total).toContainText('4 of 4 lines ready');
      want(scanned, 6);
      await page.getByRole('button', { name: 'Add 4 lines to the cart' }).click();
      await expect(page.getByText('4 articles added to the cart')).toBeVisible();
      await openCart(page);
      await expect(notSentYet(page).first()).toBeAttached();
      await context.setOffline(false);
      await expect.poll(() => loadCartQtys(callApi), { timeout: 30_000 }).toEqual(inCart());
      await expect(notSentYet(page)).toHaveCount(0);
      await expect(cartTotal(page)).toContainText(usd(await loadGoodsTotal(callApi, lines())));
    });
    await dropNumbers(request, user);
  },
);

test(
  'shows one row per line on a wide screen and cards on a phone',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    const user = dealer(info);
    const wanted = await findParts(request, user, 12);
    await login(page, user);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openFastOrder(page);
    await paste(page, 'Paste lines', wanted.map((part) => `${part.article_code}\t1`).join('\n'));
    await expect(cartTotal(page)).toContainText('12 of 12 lines ready');
    const lines = page.getByRole('region', { name: 'Lines', exact: true });
    const row = lines.getByRole('listitem').first();
    await expect(lines.getByText('Each', { exact: true })).toBeVisible();
    await expect(row.locator('img, svg').first()).toBeVisible();

    // All cells overlap in height, from the code to the action.
    const boxes = await Promise.all(
      [
        row.getByRole('combobox'),
        row.getByRole('textbox'),
        row.getByText(/ each$/),
        row.getByText(/in stock|from|ask us/),
        row.getByRole('button', { name: 'Remove row 1' }),
      ].map((part) => part.boundingBox()),
    );
    const middles = boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(16);
    const tallest = () =>
      lines
        .getByRole('listitem')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().height)));
    expect(await tallest()).toBeLessThan(64);
    await checkPage(page, false);
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await tallest()).toBeLessThan(72);
    await checkPage(page, false);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(lines.getByText('Each', { exact: true })).toBeHidden();
    await expect(row.getByRole('combobox')).toBeVisible();
  },
);
