import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serveGallery } from '../scripts/testing/gallery.ts';
import { checkPage, expectNoOverflow } from './page-checks.ts';

const ids = ['tokens', 'buttons', 'fields', 'choices', 'days', 'pickers', 'files', 'writing'];
const frames = ['frames', 'list-page', 'record-page', 'forms', 'sample'];
const sections = [...ids, 'messages', 'pages', 'charts', 'lists', ...frames];
const widths = [320, 390, 768, 1400];

let url = '';
let server: Server;

test.beforeAll(async ({ browserName: _ }, info) => {
  test.setTimeout(180_000);
  ({ url, server } = await serveGallery(join(info.project.outputDir, 'gallery')));
});
test.afterAll(() => void server.close());

async function open(page: Page, section: string) {
  await page.goto(`${url}/en-us/dev/ui/${section}?motion=none`);
  await expect(page.getByRole('link', { name: 'Tokens' })).toBeVisible();
  await expect(
    page.locator('.animate-pulse:not([data-sample] ~ *, [data-sample] ~ * *)'),
  ).toHaveCount(0);
}

// One project suffices: the sizes are the test's own.
for (const section of sections)
  test(`shows ${section} at every size`, { tag: '@desktop' }, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setViewportSize({ width: 320, height: 900 });
    await open(page, section);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Between the narrowest and the widest page only the layout can differ.
      if (width === 320 || width === 1400) await checkPage(page, true);
      else await expectNoOverflow(page);
    }
    expect(errors).toEqual([]);
  });

for (const locale of ['de', 'id-id'])
  test(`shows the frames at five widths in ${locale}`, { tag: '@desktop' }, async ({ page }) => {
    for (const scheme of ['light', 'dark'])
      for (const width of [320, 390, 768, 1280, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${url}/${locale}/dev/ui/frames?motion=none&scheme=${scheme}`);
        await expect(page.locator('tbody tr').first()).toBeVisible();
        await expectNoOverflow(page);
      }
  });

test('covers every section of the gallery', { tag: '@desktop' }, async ({ page }) => {
  await open(page, 'tokens');
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const found = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/').at(-1)),
  );
  expect(found).toEqual(sections);
});

test('keeps what was typed when a form dialog is closed by mistake', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, 'forms');
  await page.getByRole('button', { name: 'Open the form' }).click();
  const form = page.getByRole('dialog', { name: 'Stand' });
  const hasFocus = (box: Element) => box.contains(document.activeElement);
  await expect.poll(() => form.evaluate(hasFocus)).toBe(true);
  await checkPage(page, true);
  await form.getByLabel('Name').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/\S/);
  await form.getByLabel('Name').fill('Repair stand 3');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await expect(question).toBeVisible();
  await checkPage(page, true);
  await question.getByRole('button', { name: 'Keep typing' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Repair stand 3');
});

test('opens the history of a record and works offline', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, 'record-page');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('Sales office')).toBeVisible();
  await checkPage(page, true);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. This may have changed')).toBeVisible();
  await checkPage(page, true);
  await context.setOffline(false);
  await open(page, 'list-page');
  await context.setOffline(true);
  await expect(page.getByText('You are offline. This may have changed')).toBeVisible();
  await checkPage(page, true);
});

for (const width of [320, 1400])
  test(`finds, changes and deletes a record at ${width} px`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'sample');
    const search = page.getByRole('searchbox', { name: 'Search stands' });
    await search.fill('stand 12');
    await expect(page.getByRole('link', { name: /^Stand/ })).toHaveCount(1);
    await page.getByRole('link', { name: 'Stand 12', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Stand 12' })).toBeVisible();
    await checkPage(page, true);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Name').fill('Stand 13');
    await page.getByLabel('Price').fill('1,250');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Another record has this name.')).toBeVisible();
    await checkPage(page, true);
    await page.getByLabel('Name').fill('Workshop stand');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('€1,250.00')).toBeVisible();
    await page.getByRole('region', { name: 'Messages' }).getByRole('button').click();
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await search.fill('workshop');
    // A list that gets shorter scrolls, which closes an open menu.
    await expect(page.getByRole('link', { name: /^Stand/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions for Workshop stand' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Show all stands' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Workshop stand')).toBeVisible();
  });

test('opens a picker full-screen on a phone and closes it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'pickers');
  const field = page.getByRole('combobox', { name: 'Customer', exact: true });
  await field.click();
  await expect(page.getByText('12,000 results')).toBeAttached();
  await expect(field).toBeFocused();
  const list = await page.getByRole('listbox', { name: 'Customer', exact: true }).boundingBox();
  expect(list?.height).toBeGreaterThan(500);
  await checkPage(page, true);
  await field.fill('shop 11999');
  await page.getByRole('option', { name: /^Shop 11999/ }).click();
  await expect(field).toHaveValue(/^Shop 11999/);
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('opens a row’s menu inside the window', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, 'pages');
  await page.getByRole('button', { name: 'Actions for order 4711' }).click();
  const box = await page.getByRole('menu').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await checkPage(page, true);
});

test('writes rich text under the content policy', { tag: '@desktop' }, async ({ page }) => {
  await open(page, 'writing');
  const editor = page.getByRole('textbox', { name: 'News', exact: true });
  await editor.press('Control+End');
  await editor.pressSequentially(' Hello');
  await expect(editor).toContainText('Hello');
  await expect(editor.getByRole('link')).toHaveAttribute('href', 'https://example.com/');
});
