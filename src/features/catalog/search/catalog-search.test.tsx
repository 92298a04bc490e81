import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  ResolveArticlesDocument,
  SearchHitsDocument,
  SearchSuggestionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { useCatalogParams } from '../use-catalog-params.ts';
import { CatalogSearch } from './catalog-search.tsx';

const suggestion = (code: string) => ({
  article_code: code,
  suggestion: `Chain ${code}`,
  name: `Chain ${code}`,
  slug: `chain-${code}`,
  category: 'PAA' as const,
});
const article = {
  article_code: 'CN7100',
  article_code_display: 'CN-7100',
  old_code: null,
  ean: '4006381333931',
  slug: 'chain-12',
  category: 'PAA' as const,
};
let articles: (typeof article)[] = [];
let hits: { kind: 'Bike' | 'PAA' | 'groupset'; articles: number; models: number }[] = [];
let network: FakeNetwork;

beforeAll(() => Promise.all([import('./suggestion-list.tsx'), import('./find-article.ts')]));
beforeEach(() => {
  articles = [article];
  hits = [];
  const key = (code: string) => code.toLowerCase().replace('-', '');
  network = fakeNetwork()
    .answer(SearchHitsDocument, () => ({ searchHits: hits }))
    .answer(SearchSuggestionsDocument, { searchSuggestions: ['A1', 'A2', 'A3'].map(suggestion) })
    .answer(ResolveArticlesDocument, ({ codes }) => {
      const code = key(codes[0] ?? '');
      const product =
        articles.find((one) => [key(one.article_code), one.ean].includes(code)) ?? null;
      return { resolveArticles: [{ code, product, suggestions: [] }] };
    });
});

function Search() {
  const [params, change] = useCatalogParams(null);
  return <CatalogSearch params={params} onChange={change} />;
}
const open = (at = '/catalog/list') => {
  const shown = renderScreen(<Search />, { at, network });
  return { ...shown, box: screen.getByRole('combobox') };
};
const operations = () => network.operations();

test('opens the article of an exact code on Enter', async () => {
  const { user, box, address } = open();
  await user.type(box, 'cn-7100{Enter}');
  await waitFor(() => expect(address()).toBe('/en-us/catalog/paa/chain-12?article=CN7100'));
});

test('opens the article of an EAN', async () => {
  const { user, box, address } = open();
  await user.type(box, '4006381333931{Enter}');
  await waitFor(() => expect(address()).toBe('/en-us/catalog/paa/chain-12?article=CN7100'));
});

test('searches for an unknown or unresolvable code', async () => {
  const { user, box, address } = open();
  await user.type(box, 'CN71{Enter}');
  await waitFor(() => expect(address()).toBe('/en-us/catalog/list?search=CN71'));
  network.lose(ResolveArticlesDocument);
  await user.clear(box);
  await user.type(box, 'CN7100{Enter}');
  await waitFor(() => expect(address()).toBe('/en-us/catalog/list?search=CN7100'));
});

test('searches for words at once', async () => {
  const { user, box, address } = open();
  await user.type(box, 'chain{Enter}');
  await waitFor(() => expect(address()).toBe('/en-us/catalog/list?search=chain'));
  expect(operations()).not.toContain('ResolveArticles');
});

// B088, B089
test('suggests 650 ms after the third letter, with arrow keys', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { box, address } = open();
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'ch' } });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    fireEvent.change(box, { target: { value: 'cha' } });
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(operations()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(60));
    await waitFor(() => expect(operations()).toEqual(['SearchSuggestions', 'SearchHits']));
    await screen.findByRole('listbox');
    const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;
    const press = (key: string) => fireEvent.keyDown(box, { key });
    expect(chosen()).toBeUndefined();
    press('ArrowDown');
    expect(chosen()).toContain('A1');
    expect(box.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    press('ArrowUp');
    expect(chosen()).toContain('A3');
    press('ArrowDown');
    press('ArrowDown');
    expect(chosen()).toContain('A2');
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    press('ArrowUp');
    expect(chosen()).toContain('A3');
    fireEvent.submit(box.closest('form') as HTMLFormElement);
    await waitFor(() => expect(address()).toBe('/en-us/catalog/paa/chain-A3?article=A3'));
  } finally {
    vi.useRealTimers();
  }
});

test('offers the results of every product kind with their counts', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    hits = [
      { kind: 'Bike', articles: 0, models: 0 },
      { kind: 'PAA', articles: 90, models: 23 },
      { kind: 'groupset', articles: 2, models: 2 },
    ];
    const { box, address } = open('/catalog/list?category=Bike');
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'chain' } });
    await act(() => vi.advanceTimersByTimeAsync(700));
    await screen.findByRole('option', { name: /2 in Groupsets/ });
    expect(network.sent(SearchSuggestionsDocument)[0]?.variables).toEqual({
      text: 'chain',
      category: null,
      limit: 4,
    });
    fireEvent.click(screen.getByRole('option', { name: /23 in Parts/ }));
    await waitFor(() => expect(address()).toBe('/en-us/catalog/list?search=chain&category=PAA'));
  } finally {
    vi.useRealTimers();
  }
});

// N053
test('clears filters on a new search unless kept within them', async () => {
  const { user, box, address } = open('/catalog/list?brands=Alto&hasStock=true');
  await user.type(box, 'chain{Enter}');
  await waitFor(() => expect(address()).toBe('/en-us/catalog/list?search=chain'));
});

test('keeps a search within the filters', async () => {
  const { user, box, address } = open('/catalog/list?brands=Alto');
  await user.click(await screen.findByRole('checkbox', { name: 'Search within the filters' }));
  await user.type(box, 'chain{Enter}');
  await waitFor(() =>
    expect(address()).toBe('/en-us/catalog/list?search=chain&brands=Alto&searchAndFilter=true'),
  );
});
