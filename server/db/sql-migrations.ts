import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

const server = fileURLToPath(new URL('..', import.meta.url));

/**
 * The migrations of `migrations/` and of the features' own folders, sent statement by statement. Their
 * numbers, which no two share, put them in one order.
 */
export class SqlMigrations implements MigrationProvider {
  async getMigrations(): Promise<Record<string, Migration>> {
    const files = globSync(['db/migrations/*.sql', 'features/*/[0-9]*.sql'], { cwd: server })
      .map((file) => server + file)
      .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
    return Object.fromEntries(
      files.map((file) => [basename(file, '.sql'), { up: (db) => run(db, file) }]),
    );
  }
}

async function run(db: QueryExecutorProvider, file: string): Promise<void> {
  for (const statement of splitStatements(readFileSync(file, 'utf8')))
    await sql.raw(statement).execute(db);
}

/** The statements of a file: each ends with `;` at the end of a line; `$$` bodies stay whole. */
function splitStatements(text: string): string[] {
  const statements = text.match(/(?:\$\$[\s\S]*?\$\$|[\s\S])+?(?:;[ \t]*(?=\n|$)|$)/g) ?? [];
  return statements.map((statement) => statement.replace(/;\s*$/, '').trim()).filter(Boolean);
}
