import type { BatchFile } from '#server/batches/batch-kind.ts';
import type { Db } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import { neededUserFields, toUserColumn, userSettings } from '#shared/access/user.fields.ts';
import { type AccessRow, readAccessFiles } from './access-files.store.ts';

const columns: Readonly<Record<string, readonly string[]>> = {
  'permissions.csv': ['name', 'description'],
  'roles.csv': ['id', 'name', 'description', 'permissions', 'flags', 'organisation'],
  'group_roles.csv': ['id', 'description', 'roles', 'grants', 'secondFactor', 'organisation'],
  'users.csv': [
    ...neededUserFields,
    'areas',
    'contentTargetMarkets',
    'roles',
    ...userSettings.map(toUserColumn),
    'active',
  ],
};

/**
 * Returns rights and users as the files of a feed, which can be imported again (docs/feeds.md). Passwords are not in
 * it. A text stays as it is, because an import takes it as it is: it is no file for a spreadsheet.
 */
export async function exportAccess(db: Db): Promise<BatchFile[]> {
  const files = await readAccessFiles(db);
  const detail = { users: files.find(([name]) => name === 'users.csv')?.[1].length ?? 0 };
  await recordAudit(db, { kind: 'access.exported', actor: 'operator', detail });
  return files.map(([name, rows]) => [name, toCsv(columns[name] ?? [], rows)]);
}

function toCsv(names: readonly string[], rows: readonly AccessRow[]): string {
  const lines = rows.map((row) => names.map((name) => toCell(row[name] ?? '')).join(','));
  return `${[names.join(','), ...lines].join('\n')}\n`;
}

function toCell(value: AccessRow[string]): string {
  const text = Array.isArray(value) ? value.join('|') : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
