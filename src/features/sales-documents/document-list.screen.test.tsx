import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  ContentFoundDocument,
  ContentTargetMarketsDocument,
  SalesDocumentListDocument,
  SalesDocumentsByGroupDocument,
  SalesDocumentsWithoutGroupDocument,
  SalesDocumentTypesDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component as DocumentList } from './document-list.screen.tsx';
import { toDocument } from './testing/shown-document.ts';

const asOf = '2026-11-20T09:00:00Z';
const common: ScreenOptions = {
  now: asOf,
  host: { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', timeZone: 'UTC' },
  user: { id: '7', scopes: ['page.sales-document', 'page.news'] },
};

const page = (documents = [toDocument()], count = documents.length) => ({
  salesDocuments: documents,
  info: { count },
  asOf,
});

const grouped = (
  documents = [toDocument()],
  totalDocuments = documents.length,
  apart = page([]),
) => ({
  salesDocumentGroupsWithDocuments: {
    salesDocumentGroups: [{ id: '2000~g1', name: 'Prices', totalDocuments, documents }],
    info: { count: 1 },
    asOf,
  },
  salesDocumentsWithoutGroup: apart,
});

const network = (markets = [{ id: 'm1', marketName: 'USA' }]) =>
  fakeNetwork().answer(ContentTargetMarketsDocument, {
    contentTargetMarkets: { contentTargetMarkets: markets },
  });

const show = (at: string, answers = network()) =>
  renderScreen(
    [
      { path: '/:locale/sales-document', element: <DocumentList /> },
      { path: '/:locale/sales-document/:typeOrId', element: <DocumentList /> },
    ],
    { ...common, at, network: answers },
  );

const counts = (general: number, technical: number) => ({
  general: { info: { count: general }, asOf },
  technical: { info: { count: technical } },
});

test('shows the types with how many documents there are (R069)', async () => {
  show('/sales-document', network().answer(SalesDocumentTypesDocument, counts(12, 1)));
  const general = await screen.findByRole('link', { name: /General/ });
  expect(general.getAttribute('href')).toBe('/en-us/sales-document/sales');
  expect(within(general).getByText('12 documents')).toBeDefined();
  expect(screen.getByRole('link', { name: /Technical.*1 document/ })).toBeDefined();
});

test('goes to the only type that has documents (reading 67)', async () => {
  const one = network()
    .answer(SalesDocumentTypesDocument, counts(0, 3))
    .answer(SalesDocumentsByGroupDocument, grouped());
  const shown = show('/sales-document', one);
  await waitFor(() => expect(shown.path()).toBe('/en-us/sales-document/technical'));
  expect(await screen.findByRole('region', { name: 'Prices' })).toBeDefined();
});

test('lists documents by group, and those without apart (U298)', async () => {
  const many = Array.from({ length: 8 }, (_, at) => toDocument({ id: `2000~${at}` }));
  const apart = page([toDocument({ id: '2000~99', title: 'Bell', salesDocumentGroup: null })]);
  const shown = show(
    '/sales-document/sales',
    network().answer(SalesDocumentsByGroupDocument, grouped(many, 8, apart)),
  );
  const group = await screen.findByRole('region', { name: 'Prices' });
  expect(within(group).getAllByRole('article')).toHaveLength(6);
  expect(within(group).getAllByText('PDF, 1.2 MB')).toHaveLength(6);
  expect(within(group).getByRole('link', { name: 'All 8 documents' }).getAttribute('href')).toBe(
    '/en-us/sales-document/sales?group=2000%7Eg1',
  );
  const rest = screen.getByRole('region', { name: 'Without a group' });
  expect(within(rest).getByRole('link', { name: 'Bell' }).getAttribute('href')).toBe(
    '/en-us/sales-document/sales/2000~99',
  );
  expect(shown.network.sent(SalesDocumentsByGroupDocument)[0]?.variables).toMatchObject({
    type: 'general',
  });
});

test('shows all documents of a group, with the way to all groups', async () => {
  const answers = network().answer(SalesDocumentListDocument, { salesDocuments: page() });
  const shown = show('/sales-document/technical?group=2000~g1', answers);
  expect(await screen.findByRole('region', { name: 'Prices' })).toBeDefined();
  expect(screen.getByRole('link', { name: '← Technical' })).toBeDefined();
  const [sent] = shown.network.sent(SalesDocumentListDocument);
  expect(sent?.variables.filter).toEqual({ group: '2000~g1', type: 'technical' });
});

test('shows all documents without a group', async () => {
  const apart = page([toDocument({ salesDocumentGroup: null })]);
  const answers = network().answer(SalesDocumentsWithoutGroupDocument, {
    salesDocumentsWithoutGroup: apart,
  });
  show('/sales-document/technical?group=none', answers);
  expect(await screen.findByRole('region', { name: 'Without a group' })).toBeDefined();
});

test('searches all documents, and counts the other lists', async () => {
  const answers = network()
    .answer(SalesDocumentListDocument, { salesDocuments: page() })
    .answer(ContentFoundDocument, { newsList: { info: { count: 3 } } });
  const shown = show('/sales-document/technical?q=price', answers);
  expect(await screen.findByRole('link', { name: 'Price list' })).toBeDefined();
  const others = await screen.findByRole('link', { name: 'News (3)' });
  expect(others.getAttribute('href')).toBe('/en-us/news?q=price');
  expect(shown.network.sent(SalesDocumentListDocument)[0]?.variables).toMatchObject({
    search: 'price',
  });
  // Only what the user may read.
  expect(shown.network.sent(ContentFoundDocument)[0]?.variables).toEqual({
    search: 'price',
    news: true,
    salesDocuments: false,
    marketingMaterial: false,
  });
});

test('marks a text in another language, and what must be read', async () => {
  const foreign = toDocument({ title: 'Preisliste', language: 'de', mustRead: true });
  show(
    '/sales-document/sales',
    network().answer(SalesDocumentsByGroupDocument, grouped([foreign])),
  );
  const card = await screen.findByRole('article');
  expect(within(card).getByText('German')).toBeDefined();
  expect(within(card).getByRole('heading').getAttribute('lang')).toBe('de');
  expect(screen.getByText('Please read: 1 document')).toBeDefined();
});

test('says that there is none, and asks again for the markets', async () => {
  const none = {
    ...grouped([]),
    salesDocumentGroupsWithDocuments: { salesDocumentGroups: [], info: { count: 0 }, asOf },
  };
  const shown = show(
    '/sales-document/sales',
    network().answer(SalesDocumentsByGroupDocument, none),
  );
  expect(await screen.findByText('No sales documents at present')).toBeDefined();
  await waitFor(() => expect(shown.network.sent(ContentTargetMarketsDocument)).toHaveLength(1));
});

test('says offline that nothing was kept', async () => {
  const offline = network();
  offline.goOffline();
  show('/sales-document/sales', offline);
  expect(await screen.findByText('This list was not opened on this device before.')).toBeDefined();
});
