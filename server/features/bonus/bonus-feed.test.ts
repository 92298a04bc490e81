import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from '#server/features/feeds/testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.db.deleteFrom('bonus_agreement').execute());

const usual: Record<string, string> = {
  sorg: '2000',
  id: 'A1',
  step: '1',
  name: 'Season',
  customer: '0002000001',
  from: '2026-01-01',
  to: '2026-12-31',
  basis: 'sales',
  threshold: '1000.50',
  reward: '2.5',
  rewardType: 'percent',
};

/** Writes a file whose rows differ from the usual one. */
function agreements(...rows: Record<string, string>[]): string[] {
  const names = [...new Set([...Object.keys(usual), ...rows.flatMap(Object.keys)])];
  return [
    names.join(','),
    ...rows.map((row) => names.map((name) => row[name] ?? usual[name] ?? '').join(',')),
  ];
}
/** The columns with the codes of their problems. */
const problems = async (...rows: Record<string, string>[]) =>
  (await harness.problems({ 'bonus_agreements.csv': agreements(...rows) })).map((problem) =>
    problem.replace(/^[^:]+:\d+:(\w+): .*\((\w+)\)$/, '$1 $2'),
  );

const stored = () =>
  harness.db
    .selectFrom('bonus_agreement')
    .select(['id', 'step', 'threshold', 'reward', 'applies_to', 'combines', 'active'])
    .orderBy('step')
    .execute();

test('reads steps in the units of basis and reward', async () => {
  const second = { step: '2', threshold: '5000', reward: '4' };
  expect(await problems({}, second)).toEqual([]);
  const terms = { id: 'A1', applies_to: 'all', combines: false, active: true };
  expect(await stored()).toEqual([
    { ...terms, step: 1, threshold: 100_050, reward: 250 },
    { ...terms, step: 2, threshold: 500_000, reward: 400 },
  ]);
  // A step that is left out is gone.
  const pieces = { basis: 'quantity', threshold: '40', rewardType: 'amount', reward: '150' };
  expect(await problems({ ...pieces, appliesTo: 'above', combines: 'true' })).toEqual([]);
  expect(await stored()).toMatchObject([
    { step: 1, threshold: 40, reward: 15_000, applies_to: 'above', combines: true },
  ]);
});

test.each([
  [{ basis: 'points', threshold: '1.5' }, 'threshold NOT_A_NUMBER'],
  [{ threshold: '1.005' }, 'threshold NOT_A_NUMBER'],
  [{ threshold: '0' }, 'threshold OUT_OF_RANGE'],
  [{ reward: '101' }, 'reward OUT_OF_RANGE'],
  [{ to: '2025-12-31' }, 'to OUT_OF_RANGE'],
  [{ customerGroup: 'GOLD' }, 'customerGroup NOT_ALLOWED'],
  [{ category: 'Helmets' }, 'category NOT_ALLOWED'],
  [{ appliesTo: 'some' }, 'appliesTo NOT_ALLOWED'],
] as const)('refuses %j', async (row, problem) => {
  expect(await problems(row)).toEqual([problem]);
  expect(await stored()).toEqual([]);
});

test('refuses steps of one agreement that differ', async () => {
  expect(await problems({}, { step: '2', threshold: '2000', to: '2026-06-30' })).toEqual([
    'to NOT_ALLOWED',
  ]);
});
