import * as v from 'valibot';
import type { Context } from '#server/graphql/context.ts';
import { mostExportRows } from '#shared/export-limits.ts';
import { readSent } from './read-sent.ts';
import type { ExportColumn, ExportFormat, TableExport } from './table-export.ts';

/** A column a list can export; its header is the client's, in the reader's language. */
interface ListColumn<Row> {
  kind: ExportColumn<Row>['kind'];
  value(row: Row, ctx: Context): string | number | null;
}

interface ListExportRules<Row, Filter extends v.GenericSchema> {
  /** Names the route, `POST /exports/<list>`. */
  list: string;
  /** Permissions of which one is needed: those of the list's query. */
  scopes: readonly string[];
  /** The filter of the list's query. */
  filter: Filter;
  /** Refuses a request before the file begins, where the permissions of the token do not decide alone. */
  check?(ctx: Context): Promise<unknown>;
  columns: Readonly<Record<string, ListColumn<Row>>>;
  /** The rows behind the fence of the list's query, at most `most`, such as `listPortions`. */
  portions(
    ctx: Context,
    filter: v.InferOutput<Filter>,
    most: number,
  ): AsyncIterable<readonly Row[]>;
}

/** A list that can be exported whole; a feature lists its own under `exports`. */
export interface ListExport {
  readonly list: string;
  readonly scopes: readonly string[];
  /** The table that a request asks for. @throws Problem 400 BAD_REQUEST, and what the rules throw for the viewer */
  readonly createTable: (
    ctx: Context,
    body: unknown,
  ) => Promise<{ table: TableExport<unknown>; format: ExportFormat }>;
}

const shortText = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(80),
  v.check((text) => text.isWellFormed(), 'a text of whole characters'),
);

/** Declares the export of a list. */
export function listExport<Row, Filter extends v.GenericSchema>({
  list,
  scopes,
  filter,
  check,
  columns,
  portions,
}: ListExportRules<Row, Filter>): ListExport {
  const bodyShape = v.object({
    format: v.picklist(['xlsx', 'csv']),
    title: shortText,
    columns: v.pipe(
      v.array(
        v.object({
          name: v.picklist(Object.keys(columns)),
          header: shortText,
          /** The reader's words for values of the column, such as states. */
          texts: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(80)))),
        }),
      ),
      v.minLength(1),
      v.maxLength(50),
    ),
  });
  const createTable: ListExport['createTable'] = async (ctx, body) => {
    const { format, title, columns: chosen } = readSent(bodyShape, body);
    const sent = readSent(v.object({ filter }), body);
    await check?.(ctx);
    const toColumn = ({ name, header, texts }: (typeof chosen)[number]): ExportColumn<Row>[] => {
      const column = columns[name];
      if (!column) return [];
      const value = (row: Row) => {
        const raw = column.value(row, ctx);
        return texts && typeof raw === 'string' && Object.hasOwn(texts, raw)
          ? (texts[raw] ?? raw)
          : raw;
      };
      return [{ header, kind: column.kind, value }];
    };
    const table: TableExport<Row> = {
      list: title,
      columns: chosen.flatMap(toColumn),
      precision: ctx.host.currency.decimalPrecision,
      portions: portions(ctx, sent.filter as v.InferOutput<Filter>, mostExportRows),
    };
    return { table: table as TableExport<unknown>, format };
  };
  return { list, scopes, createTable };
}
