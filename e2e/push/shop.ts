import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { runScript, startServer } from '../../scripts/testing/server.ts';

/** An article nobody can order at the moment. */
export interface SoldOut {
  code: string;
  shown: string;
  category: string;
  slug: string;
}

/** A portal of its own on PostgreSQL, so that feeds can come in while it runs. */
export interface Shop {
  url: string;
  /** Of the PostgreSQL it runs on. */
  database: string;
  /** An article of the United States without stock, with a price for dealer.us. */
  soldOut(): Promise<SoldOut>;
  /** Imports a stock feed with so many pieces of an article. */
  restock(code: string, qty: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts a portal that may push to this machine, with a small demo range. */
export async function openShop(): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-push-'));
  const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const one of closers.splice(0).reverse()) await one();
  };
  try {
    const postgres = await startPostgres();
    closers.push(() => postgres.stop());
    const env = {
      DATABASE_URL: postgres.url,
      PANNIER_DATA_DIR: join(folder, 'data'),
      PANNIER_MODE: 'development',
      PANNIER_PUSH_TEST_ENDPOINTS: 'true',
    };
    const feed = join(folder, 'feed');
    const size = ['--articles', '300', '--dealers', '30', '--no-images'];
    await runScript('scripts/feed-demo.ts', [feed, ...size]);
    await runScript('scripts/import.ts', [feed], env);
    const server = await startServer(env);
    closers.push(() => server.stop());
    const db = new pg.Pool({ connectionString: postgres.url, max: 1 });
    closers.push(() => db.end());

    const soldOut = async () => {
      const { rows } = await db.query<SoldOut>(`
        select a.code, a.code_display as shown, lower(a.category) as category, g.slug
        from article a join product_group g on g.sorg = a.sorg and g.id = a.group_id
        join price p on p.sorg = a.sorg and p.article = a.code
        where a.sorg = '2000' and a.active and not a.order_blocked and a.order_quota is null
          and a.available_for_order_at is null
          and not exists (select from stock s
            where s.sorg = a.sorg and s.article = a.code and s.qty > 0)
          and not exists (select from order_block b where b.sorg = a.sorg and b.customer = ''
            and b.value in (a.brand, a.category, a.merchandise_category))
          and a.category = 'PAA'
        order by a.code limit 1`);
      const [row] = rows;
      if (!row) throw new Error('The demo range has no article without stock');
      return row;
    };
    const restock = async (code: string, qty: number) => {
      const { rows } = await db.query<{ id: string }>(
        `select id from warehouse where sorg = '2000' order by id limit 1`,
      );
      const line = ['2000', rows[0]?.id, code, qty].join(',');
      const news = mkdtempSync(join(folder, 'stock-'));
      writeFileSync(join(news, 'stock.csv'), `sorg,warehouse,article,qty\n${line}\n`);
      await runScript('scripts/import.ts', [news], env);
    };
    return { url: server.url, database: postgres.url, soldOut, restock, close };
  } catch (error) {
    await close();
    throw error;
  }
}
