import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCartQty } from '#src/features/cart/cart.public.ts';
import { feedbackEntry } from '#src/features/feedback/feedback.offline.ts';
import { voiceStore } from '#src/features/feedback/voice-store.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { claim, complete, park, pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { product } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { Component } from './pending-changes.screen.tsx';

vi.mock('#src/features/session/session.public.ts', () => ({
  requireScopes: () => () => null,
  useSession: () => ({ customer: { unified: 'C1' } }),
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useDates: () => ({ dateTime: () => '20 Nov 2026 10:00', time: () => '10:05' }),
}));

let userId = 100;
const viewerOf = (customer: string) => ({ host: 'shop.test', userId, customer, sorg: '2000' });
const database = () => openUserDatabase('shop.test', userId);

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <Component /> }]);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

/** Has the server refuse the change that waits. */
async function refuse(code: string) {
  const [entry] = await pendingEntries(database());
  const claimed = await claim(database(), entry?.seq ?? 0);
  if (claimed) await park(database(), claimed, { code, message: 'as the server says' });
}

beforeEach(() => {
  userId += 1;
  bindViewer(viewerOf('C1'));
});
afterEach(() => bindViewer(null));

test('with nothing to send it says so', async () => {
  await open();
  expect(screen.getByText('Everything is sent')).toBeDefined();
});

test('a change that waits: what, for whom, since when, how it stands', async () => {
  await setCartQty(product('A'), 4);
  await open();
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText('Cart: 4 × Article A')).toBeDefined();
  expect(row.getByText('20 Nov 2026 10:00 · customer C1')).toBeDefined();
  expect(row.getByText('waiting')).toBeDefined();
  expect(row.getByRole('link', { name: 'Edit' }).getAttribute('href')).toMatch(/\/cart$/);
});

test('a refused change says why, and can be tried again', async () => {
  await setCartQty(product('A'), 4);
  await refuse('OVER_QUOTA');
  const user = await open();
  expect(screen.getByText('More than the quantity allowed for you')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again: Cart: 4 × Article A' }));
  await screen.findByText('waiting');
  expect(await pendingEntries(database())).toMatchObject([{ state: 'queued', attempts: 0 }]);
});

test('a code without words of its own shows the server’s sentence', async () => {
  await setCartQty(product('A'), 4);
  await refuse('SOMETHING_NEW');
  await open();
  expect(screen.getByText('as the server says')).toBeDefined();
});

test('discarding asks first', async () => {
  await setCartQty(product('A'), 4);
  const user = await open();
  await user.click(screen.getByRole('button', { name: /^Discard: / }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(await pendingEntries(database())).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Discard: / }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Discard' }));
  await screen.findByText('Everything is sent');
  expect(await pendingEntries(database())).toEqual([]);
});

test('a change for another customer says that it waits for them', async () => {
  bindViewer(viewerOf('C2'));
  await setCartQty(product('A'), 4);
  await open();
  expect(screen.getByText(/when you work for this customer again/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('what the server took lately is there to be looked at', async () => {
  await setCartQty(product('A'), 0);
  const [entry] = await pendingEntries(database());
  await claim(database(), entry?.seq ?? 0);
  await complete(database(), entry?.seq ?? 0, {});
  await open();
  expect(screen.getByRole('heading', { name: 'Sent lately' })).toBeDefined();
  expect(screen.getByText('Cart: Article A removed')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Discard/ })).toBeNull();
});

test('consumer voice waits in words, and a refused one is opened again with its text (B117)', async () => {
  await enqueue(database(), viewerOf('C1'), [feedbackEntry('feedback/1', 'More\ntyres')]);
  const user = await open();
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText('Consumer voice: More tyres')).toBeDefined();
  expect(row.getByText('waiting')).toBeDefined();
  expect(row.queryByRole('button', { name: 'Edit' })).toBeNull();
  await refuse('TOO_LONG');
  await screen.findByText('as the server says');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(voiceStore.getSnapshot()).toMatchObject({
    open: true,
    key: 'feedback/1',
    text: 'More\ntyres',
  });
});
