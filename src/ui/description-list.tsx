import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Description {
  /** Unique in the list where the name is not a text. */
  key?: string;
  name: ReactNode;
  /** An entry without a value is left out. */
  value: ReactNode;
}

type Look = 'columns' | 'beside' | 'lines';

const looks: Record<Look, { list: string; entry: string; name: string; value: string }> = {
  columns: {
    list: 'grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3',
    entry: '',
    name: 'text-sm text-ink-muted',
    value: 'wrap-anywhere',
  },
  beside: {
    list: 'grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]',
    entry: 'sm:contents',
    name: 'text-sm text-ink-muted',
    value: 'wrap-anywhere',
  },
  lines: {
    list: 'divide-y divide-line',
    entry: 'flex min-h-touch items-center justify-between gap-3',
    name: 'min-w-0 break-words',
    value: 'tabular shrink-0 text-right',
  },
};

interface Props {
  entries: readonly Description[];
  /** Names above their values in columns, beside them, or lines with the values at the right edge. */
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
          <div key={one.key ?? String(one.name)} className={entry}>
            <dt className={name}>{one.name}</dt>
            <dd className={value}>{one.value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
