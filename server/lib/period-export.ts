import * as v from 'valibot';
import {
  chooseColumns,
  type ExportContext,
  type ListColumns,
  layoutEntries,
  type TableLayout,
} from './list-export.ts';
import type { TableExport } from './table-export.ts';

/** The records of a period, YYYY-MM-DD and both days included. */
export interface ExportPeriod {
  from: string;
  to: string;
  /** The unified code of the customer; null for all customers of the viewer. */
  customer: string | null;
}

/** Records that the download area writes into a file, see `periodExport`. */
export interface PeriodExport {
  /** The shape of a layout with its columns. */
  readonly layout: v.GenericSchema<unknown, TableLayout>;
  /** The columns of a file, and a function that reads the rows of a period in portions, of at most `most` records. */
  readonly open: (
    ctx: ExportContext,
    layout: TableLayout,
  ) => Pick<TableExport<unknown>, 'columns'> & {
    read(period: ExportPeriod, most: number): AsyncIterable<readonly unknown[]>;
  };
}

/** Declares the records of a period for the download area, with the columns of the list's export. */
export function periodExport<Row>({
  columns,
  portions,
}: {
  columns: ListColumns<Row>;
  portions(ctx: ExportContext, period: ExportPeriod, most: number): AsyncIterable<readonly Row[]>;
}): PeriodExport {
  return {
    layout: v.object(layoutEntries(Object.keys(columns))),
    open: (ctx, layout) => {
      const table = {
        columns: chooseColumns(columns, layout.columns, ctx),
        read: (period: ExportPeriod, most: number) => portions(ctx, period, most),
      };
      return table as ReturnType<PeriodExport['open']>;
    },
  };
}
