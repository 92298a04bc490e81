import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catchUpCatalog } from '#server/features/catalog/engines/engines.ts';
import { fullCall } from '#server/graphql/testing/full-call.ts';
import { everyOperation } from '#server/graphql/testing/some-operation.ts';
import { given } from '#server/testing/given.ts';
import { startTestApp, type TestApp } from './app.ts';
import { kept } from './canaries.ts';
import {
  administration,
  analysis,
  canaries,
  foreignMutations,
  foreignQueries,
  plantCanaries,
} from './feature-contracts.ts';
import { permissionTable } from './permissions.ts';
import { fixtureUsers } from './seed-access.ts';
import { readState, stateWithout } from './table-state.store.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
type Fields = GraphQLField<unknown, unknown>[];
const queries: Fields = Object.values(schema.getQueryType()?.getFields() ?? {});
const mutations: Fields = Object.values(schema.getMutationType()?.getFields() ?? {});

/** The arguments a query is made up with where nothing foreign can be named. */
const madeUp = new Map(
  everyOperation(schema).map(({ name, document }) => [name, /\(.*\)/.exec(document)?.[0] ?? '']),
);
const callQuery = (field: Fields[number]) =>
  fullCall('query', field, foreignQueries[field.name] ?? madeUp.get(field.name) ?? '');
const callMutation = (field: Fields[number]) =>
  fullCall('mutation', field, foreignMutations[field.name] ?? '');
const reads = queries.map(callQuery);
const changes = mutations.map(callMutation);
/**
 * The operations that a stranger tries: administrators of access know all users and customers of their
 * organisation, and who analyses the catalog all customers, so they leave out the operations for that.
 */
const known = new Map([
  ['accessadmin', administration],
  ['contentadmin', analysis],
]);
const tried = (stranger: string) => {
  const isForeign = ({ name }: Fields[number]) => !known.get(stranger)?.has(name);
  return {
    reads: queries.filter(isForeign).map(callQuery),
    changes: mutations.filter(isForeign).map(callMutation),
  };
};

const auditors = ['audit1', 'auditor1'];
/** Those of the fixture; the others of the table have roles, not areas, of their own. */
const fixture = new Set<string>(fixtureUsers.map(([name]) => name));
const users = [...(permissionTable()[0]?.allowed.keys() ?? [])].filter((user) => fixture.has(user));
const strangers = users.filter((user) => user !== kept.owner && !auditors.includes(user));
const acting = { 'x-act-for': kept.customer };

let test: TestApp;
const tokens = new Map<string, string>();
const ids = new Map<string, number>();
let chunk: string;
beforeAll(async () => {
  test = await startTestApp();
  await given(test).hostSettings({ openOrderActions: ['cancel', 'redate', 'accept'] });
  await plantCanaries(test);
  for (const user of users) tokens.set(user, await test.login(user));
  const rows = await test.db.selectFrom('app_user').select(['id', 'username']).execute();
  for (const { id, username } of rows) ids.set(username, id);
  await catchUpCatalog(test.db);
  const { body } = await sendAs(kept.owner, 'GET', '/catalog/manifest');
  chunk = body.manifest.prices[kept.priceList][0].hash;
});
afterAll(() => test.close());

type Headers = Record<string, string>;
function sendAs(user: string, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) {
  const token = tokens.get(user);
  return test.rest(method, url, { ...(token && { token }), ...(body && { body }) });
}

/** Sends documents one after the other, as one client would. @returns all answers as text */
async function send(user: string, documents: readonly string[], headers: Headers = {}) {
  const token = tokens.get(user);
  const answers: string[] = [];
  for (const query of documents) {
    const sent = { ...(token && { token }), headers, body: { query } };
    answers.push(JSON.stringify((await test.rest('POST', '/graphql', sent)).body));
  }
  return answers;
}

