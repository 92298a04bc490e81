import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { fromBufferPromise } from 'yauzl';
import { findModel } from './articles.ts';
import { expectKept } from './kept-answers.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import {
  confirmKeeping,
  keepButton,
  keptLine,
  listDocumentDatabases,
  toPdf,
  uploadPdf,
} from './pages/kept-content.page.ts';
import { changeMarkets, confirmRead, dayInUs, openNews, openNewsItem } from './pages/news.page.ts';
import { api, dealer, isPhone, keepQuiet, login, logOut, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const market = 'dealers-us';

// R060, U300: taken along, read and confirmed without a network
test(
  'keeps content on the device until it is not for the reader',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    test.setTimeout(240_000);
    const touch = isPhone(info);
    const reader = dealer(info);
    const write = await api(request, 'content.us');
    const administer = await api(request, 'access.us');
    const title = `Recall ${Date.now().toString(36)}`;
    const paper = toPdf(title);
    const toInput = (file: string) => ({
      language: 'en',
      title,
      body: `<p>${title}</p>`,
      validFrom: dayInUs(),
      validTo: dayInUs(30),
      mustRead: true,
      contentTargetMarkets: [market],
      files: [{ id: file, fileTitle: 'Recall list' }],
    });
    const { data } = await write('CreateNews', {
      input: toInput(await uploadPdf(request, 'recall.pdf', paper)),
    });
    expect(data.createNews.userErrors).toEqual([]);
    const { id, version } = data.createNews.record;
    const download = async () => {
      const event = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download Recall list' }).click();
      return readFileSync(await (await event).path());
    };
    const check = async () => {
      await checkPage(page, touch);
      await checkNarrow(page);
    };
    await keepQuiet(page);
    await login(page, reader);
    await workerReady(page);

    await test.step('keeps it after its size was shown', async () => {
      await openNewsItem(page, id);
      await keepButton(page).click();
      await confirmKeeping(page, /1 file, about \d+ byte/);
      await expectKept(page, 'NewsItem');
      await check();
    });

    await test.step('opens it offline, and confirms it, which counts once', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(keptLine(page)).toBeVisible();
      expect(await download()).toEqual(paper);
      await confirmRead(page).click();
      await expect(page.getByText(/^Read on .*, waiting to be sent$/)).toBeVisible();
      await check();
      await context.setOffline(false);
      await expect(page.getByText('waiting to be sent')).toHaveCount(0, { timeout: 30_000 });
      const asked = { of: { kind: 'news', id }, page: 1, limit: 50, hasRead: true };
      const { data } = await write('ContentAudience', asked);
      expect(data.contentAudience).toMatchObject({ haveRead: 1, users: [{ username: reader }] });
    });

    await test.step('says that there is a newer version', async () => {
      const newer = toPdf(`${title}, second`);
      const input = toInput(await uploadPdf(request, 'recall.pdf', newer));
      const { data } = await write('UpdateNews', { id, version, input });
      expect(data.updateNews.userErrors).toEqual([]);
      await openNewsItem(page, id);
      await page.getByRole('button', { name: 'Get the newer version' }).click();
      await confirmKeeping(page, /1 file/);
      await expect(page.getByText('There is a newer version.')).toHaveCount(0);
      await expectKept(page, 'NewsItem');
      await context.setOffline(true);
      await page.reload();
      expect(await download()).toEqual(newer);
      await context.setOffline(false);
    });

    await test.step('lists what is kept', async () => {
      await page.goto('/en-us/offline-catalog');
      await expect(page.getByRole('heading', { name: 'Content on this device' })).toBeVisible();
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await check();
    });

    await test.step('loses it with the market', async () => {
      const before = await changeMarkets(administer, reader, []);
      try {
        await openNews(page);
        await expect(page.getByText('No Data')).toBeVisible();
        await context.setOffline(true);
        await openNewsItem(page, id);
        await expect(page.getByText('This device has not kept this news item.')).toBeVisible();
        await expect(page.getByText(title)).toHaveCount(0);
        await context.setOffline(false);
        await page.goto('/en-us/offline-catalog');
        await expect(page.getByRole('heading', { name: 'Offline catalog' })).toBeVisible();
        await expect(page.getByRole('link', { name: title })).toHaveCount(0);
      } finally {
        await context.setOffline(false);
        await changeMarkets(administer, reader, before);
      }
    });

    await test.step('leaves nothing after a logout', async () => {
      await openNewsItem(page, id);
      await keepButton(page).click();
      await confirmKeeping(page, /1 file/);
      expect(await listDocumentDatabases(page)).not.toEqual([]);
      await logOut(page);
      await expect(page).toHaveURL(/\/login/);
      expect(await listDocumentDatabases(page)).toEqual([]);
    });
  },
);

// U295: the pictures of an article in the wanted size
test(
  'saves the pictures of an article as a ZIP',
  { tag: '@desktop' },
  async ({ page, request }, info) => {
    test.setTimeout(120_000);
    const reader = dealer(info);
    const callApi = await api(request, reader);
    const model = await findModel(callApi, ({ items }) =>
      items.some(({ image }) => image !== null),
    );
    const code = model.items[0]?.article_code_display ?? '';
    await keepQuiet(page);
    await login(page, reader);
    await page.goto(`/en-us/catalog/${model.category.toLowerCase()}/${model.items[0]?.slug}`);
    await page.getByRole('button', { name: 'Pictures as ZIP' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Size of the pictures')).toHaveValue('medium');
    await checkPage(page, isPhone(info));
    const event = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const saved = await event;
    expect(saved.suggestedFilename()).toMatch(/\.zip$/);
    const zip = await fromBufferPromise(readFileSync(await saved.path()), { lazyEntries: true });
    const heads: string[] = [];
    for await (const entry of zip.eachEntry()) {
      expect(entry.fileName).toMatch(/^[^/\\]+ \d+\.jpg$/);
      expect(entry.fileName).toContain(code.replaceAll('.', ' '));
      const parts: Buffer[] = [];
      for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part);
      heads.push(Buffer.concat(parts).subarray(0, 3).toString('hex'));
    }
    expect(heads.length).toBeGreaterThan(0);
    expect(new Set(heads)).toEqual(new Set(['ffd8ff']));
  },
);
