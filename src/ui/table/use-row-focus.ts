import { type KeyboardEvent, useState } from 'react';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Keys mean something else to these. */
const ownKeys = 'input, select, textarea';

/**
 * One row of a table is in the order of Tab; arrows, Home and End go on from it or from anything
 * inside a row, Enter does what the row's first link or button does.
 */
export function useRowFocus(rows: number) {
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, Math.max(0, rows - 1));

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const target = event.target as HTMLElement;
    const row = target.closest('tr');
    if (!row || target.closest(ownKeys)) return;
    if (event.key === 'Enter' && target === row) {
      event.preventDefault();
      row.querySelector<HTMLElement>('a[href], button')?.click();
      return;
    }
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const all = [...event.currentTarget.rows].filter(({ dataset }) => dataset.wide === undefined);
    const next = step(all.indexOf(row), all.length - 1);
    setChosen(next);
    all[next]?.focus();
  };

  return { current, onKeyDown, onFocusRow: setChosen };
}
