import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { CheckFrameDocument, CitiesDocument } from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component } from '../register-sale.screen.tsx';
import { frameAnswer, knownFrame, openRecall, theft } from '../testing/sales.ts';

// They come late; making them ready counts for no test.
beforeAll(() => Promise.all([import('./sale-draft.ts'), import('./capture-sale.ts')]));

const dealer = { scopes: ['page.customer-sales-report'] };
const withFrame = (over: Parameters<typeof knownFrame>[0]) =>
  fakeNetwork()
    .answer(CitiesDocument, { cities: [] })
    .answer(CheckFrameDocument, frameAnswer(knownFrame(over)));
const open = (network: ReturnType<typeof fakeNetwork>, options: ScreenOptions = {}) =>
  renderScreen(<Component />, {
    at: '/retail-sales/register',
    now: '2026-11-20T09:00:00Z',
    user: dealer,
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
    network,
    ...options,
  });
const readOutbox = () => {
  const viewer = boundViewer();
  return openUserDatabase(viewer?.host ?? '', viewer?.userId ?? 0).outbox.toArray();
};
const frameField = () => screen.findByLabelText(/^Frame number/);
const register = () => screen.getByRole('button', { name: 'Register' });

test.each([
  ['recalled', { recalls: [openRecall] }, /is recalled and must not be sold/],
  ['stolen', { stolen: theft }, /reported as stolen and must not be sold/],
])('offers dealers no registration of a %s bike', async (_name, over, text) => {
  const { user } = open(withFrame(over));
  fillField(await frameField(), 'WU12345');
  expect(await screen.findByText(text)).toBeDefined();
  await user.type(screen.getByLabelText(/^Name/), 'Consumer 7{Enter}');
  expect(register().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('This bike must not be sold. Call the distributor.')).toBeDefined();
  await user.click(register());
  expect(await readOutbox()).toEqual([]);
});

test('lets staff name the dealer and overrule a recall', async () => {
  const { user, network } = open(withFrame({ recalls: [openRecall] }), {
    user: { scopes: dealer.scopes, isSales: true, isCustomer: false, limitation: 'salesman' },
  });
  fillField(await frameField(), 'WU12345');
  fillField(screen.getByLabelText(/^Name/), 'Consumer 7');
  const overrule = await screen.findByLabelText(/in spite of the recall/);
  expect(register().getAttribute('aria-disabled')).toBeNull();
  await user.click(overrule);
  await user.click(register());
  expect(await screen.findByText('Required')).toBeDefined();
  fillField(screen.getByLabelText(/^Why it may be sold/), 'Repaired here');
  network.goOffline();
  await user.click(register());
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  expect((await readOutbox())[0]?.variables).toMatchObject({
    confirmed: ['RECALLED'],
    reason: 'Repaired here',
    dealer: null,
  });
});

test('offers dealers no way to overrule a recall', async () => {
  open(withFrame({ recalls: [openRecall] }));
  fillField(await frameField(), 'WU12345');
  const way = await screen.findByRole('link', { name: 'Report what was done' });
  expect(way.getAttribute('href')).toBe('/en-us/recall/R');
  expect(screen.queryByLabelText(/in spite of the recall/)).toBeNull();
});
