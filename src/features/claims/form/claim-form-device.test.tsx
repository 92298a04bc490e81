import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ClaimToEditDocument } from '#src/graphql/generated/graphql.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { readSealedDraft } from '#src/offline/sealed-draft.ts';
import { viewerDatabase } from '#src/offline/testing/viewer-database.ts';
import { fillField } from '#src/testing/fill-field.ts';
import {
  attachAll,
  changeUser,
  frameField,
  readInput,
  readOutbox,
  show,
  stored,
} from '../testing/claim-form.harness.tsx';

beforeEach(changeUser);

test('has both photos after a reload without a network', async () => {
  const first = show('/claim/create/bike');
  fillField(await frameField(), 'WU-12345');
  await screen.findByText('Trail 500 · B-4 · Alto');
  await attachAll(['invoice', 'full']);
  const file = { keptFile: expect.any(String) };
  await waitFor(async () =>
    expect(await readSealedDraft(viewerDatabase(), 'claim/Bike/C1/new')).toMatchObject({
      values: { invoice: [file], photo1: [file] },
    }),
  );
  first.unmount();
  const second = show('/claim/create/bike');
  second.network.goOffline();
  expect(await screen.findByText('invoice.png')).toBeDefined();
  expect(screen.getByText('full.png')).toBeDefined();
  expect(await frameField()).toHaveProperty('value', 'WU-12345');
  expect(JSON.stringify([localStorage])).not.toContain('WU-12345');
});

test('forgets the draft of a claim that was captured', async () => {
  const first = show('/claim/create/bike');
  fillField(await frameField(), 'WU-12345');
  const readDraft = () => readSealedDraft(viewerDatabase(), 'claim/Bike/C1/new');
  await waitFor(async () => expect(await readDraft()).toMatchObject({ id: expect.any(String) }));
  const { id } = (await readDraft()) as { id: string };
  first.unmount();
  // The page is closed after the capture, and before the draft ends.
  await viewerDatabase().outbox.add({ keys: [`claim/${id}`] } as OutboxEntry);
  show('/claim/create/bike');
  expect(await frameField()).toHaveProperty('value', '');
  await waitFor(async () => expect(await readDraft()).toBeNull());
});

test('keeps all but the photo the device has no room for', async () => {
  const { user } = show('/claim/create/bike');
  fillField(await frameField(), 'WU-12345');
  await attachAll(['invoice', 'full']);
  const kept = () => screen.getAllByText(/on this device until it is sent/);
  await waitFor(() => expect(kept()).toHaveLength(2));
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(viewerDatabase().syncState, 'bulkPut').mockRejectedValueOnce(full);
  await attachAll(['issue']);
  expect((await screen.findByRole('alert')).textContent).toMatch(/no room left/);
  expect(screen.getByRole('alert').closest('li')?.textContent).toContain('issue.png');
  expect(kept()).toHaveLength(2);
  expect(await frameField()).toHaveProperty('value', 'WU-12345');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(kept()).toHaveLength(3));
});

test('shows a claim to its user only, on a shared tablet', async () => {
  const first = show('/claim/create/bike');
  fillField(await frameField(), 'WU-12345');
  await screen.findByText('Trail 500 · B-4 · Alto');
  await attachAll(['invoice']);
  await first.user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await readInput();
  first.unmount();
  const own = show('/claim/create/bike');
  fillField(await frameField(), 'WU-12345');
  await screen.findByText('Trail 500 · B-4 · Alto');
  await attachAll(['full']);
  own.unmount();
  changeUser();
  show('/claim/create/bike');
  expect(await frameField()).toHaveProperty('value', '');
  expect(screen.queryByText('full.png')).toBeNull();
  expect(await readOutbox()).toEqual([]);
});

test('keeps a draft with customer and article only', async () => {
  const shown = show('/claim/create/bike');
  fillField(await frameField(), 'WU-12345');
  await screen.findByText('Trail 500 · B-4 · Alto');
  shown.network.goOffline();
  await shown.user.click(screen.getByRole('button', { name: 'Save as draft' }));
  const { entry } = await readInput();
  expect(entry.variables).toMatchObject({ draft: true });
});

test('replaces the unsent change of a claim with a later one', async () => {
  const shown = show('/claim/K1/edit');
  shown.network.answer(ClaimToEditDocument, { claimV2: stored });
  const what = await screen.findByLabelText(/^What happened/);
  expect(screen.getByText('full.pdf')).toBeDefined();
  shown.network.goOffline();
  fillField(what, 'First');
  await shown.user.click(screen.getByRole('button', { name: 'Save claim' }));
  await screen.findByText('The detail');
  const first = await readInput();
  shown.unmount();
  const again = show(`/claim/K1/edit?entry=${first.entry.id}`);
  again.network.answer(ClaimToEditDocument, { claimV2: stored });
  const field = await screen.findByLabelText(/^What happened/);
  await waitFor(() => expect(field).toHaveProperty('value', 'First'));
  fillField(field, 'Second');
  again.network.goOffline();
  await again.user.click(screen.getByRole('button', { name: 'Save claim' }));
  await screen.findByText('The detail');
  const second = await readInput();
  expect(second.entry.id).toBe(first.entry.id);
  expect(second.input).toMatchObject({ description: 'Second' });
  expect(second.entry.variables).toMatchObject({ id: 'K1', version: 3 });
});

test('opens a claim that was seen before without a network', async () => {
  const first = show('/claim/K1/edit');
  first.network.answer(ClaimToEditDocument, { claimV2: stored });
  await screen.findByText('full.pdf');
  first.unmount();
  const second = show('/claim/K1/edit');
  second.network.goOffline();
  expect(await screen.findByText('full.pdf')).toBeDefined();
});
