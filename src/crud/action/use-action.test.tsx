import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { request } from '#src/graphql/client.ts';
import { connectionFailures } from '#src/graphql/connection-failed.ts';
import { HttpError, NetworkError, OperationError } from '#src/graphql/errors.ts';
import { UpdateOrderLimitsDocument } from '#src/graphql/generated/graphql.ts';
import { type ActionOptions, useAction } from './use-action.ts';

vi.mock('#src/graphql/client.ts', () => ({ request: vi.fn() }));
const server = vi.mocked(request);
const usual = { orderNumber: '1', limit: 500 };
const answer = (status: boolean, userErrors: object[] = [], description = '') => ({
  updateOrderLimits: { message: { status, description }, userErrors },
});
const keyOf = (call: number) => server.mock.calls[call]?.[2]?.idempotencyKey;

function start(options?: ActionOptions) {
  const queries = new QueryClient();
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useAction(UpdateOrderLimitsDocument, options), { wrapper });
  const run = (variables = usual) => act(() => result.current.run(variables));
  return { run, invalidate, action: () => result.current };
}

beforeEach(() => void server.mockReset());

test('keeps its key after lost answers and renews it after one', async () => {
  const { run } = start();
  server.mockRejectedValueOnce(new NetworkError());
  expect((await run()).kind).toBe('unanswered');
  server.mockRejectedValueOnce(new HttpError(502));
  expect((await run()).kind).toBe('failed');
  server.mockResolvedValueOnce(answer(false, [{ code: 'TOO_SMALL', field: 'limit', message: '' }]));
  expect((await run()).kind).toBe('refused');
  server.mockResolvedValueOnce(answer(true));
  expect((await run()).kind).toBe('done');
  expect([keyOf(1), keyOf(2)]).toEqual([keyOf(0), keyOf(0)]);
  expect(keyOf(3)).not.toBe(keyOf(0));
});

test('uses another key for other values', async () => {
  const { run } = start();
  server.mockImplementation(() => Promise.reject(new NetworkError()));
  await run();
  await run({ ...usual, limit: 600 });
  await run();
  expect(keyOf(1)).not.toBe(keyOf(0));
  expect(keyOf(2)).toBe(keyOf(0));
});

// B146
test('opens the connection dialog or shows the failure itself', async () => {
  server.mockImplementation(() => Promise.reject(new NetworkError()));
  const before = connectionFailures.getSnapshot();
  const popUp = start();
  await popUp.run();
  expect(connectionFailures.getSnapshot()).toBe(before + 1);
  expect(popUp.action().problem).toBeNull();
  const own = start({ ownFailure: true });
  await own.run();
  expect(connectionFailures.getSnapshot()).toBe(before + 1);
  await waitFor(() => expect(own.action().problem).toEqual({ code: 'OFFLINE' }));
});

test.each([
  [answer(false, [{ code: 'TOO_SMALL', field: 'limit', message: 'No' }]), 'TOO_SMALL'],
  [answer(false, [], 'As it is'), 'REFUSED'],
])('reports a refusal by its code and clears it on the next run', async (refused, code) => {
  const { run, action } = start();
  server.mockResolvedValueOnce(refused);
  await run();
  await waitFor(() => expect(action().problem?.code).toBe(code));
  server.mockResolvedValueOnce(answer(true));
  await run();
  await waitFor(() => expect(action().problem).toBeNull());
});

test.each([
  [new OperationError('FORBIDDEN', 'No'), 'refused', 'FORBIDDEN'],
  [new OperationError('INTERNAL'), 'failed', 'FAILED'],
  [new HttpError(500), 'failed', 'FAILED'],
])('returns %s as %s with code %s', async (error, kind, code) => {
  const { run, action } = start();
  server.mockRejectedValueOnce(error);
  expect((await run()).kind).toBe(kind);
  await waitFor(() => expect(action().problem?.code).toBe(code));
});

test('invalidates queries even after a failure', async () => {
  const { run, invalidate } = start({ invalidates: [['orders']] });
  server.mockRejectedValueOnce(new NetworkError());
  await run();
  expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: ['orders'] });
});
