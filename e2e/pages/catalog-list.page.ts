import { expect, type Locator, type Page } from '@playwright/test';
import type { CallApi } from '../support.ts';

export const catalogSearch = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search the catalog' });

export const openCatalogList = (page: Page, params: string) =>
  page.goto(`/en-us/catalog/list?${params}`);

/** Rows that a list shows in any size of window. */
const firstRows = 8;

/** Returns the state of a list: the number of results, then the names of its first rows. */
export const readList = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const words = [...document.querySelectorAll<HTMLElement>('main [role=status]')];
    const count = words.flatMap(({ innerText }) => /^([\d,]+) results?/.exec(innerText)?.[1] ?? []);
    const names = [...document.querySelectorAll<HTMLElement>('main article h3')];
    return [...count, ...names.slice(0, most).map(({ innerText }) => innerText)];
  }, firstRows);

/** Waits until a list shows what the server answers. @returns how many results */
export async function expectList(
  page: Page,
  callApi: CallApi,
  view: 'group' | 'item',
  filter: object,
  sort: object,
): Promise<number> {
  const variables = { page: 1, limit: firstRows, sort, filter };
  const { data } = await callApi(view === 'item' ? 'Products' : 'ProductGroups', variables);
  const { info, ...list } = view === 'item' ? data.products : data.productGroups;
  const rows: { name?: string; parent_name?: string }[] = list.products ?? list.productGroups;
  const names = rows.map(({ name, parent_name }) => name ?? parent_name);
  expect(names.length).toBeGreaterThan(0);
  await expect
    .poll(() => readList(page))
    .toEqual([info.count.toLocaleString('en-US'), ...(names as string[])]);
  return info.count;
}

/** Returns the content of a catalog list: the number of results, and its first rows with price and stock. */
export async function listContent(page: Page, list: string): Promise<string[]> {
  await openCatalogList(page, list);
  const results = page.getByRole('status').filter({ hasText: /\d result/ });
  await expect(results).toBeVisible();
  const rows = page.getByRole('article');
  await expect(rows.first()).toBeVisible();
  const count = Number.parseInt(await results.innerText(), 10);
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(Math.min(10, count));
  return [`${count}`, ...(await rows.allInnerTexts()).slice(0, 10)];
}

/** A text with placeholders, as a pattern of what English screens say. */
const englishLike = (text: string) => new RegExp(`^${text.replace(/\{\w+\}/g, '.+')}$`);

/**
 * Adds one piece of the n-th article of an item list, waits until it shows, and answers its code.
 * @param like a text with placeholders, as a pattern of what the screen says (e2e/test-locale.ts)
 */
export async function addFromList(page: Page, index: number, like = englishLike): Promise<string> {
  const row = page.getByRole('article').nth(index);
  const code = (await row.locator('p').first().innerText()).split(' · ')[0] ?? '';
  await row.getByRole('button', { name: like('Add {name}') }).click();
  await expect(row.getByRole('group', { name: like('Quantity of {name}') })).toBeVisible();
  return code;
}
