import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { confirm } from './confirm.ts';

beforeEach(() => import('#src/ui/dialog-panel.tsx'));

const question = { title: 'Delete the list?', text: 'It is gone then.', action: 'Delete' };
const ask = (more = {}) => act(async () => ({ goOn: confirm({ ...question, ...more }) }));

test('answers true for its action and false for Cancel and Esc', async () => {
  const { fingers } = showScreen(null, '/');
  const first = await ask();
  await fingers.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await first.goOn).toBe(true);
  const second = await ask();
  await fingers.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await second.goOn).toBe(false);
  const third = await ask();
  await screen.findByRole('dialog', { name: 'Delete the list?' });
  await fingers.keyboard('{Escape}');
  expect(await third.goOn).toBe(false);
});

test('stays busy until its work is done', async () => {
  const { fingers } = showScreen(null, '/');
  const work = Promise.withResolvers<void>();
  const start = vi.fn(() => work.promise);
  const { goOn } = await ask({ work: start });
  await fingers.click(await screen.findByRole('button', { name: 'Delete' }));
  await fingers.click(screen.getByRole('button', { name: /Delete/ }));
  await fingers.keyboard('{Escape}');
  expect(start).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog')).toBeDefined();
  await act(async () => work.resolve());
  expect(await goOn).toBe(true);
});

test('a question that another one replaces counts as cancelled', async () => {
  showScreen(null, '/');
  const first = await ask();
  const second = await ask({ title: 'Delete the order?' });
  expect(await first.goOn).toBe(false);
  await screen.findByRole('dialog', { name: 'Delete the order?' });
  await act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
  expect(await second.goOn).toBe(false);
});
