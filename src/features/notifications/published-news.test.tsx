import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Component } from './inbox.screen.tsx';
import { entry, FakeInbox } from './testing/fake-inbox.ts';
import { show } from './testing/show.tsx';

const mocks = vi.hoisted(() => ({ inbox: null as unknown as FakeInbox }));
vi.mock('#src/graphql/client.ts', () => ({
  request: (...args: Parameters<FakeInbox['request']>) => mocks.inbox.request(...args),
}));

beforeEach(() => {
  mocks.inbox = new FakeInbox();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('shows news of the distributor and opens them', async () => {
  const news = { id: '2000~7', title: 'Recall of a stem', mustRead: true };
  mocks.inbox.entries = [
    entry('2', { kind: 'news', restock: null, news }),
    entry('1', { kind: 'news', restock: null }),
  ];
  const { user, router } = show(<Component />, { at: '/notifications' });
  const link = await screen.findByRole('link', { name: /^Recall of a stem/ });
  expect(link.textContent).toContain('Please read this.');
  expect(screen.getByText('About news that you may not see any more')).toBeDefined();
  await user.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe('/en-us/news/2000~7'));
  expect(mocks.inbox.sent[0]?.variables).toEqual({ ids: ['2'] });
});
