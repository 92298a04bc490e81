import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** The files of `migrations/` in the order of their names, sent statement by statement. */
export class SqlMigrations implements MigrationProvider {
  async getMigrations(): Promise<Record<string, Migration>> {
    const files = globSync(`${folder}*.sql`).sort();
    return Object.fromEntries(
      files.map((file) => [basename(file, '.sql'), { up: (db) => run(db, file) }]),
    );
  }
}

async function run(db: QueryExecutorProvider, file: string): Promise<void> {
  for (const statement of statementsOf(readFileSync(file, 'utf8')))
    await sql.raw(statement).execute(db);
}

/** The statements of a file: each ends with `;` at the end of a line; `$$` bodies stay whole. */
function statementsOf(text: string): string[] {
  const statements = text.match(/(?:\$\$[\s\S]*?\$\$|[\s\S])+?(?:;[ \t]*(?=\n|$)|$)/g) ?? [];
  return statements.map((statement) => statement.replace(/;\s*$/, '').trim()).filter(Boolean);
}
