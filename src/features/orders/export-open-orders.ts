import { request } from '#src/graphql/client.ts';
import { OpenOrdersExportDocument } from '#src/graphql/generated/graphql.ts';
import { today } from '#src/lib/days.ts';
import { saveFile, xlsxType } from '#src/lib/save-file.ts';
import { openOrderSheet, type SheetLine, type SheetWords } from './open-order-sheet.ts';
import { type OpenFilter, openFilter } from './orders.queries.ts';

/** Lines asked for at once: few calls for many lines, and still a progress to be seen. */
const pageSize = 1000;

interface Options {
  words: SheetWords;
  /** The host shows the type of order (N033). */
  withType: boolean;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** All open lines of the filter, page by page; a line that moved to the next page meanwhile is there once. */
async function allLines(asked: OpenFilter, { signal, onProgress }: Options) {
  const lines = new Map<string, SheetLine>();
  let precision = 0;
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const variables = { filter: openFilter(asked), page, limit: pageSize };
    const { openOrderV4 } = await request(OpenOrdersExportDocument, variables, { signal });
    signal.throwIfAborted();
    pages = openOrderV4.info.pageTotal;
    precision = openOrderV4.currency.decimalPrecision;
    for (const { orders, ...company } of openOrderV4.companies)
      for (const line of orders)
        lines.set(`${company.companyCode}/${line.orderNumber}/${line.position}`, { company, line });
    onProgress(pages > 0 ? page / pages : 1);
  }
  return { lines: [...lines.values()], precision };
}

/**
 * Saves the open lines of a filter as "List Open Order - YYYY-MM-DD.xlsx" (M058, N070, B186). Needs
 * the server; what was kept on the device may lack pages.
 * @returns whether the file was saved; a failure is in the log only (B161), stopping is no failure
 */
export async function exportOpenOrders(asked: OpenFilter, options: Options): Promise<boolean> {
  try {
    const { lines, precision } = await allLines(asked, options);
    const { writeXlsx } = await import('hucre/xlsx');
    const { words, withType, signal } = options;
    const sheet = openOrderSheet(lines, { words, withType, precision });
    const bytes = await writeXlsx({ sheets: [sheet] });
    signal.throwIfAborted();
    const name = `List Open Order - ${today()}.xlsx`;
    saveFile(bytes as Uint8Array<ArrayBuffer>, name, xlsxType);
    return true;
  } catch (error) {
    if (!options.signal.aborted) console.warn('Something went wrong (OE1)', error);
    return false;
  }
}
