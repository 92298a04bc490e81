import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { confirm, tell } from './confirm.ts';

const question = { title: 'Delete the list?', text: 'It is gone then.', action: 'Delete' };
const openConfirm = (more = {}) => act(async () => ({ goOn: confirm({ ...question, ...more }) }));

test('resolves true for its action, false for Cancel and Esc', async () => {
  const { user } = renderScreen(null);
  const first = await openConfirm();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await first.goOn).toBe(true);
  const second = await openConfirm();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await second.goOn).toBe(false);
  const third = await openConfirm();
  await screen.findByRole('dialog', { name: 'Delete the list?' });
  await user.keyboard('{Escape}');
  expect(await third.goOn).toBe(false);
});

test('stays busy until its work is done', async () => {
  const { user } = renderScreen(null);
  const work = Promise.withResolvers<void>();
  const start = vi.fn(() => work.promise);
  const { goOn } = await openConfirm({ work: start });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: /Delete/ }));
  await user.keyboard('{Escape}');
  expect(start).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog')).toBeDefined();
  await act(async () => work.resolve());
  expect(await goOn).toBe(true);
});

test('cancels a question that another one replaces', async () => {
  renderScreen(null);
  const first = await openConfirm();
  const second = await openConfirm({ title: 'Delete the order?' });
  expect(await first.goOn).toBe(false);
  await screen.findByRole('dialog', { name: 'Delete the order?' });
  await act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
  expect(await second.goOn).toBe(false);
});

test('tells something that only has to be read', async () => {
  const { user } = renderScreen(null);
  const { read } = await act(async () => ({ read: tell({ title: 'Change', text: 'It failed' }) }));
  expect((await screen.findByRole('alert')).textContent).toBe('It failed');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await read;
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
