import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentTargetMarketsDocument, NewsListDocument } from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import type { ReadNews } from './news.queries.ts';
import { Component as NewsList } from './news-list.screen.tsx';
import { toNews } from './testing/shown-news.ts';

const common: ScreenOptions = {
  now: '2026-11-20T09:00:00Z',
  host: { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', timeZone: 'UTC' },
  user: { id: '7', scopes: ['page.news'] },
};

const network = (news: ReadNews[]) =>
  fakeNetwork()
    .answer(NewsListDocument, {
      newsList: { news, info: { count: news.length }, asOf: '2026-11-20T09:00:00Z' },
    })
    .answer(ContentTargetMarketsDocument, {
      contentTargetMarkets: { contentTargetMarkets: [{ id: 'm1', marketName: 'USA' }] },
    });

const show = (news: ReadNews[], at = '/news', path = '/:locale/news') =>
  renderScreen(<NewsList />, { ...common, at, path, network: network(news) });

test('lists cards that lead to the item, with day (R059)', async () => {
  show([toNews()]);
  const link = await screen.findByRole('link', { name: 'Grease for bearings' });
  expect(link.getAttribute('href')).toBe('/en-us/news/2000~7');
  expect(screen.getByText('2026-11-18').getAttribute('datetime')).toBe('2026-11-18');
  expect(screen.queryByText('New')).toBeNull();
});

test('shows of a card what its layout says (E735 to E740)', async () => {
  const layout = {
    placeholderOnCard: false,
    titleOnCard: false,
    subtitleOnCard: true,
    releasedonOnCard: false,
    resolutionOnCard: false,
    gotopdpOnCard: true,
  };
  show([toNews({ layout })]);
  expect(await screen.findByText('New grease from spring on.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open Grease for bearings' })).toBeDefined();
  expect(screen.queryByText('2026-11-18')).toBeNull();
});

test('marks what came since the user looked', async () => {
  const looks = { before: 0, last: Date.parse('2026-11-17T09:00:00Z') };
  localStorage.setItem('pannier.news-looks.7', JSON.stringify(looks));
  const old = toNews({
    id: '2000~8',
    title: 'Older',
    validFrom: '2026-11-01',
    changedAt: '2026-11-01T08:00:00Z',
  });
  show([toNews(), old]);
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first as HTMLElement).getByText('New')).toBeDefined();
  expect(within(second as HTMLElement).queryByText('New')).toBeNull();
});

test('names what must be read before all others', async () => {
  const known = toNews({ id: '2000~9', title: 'Known', readAt: '2026-11-19T08:00:00Z' });
  show([toNews({ mustRead: true }), { ...known, mustRead: true }]);
  expect(await screen.findByText('Please read: 1 news item')).toBeDefined();
  expect(await screen.findAllByRole('link', { name: 'Known' })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Grease for bearings' })).toHaveLength(2);
});

test('says that there is none, and stays with a market', async () => {
  const shown = show([]);
  expect(await screen.findByText('No news at present')).toBeDefined();
  await waitFor(() => expect(shown.network.sent(ContentTargetMarketsDocument)).toHaveLength(1));
  expect(shown.path()).toBe('/en-us/news');
});

test('names whom to ask without a market (M002, M003)', async () => {
  const none = network([]).answer(ContentTargetMarketsDocument, {
    contentTargetMarkets: { contentTargetMarkets: [] },
  });
  const shown = renderScreen(<NewsList />, { ...common, at: '/news', network: none });
  await waitFor(() => expect(shown.path()).toBe('/en-us/error/admin'));
});

test('searches for what the address says', async () => {
  const shown = show([], '/news?q=grease');
  expect(await screen.findByRole('button', { name: 'Show all news' })).toBeDefined();
  expect(shown.network.sent(NewsListDocument)[0]?.variables).toMatchObject({ search: 'grease' });
  expect(shown.network.sent(ContentTargetMarketsDocument)).toEqual([]);
});

test('says offline that nothing was kept', async () => {
  const offline = network([]);
  offline.goOffline();
  renderScreen(<NewsList />, { ...common, at: '/news', network: offline });
  expect(await screen.findByText('This list was not opened on this device before.')).toBeDefined();
});
