import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

const answer = '{ message { status } userErrors { field code } }';
const saveList = `mutation($list: OrderListInput!) { saveOrderList(list: $list) ${answer} }`;
const deleteList = `mutation($id: ID!) { deleteOrderList(id: $id) ${answer} }`;
const saveAliases = `mutation($aliases: [ArticleAliasInput!]!) {
  saveArticleAliases(aliases: $aliases) ${answer}
}`;
const query = `{
  orderLists {
    mark
    lists { id kind name shared own active lines { articleCode qty articleCodeDisplay name } }
  }
  articleAliases { mark aliases { alias articleCode } }
  orderListState { lists aliases asOf }
}`;

let app: TestApp;
let dealer1: string;
let dealer2: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  dealer2 = await app.login('dealer2');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('order_list').execute();
  await app.db.deleteFrom('article_alias').execute();
});

/** A sales person acting for a customer; for that of dealer1 another user of the same customer. */
async function acting(customer: string): Promise<string> {
  return app.changeCustomer(await app.login('sales1'), customer);
}
const colleague = () => acting('0002000001');

type Line = [articleCode: string, qty: number];
const list = (over: object = {}, lines: Line[] = [['P-1', 2]]) => ({
  id: randomUUID() as string,
  kind: 'cart',
  name: 'Workshop',
  lines: lines.map(([articleCode, qty]) => ({ articleCode, qty })),
  ...over,
});

async function send(
  document: string,
  variables: object,
  token = dealer1,
  key: string = randomUUID(),
) {
  const { data, errors } = await app.gql(token, document, variables, { 'idempotency-key': key });
  if (!data) return errors?.map(({ extensions }) => extensions?.code) ?? [];
  const [{ message, userErrors }] = Object.values(data) as [
    { message: { status: boolean }; userErrors: { field: string; code: string }[] },
  ];
  expect(message.status).toBe(userErrors.length === 0);
  return userErrors.map(({ field, code }) => `${field} ${code}`);
}
const save = (one: object, token?: string, key?: string) =>
  send(saveList, { list: one }, token, key);
const read = async (token = dealer1) => (await app.gql(token, query)).data;
const shown = async (token?: string) =>
  (await read(token)).orderLists.lists.map(
    (one: {
      name: string;
      active: boolean;
      own: boolean;
      lines: { articleCode: string; qty: number }[];
    }) =>
      [
        one.name,
        one.active ? 'active' : one.own ? 'own' : 'shared',
        one.lines.map(({ articleCode, qty }) => `${articleCode}=${qty}`).join(' '),
      ].join(' | '),
  );

