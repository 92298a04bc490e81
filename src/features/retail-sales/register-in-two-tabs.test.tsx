import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { CheckFrameDocument, CitiesDocument } from '#src/graphql/generated/graphql.ts';
import { readSealedDraft } from '#src/offline/sealed-draft.ts';
import { viewerDatabase } from '#src/offline/testing/viewer-database.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './register-sale.screen.tsx';
import { frameAnswer } from './testing/sales.ts';

// They come late; making them ready counts for no test.
beforeAll(() =>
  Promise.all([import('./register/sale-draft.ts'), import('./register/capture-sale.ts')]),
);

const readOutbox = () => viewerDatabase().outbox.toArray();
const open = () =>
  renderScreen(<Component />, {
    at: '/retail-sales/register',
    now: '2026-11-20T09:00:00Z',
    user: { id: '4243', scopes: ['page.customer-sales-report'] },
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
    network: fakeNetwork()
      .answer(CitiesDocument, { cities: [] })
      .answer(CheckFrameDocument, frameAnswer()),
  });

test('registers a draft that two tabs show as one sale', async () => {
  const sales = async () =>
    (await readOutbox()).map(({ id, variables }) => ({
      id,
      ...(variables as { saleId: string; documentNo: string | null }),
    }));
  const press = (tab: ReturnType<typeof open>) =>
    tab.user.click(within(tab.container).getByRole('button', { name: 'Register' }));
  const typing = open();
  typing.network.goOffline();
  fillField(await screen.findByLabelText(/^Frame number/), 'WU12345');
  await typing.user.click(screen.getByRole('radio', { name: 'No data' }));
  await waitFor(async () =>
    expect(await readSealedDraft(viewerDatabase(), 'retail-sale/C1')).toMatchObject({
      buyer: 'none',
    }),
  );
  typing.unmount();
  const openTab = async () => {
    const tab = open();
    tab.network.goOffline();
    const field = () => within(tab.container).getByLabelText(/^Frame number/);
    await waitFor(() => expect(field()).toHaveProperty('value', 'WU12345'));
    return tab;
  };
  const [first, second] = [await openTab(), await openTab()];
  await press(first);
  await within(first.container).findByText(/is saved/);
  const [one] = await sales();
  await viewerDatabase().outbox.toCollection().modify({ sent: true, state: 'sending' });
  await press(second);
  await within(second.container).findByText(/is saved/);
  expect(await sales()).toMatchObject([{ id: one?.id, saleId: one?.saleId }]);
});
