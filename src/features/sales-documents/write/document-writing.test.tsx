import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { done, refused, writerNetwork } from '#src/features/content/testing/writer-network.ts';
import {
  CreateSalesDocumentGroupDocument,
  DeleteSalesDocumentGroupDocument,
  RestoreSalesDocumentDocument,
  UpdateSalesDocumentDocument,
  type WriterSalesDocumentFragment,
  type WrittenSalesDocumentFragment,
  type WrittenSalesDocumentGroupFragment,
  WrittenSalesDocumentGroupItemDocument,
  WrittenSalesDocumentGroupListDocument,
  WrittenSalesDocumentItemDocument,
  WrittenSalesDocumentListDocument,
} from '#src/graphql/generated/graphql.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { chooseFilter, makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as EditDocument } from './document-writing.screen.tsx';
import { Component as Documents } from './document-writing-list.screen.tsx';
import { Component as EditGroup } from './group.screen.tsx';
import { Component as Groups } from './group-list.screen.tsx';

beforeEach(makeWindowWide);

const user = { scopes: ['sales-document.cu'] };
const asOf = '2026-11-20T08:00:00Z';
const prices = { id: '2000~g1', name: 'Prices' };

const listed = (
  fields: Partial<WriterSalesDocumentFragment> = {},
): WriterSalesDocumentFragment => ({
  id: '2000~d1',
  version: 4,
  type: 'technical',
  title: 'Torques',
  language: 'en',
  salesDocumentGroup: prices,
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

const paper: WrittenSalesDocumentFragment['files'][number] = {
  id: 'f1',
  fileName: 'torques.pdf',
  fileTitle: 'torques.pdf',
  thumbnailUrl: null,
  lowFileUrl: null,
  medFileUrl: null,
  hiFileUrl: null,
  oriFileUrl: '/files/f1',
  bytes: 2000,
  type: 'application/pdf',
  width: null,
  height: null,
  focusX: 0.5,
  focusY: 0.5,
  altTexts: [],
  hasPlace: false,
};

const written = (
  fields: Partial<WrittenSalesDocumentFragment> = {},
): WrittenSalesDocumentFragment => ({
  ...listed(),
  texts: [
    { language: 'en', title: 'Torques', subtitle: 'All frames', body: '' },
    { language: 'de', title: 'Drehmomente', subtitle: '', body: '' },
  ],
  layout: null,
  itemPerLine: 3,
  tags: [],
  mustRead: false,
  files: [paper],
  ...fields,
});

const group: WrittenSalesDocumentGroupFragment = {
  ...prices,
  version: 2,
  texts: [{ language: 'en', title: 'Prices' }],
  contentTargetMarkets: [{ id: 'Dealers', marketName: 'Dealers' }],
  totalDocuments: 3,
  missingIn: [],
  changedAt: asOf,
  changedBy: 'Mia',
  mayChange: true,
};

const network = () =>
  writerNetwork().answer(WrittenSalesDocumentGroupListDocument, {
    salesDocumentGroups: { salesDocumentGroups: [group], info: { count: 1 }, asOf },
  });

const documents = (...rows: WriterSalesDocumentFragment[]) =>
  network().answer(WrittenSalesDocumentListDocument, {
    salesDocuments: { salesDocuments: rows, info: { count: rows.length }, asOf },
  });

const edit = (salesDocument: WrittenSalesDocumentFragment) =>
  renderScreen(
    [
      { path: '/:locale/admin/sales-document/list/:id/edit', element: <EditDocument /> },
      { path: '/:locale/admin/sales-document/list', element: <p>All documents</p> },
    ],
    {
      at: '/admin/sales-document/list/2000~d1/edit',
      user,
      network: network().answer(WrittenSalesDocumentItemDocument, { salesDocument }),
    },
  );

test('lists documents by type, group and state', async () => {
  const { user: press, network: sent } = renderScreen(<Documents />, {
    at: '/admin/sales-document/list?group=2000~g1',
    user,
    network: documents(listed({ state: 'deleted' }))
      .answer(WrittenSalesDocumentGroupItemDocument, { salesDocumentGroup: group })
      .answer(RestoreSalesDocumentDocument, { restoreSalesDocument: done }),
  });
  expect(await screen.findByRole('button', { name: 'Group: Prices' })).toBeDefined();
  await chooseFilter(press, 'Type', 'Technical');
  await chooseFilter(press, 'State', 'Deleted');
  await waitFor(() =>
    expect(sent.sent(WrittenSalesDocumentListDocument).at(-1)?.variables.filter).toEqual({
      type: 'technical',
      group: '2000~g1',
      state: 'deleted',
    }),
  );
  await press.click(await screen.findByRole('button', { name: /Torques/ }));
  await press.click(await screen.findByRole('menuitem', { name: 'Restore' }));
  await screen.findByText('Torques is restored');
});

test('saves a document without a text, in another group', async () => {
  const { user: press, network: sent } = edit(written({ salesDocumentGroup: null }));
  sent.answer(UpdateSalesDocumentDocument, {
    updateSalesDocument: { ...done, record: written({ version: 5 }) },
  });
  fillField(await screen.findByRole('textbox', { name: /^Subtitle/ }), 'Some frames');
  await press.click(screen.getByRole('combobox', { name: /^Group/ }));
  await press.click(await screen.findByRole('option', { name: /Prices/ }));
  await press.click(screen.getByRole('button', { name: 'Save & close' }));
  await screen.findByText('All documents');
  expect(sent.sent(UpdateSalesDocumentDocument)[0]?.variables).toMatchObject({
    id: '2000~d1',
    version: 4,
    input: {
      type: 'technical',
      title: 'Torques',
      subtitle: 'Some frames',
      translations: [{ language: 'de', title: 'Drehmomente' }],
      salesDocumentGroup: '2000~g1',
      files: [{ id: 'f1' }],
      published: true,
    },
  });
});

test('offers no group of another sales organisation', async () => {
  const { user: press, network: sent } = edit(written({ salesDocumentGroup: null }));
  const foreign = { ...group, id: '1000~g9', name: 'Offers' };
  sent.answer(WrittenSalesDocumentGroupListDocument, {
    salesDocumentGroups: { salesDocumentGroups: [group, foreign], info: { count: 2 }, asOf },
  });
  await press.click(await screen.findByRole('combobox', { name: /^Group/ }));
  const option = await screen.findByRole('option', { name: /Offers/ });
  expect(option.getAttribute('aria-disabled')).toBe('true');
  const own = screen.getByRole('option', { name: /Prices/ });
  expect(own.getAttribute('aria-disabled')).not.toBe('true');
});

test('refuses a document without a file at that field', async () => {
  const { user: press, network: sent } = edit(written({ files: [] }));
  await press.click(await screen.findByRole('button', { name: 'Save & close' }));
  expect(await screen.findByText('Choose at least one file')).toBeDefined();
  expect(sent.sent(UpdateSalesDocumentDocument)).toEqual([]);
});

test('leads from a full group to the documents in it', async () => {
  const { user: press, address } = renderScreen(
    [
      { path: '/:locale/admin/sales-document/group', element: <Groups /> },
      { path: '/:locale/admin/sales-document/list', element: <p>All documents</p> },
    ],
    {
      at: '/admin/sales-document/group',
      user,
      network: network().answer(DeleteSalesDocumentGroupDocument, {
        deleteSalesDocumentGroup: refused('NOT_EMPTY'),
      }),
    },
  );
  await press.click(await screen.findByRole('button', { name: /Prices/ }));
  await press.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await press.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('3 items are in it; move them first.')).toBeDefined();
  await press.click(screen.getByRole('button', { name: 'Show what is in it' }));
  await screen.findByText('All documents');
  expect(address()).toContain('group=2000%7Eg1');
});

test('creates a group with a name and markets', async () => {
  const { user: press, network: sent } = renderScreen(
    [
      { path: '/:locale/admin/sales-document/group/create', element: <EditGroup /> },
      { path: '/:locale/admin/sales-document/group', element: <p>All groups</p> },
    ],
    {
      at: '/admin/sales-document/group/create',
      user,
      network: network().answer(CreateSalesDocumentGroupDocument, {
        createSalesDocumentGroup: { ...done, record: group },
      }),
    },
  );
  fillField(await screen.findByRole('textbox', { name: /^Name/ }), 'Prices');
  await press.click(screen.getByRole('checkbox', { name: 'Dealers' }));
  await press.click(screen.getByRole('button', { name: 'Save & close' }));
  await screen.findByText('All groups');
  expect(sent.sent(CreateSalesDocumentGroupDocument)[0]?.variables.input).toEqual({
    language: 'en',
    name: 'Prices',
    translations: [],
    contentTargetMarkets: ['Dealers'],
  });
});
