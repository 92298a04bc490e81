import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { type CallApi, isPhone } from '../support.ts';
import { usd } from '../us-format.ts';

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
export const loadFilterOptions = async (callApi: CallApi, filter: Filter): Promise<Options> =>
  (await callApi('Filter', { filter, unit: 'article' })).data.filter;

/** A long facet shows so many values until it is unfolded. */
const folded = 6;

/** Waits until the filters show the server's values with their counts, and the price range. */
export async function expectFacets(
  callApi: CallApi,
  filters: Locator,
  filter: Filter,
): Promise<Options> {
  const options = await loadFilterOptions(callApi, filter);
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
