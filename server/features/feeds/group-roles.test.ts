import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const feed = (...rows: string[]) => ({ 'group_roles.csv': rows });

const grantsOf = async (id: string) =>
  (
    await harness.db
      .selectFrom('group_role_grant')
      .select('granted_id')
      .where('group_role_id', '=', id)
      .orderBy('granted_id')
      .execute()
  ).map(({ granted_id }) => granted_id);

test('grants group roles of earlier and later rows', async () => {
  const rows = ['lead,Lead,salesman,dealer|trainee', 'trainee,Trainee,guest,'];
  const files = feed('id,description,roles,grants', ...rows);
  expect(await harness.problems(files)).toEqual([]);
  expect(await grantsOf('lead')).toEqual(['dealer', 'trainee']);
  expect(await grantsOf('trainee')).toEqual([]);
});

test('keeps the grants without the column', async () => {
  const before = await grantsOf('access-admin');
  expect(before).toContain('dealer');
  const files = feed('id,description,roles', 'access-admin,Access,access-admin');
  expect(await harness.problems(files)).toEqual([]);
  expect(await grantsOf('access-admin')).toEqual(before);
});

test('reports a grant of no group role', async () => {
  const files = feed('id,description,roles,grants', 'lead,Lead,salesman,nobody');
  expect(await harness.problems(files)).toEqual([
    'group_roles.csv:2:grants: there is no group role "nobody" (UNKNOWN_REFERENCE)',
  ]);
});
