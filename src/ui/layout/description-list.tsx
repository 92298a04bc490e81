import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface Description {
  /** Unique in the list where the name is not a text. */
  key?: string;
  name: ReactNode;
  /** An entry without a value is left out. */
  value: ReactNode;
  /**
   * Classes of this entry. They have no effect in the looks `beside` and `narrow`, whose entries have no box
   * of their own.
   */
  className?: string;
  valueClassName?: string | undefined;
}

type Look =
  | 'columns'
  | 'facts'
  | 'beside'
  | 'narrow'
  | 'lines'
  | 'ruled'
  | 'sums'
  | 'figures'
  | 'sentences'
  | 'changes';

const looks: Record<Look, { list: string; entry: string; name: string; value: string }> = {
  columns: {
    list: 'grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3',
    entry: '',
    name: 'text-sm text-ink-muted',
    value: 'wrap-anywhere',
  },
  facts: {
    list: 'grid grid-cols-2 gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4',
    entry: 'min-w-0',
    name: 'text-sm text-ink-muted',
    value: 'wrap-anywhere',
  },
  beside: {
    list: 'grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]',
    entry: 'sm:contents',
    name: 'text-sm text-ink-muted',
    value: 'wrap-anywhere',
  },
  narrow: {
    list: 'grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1',
    entry: 'contents',
    name: 'text-ink-muted',
    value: 'wrap-anywhere',
  },
  lines: {
    list: 'divide-y divide-line',
    entry: 'flex min-h-touch items-center justify-between gap-3',
    name: 'min-w-0 break-words',
    value: 'tabular shrink-0 text-right',
  },
  ruled: {
    list: 'grid gap-x-8 sm:grid-cols-2',
    entry: 'flex justify-between gap-4 border-t border-line py-2 text-sm',
    name: 'text-ink-muted',
    value: 'text-right',
  },
  sums: {
    list: 'tabular space-y-1',
    entry: 'flex flex-wrap items-baseline justify-between gap-x-3',
    name: '',
    value: '',
  },
  figures: {
    list: 'flex flex-wrap justify-between gap-x-6 gap-y-2',
    entry: '',
    name: 'text-sm text-ink-muted first-letter:uppercase',
    value: 'tabular text-xl whitespace-nowrap',
  },
  sentences: {
    list: '',
    entry: '',
    name: 'inline text-ink-muted',
    value: 'inline wrap-anywhere',
  },
  changes: {
    list: '',
    entry: 'flex flex-wrap gap-x-2',
    name: 'font-semibold',
    value: 'wrap-anywhere',
  },
};

interface Props {
  entries: readonly Description[];
  /**
   * `columns`: names above their values. `facts`: the same in two columns, in a box of their own. `beside`: names left of their values from tablets on; `narrow`: on
   * phones too. `lines`: values at the right edge; `ruled`: the same in two columns; `sums`: the same for
   * amounts that belong together. `figures`: few large values. `sentences`: "Name: value", where the name
   * includes its colon. `changes`: bold names, each followed by the change.
   */
  look?: Look;
  className?: string;
}

/** Facts about one thing, each with its name. */
export function DescriptionList({ entries, look = 'columns', className }: Props) {
  const { list, entry, name, value } = looks[look];
  return (
    <dl className={classNames(list, className)}>
      {entries.map((one) =>
        one.value === null ||
        one.value === undefined ||
        one.value === '' ||
        one.value === false ? null : (
          <div
            key={one.key ?? String(one.name)}
            className={classNames(entry, one.className) || undefined}
          >
            <dt className={name || undefined}>{one.name}</dt>
            <dd className={classNames(value, one.valueClassName) || undefined}>{one.value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
