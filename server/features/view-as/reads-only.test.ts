import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyOperation } from '#server/graphql/testing/some-operation.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { listRoutes } from '#server/testing/permissions.ts';
import { stateWithout } from '#server/testing/table-state.store.ts';
import { userId } from '#server/testing/user-id.ts';
import { viewAsHarness } from './testing/view-as.harness.ts';

const sdl = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
const mutations = everyOperation(buildSchema(sdl)).filter(({ kind }) => kind === 'mutation');
const refused = 'VIEW_AS_READS_ONLY';

let test: TestApp;
const tokens: string[] = [];
const { view } = viewAsHarness(() => test);
beforeAll(async () => {
  test = await startTestApp();
  const admin = await test.login('accessadmin');
  // A dealer, a sales person, and one who manages news: together they hold most permissions.
  for (const username of ['dealer1', 'group1', 'contentadmin'])
    tokens.push(await view(admin, await userId(test.db, username)));
});
afterAll(() => test.close());

it('refuses every mutation of the schema and changes nothing', async () => {
  expect(mutations.length).toBeGreaterThan(40);
  const before = await stateWithout(test.db, 0);
  for (const token of tokens)
    for (const { name, document } of mutations) {
      const { errors } = await test.gql(token, document);
      expect([name, errors?.map(({ extensions }) => extensions?.code)]).toEqual([name, [refused]]);
    }
  expect(await stateWithout(test.db, 0)).toEqual(before);
});

it('refuses a mutation among others, by an alias and in a fragment', async () => {
  const [token = ''] = tokens;
  const { data, errors } = await test.gql(
    token,
    `mutation { a: markNotificationsRead { message { status } } ...More }
     fragment More on Mutation { b: changeLanguage(languageId: "de") { status } }`,
  );
  expect(data).toBeNull();
  expect(errors?.map(({ extensions }) => extensions?.code)).toContain(refused);
});

it('refuses every route but those that only show something', async () => {
  const [token = ''] = tokens;
  const shown: string[] = [];
  for (const route of listRoutes(test.app)) {
    const [method, pattern = ''] = route.split(' ') as ['GET' | 'POST', string];
    // Ends the view, which the next calls need.
    if (pattern === '/view-as/end') continue;
    const { status, body } = await test.rest(method, pattern.replaceAll(/:\w+/g, 'x'), { token });
    if (status !== 422 || body?.code !== refused) shown.push(route);
  }
  expect(shown.filter((route) => !isOpen(route)).toSorted()).toEqual([
    'GET /graphql',
    'GET /user',
    'POST /graphql',
    'POST /view-as/customer',
  ]);
});

/** Routes that look at no token of a user: they are for everybody, for the operator, or for a login. */
function isOpen(route: string): boolean {
  return open.some((pattern) => pattern.test(route));
}
const open = [
  /^GET \/(healthz|readyz|metrics|runtime\.json|images\/|manifests\/|files\/signed\/|bnrs\/|announcements\/image\/)/,
  /^GET \/(active-announcements|sandbox-pay)\//,
  /^POST \/(login|login\/second-factor|refresh-token|logout|forgot-password|reset-password|share\/order-file)$/,
  /^POST \/(payments\/:gateway\/events|sandbox-pay\/:reference)$/,
  /^\w+ \/(audit|feeds|server|access\/owner|access\/export)\b/,
  /^\w+ \/[\w-]+-export\b/,
  /^\w+ \/public\/graphql$/,
];

it('records what was refused as done by the administrator', async () => {
  await test.app.refusals.flush();
  const admin = await userId(test.db, 'accessadmin');
  const rows = await test.db
    .selectFrom('audit_event')
    .select(['actor', 'detail'])
    .where('kind', '=', 'access.refused')
    .execute();
  expect(rows).toContainEqual({
    actor: `user:${admin}`,
    detail: expect.objectContaining({ operation: 'POST /exports/orders', reason: refused }),
  });
});
