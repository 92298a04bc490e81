import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { linePrice, type PriceStep } from '../shared/price-rule.ts';
import { isPhone } from './customer-parts.ts';
import type { api } from './support.ts';

/** Speaks to the server as one user, see `api`. */
export type Ask = Awaited<ReturnType<typeof api>>;

export interface Price {
  dealer: number | null;
  retail: number | null;
  discounts: PriceStep[];
}

/** An article as the server answers it, as far as tests look. */
export interface Article {
  article_code: string;
  article_code_display: string;
  name: string;
  slug: string;
  category: string;
  brand: string;
  sorg: string;
  ean: string | null;
  image: string | null;
  frameSize: string | null;
  wheelSize: string | null;
  color: { name: string } | null;
  blocked: string | null;
  orderQuota: number | null;
  price: Price;
  stock: { qty: number; masked: boolean };
  promotion: (PriceStep & { code: string }) | null;
}

/** A model with its variants. */
export interface Model {
  slug: string;
  name: string;
  category: string;
  items: Article[];
  related: { parent_name: string }[];
}

/** Minor units as the host of the United States writes them. */
export const usd = (minor: number): string =>
  (minor / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Returns the price of one piece in minor units; tests call it for articles that have a price. */
export const costOf = ({ price: { dealer, discounts } }: Pick<Article, 'price'>): number =>
  linePrice(dealer ?? Number.NaN, 1, discounts).unit;

/** "Margin 34% · $12.30" of an article with both prices. */
export function marginText(cost: number, retail: number): string {
  const amount = retail - cost;
  return `Margin ${Math.round((amount * 100) / retail)}% · ${usd(amount)}`;
}

/** The best-selling model that is as wanted, with all its variants. */
export async function modelWith(
  ask: Ask,
  wanted: (model: Model) => boolean,
  filter: object = { category: 'PAA' },
): Promise<Model> {
  const sort = { field: 'popularity', order: 'DESC' };
  const { data } = await ask('ProductGroups', { page: 1, limit: 100, sort, filter });
  for (const group of data.productGroups.productGroups) {
    const details = await ask('ProductDetails', { slug: group.slugs[0] });
    if (wanted(details.data.productDetailsV2)) return details.data.productDetailsV2;
  }
  throw new Error('The demo has no such model');
}

/** Parts and bikes by the question a list asks, at most 100. */
export async function articlesOf(
  ask: Ask,
  filter: object,
  sort: object = { field: 'name', order: 'ASC' },
  limit = 100,
): Promise<{ count: number; articles: Article[] }> {
  const { products, info } = (await ask('Products', { page: 1, limit, sort, filter })).data
    .products;
  return { count: info.count, articles: products };
}

/** Rows that a list shows in any size of window. */
const firstRows = 8;

/** Returns the state of a list: the number of results, then the names of its first rows. */
export const listed = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const words = [...document.querySelectorAll<HTMLElement>('main [role=status]')];
    const count = words.flatMap(({ innerText }) => /^([\d,]+) results?/.exec(innerText)?.[1] ?? []);
    const names = [...document.querySelectorAll<HTMLElement>('main article h3')];
    return [...count, ...names.slice(0, most).map(({ innerText }) => innerText)];
  }, firstRows);

/** Waits until a list shows what the server answers. @returns how many results */
export async function expectList(
  page: Page,
  ask: Ask,
  view: 'group' | 'item',
  filter: object,
  sort: object,
): Promise<number> {
  const asked = { page: 1, limit: firstRows, sort, filter };
  const { data } = await ask(view === 'item' ? 'Products' : 'ProductGroups', asked);
  const { info, ...list } = view === 'item' ? data.products : data.productGroups;
  const rows: { name?: string; parent_name?: string }[] = list.products ?? list.productGroups;
  const names = rows.map(({ name, parent_name }) => name ?? parent_name);
  expect(names.length).toBeGreaterThan(0);
  await expect
    .poll(() => listed(page))
    .toEqual([info.count.toLocaleString('en-US'), ...(names as string[])]);
  return info.count;
}

