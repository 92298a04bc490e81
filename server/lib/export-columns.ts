import * as v from 'valibot';
import { getDayIn, isSupportedDay } from '#shared/days.ts';
import type { ExportContext } from './list-export.ts';

/** A day in the filter of an export. */
export const filterDay = v.optional(
  v.pipe(v.string(), v.check(isSupportedDay, 'a day as YYYY-MM-DD')),
);

/** A text in the filter of an export, such as a code or a search. */
export const filterText = (most = 100) => v.pipe(v.string(), v.maxLength(most), v.excludes('\0'));

/** The sort in the filter of an export, as of the list's query. */
export const filterSort = <const Column extends string>(columns: readonly Column[]) =>
  v.optional(
    v.pipe(
      v.array(v.object({ by: v.picklist(columns), order: v.picklist(['ASC', 'DESC']) })),
      v.maxLength(3),
    ),
  );

/** The columns that the export of a list declares for rows of one type; widths are in characters. */
export function exportColumns<Row>() {
  type Value<Cell> = (row: Row, ctx: ExportContext) => Cell | null;
  const column =
    <Kind, Cell>(kind: Kind, usual: number) =>
    (value: Value<Cell>, width = usual) => ({ kind, width, value });
  return {
    text: column<'text', string>('text', 18),
    number: column<'number', number>('number', 10),
    /** Minor units. */
    amount: column<'amount', number>('amount', 16),
    /** YYYY-MM-DD. */
    day: column<'day', string>('day', 12),
    /** The day of an instant in the sales organisation's time zone. */
    dayOf: (value: (row: Row) => Date | null) =>
      column<'day', string>(
        'day',
        12,
      )((row, { host }) => {
        const at = value(row);
        return at && getDayIn(host.timeZone, at);
      }),
  };
}
