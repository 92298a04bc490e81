import { Plural, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import type { TableSelection } from '#src/ui/table/data-table.tsx';

export interface RowSelection<Row> extends TableSelection<Row> {
  /** The selected rows of this page. */
  rows: readonly Row[];
  /** All rows of this page are selected. */
  all: boolean;
  onAll: (selected: boolean) => void;
  clear: () => void;
}

/** Selects rows of a page. Only rows that are shown count: others may be gone or on another page. */
export function useRowSelection<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): RowSelection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const isSelected = (row: Row) => keys.has(rowKey(row));
  const select = (some: readonly Row[], selected: boolean) => {
    const next = new Set(keys);
    for (const row of some)
      if (selected) next.add(rowKey(row));
      else next.delete(rowKey(row));
    setKeys(next);
  };
  return {
    rows: rows.filter(isSelected),
    all: rows.length > 0 && rows.every(isSelected),
    isSelected,
    onSelect: (row, selected) => select([row], selected),
    onAll: (selected) => select(rows, selected),
    clear: () => setKeys(new Set()),
  };
}

interface BarProps<Row> {
  selection: RowSelection<Row>;
  /** The actions for the selected rows; drawn when there are some. */
  children: (selection: RowSelection<Row>) => ReactNode;
}

/** Selects all rows of a page, and holds what can be done with those selected. */
export function SelectionBar<Row>({ selection, children }: BarProps<Row>) {
  const { t } = useLingui();
  const count = selection.rows.length;
  return (
    <div className="sticky top-bar z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-2">
      <Checkbox
        label={t`All on this page`}
        trailing={count > 0 ? <Plural value={count} one="# selected" other="# selected" /> : null}
        checked={selection.all}
        onChange={({ target }) => selection.onAll(target.checked)}
      />
      {count > 0 ? <div className="flex flex-wrap gap-2">{children(selection)}</div> : null}
    </div>
  );
}
