import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  DownloadAreaDocument,
  RemoveDownloadDocument,
  RequestDownloadAreaDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import type { Download } from './downloads.queries.ts';
import { Component } from './downloads.screen.tsx';

beforeEach(makeWindowWide);

const mocks = vi.hoisted(() => ({ saved: [] as unknown[][] }));
vi.mock('#src/graphql/save-export.ts', () => ({
  saveListFile: async (...of: unknown[]) => mocks.saved.push(of.slice(0, 2)),
}));

const asOf = '2026-11-20T09:00:00Z';
const done = { message: { status: true }, userErrors: [] };
const download = (over: Partial<Download> = {}): Download => ({
  id: 'D-1',
  requestedAt: asOf,
  from: '2026-01-01',
  to: '2026-03-31',
  module: 'INVOICES',
  format: 'XLSX',
  status: 'READY',
  fileName: 'Invoices.xlsx',
  progress: 100,
  rows: 12,
  bytes: 4096,
  expiresAt: '2026-12-20T09:00:00Z',
  problem: null,
  ...over,
});

function show(requests: Download[], left = 10) {
  const sent: unknown[] = [];
  const removed: unknown[] = [];
  const network = fakeNetwork()
    .answer(DownloadAreaDocument, {
      downloadArea: {
        requests,
        info: { count: requests.length },
        left,
        nextAt: '2026-11-21T00:00:00Z',
        asOf,
      },
    })
    .answer(RequestDownloadAreaDocument, (variables) => {
      sent.push(variables);
      return { requestDownloadArea: done };
    })
    .answer(RemoveDownloadDocument, (variables) => {
      removed.push(variables);
      return { removeDownload: done };
    });
  const view = renderScreen(<Component />, {
    at: '/download-area',
    now: asOf,
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
    user: { scopes: ['page.download-area', 'page.invoice-status', 'page.order-status'] },
    network,
  });
  return { ...view, sent, removed };
}

test('shows how far files are, and saves one that is ready (U273)', async () => {
  const { user } = show([
    download(),
    download({ id: 'D-2', module: 'DELIVERIES', status: 'PROCESSING', progress: 40, bytes: null }),
    download({ id: 'D-3', status: 'FAILED', problem: 'MORE_THAN_A_SHEET', bytes: null }),
  ]);
  await screen.findByText('Processing 40 %');
  expect(
    screen.getByText('There are more than a million rows. Choose a shorter period.'),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await vi.waitFor(() =>
    expect(mocks.saved).toEqual([['/api/download-area/D-1', 'Invoices.xlsx']]),
  );
});

test('asks for the records that the user may read, in one year (U274, B246)', async () => {
  const { user, sent } = show([]);
  await user.click(
    (await screen.findAllByRole('button', { name: 'Request a file' }))[0] as HTMLElement,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a file' }));
  const options = dialog.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Open orders', 'Deliveries', 'Invoices']);
  await user.selectOptions(dialog.getByLabelText(/^Records/), 'Invoices');
  await user.clear(dialog.getByLabelText(/^First day/));
  await user.type(dialog.getByLabelText(/^First day/), '2025-12-31');
  await user.click(dialog.getByRole('button', { name: 'Request the file' }));
  await dialog.findByText('Both days must lie in one calendar year.');
  await user.clear(dialog.getByLabelText(/^Last day/));
  await user.type(dialog.getByLabelText(/^Last day/), '2025-12-31');
  await user.click(dialog.getByRole('button', { name: 'Request the file' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    module: 'INVOICES',
    from: '2025-12-31',
    format: 'XLSX',
    title: 'Invoices',
  });
  expect(JSON.stringify(sent[0])).toContain('openAmount');
});

test('says when the next is possible once the quota is used up (M053)', async () => {
  show([download()], 0);
  await screen.findByText(
    /You have asked for 10 files today\. The next is possible from 2026-11-21/,
  );
  const button = screen.getByRole('button', { name: 'Request a file' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('cancels a request at once', async () => {
  const { user, removed } = show([download({ status: 'REQUESTED', bytes: null })]);
  await user.click(await screen.findByRole('button', { name: /Actions|More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
  await vi.waitFor(() => expect(removed).toEqual([{ id: 'D-1' }]));
});
