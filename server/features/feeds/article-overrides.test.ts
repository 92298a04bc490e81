import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  lockOverridden,
  noOverride,
  writeOverrides,
} from '#server/features/catalog/catalog.public.ts';
import { userId } from '#server/testing/user-id.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const head = 'sorg,code,group,name,uom,active,orderBlocked,newArrivalFrom,newArrivalTo';
const row = (code: string, rest = 'true,false,,') => `2000,${code},chain-11,Chain,PCS,${rest}`;
const run = async (rows: string[], overwrite = false) => {
  const report = await harness.run({ 'articles.csv': [head, ...rows] }, { overwrite });
  return report.files[0];
};

/** Staff set something of an article. */
async function byStaff(code: string, override: Partial<typeof noOverride>): Promise<void> {
  const user = await userId(harness.db, 'contentadmin');
  const [article] = await lockOverridden(harness.db, user, [{ sorg: '2000', code }]);
  if (!article) throw new Error(`no ${code}`);
  const changed = { ...article, override: { ...noOverride, ...override } };
  await writeOverrides(harness.db, user, [changed]);
}

const stored = (code: string) =>
  harness.db
    .selectFrom('article')
    .select(['active', 'order_blocked', 'new_from', 'new_to'])
    .where('code', '=', code)
    .executeTakeFirst();

test('keeps what staff set, says so, and returns to the last feed', async () => {
  await run([row('K1')]);
  await byStaff('K1', { order_blocked: true, has_new_arrival: true, new_from: '2026-11-30' });
  const again = await run([row('K1', 'true,false,2026-01-01,2026-02-01')]);
  expect(again?.warnings.map(({ line, column, code }) => [line, column, code])).toEqual([
    [2, 'orderBlocked', 'KEPT'],
    [2, 'newArrivalFrom', 'KEPT'],
    [2, 'newArrivalTo', 'KEPT'],
  ]);
  expect(again?.changed).toBe(0);
  expect(await stored('K1')).toMatchObject({ order_blocked: true, new_from: '2026-11-30' });
  await byStaff('K1', {});
  expect(await stored('K1')).toEqual({
    active: true,
    order_blocked: false,
    new_from: '2026-01-01',
    new_to: '2026-02-01',
  });
});

test('lifts no inactive or deleted article; its own inactive wins', async () => {
  await run([row('L1'), row('L2'), row('L3')]);
  await byStaff('L1', { inactive: true });
  await byStaff('L2', { deleted_at: new Date() });
  await byStaff('L3', { order_blocked: false });
  const report = await run([row('L1'), row('L2'), row('L3', 'false,false,,')]);
  expect(report?.warnings.map(({ line, column }) => [line, column])).toEqual([
    [2, 'active'],
    [3, 'active'],
  ]);
  for (const code of ['L1', 'L2', 'L3'])
    expect(await stored(code)).toMatchObject({ active: false });
});

test('takes the file’s values with --overwrite', async () => {
  await run([row('O1')]);
  await byStaff('O1', { inactive: true, order_blocked: true });
  expect((await run([row('O1')], true))?.warnings).toEqual([]);
  expect(await stored('O1')).toMatchObject({ active: true, order_blocked: false });
  expect((await run([row('O1')]))?.changed).toBe(0);
});

test('refuses an arrival that ends before it starts', async () => {
  const report = await run([row('E1', 'true,false,2026-02-01,2026-01-01')]);
  expect(report?.problems).toMatchObject([{ column: 'newArrivalTo', code: 'OUT_OF_RANGE' }]);
});
