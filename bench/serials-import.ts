import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/testing/seed.ts';
import { startPostgres } from '../scripts/testing/postgres.ts';
import { benchImport, type ImportRow } from './import.ts';
import { dealerOf, fillDealers, fillRecalls, frameOf } from './serials-data.store.ts';

const dealers = 10_000;

/** The import of `serials.csv` into PostgreSQL: first all numbers as new ones, then the same file again. */
export async function benchSerialsImport(serials: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-bench-'));
  const postgres = await startPostgres();
  const rows: ImportRow[] = [];
  try {
    await prepare(postgres.url, serials);
    await writeSerials(join(folder, 'serials.csv'), serials);
    const env = { DATABASE_URL: postgres.url, PANNIER_DATA_DIR: join(folder, 'data') };
    for (const what of ['new numbers', 'the same again'])
      rows.push(await benchImport(what, folder, ['serials.csv'], env));
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.table(rows);
}

/** Dealers and recalls, of which each imported number is checked, and no number yet. */
async function prepare(databaseUrl: string, serials: number): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  await migrate(db);
  await seed(db);
  await fillDealers(db, dealers);
  await fillRecalls(db, Math.max(serials, 5_000_000));
  await close();
}

async function writeSerials(file: string, serials: number): Promise<void> {
  const out = createWriteStream(file);
  out.write(
    'sorg,article,kind,value,bike,customer,doNo,position,deliveredOn,producedOn,passportUrl\n',
  );
  for (let nth = 1; nth <= serials; nth++) {
    const customer = dealerOf(1 + (nth % dealers));
    const row = ['2000', `BX-${nth % 5_000}`, 'FrameNumber', frameOf(nth), '', customer];
    row.push(`DO${Math.floor(nth / 50)}`, '10', '2026-05-04', '2026-02-03', '');
    if (!out.write(`${row.join(',')}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}
