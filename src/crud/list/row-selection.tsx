import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import type { TableSelection } from '#src/ui/table/table-selection.ts';

export interface RowSelection<Row> extends TableSelection<Row> {
  /** The selected rows of this page. */
  rows: readonly Row[];
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

/** How many rows are selected, and what can be done with them; it takes the place of the list's toolbar. */
export function SelectionBar<Row>({ selection, children }: BarProps<Row>) {
  const { t } = useLingui();
  const count = selection.rows.length;
  return (
    <div className="sticky top-bar z-20 flex min-h-touch flex-wrap items-center gap-x-4 gap-y-1 rounded bg-brand-tint px-2">
      <Checkbox
        label={t`All on this page`}
        className="lg:sr-only"
        checked={selection.all}
        onChange={({ target }) => selection.onAll(target.checked)}
      />
      <p role="status" className="tabular font-medium">
        <Plural value={count} one="# selected" other="# selected" />
      </p>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {children(selection)}
        <Button variant="quiet" onClick={selection.clear}>
          <Trans comment="selected rows of a list">Deselect</Trans>
        </Button>
      </div>
    </div>
  );
}
