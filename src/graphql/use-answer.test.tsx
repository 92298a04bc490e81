import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDeferredQuery } from './use-deferred-query.ts';
import { useSharedQueryData } from './use-shared-query-data.ts';

const query = (answer: () => Promise<string>) => ({ queryKey: ['word'], queryFn: answer });

test('shows data when loaded and stays pending until rendered', async () => {
  let come = (_: string) => {};
  const pendingAnswer = new Promise<string>((resolve) => (come = resolve));
  const states: string[] = [];
  function Shown() {
    const { data, isPending, isError } = useDeferredQuery(query(() => pendingAnswer));
    states.push(`${data ?? '-'} ${isPending} ${isError}`);
    return <p>{data ?? 'waiting'}</p>;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  expect(screen.getByText('waiting')).toBeDefined();
  await act(async () => come('here'));
  expect(await screen.findByText('here')).toBeDefined();
  expect([...new Set(states)]).toEqual(['- true false', 'here false false']);
});

test('renders cached data at once', () => {
  const client = new QueryClient();
  client.setQueryData(['word'], 'known');
  const states: (string | undefined)[] = [];
  function Shown() {
    states.push(useDeferredQuery({ ...query(async () => 'new'), staleTime: 1_000 }).data);
    return null;
  }
  render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  expect(states[0]).toBe('known');
});

test('shares one observer between readers and updates them all', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  client.setQueryData(['word'], 'one');
  const Shown = () => <li>{useSharedQueryData(query(async () => 'asked'))}</li>;
  const list = (count: number) => (
    <QueryClientProvider client={client}>
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <Shown key={n} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(list(3));
  const observers = () =>
    client
      .getQueryCache()
      .find({ queryKey: ['word'] })
      ?.getObserversCount();
  expect(observers()).toBe(1);
  act(() => void client.setQueryData(['word'], 'two'));
  expect(await screen.findAllByText('two')).toHaveLength(3);
  rerender(list(0));
  expect(observers()).toBe(0);
  client.clear();
  client.setQueryData(['word'], 'three');
  rerender(list(2));
  expect(screen.getAllByText('three')).toHaveLength(2);
  act(() => void client.setQueryData(['word'], 'four'));
  expect(await screen.findAllByText('four')).toHaveLength(2);
});
