import { useState } from 'react';
import type { TableSelection } from '#src/ui/table/table-selection.ts';
import type { ManagedProduct } from './managed-products.queries.ts';

type Chosen = ReadonlyMap<string, ManagedProduct> | 'all';

export interface Choice {
  /** How many are chosen. */
  count: number;
  isAll: boolean;
  /** The chosen articles of all pages; empty when all found ones are chosen. */
  products: readonly ManagedProduct[];
  chooseAll: () => void;
  clear: () => void;
  /** The boxes of a page of the list. */
  selectionOf: (rows: readonly ManagedProduct[]) => TableSelection<ManagedProduct>;
}

/**
 * Keeps the selected articles: some of any pages, or all that are found. Another filter finds other articles and so
 * ends a selection of all.
 * @param scope the filter and the state as a text
 */
export function useChoice(scope: string, found: number): Choice {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [of, setOf] = useState(scope);
  if (of !== scope) {
    setOf(scope);
    if (chosen === 'all') setChosen(new Map());
  }
  const isAll = chosen === 'all';
  const some = isAll ? new Map<string, ManagedProduct>() : chosen;
  const select = (rows: readonly ManagedProduct[], selected: boolean) => {
    const next = new Map(some);
    for (const row of rows)
      if (selected) next.set(row.articleCode, row);
      else next.delete(row.articleCode);
    setChosen(next);
  };
  const isSelected = ({ articleCode }: ManagedProduct) => isAll || some.has(articleCode);
  return {
    count: isAll ? found : some.size,
    isAll,
    products: [...some.values()],
    chooseAll: () => setChosen('all'),
    clear: () => setChosen(new Map()),
    selectionOf: (rows) => ({
      all: rows.length > 0 && rows.every(isSelected),
      isSelected,
      // Unticking one of all leaves the others of this page.
      onSelect: (row, selected) => {
        if (isAll)
          setChosen(
            new Map(rows.filter((one) => one !== row).map((one) => [one.articleCode, one])),
          );
        else select([row], selected);
      },
      onAll: (selected) => select(rows, selected),
    }),
  };
}
