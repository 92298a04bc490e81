import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectKept } from './kept-answers.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { takePhoto } from './pages/claims.page.ts';
import {
  altText,
  changeMarkets,
  confirmRead,
  dayInUs,
  expectNoNewsItem,
  fillNews,
  newsCard,
  openNews,
  openNewsForm,
  openNewsItem,
  pasteHtml,
  publishNews,
  textOfNews,
} from './pages/news.page.ts';
import { api, isPhone, keepQuiet, login, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** A reader of both markets, and one of the first only. */
const reader = 'owner.us';
const other = 'vendor.us';
const dealers = 'dealers-us';
const partners = 'service-partners';

const wordTable = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
  <table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td style='background:yellow'>
  <p class=MsoNormal><font color=red>Kette</font><o:p></o:p></p></td><td style='background:yellow'>
  <p class=MsoNormal style='color:red'>49,90<o:p></o:p></p></td></tr></table><!--EndFragment--></body></html>`;

async function check(page: Page, touch: boolean): Promise<void> {
  await checkPage(page, touch);
  await checkNarrow(page);
}

/** Expects that an item is found neither by the list, nor by the search, nor by its address. */
async function expectHidden(page: Page, id: string, title: string): Promise<void> {
  await openNews(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(newsCard(page, title)).toHaveCount(0);
  await openNews(page, `q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('button', { name: 'Show all news' })).toBeVisible();
  await openNewsItem(page, id);
  await expectNoNewsItem(page);
}

// R059, R060, U300, B027, B028, M002, M003
test(
  'reads news of own markets, also offline, until they go',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    test.setTimeout(180_000);
    const touch = isPhone(info);
    const write = await api(request, 'content.us');
    const administer = await api(request, 'access.us');
    const mark = Date.now().toString(36);
    const title = `Neues Fett ${mark}`;
    const later = `Later ${mark}`;
    const id = await publishNews(write, title, {
      language: 'de',
      mustRead: true,
      contentTargetMarkets: [partners],
    });
    const laterId = await publishNews(write, later, {
      validFrom: dayInUs(1),
      contentTargetMarkets: [dealers, partners],
    });
    await keepQuiet(page);
    await login(page, reader);
    await workerReady(page);

    await test.step('finds it by list, search and address', async () => {
      await openNews(page);
      const card = newsCard(page, title);
      await expect(card).toContainText('Please read');
      expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(300);
      await check(page, touch);
      await openNews(page, `q=${mark}`);
      await expect(page.getByRole('article')).toHaveCount(1);
      await card.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByText('This text is in German')).toBeVisible();
      await check(page, touch);
    });

    await test.step('does not find what begins tomorrow', () => expectHidden(page, laterId, later));

    await test.step('confirms offline, which counts once later', async () => {
      await openNews(page);
      await expect(newsCard(page, title)).toBeVisible();
      await expectKept(page, 'NewsList');
      await openNewsItem(page, id);
      await expect(confirmRead(page)).toBeVisible();
      await expectKept(page, 'NewsItem');
      await context.setOffline(true);
      await page.reload();
      await confirmRead(page).click();
      await expect(page.getByText(/^Read on .*, waiting to be sent$/)).toBeVisible();
      await check(page, touch);
      await page.reload();
      await expect(page.getByText(/^Read on .*, waiting to be sent$/)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('waiting to be sent')).toHaveCount(0, { timeout: 30_000 });
      await expect(page.getByText(/^Read on /)).toBeVisible();
      const asked = { of: { kind: 'news', id }, page: 1, limit: 50, hasRead: true };
      const { data } = await write('ContentAudience', asked);
      expect(data.contentAudience).toMatchObject({ haveRead: 1, users: [{ username: reader }] });
    });

    await test.step('loses all of a market that is taken away', async () => {
      const before = await changeMarkets(administer, reader, [dealers]);
      try {
        await expectHidden(page, id, title);
        await context.setOffline(true);
        await openNewsItem(page, id);
        await expectNoNewsItem(page);
        await context.setOffline(false);
        await changeMarkets(administer, reader, []);
        await openNews(page);
        await expect(page.getByText('No Data')).toBeVisible();
        await expect(page.getByText(/^You need to have the correct configuration/)).toBeVisible();
      } finally {
        await changeMarkets(administer, reader, before);
      }
    });
  },
);

test('hides news of other markets like unknown ones', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const write = await api(request, 'content.us');
  const title = `Partners ${Date.now().toString(36)}`;
  const id = await publishNews(write, title, { contentTargetMarkets: [partners] });
  await keepQuiet(page);
  await login(page, other);
  await expectHidden(page, id, title);
  await openNewsItem(page, '2000~unknown');
  await expectNoNewsItem(page);
});

// R112, O207: the walk of those who write
test('publishes a picture with its text for one market', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(180_000);
  const title = `Photo ${Date.now().toString(36)}`;
  await keepQuiet(page);
  await login(page, 'content.us');
  await openNewsForm(page);
  await fillNews(page, title, 'Service partners');
  await test.step('keeps a table pasted from Word, without its colours', async () => {
    await pasteHtml(textOfNews(page), wordTable);
    await expect(textOfNews(page).getByRole('cell', { name: '49,90' })).toBeVisible();
    await expect(textOfNews(page).locator('[style], font, [class^=Mso]')).toHaveCount(0);
  });
  const photo = await takePhoto(page, 'bearing');
  await page.getByLabel(/^Picture of the card/).setInputFiles(photo);
  await expect(altText(page)).toBeVisible({ timeout: 30_000 });

  await test.step('refuses the picture without alternative text', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(altText(page)).toHaveAttribute('aria-invalid', 'true');
    await check(page, false);
    await altText(page).fill('Un roulement');
  });
  const original = await takePhoto(page, 'original');
  await page.getByLabel(/^Files/).setInputFiles(original);
  await altText(page).nth(1).fill('Deux roulements');
  await test.step('lists who sees it', async () => {
    await page.getByRole('button', { name: /^Who sees this: \d+ users$/ }).click();
    await expect(page.getByRole('dialog')).toContainText('owner.us');
    await expect(page.getByRole('dialog')).not.toContainText('vendor.us');
    await page.keyboard.press('Escape');
  });
  await test.step('shows the French text to an English reader, marked', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByLabel('Language of the reader').selectOption({ label: 'English' });
    const phone = page.frameLocator('iframe[title=Phone]');
    await expect(phone.getByText('This text is in French')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('It is published.')).toBeVisible();

  await test.step('readers see the picture and get its original', async () => {
    const context = await page.context().browser()?.newContext();
    if (!context) throw new Error('There is no browser.');
    const reading = await context.newPage();
    await keepQuiet(reading);
    await login(reading, reader);
    await openNews(reading);
    await newsCard(reading, title).getByRole('link', { name: title, exact: true }).click();
    await expect(reading.getByRole('img', { name: 'Un roulement' })).toBeVisible();
    await expect(reading.getByRole('cell', { name: '49,90' })).toBeVisible();
    await check(reading, false);
    const download = reading.waitForEvent('download');
    await reading.getByRole('button', { name: 'Download original.jpg' }).click();
    expect(readFileSync(await (await download).path())).toEqual(original.buffer);
    await context.close();
  });
});
