import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import {
  countStale,
  type DayFigure,
  readKeptFigures,
  readKeptTotals,
  readLineFigures,
} from './testing/figures.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const customers = ['0002000001', '0002000002'];
const numbers = ['FI-1', 'FI-2', 'FI-3'];
const days = ['2025-11-29', '2026-02-28', '2026-11-01', '2026-11-29'];
const articles = ['P-1', 'P-2', 'B-1', 'GONE-1'];

const anyNumber = fc.constantFrom(...numbers);
const anyDay = fc.constantFrom(...days);
const anyPosition = fc.integer({ min: 1, max: 3 });
const amount = fc.integer({ min: -5_000, max: 5_000 });

/** One change of invoices, lines or articles, as feeds and corrections make them. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('item' as const),
    no: anyNumber,
    item: fc.integer({ min: 1, max: 2 }),
    customer: fc.constantFrom(...customers),
    day: anyDay,
  }),
  fc.record({
    kind: fc.constant('dropItem' as const),
    no: anyNumber,
    item: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    kind: fc.constant('line' as const),
    no: anyNumber,
    position: anyPosition,
    article: fc.constantFrom(...articles),
    brand: fc.constantFrom('', 'Kette'),
    amount,
  }),
  fc.record({ kind: fc.constant('dropLine' as const), no: anyNumber, position: anyPosition }),
  fc.record({
    kind: fc.constant('move' as const),
    article: fc.constantFrom('P-1', 'P-2'),
    from: fc.constantFrom('P-6', 'P-2'),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The items of an invoice differ by their line item; the second one is an instalment or a correction. */
async function apply(db: TestApp['db'], one: Step): Promise<void> {
  const sorg = '2000';
  if (one.kind === 'item') {
    const line_item = String(one.item);
    const same = { invoice_date: one.day, customer: one.customer };
    await db
      .deleteFrom('invoice')
      .where('invoice_no', '=', one.no)
      .where('line_item', '=', line_item)
      .execute();
    await given({ ...app, db }).invoice({
      no: one.no,
      lineItem: line_item,
      invoiceDate: same.invoice_date,
      customer: same.customer,
      dueDate: '2027-01-01',
    });
  } else if (one.kind === 'dropItem') {
    await db
      .deleteFrom('invoice')
      .where('invoice_no', '=', one.no)
      .where('line_item', '=', String(one.item))
      .execute();
  } else if (one.kind === 'line') {
    const values = {
      article: one.article,
      brand: one.brand,
      sub_total: one.amount,
      qty: Math.sign(one.amount),
    };
    await db
      .insertInto('invoice_line')
      .values({
        sorg,
        invoice_no: one.no,
        position: one.position,
        name: one.article,
        uom: 'PCS',
        price: Math.abs(one.amount),
        ...values,
      })
      .onConflict((conflict) =>
        conflict.columns(['sorg', 'invoice_no', 'position']).doUpdateSet(values),
      )
      .execute();
  } else if (one.kind === 'dropLine') {
    await db
      .deleteFrom('invoice_line')
      .where('invoice_no', '=', one.no)
      .where('position', '=', one.position)
      .execute();
  } else {
    const { group_id } = await db
      .selectFrom('article')
      .select('group_id')
      .where('sorg', '=', sorg)
      .where('code', '=', one.from)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('article')
      .set({ group_id })
      .where('sorg', '=', sorg)
      .where('code', '=', one.article)
      .execute();
  }
}

/** Adds up figures of customers, by day or by month. */
function addUp(figures: readonly DayFigure[], by: 'days' | 'months'): DayFigure[] {
  const sums = new Map<string, DayFigure>();
  for (const figure of figures) {
    const day = by === 'days' ? figure.day : `${figure.day.slice(0, 8)}01`;
    const key = JSON.stringify([figure.sorg, day, figure.model, figure.brand]);
    const sum = sums.get(key) ?? { ...figure, customer: '', day, net: 0, qty: 0 };
    sums.set(key, { ...sum, net: sum.net + figure.net, qty: sum.qty + figure.qty });
  }
  return [...sums.values()];
}

const sorted = (figures: readonly DayFigure[]) => figures.map((one) => JSON.stringify(one)).sort();

async function expectSame(): Promise<void> {
  const { db } = app;
  const lines = await readLineFigures(db);
  expect(sorted(await readKeptFigures(db))).toEqual(sorted(lines));
  for (const by of ['days', 'months'] as const)
    expect(sorted(await readKeptTotals(db, by))).toEqual(sorted(addUp(lines, by)));
  expect(await countStale(db)).toBe(0);
}

test('the kept figures equal the lines after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
      async (transactions) => {
        for (const steps of transactions)
          await app.db.transaction().execute(async (tx) => {
            for (const one of steps) await apply(tx, one);
          });
        await expectSame();
      },
    ),
    propertyRuns(25),
  );
  expect((await readKeptFigures(app.db)).length).toBeGreaterThan(0);
});

test('keeps nothing of a transaction that is rolled back', async () => {
  const before = await readKeptFigures(app.db);
  await expect(
    app.db.transaction().execute(async (tx) => {
      await apply(tx, {
        kind: 'item',
        no: 'FI-9',
        item: 1,
        customer: '0002000001',
        day: '2026-11-01',
      });
      await apply(tx, {
        kind: 'line',
        no: 'FI-9',
        position: 1,
        article: 'P-1',
        brand: '',
        amount: 7,
      });
      throw new Error('stop');
    }),
  ).rejects.toThrow('stop');
  expect(await readKeptFigures(app.db)).toEqual(before);
});
