import { screen, waitFor } from '@testing-library/react';
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

const registration = (id: string, over: Partial<NonNullable<InboxEntry['registration']>>) =>
  entry(id, {
    kind: 'registration',
    restock: null,
    registration: {
      event: 'unsold',
      customer: 'C1',
      count: 3,
      deadline: '2026-11-28',
      frameNumbers: ['WU1', 'WU2', 'WU3'],
      ...over,
    },
  });

test('shows bikes not reported as sold and opens the stock', async () => {
  const frameNumbers = Array.from({ length: 20 }, (_, at) => `N${at}`);
  mocks.inbox.entries = [
    registration('3', {}),
    registration('2', { count: 24, frameNumbers, customer: 'C2' }),
    entry('1', { kind: 'registration', restock: null }),
  ];
  const { user, router } = show(<Component />, { at: '/notifications' });
  const [few, many] = await screen.findAllByRole('link');
  await waitFor(() => expect(few?.textContent).toContain('The first deadline is 2026-11-28.'));
  expect(few?.textContent).toMatch(/^3 bikes are not reported as sold.*WU1, WU2, WU3/);
  expect(many?.textContent).toMatch(/^24 bikes.*N19 and 4 more.*for customer C2/);
  expect(screen.getByText('About bikes that you may not see any more')).toBeDefined();
  await user.click(few as HTMLElement);
  expect(router.state.location.pathname).toBe('/en-us/frame-stock');
  await waitFor(() => expect(mocks.inbox.sent[0]?.variables).toEqual({ ids: ['3'] }));
});

test('shows failed registrations and opens them', async () => {
  mocks.inbox.entries = [registration('1', { event: 'failed', count: 1, frameNumbers: ['WU9'] })];
  const { user, router } = show(<Component />, { at: '/notifications' });
  const [link] = await screen.findAllByRole('link');
  await waitFor(() => expect(link?.textContent).toContain('Correct and send again by 2026-11-28.'));
  expect(link?.textContent).toMatch(/^The registration of 1 sale failed.*WU9/);
  await user.click(link as HTMLElement);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/en-us/retail-sales?status=failed+insert');
});
