import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const query = `query Resolve($codes: [String!]!) {
  resolveArticles(codes: $codes) {
    code
    product { article_code price { dealer } stock { qty } blocked }
    suggestions { article_code }
    replacedBy { article_code price { dealer } }
  }
}`;

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  await app.db
    .updateTable('article')
    .set({ code_display: 'P 2/29', old_code: 'OLD-2', ean: '036000291452' })
    .where('sorg', '=', '2000')
    .where('code', '=', 'P-2')
    .execute();
  await app.db
    .updateTable('article')
    .set({ old_code: 'TWICE' })
    .where('sorg', '=', '2000')
    .where('code', 'in', ['B-1', 'B-2'])
    .execute();
  const replaced = { active: false, replaced_by: 'P-1', code_display: 'OLD P/3' };
  for (const [code, change] of [
    ['P-3', { ...replaced, ean: '4000000000905' }],
    ['B-3', { active: false, replaced_by: 'P-3' }],
  ] as const)
    await app.db
      .updateTable('article')
      .set(change)
      .where('sorg', '=', '2000')
      .where('code', '=', code)
      .execute();
});
afterAll(() => app.close());

interface Resolved {
  code: string;
  product: { article_code: string } | null;
  suggestions: { article_code: string }[];
  replacedBy: { article_code: string } | null;
}

async function resolve(codes: string[], token: string | null = dealer1): Promise<Resolved[]> {
  const { data, errors } = await app.gql(token, query, { codes });
  expect(errors).toBeUndefined();
  return data.resolveArticles;
}
const found = async (...codes: string[]) =>
  (await resolve(codes)).map(({ product }) => product?.article_code ?? null);

describe('resolveArticles', () => {
  test('finds articles by code, shown code, EAN, UPC and former code', async () => {
    expect(await found('P-1', 'p 1', 'P.1', '4006381333931', ' P1 ')).toEqual(Array(5).fill('P-1'));
    expect(await found('p 2/29', 'OLD2', '036000291452', '0036000291452', '36000291452')).toEqual(
      Array(5).fill('P-2'),
    );
  });

  test('returns own price, current stock and block reason', async () => {
    const [chain, light] = await resolve(['P-1', 'P-4']);
    expect(chain?.product).toEqual({
      article_code: 'P-1',
      price: { dealer: 2000 },
      stock: { qty: 150 },
      blocked: null,
    });
    expect(light?.product).toMatchObject({ blocked: 'ORDER_BLOCKED' });
    const [dearer] = await resolve(['P-1'], await app.login('dealer2'));
    expect(dearer?.product).toMatchObject({ price: { dealer: 2200 } });
  });

  test('suggests close matches and all articles of a shared code', async () => {
    const [wrong, shared, nothing] = await resolve(['4006381333913', 'twice', 'Dear colleagues']);
    expect(wrong).toMatchObject({ product: null, suggestions: [{ article_code: 'P-1' }] });
    expect(shared?.product).toBeNull();
    expect(shared?.suggestions.map((one) => one.article_code).sort()).toEqual(['B-1', 'B-2']);
    expect(nothing).toEqual({
      code: 'Dear colleagues',
      product: null,
      suggestions: [],
      replacedBy: null,
    });
  });

  test('returns an article’s successor unless that is inactive too', async () => {
    for (const old of await resolve(['P-3', 'old p/3', '4000000000905']))
      expect(old).toMatchObject({
        product: null,
        suggestions: [],
        replacedBy: { article_code: 'P-1', price: { dealer: 2000 } },
      });
    const [last] = await resolve(['B-3']);
    expect(last).toMatchObject({ product: null, replacedBy: null });
  });

  test('omits inactive articles and those of other organisations', async () => {
    expect(await found('P-3', 'DE-1')).toEqual([null, null]);
    const german = await app.login('dealer9');
    const [own, foreign] = await resolve(['DE-1', 'P-1'], german);
    expect(own?.product?.article_code).toBe('DE-1');
    expect(foreign?.product).toBeNull();
    expect(foreign?.suggestions.map((one) => one.article_code)).not.toContain('P-1');
  });

  test('uses as many statements for one code as for many', async () => {
    const count = async (codes: string[]) =>
      (await countStatements(() => resolve(codes))).statements;
    await resolve(['P-1']);
    expect(await count(['P-1', 'P-2', 'B-1', 'B-2', 'P-9', 'twice'])).toBe(await count(['P-1']));
  });

  test('rejects too many or too long codes and unauthorised users', async () => {
    for (const codes of [Array(501).fill('P-1'), ['x'.repeat(201)]]) {
      const { errors } = await app.gql(dealer1, query, { codes });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
    expect(await app.gql(null, query, { codes: [] })).toMatchObject({ status: 401 });
    expect(await app.gql(await app.login('accessadmin'), query, { codes: [] })).toMatchObject({
      status: 403,
    });
  });
});
