import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await test.login('dealer1');
});
afterAll(() => test.close());

const companies = '{ customerCompanies { sorg } }';
const code = async (query: string, variables?: object, as: string | null = token) => {
  const { status, errors } = await test.gql(as, query, variables);
  return [status, errors?.[0]?.extensions?.code];
};

describe('permissions', () => {
  it('require a login and the scope of the field', async () => {
    expect(await code(companies, {}, null)).toEqual([401, 'UNAUTHENTICATED']);
    const product = await test.login('product1');
    const cart = '{ cart { totalQty } }';
    expect(await code(cart, {}, product)).toEqual([403, 'FORBIDDEN']);
    expect(await code('{ productDetailsV2(slug: "x") { id } }', {}, null)).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    expect((await test.gql(product, '{ bikeCategories { id } }')).status).toBe(200);
  });

  it('deny a document that mixes allowed and denied fields', async () => {
    const product = await test.login('product1');
    const answer = await test.gql(product, '{ bikeCategories { id } cart { totalQty } }');
    expect(answer.status).toBe(403);
    expect(answer.data).toBeNull();
  });

  it('apply to compiled documents', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await test.gql(token, companies)).data).toEqual({
        customerCompanies: [{ sorg: '2000' }],
      });
      expect(await code(companies, {}, null)).toEqual([401, 'UNAUTHENTICATED']);
    }
  });
});

describe('documents', () => {
  it('must contain exactly one operation', async () => {
    const query = `query A ${companies} query B { bikeCategories { id } }`;
    const { status, errors } = await test.gql(token, query);
    expect([status, errors?.[0]?.message]).toEqual([400, 'Send one operation per document']);
  });

  it('must not be too long', async () => {
    const many = `{ ${'bikeCategories { id } '.repeat(1_500)} }`;
    expect((await code(many))[0]).toBe(400);
    expect((await code(`# ${'x'.repeat(1_000_000)}\n${companies}`))[0]).toBe(413);
  });

  it('must not use introspection', async () => {
    expect((await code('{ __schema { types { name } } }'))[0]).toBe(400);
    expect((await test.rest('GET', '/graphiql')).status).toBe(404);
  });

  it('must not change anything by GET', async () => {
    const query = 'mutation { updateProductsInCart(products: []) { message { status } } }';
    const url = `/graphql?query=${encodeURIComponent(query)}`;
    expect((await test.rest('GET', url, { token })).status).toBe(405);
  });

  it('explain invalid variables with error codes', async () => {
    expect(await code('{ nothing }')).toEqual([400, 'BAD_REQUEST']);
    expect(await code('{')).toEqual([400, 'BAD_REQUEST']);
    const variable = 'query ($n: Int!) { products(limit: $n) { info { count } } }';
    expect((await code(variable, { n: 'many' }))[0]).toBe(400);
    expect((await code(variable, {}))[0]).toBe(400);
  });

  it('must name an operation they contain', async () => {
    const body = { query: `query Mine ${companies}`, operationName: 'toString' };
    expect(await test.rest('POST', '/graphql', { token, body })).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
    });
  });

  it.each([123, true, { kind: 'Document', definitions: [] }, '[]', '{"definitions":[]}'])(
    'are GraphQL, not %o',
    async (query) => {
      const answer = await test.rest('POST', '/graphql', { token, body: { query } });
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
      });
    },
  );

  it('must have a valid idempotency key or none', async () => {
    const headers = { 'idempotency-key': 'no key' };
    const answer = await test.gql(token, companies, {}, headers);
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'BAD_IDEMPOTENCY_KEY' } }],
    });
  });
});

describe('faults', () => {
  it('are masked and include the request id', async () => {
    await test.db.schema.alterTable('ship_to').renameTo('gone').execute();
    const headers = { 'x-request-id': 'fault-0001' };
    const answer = await test.gql(token, '{ shiptoV2 { id } }', {}, headers);
    await test.db.schema.alterTable('gone').renameTo('ship_to').execute();
    expect(answer.errors).toEqual([
      {
        message: 'Internal server error',
        locations: [{ line: 1, column: 3 }],
        path: ['shiptoV2'],
        extensions: { code: 'INTERNAL', requestId: 'fault-0001' },
      },
    ]);
    const { body } = await test.rest('GET', '/metrics');
    expect(body).toContain('graphql_operations_total{operation="other",outcome="failed"} 1');
  });
});

it('adds no statement of its own to an operation', async () => {
  const { statements } = await countStatements(() => test.gql(token, '{ __typename }'));
  expect(statements).toBe(0);
});
