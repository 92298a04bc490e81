import { expect, test, vi } from 'vitest';
import { type Joinable, type Outgoing, sendJoined } from './join-requests.ts';

const named = (operation: string) => ({ __meta__: { operation, hash: operation } });
const both = named('Both');
const list = { field: 'list', joint: [both], on: 1 };
const counts = { field: 'counts', joint: [named('Unused'), both], on: 1 };

function ask() {
  const sent: Outgoing[] = [];
  const send = vi.fn(async (outgoing: Outgoing) => {
    sent.push(outgoing);
    return outgoing.document.__meta__?.operation as string;
  });
  const request = (joinable: Joinable, variables: object, signal?: AbortSignal) =>
    sendJoined({ document: named(joinable.field), variables, signal }, joinable, send);
  return { sent, request };
}

test('sends two queries of one moment as one', async () => {
  const { sent, request } = ask();
  const answers = [
    request(list, { page: 1, filter: { a: 1 } }),
    request(counts, { filter: { a: 1 } }),
  ];
  expect(await Promise.all(answers)).toEqual(['Both', 'Both']);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.variables).toEqual({ page: 1, filter: { a: 1 } });
  expect(sent[0]?.parts).toMatchObject([
    { field: 'list', document: named('list') },
    { field: 'counts', variables: { filter: { a: 1 } } },
  ]);
});

test.each([
  ['of another filter', { ...counts, on: 2 }],
  ['without a document for both', { ...counts, joint: [] }],
  ['for the same field', list],
])('sends a query %s by itself', async (_, other) => {
  const { request } = ask();
  const answers = [request(list, { page: 1 }), request(other, { page: 2 })];
  expect(await Promise.all(answers)).toEqual(['list', other.field]);
});

test('sends queries of different moments by themselves', async () => {
  const { request } = ask();
  expect(await request(list, { filter: 1 })).toBe('list');
  expect(await request(counts, { filter: 1 })).toBe('counts');
});

test('ends a joined request when nobody waits for it', async () => {
  const { sent, request } = ask();
  const [first, second] = [new AbortController(), new AbortController()];
  await Promise.all([
    request(list, { filter: 1 }, first.signal),
    request(counts, { filter: 1 }, second.signal),
  ]);
  first.abort();
  expect(sent[0]?.signal?.aborted).toBe(false);
  second.abort();
  expect(sent[0]?.signal?.aborted).toBe(true);
});
