import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await given(app).materialCategory({ id: 'c' });
  await sql`insert into marketing_material (sorg, id, parent_id, type, language, title, titles, markets)
    select '2000', 'p' || n, 'c', 'marketing_material', 'en', 'Picture ' || n % 700,
      json_build_object('de', 'Bild ' || n % 300)::jsonb, array['M' || 1 + n % 2]
    from generate_series(1, 5000) n`.execute(app.db);
});
afterAll(() => app.close());

async function list(user: string, args: string) {
  const document = `{ marketingMaterials(limit: 50, ${args}) {
    marketingMaterials { id } info { count } } }`;
  const { data, errors } = await app.gql(await app.login(user), document);
  expect(errors).toBeUndefined();
  const { marketingMaterials, info } = data.marketingMaterials;
  return { ids: marketingMaterials.map(({ id }: { id: string }) => id), count: info.count };
}

test.each([
  ['dealer1', 2500, ''],
  ['contentadmin', 5000, 'forWriters: true, '],
])('many materials have the order by title for %s', async (user, count, args) => {
  for (const page of [1, 2, 40]) {
    const byIndex = await list(user, `${args} page: ${page}`);
    expect(byIndex.ids).toHaveLength(50);
    expect(byIndex.count).toBe(count);
    const sorted = `${args} page: ${page}, sort: [{ by: title, order: ASC }]`;
    expect(byIndex).toEqual(await list(user, sorted));
  }
});