/** An answer without what differs each time. */
const plain = (text: string) => JSON.parse(text.replace(/"requestId":"[^"]*"/g, '"requestId":""'));

/** A number is found only as a whole, because random ids and hashes may contain its digits. */
const isIn = (text: string, canary: string) =>
  /^\d+$/.test(canary)
    ? new RegExp(`(?<![\\da-f])${canary}(?![\\da-f])`).test(text)
    : text.includes(canary);
const found = (texts: readonly string[]) => {
  const text = texts.join('\n');
  return canaries.filter((canary) => isIn(text, canary));
};
const ofOwner = () => readState(test.db, { ...kept, userId: ids.get(kept.owner) ?? 0 });

it('has arguments for every mutation', () => {
  expect(Object.keys(foreignMutations).toSorted()).toEqual(
    mutations.map(({ name }) => name).toSorted(),
  );
});

it('shows every canary to the owner or an auditor', async () => {
  const answers = [await send(kept.owner, reads), await send('audit1', reads, acting)].flat();
  expect(answers.filter((answer) => answer.includes('INTERNAL'))).toEqual([]);
  expect(answers.filter((answer) => answer.includes('BAD_REQUEST'))).toEqual([]);
  expect(found(answers)).toEqual(canaries);
});

describe.each([...strangers, 'nobody'])('%s', (stranger) => {
  const { reads, changes } = tried(stranger);
  let before: Record<string, string>;
  beforeEach(async () => {
    before = await ofOwner();
  });

  it('reads no canary and changes nothing of C4', async () => {
    const answers = await send(stranger, [...reads, ...changes]);
    expect(answers.filter((answer) => answer.includes('INTERNAL'))).toEqual([]);
    expect(found(answers)).toEqual([]);
    expect(await ofOwner()).toEqual(before);
  });

  it('reads and changes nothing under x-act-for either', async () => {
    const forbidden = await send(stranger, [...reads, ...changes], acting);
    expect(found(forbidden)).toEqual([]);
    expect(await ofOwner()).toEqual(before);
    const unknown = await send(stranger, reads, { 'x-act-for': '0002999999' });
    expect(forbidden.slice(0, reads.length).map(plain)).toEqual(unknown.map(plain));
  });

  it('receives no canary over REST', async () => {
    const delta = `/catalog/deltas/1?part=prices&list=${kept.priceList}`;
    const answers = [
      await sendAs(stranger, 'GET', '/user'),
      await sendAs(stranger, 'GET', '/catalog/manifest'),
      await sendAs(stranger, 'GET', '/catalog/extras'),
      await sendAs(stranger, 'GET', '/active-announcements/localhost'),
      await sendAs(stranger, 'DELETE', '/notification/subscriptions', { endpoint: kept.endpoint }),
    ];
    const refused = [
      await sendAs(stranger, 'GET', `/catalog/manifest?customers=${kept.customer}`),
      await sendAs(stranger, 'GET', `/catalog/extras?customers=${kept.customer}`),
      await sendAs(stranger, 'GET', `/catalog/chunks/${chunk}`),
      await sendAs(stranger, 'GET', `/catalog/packs/prices/0?list=${kept.priceList}`),
      await sendAs(stranger, 'GET', delta),
      await sendAs(stranger, 'POST', `/change-cust/${kept.customer}`),
      await sendAs(stranger, 'POST', `/change-cust?r3=${kept.r3}`),
      await sendAs(stranger, 'POST', '/v2/change-cust', { custCode: kept.customer }),
    ];
    expect(refused.filter(({ status }) => ![401, 403, 404].includes(status))).toEqual([]);
    expect(found([...answers, ...refused].map(({ body }) => JSON.stringify(body)))).toEqual([]);
    expect(await ofOwner()).toEqual(before);
  });

  it('cannot distinguish a foreign from an unknown customer', async () => {
    const askEverything = async (unified: string, r3: string) => {
      const answers = [
        await sendAs(stranger, 'GET', `/catalog/manifest?customers=${unified}`),
        await sendAs(stranger, 'GET', `/catalog/extras?customers=${unified}`),
        await sendAs(stranger, 'POST', `/change-cust/${unified}`),
        await sendAs(stranger, 'POST', `/change-cust?r3=${r3}`),
        await sendAs(stranger, 'POST', '/v2/change-cust', { custCode: unified }),
      ].map(({ status, body: { requestId: _, ...body } }) => ({ status, body }));
      const fields = ['checkoutTerms', 'productAnalyzesV3', 'salesCustomers'];
      const documents = reads
        .filter((document) => fields.some((field) => document.includes(`{ ${field}(`)))
        .map((document) =>
          document.replaceAll(kept.customer, unified).replaceAll(`"${kept.r3}"`, `"${r3}"`),
        );
      return [...answers, ...(await send(stranger, documents)).map(plain)];
    };
    expect(await askEverything(kept.customer, kept.r3)).toEqual(
      await askEverything('0002999999', 'R99'),
    );
  });
});

describe.each(auditors)('the read-only %s', (auditor) => {
  it('changes nothing with any mutation', async () => {
    const id = ids.get(auditor) ?? 0;
    const before = await stateWithout(test.db, id);
    const answers = [...(await send(auditor, changes)), ...(await send(auditor, changes, acting))];
    expect(answers.filter((answer) => answer.includes('INTERNAL'))).toEqual([]);
    expect(await stateWithout(test.db, id)).toEqual(before);
  });

  it('is refused every mutation except those on their own data', async () => {
    const own = mutations.filter(({ astNode }) =>
      astNode?.directives?.some((directive) =>
        directive.arguments?.some(({ name }) => name.value === 'readOnlyUsers'),
      ),
    );
    const answers = await send(auditor, changes, acting);
    const refused = mutations.filter((_, at) => answers[at]?.includes('"AUDIT_READS_ONLY"'));
    const names = (fields: Fields) => fields.map(({ name }) => name).toSorted();
    expect(names([...refused, ...own])).toEqual(names(mutations));
  });
});
