import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UploadConsumerAccountsDocument } from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { PageWorker } from '#src/testing/page-worker.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './upload-accounts.screen.tsx';

vi.stubGlobal('Worker', PageWorker);
afterAll(() => vi.unstubAllGlobals());
beforeAll(() => import('#src/crud/upload/open-upload-file.ts'));

test('stores the new and changed accounts of a file (O147)', async () => {
  const outcomes = ['added', 'changed', 'unchanged'] as const;
  const network = fakeNetwork().answer(UploadConsumerAccountsDocument, ({ rows }) => ({
    uploadAccountPolygonbikes: {
      message: { status: true, description: '' },
      userErrors: [],
      rows: [rows].flat().map(({ line }) => ({
        line,
        outcome: outcomes[line - 2] ?? ('refused' as const),
        userErrors: [],
      })),
    },
  }));
  const { user } = renderScreen(<Component />, {
    at: '/retail-sales/accounts/upload',
    now: '2026-11-20T09:00:00Z',
    network,
    user: { scopes: ['page.customer-sales-report'], isSales: true, limitation: 'all' },
  });
  const lines = ['Name;Frame number;Bought on', 'A;WU1;1.11.2026', 'B;WU2;', 'C;WU3;'];
  const file = new File([lines.join('\n')], 'accounts.csv');
  await user.upload(screen.getByLabelText('CSV or Excel file'), file);
  await screen.findByText('1 account already existed.');
  await user.click(screen.getByRole('button', { name: 'Store 2 accounts' }));
  await screen.findByText('2 accounts are stored.');
  const [, stored] = network.sent(UploadConsumerAccountsDocument);
  expect(stored?.variables).toMatchObject({
    dryRun: false,
    rows: [
      { line: 2, frameNumber: 'WU1', name: 'A', purchaseDate: '2026-11-01' },
      { line: 3, frameNumber: 'WU2', name: 'B', purchaseDate: '' },
    ],
  });
});
