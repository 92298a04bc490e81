import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import {
  ContentTargetMarketsDocument,
  SalesDocumentDocument,
  SalesDocumentsByGroupDocument,
  SalesDocumentTypesDocument,
  type ShownSalesDocumentFragment,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component as DocumentScreen } from './document.screen.tsx';
import { toDocument } from './testing/shown-document.ts';

const asOf = '2026-11-20T09:00:00Z';
const common: ScreenOptions = {
  now: asOf,
  host: { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', timeZone: 'UTC' },
  user: { scopes: ['page.sales-document'] },
};

function show(
  document: ShownSalesDocumentFragment | null,
  { at = '/sales-document/sales/2000~7', markets = [{ id: 'm1', marketName: 'USA' }] } = {},
) {
  const network = fakeNetwork()
    .answer(SalesDocumentDocument, { salesDocument: document })
    .answer(SalesDocumentTypesDocument, {
      general: { info: { count: 0 }, asOf },
      technical: { info: { count: 0 } },
    })
    .answer(SalesDocumentsByGroupDocument, {
      salesDocumentGroupsWithDocuments: { salesDocumentGroups: [], info: { count: 0 }, asOf },
      salesDocumentsWithoutGroup: { salesDocuments: [], info: { count: 0 } },
    })
    .answer(ContentTargetMarketsDocument, {
      contentTargetMarkets: { contentTargetMarkets: markets },
    });
  const path =
    at.split('/').length > 3
      ? '/:locale/sales-document/:type/:id'
      : '/:locale/sales-document/:typeOrId';
  return renderScreen(<DocumentScreen />, { ...common, at, path, network });
}

test.each(['/sales-document/sales/2000~7', '/sales-document/2000~7'])(
  'shows texts, files and the way to the group at %s (U299)',
  async (at) => {
    show(toDocument(), { at });
    expect(await screen.findByRole('heading', { name: 'Price list', level: 1 })).toBeDefined();
    for (const text of ['Valid from spring on', '2026-11-18', 'All prices.', 'PDF, 1.2 MB'])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download Price list' })).toBeDefined();
    expect(screen.getByRole('link', { name: '← Prices' }).getAttribute('href')).toBe(
      '/en-us/sales-document/sales?group=2000%7Eg1',
    );
    expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull();
  },
);

test.each([
  ['an unknown one', null, '/sales-document/sales/2000~7'],
  ['one of another type', toDocument(), '/sales-document/technical/2000~7'],
  ['one below an unknown word', toDocument(), '/sales-document/others/2000~7'],
])('shows %s as not found', async (_, document, at) => {
  show(document, { at });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
});

test('names whom to ask without a market (M002, M003)', async () => {
  const shown = show(null, { markets: [] });
  await waitFor(() => expect(shown.path()).toBe('/en-us/error/admin'));
});

test('marks a text in another language', async () => {
  show(toDocument({ language: 'de' }));
  expect(await screen.findByText('This text is in German')).toBeDefined();
});

test('keeps a receipt that is given offline', async () => {
  const shown = show(toDocument({ mustRead: true }));
  const button = await screen.findByRole('button', { name: 'I have read this' });
  shown.network.goOffline();
  await shown.user.click(button);
  expect(await screen.findByText('Read on 2026-11-20 9:00 AM, waiting to be sent')).toBeDefined();
});