describe('lists', () => {
  test('stores lists under their id, sorted by name, lines in order', async () => {
    const cart = list({ name: '  Workshop  ' }, [
      ['P-2', 1],
      ['P-1', 2],
      ['P-2', 3],
    ]);
    expect(await save(cart)).toEqual([]);
    expect(await save(list({ kind: 'template', name: 'autumn' }, [['P-3', 1]]))).toEqual([]);
    expect(await shown()).toEqual(['autumn | own | P-3=1', 'Workshop | own | P-1=2 P-2=3']);
    expect((await read()).orderLists.lists[1].lines[0]).toEqual({
      articleCode: 'P-1',
      qty: 2,
      articleCodeDisplay: 'P-1',
      name: 'Chain 11-speed',
    });
    expect(await save({ ...cart, name: 'Front', lines: [{ articleCode: 'B-1', qty: 9 }] })).toEqual(
      [],
    );
    expect(await shown()).toEqual(['autumn | own | P-3=1', 'Front | own | B-1=9']);
    expect(await send(deleteList, { id: cart.id })).toEqual([]);
    expect(await send(deleteList, { id: cart.id })).toEqual([]);
    expect(await send(deleteList, { id: 'no uuid' })).toEqual([]);
    expect(await shown()).toEqual(['autumn | own | P-3=1']);
  });

  test('keeps exactly one cart active', async () => {
    const [a, b] = [list({ name: 'A', active: true }, []), list({ name: 'B', active: true }, [])];
    await save(a);
    await save(b);
    expect(await shown()).toEqual(['A | own | ', 'B | active | ']);
    await Promise.all([save(a), save(b), save(a), save(b)]);
    const actives = (await shown()).filter((one: string) => one.includes('active'));
    expect(actives).toHaveLength(1);
  });

  test('reports errors of a list with their position, stores none', async () => {
    const lines: Line[] = [
      ['P-1', 0],
      ['NEVER', 1],
      ['P-2', 100_000],
      ['DE-1', 1],
      ['bad\0code', 1],
    ];
    expect(await save(list({}, lines))).toEqual([
      'lines.0.qty QTY_TOO_SMALL',
      'lines.2.qty QTY_TOO_LARGE',
    ]);
    const good = lines.map(([code]): Line => [code, 1]);
    expect(await save(list({}, good))).toEqual([
      'lines.1.articleCode UNKNOWN_ARTICLE',
      'lines.3.articleCode UNKNOWN_ARTICLE',
      'lines.4.articleCode UNKNOWN_ARTICLE',
    ]);
    for (const [name, code] of [
      ['  ', 'REQUIRED'],
      ['x'.repeat(61), 'TOO_LONG'],
      ['two\nlines', 'NOT_ALLOWED'],
      ['half \ud800', 'NOT_ALLOWED'],
    ])
      expect(await save(list({ name }))).toEqual([`name ${code}`]);
    expect(await save(list({ name: '🚲'.repeat(60) }))).toEqual([]);
    expect(await save(list({ id: 'x', shared: true }))).toEqual([
      'id BAD_ID',
      'shared NOT_A_TEMPLATE',
    ]);
    expect(await save(list({ active: true }))).toEqual(['lines LINES_IN_CART']);
    expect(await save(list({ kind: 'template', active: true }, []))).toEqual(['active NOT_A_CART']);
    expect(
      await save(
        list(
          {},
          Array.from({ length: 2001 }, (): Line => ['P-1', 1]),
        ),
      ),
    ).toEqual(['lines TOO_MANY_LINES']);
    expect(await shown()).toHaveLength(1);
  });

  test('allows at most 200 lists and still changes each', async () => {
    const ids = Array.from({ length: 200 }, () => randomUUID());
    for (const id of ids) await given(app).orderList({ id });
    expect(await save(list())).toEqual(['id TOO_MANY_LISTS']);
    expect(await save(list({ id: ids[7] }))).toEqual([]);
    expect(await shown()).toHaveLength(200);
  });

  test('applies a resent change once per key', async () => {
    const one = list();
    const key = randomUUID();
    expect(await save(one, dealer1, key)).toEqual([]);
    expect(await send(deleteList, { id: one.id })).toEqual([]);
    expect(await save(one, dealer1, key)).toEqual([]);
    expect(await shown()).toEqual([]);
    expect(await save({ ...one, name: 'Other' }, dealer1, key)).toEqual(['IDEMPOTENCY_MISMATCH']);
  });

  test('uses a constant number of statements for lines and lists', async () => {
    const codes = ['P-1', 'P-2', 'P-5', 'P-6', 'B-1', 'B-2'];
    const count = async (run: () => Promise<unknown>) => (await countStatements(run)).statements;
    const one = await count(() => save(list()));
    const reading = await count(() => read());
    expect(
      await count(() =>
        save(
          list(
            {},
            codes.map((code): Line => [code, 1]),
          ),
        ),
      ),
    ).toBe(one);
    await save(list({ name: 'Third' }));
    expect(await count(() => read())).toBe(reading);
  });
});

describe('whose', () => {
  test('limits edits to the owner and shows shared templates only', async () => {
    const shared = list({ kind: 'template', name: 'Shared', shared: true });
    const own = list({ kind: 'template', name: 'Own' });
    const cart = list({ name: 'Cart' });
    for (const one of [shared, own, cart]) await save(one);
    const other = await colleague();
    expect(await shown(other)).toEqual(['Shared | shared | P-1=2']);
    expect(await save(shared, other)).toEqual(['id NOT_OWNER']);
    expect(await send(deleteList, { id: shared.id }, other)).toEqual(['id NOT_OWNER']);
    for (const hidden of [own, cart]) {
      expect(await save(hidden, other)).toEqual(['id ID_TAKEN']);
      expect(await send(deleteList, { id: hidden.id }, other)).toEqual([]);
    }
    expect(await shown()).toEqual([
      'Cart | own | P-1=2',
      'Own | own | P-1=2',
      'Shared | own | P-1=2',
    ]);
  });

  test('hides lists from other customers and never moves one', async () => {
    const shared = list({ kind: 'template', shared: true });
    await save(shared);
    await send(saveAliases, { aliases: [{ alias: 'Mine', articleCode: 'P-1' }] });
    for (const token of [dealer2, await app.login('sales1'), await app.login('dealer9')])
      expect(await read(token)).toMatchObject({
        orderLists: { lists: [] },
        articleAliases: { aliases: [] },
      });
    expect(await save(shared, dealer2)).toEqual(['id ID_TAKEN']);
    expect(await send(deleteList, { id: shared.id }, dealer2)).toEqual([]);
    expect(await shown()).toHaveLength(1);
  });

  test('shows a user’s own lists only for their customer', async () => {
    const other = await colleague();
    const mine = list({ name: 'Visit' });
    expect(await save(mine, other)).toEqual([]);
    const elsewhere = await acting('0002000002');
    expect(await shown(elsewhere)).toEqual([]);
    expect(await save(mine, elsewhere)).toEqual(['id ID_TAKEN']);
  });

  test('saves nothing without a customer and needs login and scope', async () => {
    const nobody = await app.login('sales1');
    expect(await save(list(), nobody)).toEqual(['customer NO_CUSTOMER']);
    expect(await send(deleteList, { id: randomUUID() }, nobody)).toEqual(['customer NO_CUSTOMER']);
    expect(await send(saveAliases, { aliases: [] }, nobody)).toEqual(['customer NO_CUSTOMER']);
    const calls = [
      [query, {}],
      [saveList, { list: list() }],
      [deleteList, { id: randomUUID() }],
      [saveAliases, { aliases: [] }],
    ] as const;
    for (const [document, variables] of calls) {
      expect(await app.gql(null, document, variables)).toMatchObject({ status: 401 });
      const guest = await app.login('guest1');
      expect(await app.gql(guest, document, variables)).toMatchObject({ status: 403 });
    }
  });
});