/** Returns the filters, which are in a region next to the list or in the phone's sheet. */
export async function openFilters(page: Page, info: TestInfo): Promise<Locator> {
  if (!isPhone(info)) return page.getByRole('region', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

/** Goes back to the list, on phones by the button that says how many articles are left. */
export async function closeFilters(page: Page, info: TestInfo, count: number): Promise<void> {
  if (!isPhone(info)) return;
  const left = count === 1 ? 'Show 1 article' : `Show ${count.toLocaleString('en-US')} articles`;
  await page.getByRole('button', { name: left, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
}

/** The facets in the order of the page: the server's name and the page's. */
const facets = {
  bikeCategories: 'Bike categories',
  merchandiseCategories: 'Categories',
  brands: 'Brands',
  series: 'Series',
  models: 'Models',
  frameSizes: 'Frame sizes',
  wheelSizes: 'Wheel sizes',
  promotions: 'Promotions',
  articleTags: 'Tags',
} as const;
export type Facet = keyof typeof facets;

/** A filter as the server is asked, as far as these tests set it. */
export type Filter = Partial<Record<Facet, string[]>> & {
  category?: string;
  search?: string;
  hasStock?: boolean;
  price?: { from: number | null; to: number | null };
};

export interface Options extends Record<Facet, { value: string; label: string; count: number }[]> {
  price: { from: number; to: number } | null;
  count: number;
}

/** Returns the options by which the server can filter single articles. */
export const optionsOf = async (ask: Ask, filter: Filter): Promise<Options> =>
  (await ask('Filter', { filter, unit: 'article' })).data.filter;

/** A long facet shows so many values until it is unfolded. */
const folded = 6;

/** Waits until the filters show the server's values with their counts, and the price range. */
export async function expectFacets(ask: Ask, filters: Locator, filter: Filter): Promise<Options> {
  const options = await optionsOf(ask, filter);
  const wanted = (Object.keys(facets) as Facet[]).flatMap((facet) => {
    const chosen = filter[facet] ?? [];
    const all = options[facet];
    // Selected values stay visible, even when the other filters leave none of their articles.
    const gone = chosen.filter((one) => !all.some(({ value }) => value === one));
    const shown = [...gone.map((value) => ({ value, label: value, count: 0 })), ...all].filter(
      ({ value }, index) => index < folded || chosen.includes(value),
    );
    return shown.length > 0
      ? [[facets[facet], ...shown.map(({ label, count }) => `${label} ${count}`)]]
      : [];
  });
  const shown = () =>
    filters.locator('fieldset').evaluateAll((all) =>
      all.map((one) => {
        const lines = [...one.querySelectorAll<HTMLElement>('legend, li')];
        return lines.map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim());
      }),
    );
  await expect.poll(shown).toEqual(wanted);
  if (options.price)
    await expect(filters.getByLabel('from', { exact: true })).toHaveAttribute(
      'placeholder',
      usd(options.price.from),
    );
  return options;
}

/** Ticks the first value of a facet that is not ticked yet. @returns the filter with it */
export async function tickNext(
  filters: Locator,
  filter: Filter,
  facet: Facet,
  options: Options,
): Promise<Filter> {
  const ticked = filter[facet] ?? [];
  const option = options[facet].find(({ value }) => !ticked.includes(value));
  if (!option) throw new Error(`Nothing more to filter by: ${facet}`);
  const { value, label, count } = option;
  const plain = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const row = filters
    .getByRole('group', { name: facets[facet], exact: true })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${plain}\\s*${count}$`) })
    .filter({ has: filters.page().getByRole('checkbox', { checked: false }) });
  await row.getByRole('checkbox').check();
  return { ...filter, [facet]: [...ticked, value] };
}

/** Fingers that go sideways over an element, each from and to so many pixels right of its middle. */
async function move(page: Page, over: Locator, fingers: readonly [number, number][]) {
  const { x, y, width, height } = (await over.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const cdp = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : fingers.map(([from, to], id) => ({
              id,
              x: x + width / 2 + from + (to - from) * share,
              y: y + height / 2,
            })),
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 10; step++) await send('touchMove', step / 10);
  await send('touchEnd', 1);
  await cdp.detach();
}

/** A finger that swipes over an element. @param by pixels, to the left where negative */
export const swipe = (page: Page, over: Locator, by: number): Promise<void> =>
  move(page, over, [[-by / 2, by / 2]]);

/** Two fingers that part over an element. */
export const pinch = (page: Page, over: Locator): Promise<void> =>
  move(page, over, [
    [-30, -90],
    [30, 90],
  ]);
