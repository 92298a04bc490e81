import { expect, test } from 'vitest';
import type { JobRow, OfflineCatalog } from './catalog-database.ts';
import { type CatalogFacts, findCatalogState, findNextStep } from './catalog-state.ts';

const minute = 60_000;
const now = 1_000 * minute;
const taken = { checkedAt: now, extras: 'hash', broken: false } as OfflineCatalog;
const summary = {} as CatalogFacts['summary'];
const facts: CatalogFacts = { taken, summary, now, isStart: false };
const checkedAt = (ago: number) => ({ ...taken, checkedAt: now - ago * minute });

test.each([
  ['absent', { taken: null, summary: null }],
  ['evicted', { taken: null }],
  ['complete', {}],
  ['complete', { taken: checkedAt(179) }],
  ['stale', { taken: checkedAt(180) }],
  ['complete', { taken: checkedAt(14), isStart: true }],
  ['stale', { taken: checkedAt(15), isStart: true }],
  ['stale', { taken: checkedAt(-1) }],
  ['stale', { taken: { ...taken, extras: undefined } as OfflineCatalog }],
  ['damaged', { taken: { ...taken, broken: true } }],
] as const)('is %s with %j', (state, change) => {
  expect(findCatalogState({ ...facts, ...change })).toBe(state);
});

const job = { key: 'job', customers: ['C1'], pictures: false, paused: false } satisfies JobRow;
const calm = { job: null, phase: 'idle', online: true, repairedAt: -Infinity } as const;

test.each([
  ['nothing', { taken: null, summary: null }, {}],
  ['nothing', {}, {}],
  ['download', { taken: null }, {}],
  ['refresh', { taken: checkedAt(180) }, {}],
  ['refresh', { taken: { ...taken, broken: true } }, {}],
  ['nothing', { taken: { ...taken, broken: true } }, { repairedAt: now - 59 * minute }],
  ['refresh', { taken: { ...taken, broken: true } }, { repairedAt: now - 60 * minute }],
  ['nothing', { taken: checkedAt(180) }, { online: false }],
  ['continue', {}, { job }],
  ['continue', { taken: null }, { job, phase: 'failed', online: false }],
  ['nothing', { taken: null }, { job, phase: 'running' }],
] as const)('takes the step %s with %j and %j', (step, change, world) => {
  expect(findNextStep({ ...facts, ...change }, { ...calm, ...world })).toBe(step);
});
