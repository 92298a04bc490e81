import { useState } from 'react';
import type { Column } from '#src/ui/table/column.ts';
import { emptyColumns } from '#src/ui/table/empty-columns.ts';
import { readKeptChoice, writeKeptChoice } from '../form/kept-choice.ts';
import type { ListParams, ListState } from './list-params.ts';

const isId = (entry: unknown): entry is string => typeof entry === 'string';

/** Which columns of a list are shown. */
export interface ListColumns {
  /** Hidden by the user; files have all other columns. */
  byUser: readonly string[];
  /** Hidden by the user, or empty and not asked for. */
  hidden: readonly string[];
  /** Shown at the user's request, at any width. */
  wanted: readonly string[];
  onToggle: (id: string) => void;
}

interface Options<Row> {
  /** Of the list on this device. */
  name: string;
  list: ListState<ListParams>;
  columns: readonly Column<Row>[] | undefined;
  rows: readonly Row[];
  /** The rows are those of the query before. */
  isPlaceholder: boolean;
}

/**
 * Decides which columns are shown. The user's choice is that of the address, otherwise that of this
 * device; a change goes to both, so that an address that is passed on shows the same columns. Columns that say
 * nothing are left out; once shown they stay for the query, so that none goes while its rows are loaded again.
 */
export function useListColumns<Row>(options: Options<Row>): ListColumns {
  const { name, list, columns = [], rows, isPlaceholder } = options;
  const [kept, setKept] = useState(() => readKeptChoice('columns', name, isId));
  const [wanted, setWanted] = useState(() => readKeptChoice('wanted-columns', name, isId));
  const { hide, page } = list.params;
  const key = `${list.view}&page=${page}`;
  const [empty, setEmpty] = useState<{ key: string; ids: readonly string[] } | null>(null);
  if (rows.length > 0 && !isPlaceholder) {
    const ids = emptyColumns(columns, rows);
    const still = empty?.key === key ? empty.ids.filter((id) => ids.includes(id)) : ids;
    if (empty?.key !== key || still.length < empty.ids.length) setEmpty({ key, ids: still });
  }

  const byUser = hide && hide.length > 0 ? hide : kept;
  const asked = columns.filter(({ priority }) => priority === 'asked').map(({ id }) => id);
  const silent = [...asked, ...(empty?.ids ?? [])].filter((id) => !wanted.includes(id));
  const hidden = [...new Set([...byUser, ...silent])];
  const onToggle = (id: string) => {
    const isHidden = hidden.includes(id);
    const next = isHidden ? byUser.filter((one) => one !== id) : [...byUser, id];
    const nextWanted = isHidden ? [...wanted, id] : wanted.filter((one) => one !== id);
    setKept(next);
    setWanted(nextWanted);
    writeKeptChoice('columns', name, next);
    writeKeptChoice('wanted-columns', name, nextWanted);
    if (hide) list.set({ hide: next, page });
  };
  return { byUser, hidden, wanted, onToggle };
}
