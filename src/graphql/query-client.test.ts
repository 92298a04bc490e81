import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionFailures } from './connection-failed.ts';
import { HttpError, NetworkError, OperationError } from './errors.ts';
import { queryClient } from './query-client.ts';

beforeEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

async function act(error: Error, meta: Record<string, unknown> = {}): Promise<number> {
  const before = connectionFailures.getSnapshot();
  const mutationFn = () => Promise.reject(error);
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn, meta });
  await mutation.execute(undefined).catch(() => undefined);
  return connectionFailures.getSnapshot() - before;
}

describe('an action without an answer (B146)', () => {
  it('is reported once', async () => {
    expect(await act(new NetworkError())).toBe(1);
  });

  it.each([new HttpError(500), new OperationError('FORBIDDEN'), new Error('x')])(
    'does not count an answer: %s',
    async (error) => {
      expect(await act(error)).toBe(0);
    },
  );

  it('is not reported when the caller shows its own failure', async () => {
    expect(await act(new NetworkError(), { ownFailure: true })).toBe(0);
  });

  it('does not count background reads', async () => {
    const before = connectionFailures.getSnapshot();
    const queryFn = () => Promise.reject(new NetworkError());
    await queryClient.prefetchQuery({ queryKey: ['x'], queryFn, retry: false });
    expect(connectionFailures.getSnapshot()).toBe(before);
  });
});

describe('reads that fail without a word on the screen', () => {
  it.each([
    ['B156', 'The settings of the host could not be read'],
    ['B157, M030', 'Something went wrong (0101)'],
    ['B158, M031', 'Something went wrong (01)'],
  ])('are logged (%s)', async (_id, logAs) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const error = new HttpError(500);
    const queryFn = () => Promise.reject(error);
    await queryClient.prefetchQuery({ queryKey: [logAs], queryFn, retry: false, meta: { logAs } });
    expect(warn).toHaveBeenCalledExactlyOnceWith(logAs, error);
  });

  it('are not logged otherwise', async () => {
    const warn = vi.spyOn(console, 'warn');
    const queryFn = () => Promise.reject(new HttpError(500));
    await queryClient.prefetchQuery({ queryKey: ['y'], queryFn, retry: false });
    expect(warn).not.toHaveBeenCalled();
  });
});
