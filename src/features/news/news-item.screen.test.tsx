import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import {
  ContentTargetMarketsDocument,
  NewsItemDocument,
  NewsListDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import type { ReadNews } from './news.queries.ts';
import { Component as NewsItem } from './news-item.screen.tsx';
import { toNews } from './testing/shown-news.ts';

const common: ScreenOptions = {
  now: '2026-11-20T09:00:00Z',
  host: { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', timeZone: 'UTC' },
  user: { scopes: ['page.news'] },
};

function show(news: ReadNews | null, markets = [{ id: 'm1', marketName: 'USA' }]) {
  const network = fakeNetwork()
    .answer(NewsItemDocument, { news })
    .answer(NewsListDocument, {
      newsList: { news: [], info: { count: 0 }, asOf: '2026-11-20T09:00:00Z' },
    })
    .answer(ContentTargetMarketsDocument, {
      contentTargetMarkets: { contentTargetMarkets: markets },
    });
  const at = { at: '/news/2000~7', path: '/:locale/news/:id' };
  return renderScreen(<NewsItem />, { ...common, ...at, network });
}

test('shows title, day, text and tags of an item (R060)', async () => {
  show(toNews());
  const heading = await screen.findByRole('heading', { name: 'Grease for bearings', level: 1 });
  expect(heading.querySelector('[lang=en]')).not.toBeNull();
  for (const text of ['2026-11-18', 'New grease from spring on.', 'workshop'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull();
  expect(screen.queryByText(/This text is in/)).toBeNull();
});

test('marks a text in another language', async () => {
  show(toNews({ language: 'de', title: 'Fett für Lager' }));
  expect(await screen.findByText('This text is in German')).toBeDefined();
});

test('shows an unknown item and a foreign one alike', async () => {
  const shown = show(null);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  await waitFor(() => expect(shown.network.sent(NewsListDocument)).toHaveLength(1));
  expect(shown.path()).toBe('/en-us/news/2000~7');
});

test('names whom to ask without a market (M002, M003)', async () => {
  const shown = show(null, []);
  await waitFor(() => expect(shown.path()).toBe('/en-us/error/admin'));
});

test('keeps a receipt that is given offline', async () => {
  const shown = show(toNews({ mustRead: true }));
  const button = await screen.findByRole('button', { name: 'I have read this' });
  shown.network.goOffline();
  await shown.user.click(button);
  expect(await screen.findByText('Read on 2026-11-20 9:00 AM, waiting to be sent')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull();
});

test('says when it was read', async () => {
  show(toNews({ mustRead: true, readAt: '2026-11-19T08:00:00Z' }));
  expect(await screen.findByText('Read on 2026-11-19 8:00 AM')).toBeDefined();
});
