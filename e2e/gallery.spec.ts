import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serveGallery } from '../scripts/testing/gallery.ts';
import { judge } from './judge.ts';

const ids = ['tokens', 'buttons', 'fields', 'choices', 'days', 'pickers', 'files', 'writing'];
const sections = [...ids, 'messages', 'pages', 'charts', 'lists'];
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
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.locator('.animate-pulse:not(h3 ~ *)')).toHaveCount(0);
}

// One project suffices: the sizes are the test's own.
for (const section of sections)
  test(`shows ${section} at every size @desktop`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, section);
      await judge(page, true);
    }
    expect(errors).toEqual([]);
  });

test('knows every section of the gallery @desktop', async ({ page }) => {
  await open(page, 'tokens');
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const found = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/').at(-1)),
  );
  expect(found).toEqual(sections);
});

test('fills a phone with the list of a picker and closes it @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'pickers');
  const field = page.getByRole('combobox', { name: 'Customer', exact: true });
  await field.click();
  await expect(page.getByText('12,000 results')).toBeAttached();
  await expect(field).toBeFocused();
  const list = await page.getByRole('listbox', { name: 'Customer', exact: true }).boundingBox();
  expect(list?.height).toBeGreaterThan(500);
  await judge(page, true);
  await field.fill('shop 11999');
  await page.getByRole('option', { name: /^Shop 11999/ }).click();
  await expect(field).toHaveValue(/^Shop 11999/);
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('opens a menu of a row inside the window @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, 'pages');
  await page.getByRole('button', { name: 'Actions for order 4711' }).click();
  const box = await page.getByRole('menu').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await judge(page, true);
});

test('writes rich text under the content policy @desktop', async ({ page }) => {
  await open(page, 'writing');
  const editor = page.getByRole('textbox', { name: 'News', exact: true });
  await editor.press('Control+End');
  await editor.pressSequentially(' Hello');
  await expect(editor).toContainText('Hello');
  await expect(editor.getByRole('link')).toHaveAttribute('href', 'https://example.com/');
});
