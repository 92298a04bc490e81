import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Component } from './inbox.screen.tsx';
import type { InboxEntry } from './notifications.queries.ts';
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

const claim = (over: Partial<NonNullable<InboxEntry['claim']>>) =>
  entry('1', {
    kind: 'claim',
    restock: null,
    claim: {
      event: 'waiting',
      id: 'c-1',
      referenceNo: '000017',
      customer: 'C1',
      article: 'Trail 500',
      qty: 2,
      approvedQty: null,
      ...over,
    },
  });

test.each([
  [{ event: 'waiting' }, 'Claim 000017 waits for your answer'],
  [{ event: 'partly', approvedQty: 1 }, 'Claim 000017 is approved for 1 of 2 pieces'],
  [{ event: 'comment' }, 'Claim 000017 has a new comment'],
])('says %o in words and opens the claim', async (over, title) => {
  mocks.inbox.entries = [claim(over)];
  const { user, router } = show(<Component />, { at: '/notifications' });
  const link = await screen.findByRole('link', { name: new RegExp(`^${title}.*Trail 500`) });
  await user.click(link);
  expect(router.state.location.pathname).toBe('/en-us/claim/c-1');
});
