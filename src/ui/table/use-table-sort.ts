import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { Column, Sort } from './column.ts';
import { sortRows } from './sort-rows.ts';

/** For a list that is on the device as a whole: its rows in the order the user has chosen. */
export function useTableSort<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const { i18n } = useLingui();
  const [sort, setSort] = useState<Sort>(null);
  const sorted = useMemo(
    () => sortRows(rows, columns, sort, i18n.locale),
    [rows, columns, sort, i18n.locale],
  );
  return { sorted, sort, onSort: setSort };
}
