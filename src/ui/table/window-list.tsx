import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { RowRange, RowWatch } from './row-watch.ts';

type Watching = typeof import('./row-watch.ts');

/** Lists up to this length are drawn whole. */
const short = 48;
/** Loaded with the first long list. Later lists render with their earlier heights from the start. */
let watching: Watching | null = null;

interface Props {
  /** Tells one list from another; heights are remembered under it. */
  id: string;
  /** How many rows the list has now. */
  rows: number;
  /** How many it will have when all are loaded. */
  total: number;
  /** Of a row, unique in the list. */
  rowKey: (index: number) => string;
  children: (index: number) => ReactNode;
  /** Says which rows are drawn, that they can be fetched; `end` is the first one that is not. */
  onShow: (start: number, end: number) => void;
  /** Of the list: a grid's columns may follow the width. */
  className?: string;
}

const indexes = (start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);

/**
 * A list in the page's own scroll of which only the rows near the window are in the document, at
 * most 80, however long it is. The row with the focus stays, and readers hear the place of each.
 */
export function WindowList({ id, rows, total, rowKey, children, onShow, className }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const watch = useRef<RowWatch | null>(null);
  const [range, setRange] = useState<RowRange | null>(() => watching?.firstRange(id, rows) ?? null);
  const long = rows > short;
  // Before the first measure, and in the frame in which the list has become shorter.
  const end = Math.min(range && long ? range.end : short, rows);
  const start = range && long ? Math.min(range.start, end) : 0;
  const held = (long && range?.held) || null;

  useEffect(() => {
    if (!long) return;
    let over = false;
    const begin = (module: Watching) => {
      watching = module;
      if (over || !list.current) return;
      watch.current = new module.RowWatch(list.current, id, setRange);
      watch.current.drawn(rowsNow.current, null);
    };
    if (watching) begin(watching);
    else void import('./row-watch.ts').then(begin);
    return () => {
      over = true;
      watch.current?.stop();
      watch.current = null;
      setRange(null);
    };
  }, [long, id]);

  const rowsNow = useRef(rows);
  useLayoutEffect(() => {
    rowsNow.current = rows;
    watch.current?.drawn(rows, range);
  });
  useEffect(() => onShow(start, end), [onShow, start, end]);

  const draw = (index: number) => (
    <li
      key={rowKey(index)}
      data-row={index}
      aria-setsize={long ? total : undefined}
      aria-posinset={long ? index + 1 : undefined}
    >
      {children(index)}
    </li>
  );
  const room = (key: string, height: number | undefined) =>
    long && height ? (
      <li
        key={key}
        aria-hidden="true"
        className="pointer-events-none col-span-full border-0!"
        style={{ height }}
      />
    ) : null;
  const above = held && held.start < start ? held : null;
  const below = held && held.start >= end ? held : null;
  // All rows are in one array: React would recreate a row that moves between arrays, and it would lose the
  // focus.
  const content = [
    room('before', range?.before),
    ...(above ? indexes(above.start, above.end).map(draw) : []),
    room('gap above', above?.gap),
    ...indexes(start, end).map(draw),
    room('gap below', below?.gap),
    ...(below ? indexes(below.start, below.end).map(draw) : []),
    room('after', range?.after),
  ];
  return (
    <ul ref={list} className={classNames(className, long && '[overflow-anchor:none]')}>
      {content}
    </ul>
  );
}
