import * as v from 'valibot';

/** Most rows of one document: a whole cart. */
export const maxPrintedRows = 2000;
const maxColumns = 10;
/** Most cells of one document: a whole cart has 12,000. They decide how long it takes to make. */
export const maxPrintedCells = 12_000;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** A text as a QR code, with the words under it. */
const code = v.strictObject({ text: text(300), caption: text(60) });

const tableShape = v.strictObject({
  title: text(100),
  /** Lines under the title: for whom, when. */
  facts: v.pipe(v.array(text(200)), v.maxLength(10)),
  columns: v.pipe(
    v.array(
      v.strictObject({
        text: text(60),
        /** Share of the width; the columns' shares need not add up to anything. */
        width: v.pipe(v.number(), v.minValue(1), v.maxValue(100)),
        numeric: v.boolean(),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxColumns),
  ),
  rows: v.pipe(
    v.array(v.pipe(v.array(text(300)), v.maxLength(maxColumns))),
    v.maxLength(maxPrintedRows),
  ),
  /** Name and amount, under the table. */
  totals: v.pipe(v.array(v.strictTuple([text(100), text(60)])), v.maxLength(20)),
  note: text(2000),
  /** At the right of the facts. */
  code: v.optional(code),
});

/** A table for paper; all texts are formatted already, in the reader's language. */
export const printedTable = v.pipe(
  tableShape,
  v.check(
    ({ columns, rows }) => columns.length * rows.length <= maxPrintedCells,
    `A document has at most ${maxPrintedCells} cells`,
  ),
);

export type PrintedTable = v.InferOutput<typeof printedTable>;
