import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import {
  VisitCustomersDocument,
  VisitDocument,
  VisitOptionsDocument,
  VisitsDocument,
} from '#src/graphql/generated/graphql.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { viewerDatabase } from '#src/offline/testing/viewer-database.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as PolygonVisit } from './detail/polygon-visit.screen.tsx';
import { Component as CreatePolygonVisit } from './form/create-polygon-visit.screen.tsx';
import { Component as PolygonVisits } from './list/polygon-visits.screen.tsx';
import { customers, listed, options, photoFile, visit } from './testing/visit.ts';
import { Component as VisitForms } from './visit-landing.screen.tsx';

let userId = 8000;
beforeEach(() => {
  userId += 1;
});

const asOf = '2026-11-20T09:00:00Z';
const info = { count: 1, pageTotal: 1 };

function show(at: string, visitForms: ('polygon' | 'wim')[] = ['polygon', 'wim']) {
  const network = fakeNetwork()
    .answer(VisitOptionsDocument, { formVisitOptionsByBrand: [...options] })
    .answer(VisitCustomersDocument, {
      formVisitSalesCustomers: { customers: [...customers], info },
    })
    .answer(VisitsDocument, {
      formVisits: { visits: [listed()], authors: [], info, asOf },
    })
    .answer(VisitDocument, { formVisits: { visits: [visit()], asOf } })
    .answerRest('GET', '/files/F1/thumbnail', () => new Response('small'));
  const routes = [
    { path: '/:locale/visit-form', element: <VisitForms /> },
    { path: '/:locale/visit-form/polygon', element: <PolygonVisits /> },
    { path: '/:locale/visit-form/polygon/create', element: <CreatePolygonVisit /> },
    { path: '/:locale/visit-form/polygon/:id', element: <PolygonVisit /> },
  ];
  return renderScreen(routes, {
    at,
    now: asOf,
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
    user: { id: String(userId), scopes: ['page.formvisit'], visitForms },
    network,
  });
}

const readOutbox = () => viewerDatabase().outbox.toArray();

async function choose({ user }: ReturnType<typeof show>, name: string) {
  await user.click(await screen.findByRole('combobox', { name: /^Customer/ }));
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
}

async function takeFront() {
  fireEvent.change(screen.getByLabelText('Front 1'), { target: { files: [photoFile('front')] } });
  await screen.findByRole('button', { name: 'Remove Front 1' });
  await waitFor(() => expect(screen.queryByText('Saving it on this device')).toBeNull());
}

test('leads a user with one kind straight to its list', async () => {
  show('/visit-form', ['polygon']);
  expect(await screen.findByRole('link', { name: 'Velo Works' })).toBeDefined();
});

test('fills in the last answers and marks those that differ', async () => {
  const shown = show('/visit-form/polygon/create?draft=d1');
  await choose(shown, 'Velo Works');
  const own = await screen.findByLabelText(/^Own bicycles/);
  await waitFor(() => expect(own).toHaveProperty('value', '12'));
  expect(screen.queryByText('changed')).toBeNull();
  fillField(own, '20');
  expect(await screen.findByText('Last visit: 12')).toBeDefined();
  await choose(shown, 'New Shop');
  await waitFor(() => expect(screen.getByLabelText('Notes')).toHaveProperty('value', ''));
  expect(own).toHaveProperty('value', '20');
});

test('asks for a front photo, then keeps visit and photo to be sent', async () => {
  const shown = show('/visit-form/polygon/create?draft=d1');
  await choose(shown, 'New Shop');
  shown.network.goOffline();
  await shown.user.click(screen.getByRole('button', { name: 'Save visit' }));
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'At least one photo of the shop front is needed.',
  ]);
  await takeFront();
  await shown.user.click(screen.getByRole('button', { name: 'Save visit' }));
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  const [entry] = await readOutbox();
  expect(entry).toMatchObject({
    operation: 'CreateVisit',
    customer: null,
    variables: {
      input: {
        kind: 'polygon',
        custCode: 'C2',
        frontShop1: null,
        capturedAt: asOf.replace('Z', '.000Z'),
      },
    },
  });
  expect(Object.keys(entry?.blobs ?? {})).toEqual(['input.frontShop1']);
  expect(await screen.findByText('0 of 1 photos sent')).toBeDefined();
});

test('lists two drafts with their photos, and discards one', async () => {
  for (const [draft, name] of [
    ['d1', 'New Shop'],
    ['d2', 'Velo Works'],
  ] as const) {
    const shown = show(`/visit-form/polygon/create?draft=${draft}`);
    await choose(shown, name);
    await takeFront();
    await waitFor(async () => {
      const rows = await viewerDatabase().syncState.where('key').startsWith('draft-field/').count();
      expect(rows).toBe(0);
    });
    shown.unmount();
  }
  const { user } = show('/visit-form/polygon');
  const region = await screen.findByRole('region', { name: 'On this device' });
  await waitFor(() => expect(region.querySelectorAll('li')).toHaveLength(2));
  expect(region.textContent).toContain('New Shop');
  expect(region.textContent).toContain('1 photo');
  await user.click(screen.getByRole('button', { name: 'Discard the draft: New Shop' }));
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(region.querySelectorAll('li')).toHaveLength(1));
  expect(region.textContent).toContain('Velo Works');
});

