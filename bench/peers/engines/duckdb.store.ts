import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTool } from '../../load-tool.ts';
import type { OpenPeer } from '../peer.ts';
import { createTable, quoted, sqlPeer } from './sql.store.ts';

interface DuckDb {
  DuckDBInstance: {
    create(path: string): Promise<{
      connect(): Promise<{
        runAndReadAll(sql: string): Promise<{ getRowObjects(): Record<string, unknown>[] }>;
      }>;
    }>;
  };
}

/** DuckDB in memory with as many threads as there are cores. */
export const open: OpenPeer = async (rows) => {
  const { DuckDBInstance } = await loadTool<DuckDb>('@duckdb/node-api', 'tools/peers');
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const run = async (statement: string) =>
    (await connection.runAndReadAll(statement)).getRowObjects();
  const folder = mkdtempSync(join(tmpdir(), 'pannier-duckdb-'));
  try {
    const file = join(folder, 'articles.json');
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
    await run(createTable);
    await run(`insert into article by name select * from read_json_auto(${quoted(file)})`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const matches = (text: string) =>
    text
      .split(' ')
      .map((word) => `contains(lower(text), ${quoted(word)})`)
      .join(' and ');
  return {
    ...sqlPeer(run, matches),
    bytes: async () =>
      Number((await run('select sum(memory_usage_bytes) as n from duckdb_memory()'))[0]?.n),
  };
};
