import { classNames } from '../class-names.ts';
import type { Column } from './column.ts';

/** The name and the figure of a row are bold. */
const bold = 'font-semibold';

/** Where a table has less room, its least important columns are left out. */
const fromWidth = {
  1: '@min-[568px]:table-cell',
  2: '@min-[568px]:hidden @min-[800px]:table-cell',
  3: '@min-[568px]:hidden @min-[1100px]:table-cell',
  asked: '@min-[568px]:hidden',
};

const places = {
  figure: 'order-1 ml-auto shrink-0',
  // As wide as its text where there is room; without a basis, so that it never begins a third line.
  fact: 'fact order-3 flex min-w-0 max-w-max grow basis-0 gap-1 text-sm text-ink-muted @min-[568px]:text-ink',
  state: 'order-4 ml-auto shrink-0 text-sm',
};

/** The classes by which columns are shown as lines on phones, and as columns where there is room for a table. */
export class ColumnLook<Row> {
  /** Rows have two lines on phones, or one where a name and a figure are all; otherwise each value has a line with its column's name. */
  readonly inLines: boolean;
  readonly #wanted: readonly string[];

  /** @param wanted ids of columns that are shown however little room there is */
  constructor(columns: readonly Column<Row>[], wanted: readonly string[]) {
    this.inLines =
      columns.some(({ phone }) => phone === 'fact' || phone === 'state') ||
      columns.every(({ rowHeader, phone }) => rowHeader || phone);
    this.#wanted = wanted;
  }

  /** Of a cell, and of the head and total of its column. */
  inTable({ id, priority, align }: Column<Row>): string {
    return classNames(
      fromWidth[this.#wanted.includes(id) ? 1 : (priority ?? 1)],
      align === 'end' ? '@min-[568px]:text-right' : '@min-[568px]:text-left',
    );
  }

  onPhone({ phone, rowHeader }: Column<Row>): string {
    const weight = rowHeader || phone === 'figure' ? bold : '';
    if (!this.inLines) return classNames('flex basis-full justify-between gap-4', weight);
    if (rowHeader) return classNames('order-1 min-w-0 flex-1', weight);
    return phone ? classNames(places[phone], weight) : 'hidden';
  }
}
