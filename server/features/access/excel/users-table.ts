import type { Context } from '#server/graphql/context.ts';
import { shownAddress } from '#server/lib/mail-address.ts';
import { showLanguage } from '#server/lib/show-language.ts';
import type { TableExport } from '#server/lib/table-export.ts';
import { mostExportRows } from '#shared/export-limits.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { languageOf } from '#shared/locales.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import { type ExcelUser, excelUsers } from './users-excel.store.ts';
import { type ExcelColumn, excelColumns, usersExcelTexts } from './users-excel.texts.ts';

/** Most characters of a cell in Excel are 32,767. */
const mostCharacters = 32_000;

/** The users whom an administrator sees, as a table in the reader's language (N115). */
export function usersTable(
  { db, host, locale }: Pick<Context, 'db' | 'locale'> & { host: Pick<HostConfig, 'languages'> },
  me: Administrator,
  groupRoleIds: readonly string[],
): TableExport<ExcelUser> {
  const texts = usersExcelTexts[languageOf(locale)];
  const cells: Partial<Record<ExcelColumn, (user: ExcelUser) => string>> = {
    email: ({ email }) => shownAddress(email),
    groupRole: ({ groupRoleDescription }) => groupRoleDescription,
    language: ({ language }) => showLanguage(host, language).description,
  };
  return {
    list: texts.title,
    columns: excelColumns.map((name) => ({
      header: texts[name],
      kind: 'text',
      value: (user) => shorten(cells[name]?.(user) ?? user[name]),
    })),
    precision: 0,
    portions: excelUsers(db, me, groupRoleIds, mostExportRows),
  };
}

/** Thousands of areas do not fit into a cell. */
function shorten(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)} …` : text;
}
