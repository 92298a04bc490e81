import { type Db, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import {
  type AskedSales,
  hasSaleOfFrame,
  salePage,
} from '#server/features/retail-sales/list/sale-list.store.ts';
import { createTasksOfRecalls } from '#server/features/serials/recalls/recall-tasks.store.ts';
import { findRecalls } from '#server/features/serials/recalls/recalls.store.ts';
import { framePage } from '#server/features/serials/register/frame-list.store.ts';
import { findNumbers } from '#server/features/serials/register/numbers.store.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { searchPattern } from '#server/lib/like-pattern.ts';
import { seed } from '#server/testing/seed.ts';
import { listNearMatches } from '#shared/serials/near-matches.ts';
import { foldSerial } from '#shared/serials/parse-serial.ts';
import { startPostgres } from '../scripts/testing/postgres.ts';
import { calculatePercentile, timeCalls } from './percentile.ts';
import { dealerOf, fillRegister, frameOf } from './serials-data.store.ts';

interface SerialsRow {
  what: string;
  'p50 ms': number;
  'p95 ms': number;
  'budget ms': number;
}

const calls = 300;
const page = { page: 1, limit: 10, offset: 0 };

/**
 * Look-ups in the register of serial numbers and lists of sales in PostgreSQL, and the match of a recall with all frames.
 * @param serials how many frames; two fifths of them are sold
 */
export async function benchSerials(serials: number): Promise<void> {
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  const { db } = database;
  try {
    await migrate(db);
    await seed(db);
    const dealers = 10_000;
    const sales = Math.floor(serials * 0.4);
    await fillRegister(db, { serials, sales, dealers });
    const nthOf = (call: number) => 1 + ((call * 7_907) % serials);
    const viewerOf = (nth: number) => dealerViewer(dealerOf(1 + (nth % dealers)));

    const lookUp = async (nth: number, search: string, isExact: boolean) => {
      const viewer = viewerOf(nth);
      const folded = isExact ? [foldSerial(search)] : listNearMatches(search);
      const normals = isExact ? [search] : null;
      const { frames: numbers } = await findNumbers(db, viewer, {
        folded,
        normals,
        custCode: null,
      });
      const filter = { custCode: null, numbers, sold: null, inspected: null, todo: null };
      const { rows } = await framePage(db, viewer, 'en-us', { filter, search: [], page });
      if (!rows.some(({ normal }) => normal === frameOf(nth))) throw new Error(`No ${search}`);
      const frames = rows.map(({ normal, articleCode }) => ({ normal, article: articleCode }));
      await findRecalls(db, { viewer, locale: 'en-us' }, frames);
    };
    console.table([
      await measured('exact look-up', 20, (call) => {
        const nth = nthOf(call);
        return lookUp(nth, frameOf(nth), true);
      }),
      await measured('near match', 50, (call) => {
        const nth = nthOf(call);
        const number = frameOf(nth);
        return lookUp(nth, `${number.slice(0, 5)}X${number.slice(6)}`, false);
      }),
      await measured('frames of a dealer', 50, async (call) => {
        const viewer = viewerOf(call);
        const filter = {
          custCode: viewer.customer?.unified ?? null,
          numbers: null,
          sold: null,
          inspected: null,
          todo: null,
        };
        await framePage(db, viewer, 'en-us', { filter, search: [], page });
      }),
      await measured(
        'staff: frames of all dealers',
        50,
        async (call) => {
          const sold = [null, false, true][call % 3] ?? null;
          const filter = { custCode: null, numbers: null, sold, inspected: null, todo: null };
          await framePage(db, staffViewer, 'en-us', { filter, search: [], page });
        },
        21,
      ),
      await measured(
        'match a recall of 500 ranges',
        10_000,
        (call) =>
          createTasksOfRecalls(db, [{ sorg: '2000', recall: `R${1 + (call % 200)}`, no: null }]),
        20,
      ),
      ...(await measureSales(db, sales, viewerOf)),
    ]);
  } finally {
    await database.close();
    await postgres.stop();
  }
}

/** The list of registered sales with its counts by state, as `registeredFrames` reads them. */
async function measureSales(
  db: Db,
  sales: number,
  viewerOf: (nth: number) => Viewer,
): Promise<SerialsRow[]> {
  const list = async (viewer: Viewer, asked: Partial<AskedSales['filter']>, search = '') => {
    const none = {
      custCode: null,
      nonRetail: null,
      status: null,
      from: null,
      to: null,
      frame: null,
    };
    const request = {
      filter: { ...none, ...asked },
      search: search ? [searchPattern(search)] : [],
    };
    await salePage(db, viewer, 'en-us', { ...request, page });
  };
  const ofDealer = (call: number, search?: string) => {
    const viewer = viewerOf(call);
    return list(viewer, { custCode: viewer.customer?.unified ?? null }, search);
  };
  const soldFrame = (call: number) => frameOf(1 + ((call * 7_907) % sales));
  const month = (call: number) => `2024-${String(1 + (call % 12)).padStart(2, '0')}`;
  return [
    await measured('sales of a dealer', 50, (call) => ofDealer(call)),
    await measured('search among them', 50, (call) => ofDealer(call, soldFrame(call))),
    await measured('staff: sales of a day', 50, (call) =>
      list(staffViewer, { from: `${month(call)}-10`, to: `${month(call)}-10` }),
    ),
    await measured('staff: sales of a frame', 50, async (call) => {
      const frame = soldFrame(call);
      if (!(await hasSaleOfFrame(db, staffViewer, frame, null))) throw new Error(`No ${frame}`);
      await list(staffViewer, { frame });
    }),
    await measured(
      'staff: part of a frame number',
      50,
      (call) => list(staffViewer, {}, soldFrame(call).slice(0, -1)),
      20,
    ),
    await measured('staff: all sales', 50, () => list(staffViewer, {}), 20),
  ];
}

/** Sees all customers. */
const staffViewer: Viewer = {
  userId: 2,
  username: 'staff',
  sorg: '2000',
  scopes: new Set(['menu.change-cust']),
  areas: [{ sorg: '2000', limitation: 'all', value: '' }],
  customer: null,
};

function dealerViewer(customer: string): Viewer {
  return {
    userId: 1,
    username: 'bench',
    sorg: '2000',
    scopes: new Set<string>(),
    areas: [{ sorg: '2000', limitation: 'customer', value: customer }],
    customer: { unified: customer, r3: customer, isr: null },
  };
}

async function measured(
  what: string,
  budget: number,
  call: (nth: number) => Promise<unknown>,
  times = calls,
): Promise<SerialsRow> {
  const samples = await timeCalls(times, call);
  const at = (share: number) => calculatePercentile(samples, share);
  return { what, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'budget ms': budget };
}
