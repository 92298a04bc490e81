import type { Context } from '#server/graphql/context.ts';
import { shownAddress } from '#server/lib/mail-address.ts';
import { showLanguage } from '#server/lib/show-language.ts';
import type { TableExport } from '#server/lib/table-export.ts';
import { mostExportRows } from '#shared/export-limits.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { languageOf } from '#shared/locales.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import { type ExcelUser, excelUsers } from './users-excel.store.ts';
import { usersExcelTexts } from './users-excel.texts.ts';

/** Most characters of a cell in Excel are 32,767. */
const mostCharacters = 32_000;

/** The users whom an administrator sees, as a table in the reader's language (N115). */
export function usersTable(
  { db, host, locale }: Pick<Context, 'db' | 'locale'> & { host: Pick<HostConfig, 'languages'> },
  me: Administrator,
  groupRoleIds: readonly string[],
): TableExport<ExcelUser> {
  const texts = usersExcelTexts[languageOf(locale)];
  const text = (name: 'username' | 'name' | 'groupRole' | 'roles' | 'areas') => ({
    header: texts[name],
    kind: 'text' as const,
    value: (user: ExcelUser) => shorten(user[name]),
  });
  return {
    list: texts.title,
    columns: [
      text('username'),
      text('name'),
      {
        header: texts.email,
        kind: 'text',
        value: ({ email }) => shownAddress(email),
      },
      text('groupRole'),
      text('roles'),
      text('areas'),
      {
        header: texts.language,
        kind: 'text',
        value: ({ language }) => showLanguage(host, language).description,
      },
    ],
    precision: 0,
    portions: excelUsers(db, me, groupRoleIds, mostExportRows),
  };
}

/** Thousands of areas do not fit into a cell. */
function shorten(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)} …` : text;
}