test('refuses a PDF that is named like a photo', async () => {
  show('/visit-form/polygon/create?draft=d1');
  const pdf = new File(['%PDF-1.7'], 'front.jpg', { type: 'image/jpeg' });
  fireEvent.change(await screen.findByLabelText('Front 1'), { target: { files: [pdf] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/This kind of file is not/);
});

test('takes another photo in the place of the first', async () => {
  show('/visit-form/polygon/create?draft=d1');
  await screen.findByLabelText('Front 1');
  await takeFront();
  await takeFront();
  await waitFor(async () => {
    const [draft] = await viewerDatabase()
      .syncState.where('key')
      .startsWith('draft/visit/')
      .toArray();
    expect(draft).toBeDefined();
  });
  expect(screen.getAllByRole('button', { name: 'Remove Front 1' })).toHaveLength(1);
});

test('says who moved away, and sends the visit again', async () => {
  const { unmount } = show('/visit-form/polygon');
  await screen.findByRole('link', { name: 'Velo Works' });
  await viewerDatabase().outbox.add({
    id: 'E1',
    operation: 'CreateVisit',
    keys: ['visit/V9'],
    state: 'parked',
    failure: { code: 'CUSTOMER_MOVED', field: 'input.custCode' },
    blobs: { 'input.frontShop1': { size: 1 } },
    note: { id: 'V9', kind: 'polygon', custCode: 'C9', customerName: 'Far Shop' },
  } as unknown as OutboxEntry);
  unmount();
  const { user, network } = show('/visit-form/polygon');
  network.goOffline();
  expect(await screen.findByText(/^Far Shop is no longer in your area/)).toBeDefined();
  const region = screen.getByRole('region', { name: 'On this device' });
  await user.click(within(region).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await readOutbox()).toMatchObject([{ state: 'queued' }]));
});

test('edits a visit in place, and says that the change waits', async () => {
  const { user, network } = show('/visit-form/polygon/V1');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  fillField(await screen.findByLabelText('Notes'), 'Opens at noon');
  network.goOffline();
  await user.click(screen.getByRole('button', { name: 'Save visit' }));
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  expect(await readOutbox()).toMatchObject([
    {
      operation: 'ChangeVisit',
      variables: { id: 'V1', version: 3, input: { notes: 'Opens at noon' } },
    },
  ]);
  expect(await screen.findByText(/A change of this visit is on this device/)).toBeDefined();
});

test('opens a change that waits when its visit is edited again', async () => {
  const { user, network, unmount } = show('/visit-form/polygon/V1?edit=1');
  fireEvent.change(await screen.findByLabelText('Front 2'), {
    target: { files: [photoFile('second')] },
  });
  await screen.findByRole('button', { name: 'Remove Front 2' });
  network.goOffline();
  await user.click(screen.getByRole('button', { name: 'Save visit' }));
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  unmount();
  const again = show('/visit-form/polygon/V1?edit=1');
  fillField(await screen.findByLabelText('Notes'), 'Opens at noon');
  again.network.goOffline();
  await again.user.click(screen.getByRole('button', { name: 'Save visit' }));
  await waitFor(async () =>
    expect(await readOutbox()).toMatchObject([
      { variables: { input: { notes: 'Opens at noon' } } },
    ]),
  );
  const [entry] = await readOutbox();
  expect(Object.keys(entry?.blobs ?? {})).toEqual(['input.frontShop2']);
});

test('keeps what is entered when another version arrives', async () => {
  const { network, user } = show('/visit-form/polygon/V1?edit=1');
  fillField(await screen.findByLabelText('Notes'), 'Opens at noon');
  network.answer(VisitDocument, { formVisits: { visits: [visit({ version: 4 })], asOf } });
  await queryClient.refetchQueries({ queryKey: ['visits', 'one', 'V1'] });
  network.goOffline();
  await user.click(await screen.findByRole('button', { name: 'Save visit' }));
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  expect(await readOutbox()).toMatchObject([
    { variables: { version: 3, input: { notes: 'Opens at noon' } } },
  ]);
});

test('opens no visit of another kind in a form', async () => {
  const { unmount } = show('/visit-form/polygon');
  await screen.findByRole('link', { name: 'Velo Works' });
  await viewerDatabase().outbox.add({
    id: 'E1',
    operation: 'CreateVisit',
    keys: ['visit/V9'],
    state: 'parked',
    variables: { input: { notes: 'Of the other kind' } },
    blobs: {},
    note: { id: 'V9', kind: 'wim', custCode: 'C9', customerName: 'Far Shop' },
  } as unknown as OutboxEntry);
  unmount();
  show('/visit-form/polygon/create?entry=E1');
  expect(await screen.findByLabelText('Notes')).toHaveProperty('value', '');
});

test('deletes a visit, and takes it back', async () => {
  const { user, network } = show('/visit-form/polygon/V1');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  network.goOffline();
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect((await readOutbox()).map(({ operation }) => operation)).toEqual([
      'DeleteVisit',
      'RestoreVisit',
    ]),
  );
});

test('offers a colleague no change of a visit', async () => {
  const shown = show('/visit-form/polygon/V1');
  shown.network.answer(VisitDocument, {
    formVisits: { visits: [visit({ mayChange: false })], asOf },
  });
  await shown.user.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Save photos as ZIP',
  ]);
});