describe('own numbers', () => {
  const keep = (aliases: [alias: string, articleCode: string | null][], token?: string) =>
    send(
      saveAliases,
      { aliases: aliases.map(([alias, articleCode]) => ({ alias, articleCode })) },
      token,
    );
  const kept = async (token?: string) =>
    (await read(token)).articleAliases.aliases.map(
      ({ alias, articleCode }: { alias: string; articleCode: string }) => `${alias}=${articleCode}`,
    );

  test('ignores blanks, punctuation and case and is shared by users', async () => {
    expect(
      await keep([
        ['KT 11.s', 'P-1'],
        [' Reifen-29 ', 'P-2'],
      ]),
    ).toEqual([]);
    expect(await kept()).toEqual(['KT 11.s=P-1', 'Reifen-29=P-2']);
    expect(await keep([['kt-11 S', 'B-1']])).toEqual([]);
    expect(await kept(await colleague())).toEqual(['kt-11 S=B-1', 'Reifen-29=P-2']);
    expect(
      await keep([
        ['KT11S', null],
        ['never', null],
      ]),
    ).toEqual([]);
    expect(
      await keep([
        ['a', 'P-1'],
        ['A', 'P-2'],
      ]),
    ).toEqual([]);
    expect(await kept()).toEqual(['A=P-2', 'Reifen-29=P-2']);
  });

  test('reports errors of own numbers by position and stores none', async () => {
    expect(
      await keep([
        ['ok', 'P-1'],
        ['', 'P-1'],
        [' .-', 'P-1'],
        ['x'.repeat(41), 'P-1'],
      ]),
    ).toEqual(['aliases.1.alias REQUIRED', 'aliases.2.alias REQUIRED', 'aliases.3.alias TOO_LONG']);
    expect(
      await keep([
        ['ok', 'P-1'],
        ['no', 'NEVER'],
        ['de', 'DE-1'],
      ]),
    ).toEqual(['aliases.1.articleCode UNKNOWN_ARTICLE', 'aliases.2.articleCode UNKNOWN_ARTICLE']);
    const many = Array.from({ length: 501 }, (_, n): [string, string] => [`n${n}`, 'P-1']);
    expect(await keep(many)).toEqual(['aliases TOO_MANY_LINES']);
    expect(await kept()).toEqual([]);
  });

  test('allows at most 10,000 and changes to a full list', async () => {
    const row = { sorg: '2000', customer: '0002000001', article: 'P-1' };
    for (let from = 0; from < 10_000; from += 2000)
      await app.db
        .insertInto('article_alias')
        .values(
          Array.from({ length: 2000 }, (_, n) => {
            const alias = `n${from + n}`;
            return { ...row, alias, alias_key: alias };
          }),
        )
        .execute();
    expect(await keep([['one more', 'P-1']])).toEqual(['aliases TOO_MANY_ALIASES']);
    expect(
      await keep([
        ['n1', null],
        ['one more', 'P-1'],
        ['N2', 'P-2'],
      ]),
    ).toEqual([]);
    expect(await kept()).toHaveLength(10_000);
  });
});

test('changes the marks only when a device has something to learn', async () => {
  const marks = async () => {
    const { orderListState, orderLists, articleAliases } = await read();
    const { lists, aliases } = orderListState;
    // The marks in the lists' own answers equal the marks that are queried alone, also when a list is empty.
    expect([orderLists.mark, articleAliases.mark]).toEqual([lists, aliases]);
    return `${lists} ${aliases}`;
  };
  const one = list();
  const steps: (() => Promise<unknown>)[] = [
    () => save(one),
    () => save({ ...one, name: 'Renamed' }),
    () => save({ ...one, name: 'Renamed', lines: [{ articleCode: 'P-1', qty: 3 }] }),
    () => save({ ...one, lines: [], active: true }),
    () => save(list({ active: true }, [])),
    () => send(deleteList, { id: one.id }),
    () => send(saveAliases, { aliases: [{ alias: 'a', articleCode: 'P-1' }] }),
    () => send(saveAliases, { aliases: [{ alias: 'a', articleCode: 'P-2' }] }),
    () => send(saveAliases, { aliases: [{ alias: 'a', articleCode: null }] }),
  ];
  let before = await marks();
  for (const step of steps) {
    await step();
    const after = await marks();
    expect(after).not.toBe(before);
    expect(await marks()).toBe(after);
    before = after;
  }
  await save(list({ name: 'Theirs' }), await colleague());
  await save(list(), dealer2);
  expect(await marks()).toBe(before);
  await save(list({ kind: 'template', shared: true }), await colleague());
  expect(await marks()).not.toBe(before);
});
