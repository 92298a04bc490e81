import * as v from 'valibot';
import type { Context } from '#server/graphql/context.ts';
import { getDayIn } from '#shared/days.ts';
import { mostExportRows, mostPaperRows } from '#shared/export-limits.ts';
import { readSent } from './read-sent.ts';
import type { ExportColumn, ExportFormat, TableExport } from './table-export.ts';

/** The part of a request's context that the making of a file needs; work in the background has no more. */
export type ExportContext = Pick<Context, 'db' | 'host' | 'locale' | 'viewer'>;

/** A column a list can export; its header is the client's, in the reader's language. */
interface ListColumn<Row> extends Pick<ExportColumn<Row>, 'kind' | 'width'> {
  value(row: Row, ctx: ExportContext): string | number | null;
}

/** The columns that an export has, by their names. */
export type ListColumns<Row> = Readonly<Record<string, ListColumn<Row>>>;

interface ListExportRules<Row, Filter extends v.GenericSchema> {
  /** Names the route, `POST /exports/<list>`. */
  list: string;
  /** Permissions of which one is needed: those of the list's query. */
  scopes: readonly string[];
  /** The filter of the list's query. */
  filter: Filter;
  /** Refuses a request before the file begins, where the permissions of the token do not decide alone. */
  check?(ctx: Context, filter: v.InferOutput<Filter>): Promise<unknown>;
  /** The name of the file without its ending, where it is another one than the list's title and the day. */
  fileName?(title: string, day: string, filter: v.InferOutput<Filter>): string;
  columns: ListColumns<Row>;
  /** The rows behind the fence of the list's query, at most `most`, such as `listPortions`. */
  portions(
    ctx: Context,
    filter: v.InferOutput<Filter>,
    most: number,
  ): AsyncIterable<readonly Row[]>;
}

/** The table that a request asks for. */
interface RequestedTable {
  table: TableExport<unknown>;
  format: ExportFormat;
  /** Lines under the title of a PDF: whose list it is, which rows. */
  facts: readonly string[];
}

/** A list that can be exported whole; a feature lists its own under `exports`. */
export interface ListExport {
  readonly list: string;
  readonly scopes: readonly string[];
  /** The table that a request asks for. @throws Problem 400 BAD_REQUEST, and what the rules throw for the viewer */
  readonly createTable: (ctx: Context, body: unknown) => Promise<RequestedTable>;
}

const wholeText = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.check((text) => text.isWellFormed(), 'a text of whole characters'),
  );
const shortText = v.pipe(wholeText(80), v.minLength(1));

/** The reader's words for values of a column, such as states. */
const valueTexts = v.pipe(
  v.record(v.string(), wholeText(80)),
  v.check((texts) => Object.keys(texts).length <= 100, 'at most 100 texts'),
);

/** The entries of a request that say how a table with some of the columns looks. */
export const layoutEntries = (columns: readonly string[]) => ({
  title: shortText,
  columns: v.pipe(
    v.array(
      v.object({
        name: v.picklist(columns),
        header: shortText,
        texts: v.optional(valueTexts),
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
});

/** The title of a table, and its columns with the reader's words. */
export type TableLayout = v.InferOutput<
  v.ObjectSchema<ReturnType<typeof layoutEntries>, undefined>
>;

/** The shape of a request for a file with some of the columns. */
const bodyShape = (columns: readonly string[]) =>
  v.object({
    ...layoutEntries(columns),
    format: v.picklist(['xlsx', 'csv', 'pdf']),
    facts: v.optional(v.pipe(v.array(wholeText(200)), v.maxLength(10)), []),
  });

/** Returns the chosen columns with the reader's words in the place of values. */
export const chooseColumns = <Row>(
  columns: ListColumns<Row>,
  chosen: TableLayout['columns'],
  ctx: ExportContext,
): ExportColumn<Row>[] =>
  chosen.flatMap(({ name, header, texts }) => {
    const column = columns[name];
    if (!column) return [];
    const value = (row: Row) => {
      const raw = column.value(row, ctx);
      return texts && typeof raw === 'string' && Object.hasOwn(texts, raw)
        ? (texts[raw] ?? raw)
        : raw;
    };
    return [{ header, kind: column.kind, width: column.width, value }];
  });

/** Declares the export of a list. */
export function listExport<Row, Filter extends v.GenericSchema>(
  rules: ListExportRules<Row, Filter>,
): ListExport {
  const { list, scopes, columns, portions } = rules;
  const body = bodyShape(Object.keys(columns));
  const createTable: ListExport['createTable'] = async (ctx, sent) => {
    const { format, title, facts, columns: chosen } = readSent(body, sent);
    const { filter } = readSent(v.object({ filter: rules.filter }), sent);
    const asked = filter as v.InferOutput<Filter>;
    await rules.check?.(ctx, asked);
    const most = format === 'pdf' ? mostPaperRows(chosen.length) : mostExportRows;
    const table: TableExport<Row> = {
      list: title,
      fileName: rules.fileName?.(title, getDayIn(ctx.host.timeZone), asked),
      columns: chooseColumns(columns, chosen, ctx),
      precision: ctx.host.currency.decimalPrecision,
      portions: portions(ctx, asked, most),
    };
    return { table: table as TableExport<unknown>, format, facts };
  };
  return { list, scopes, createTable };
}
