import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { done, writerNetwork } from '#src/features/content/testing/writer-network.ts';
import {
  type ListedNewsFragment,
  RestoreNewsDocument,
  UpdateNewsDocument,
  type WrittenNewsFragment,
  WrittenNewsItemDocument,
  WrittenNewsListDocument,
} from '#src/graphql/generated/graphql.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { chooseFilter, makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as Edit } from './news-writing.screen.tsx';
import { Component as List } from './news-writing-list.screen.tsx';

beforeEach(makeWindowWide);

const user = { scopes: ['news.cu'] };
const listed = (fields: Partial<ListedNewsFragment>): ListedNewsFragment => ({
  id: 'n1',
  version: 4,
  title: 'Spring sale',
  language: 'en',
  state: 'live',
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  contentTargetMarkets: [{ id: 'Dealers', marketName: 'Dealers' }],
  missingIn: [],
  changedAt: '2026-11-01T08:00:00Z',
  changedBy: 'Mia',
  mayChange: true,
  ...fields,
});

const written = (fields: Partial<WrittenNewsFragment> = {}): WrittenNewsFragment => ({
  ...listed({}),
  state: 'draft',
  texts: [{ language: 'en', title: 'Spring sale', body: '<p>All bikes</p>' }],
  layout: null,
  itemPerLine: 3,
  tags: ['sale'],
  mustRead: false,
  file: null,
  files: [],
  ...fields,
});

const list = (...rows: ListedNewsFragment[]) =>
  renderScreen(<List />, {
    at: '/admin/news',
    user,
    network: writerNetwork().answer(WrittenNewsListDocument, {
      newsList: { news: rows, info: { count: rows.length }, asOf: '2026-11-20T08:00:00Z' },
    }),
  });

const edit = (news: WrittenNewsFragment | null) =>
  renderScreen(
    [
      { path: '/:locale/admin/news/:id/edit', element: <Edit /> },
      { path: '/:locale/admin/news', element: <p>All news</p> },
      { path: '/:locale/error/admin', element: <p>Gone</p> },
    ],
    {
      at: '/admin/news/n1/edit',
      user,
      network: writerNetwork().answer(WrittenNewsItemDocument, { news }),
    },
  );

test('lists news by state and market, also deleted ones', async () => {
  const { user: press, network } = list(listed({ state: 'deleted' }));
  network.answer(RestoreNewsDocument, { restoreNews: done });
  await chooseFilter(press, 'State', 'Deleted');
  await chooseFilter(press, 'Target market', 'Dealers');
  await waitFor(() =>
    expect(network.sent(WrittenNewsListDocument).at(-1)?.variables).toMatchObject({
      filter: { state: 'deleted', market: 'Dealers' },
    }),
  );
  await press.click(await screen.findByRole('button', { name: /Spring sale/ }));
  await press.click(await screen.findByRole('menuitem', { name: 'Restore' }));
  await screen.findByText('Spring sale is restored');
  expect(network.sent(RestoreNewsDocument)[0]?.variables).toEqual({ id: 'n1', version: 4 });
});

test('says why news of others cannot be deleted', async () => {
  const { user: press } = list(listed({ mayChange: false }));
  await press.click(await screen.findByRole('button', { name: /Spring sale/ }));
  const item = await screen.findByRole('menuitem', { name: /Delete/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('another sales organisation');
});

test('saves a draft, then publishes it', async () => {
  const { user: press, network, address } = edit(written());
  network.answer(UpdateNewsDocument, ({ input }) => ({
    updateNews: {
      ...done,
      record: written({ version: 5, state: input.published ? 'live' : 'draft' }),
    },
  }));
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  expect(await screen.findByRole('button', { name: 'Who sees this: 38 users' })).toBeDefined();
  fillField(title, 'Autumn sale');
  await press.click(screen.getByRole('button', { name: 'Save as draft' }));
  await screen.findByText(/The draft is saved/);
  await press.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('All news');
  const inputs = network.sent(UpdateNewsDocument).map(({ variables }) => variables.input);
  expect(inputs[0]).toMatchObject({ title: 'Autumn sale', published: false, tags: ['sale'] });
  expect(inputs[1]).toMatchObject({ published: true, contentTargetMarkets: ['Dealers'] });
  expect(address()).toContain('/admin/news');
});

test('saves as soon as the files are uploaded', async () => {
  const { user: press, network, storeToken } = edit(written());
  await storeToken(['news.cu']);
  const sent = Promise.withResolvers<object>();
  const headers = { location: '/files/uploads/1', 'upload-offset': '0' };
  network
    .answer(UpdateNewsDocument, { updateNews: { ...done, record: written({ version: 5 }) } })
    .answerRest('POST', '/files/uploads', () => new Response(null, { status: 201, headers }))
    .answerRest('PATCH', '/files/uploads/1', () => sent.promise);
  const price = new File(['price'], 'price.pdf', { type: 'application/pdf' });
  await press.upload(await screen.findByLabelText(/^Files/), price);
  await press.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('It is saved as soon as all files are uploaded.');
  expect(network.sent(UpdateNewsDocument)).toEqual([]);
  sent.resolve({ id: 'f1', name: 'price.pdf', bytes: 5, type: 'application/pdf' });
  await screen.findByText('All news');
  expect(network.sent(UpdateNewsDocument)[0]?.variables.input.files).toMatchObject([{ id: 'f1' }]);
});

test('refuses news without a market at that field', async () => {
  const { user: press, network } = edit(written({ contentTargetMarkets: [] }));
  await press.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Choose at least one target market')).toBeDefined();
  expect(network.sent(UpdateNewsDocument)).toEqual([]);
});

test('shows news of others without a way to save', async () => {
  edit(written({ mayChange: false }));
  expect(await screen.findByText(/You can only read it/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('leads from news that are gone to the error page', async () => {
  const { address } = edit(null);
  await screen.findByText('Gone');
  expect(address()).toContain('pt=news');
});
