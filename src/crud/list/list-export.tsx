import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mostExportRows } from '#shared/export-limits.ts';
import { saveExport } from '#src/graphql/save-export.ts';
import { savePdf } from '#src/graphql/save-pdf.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { saveTable } from '#src/lib/files/save-table.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { type LoadPage, loadAllPages, mostRows, usualPage } from '#src/lib/load-all-pages.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { FileProgress } from '../file/file-progress.tsx';
import { useFileMaking } from '../file/use-file-making.ts';
import { type ExportColumn, toPrintedTable, toSheet } from './export-columns.ts';

export type FileFormat = 'xlsx' | 'csv' | 'pdf';

export interface ListExportProps<Row> {
  /** Without its ending. */
  fileName: () => string;
  /** Names the sheet and heads the PDF. */
  title: string;
  columns: readonly ExportColumn<Row>[];
  load: LoadPage<Row>;
  rowKey: (row: Row) => string;
  formats: readonly FileFormat[];
  /** Decimals of the currency, from the rows where only they know it. */
  precision?: number | ((rows: readonly Row[]) => number);
  /** Lines under the title of the PDF: whose list it is, which rows. */
  facts?: () => readonly string[];
  /** The label of the button instead of the format's name. */
  label?: ReactNode;
  /** Rows loaded at once, and the most rows of a file. */
  pageSize?: number;
  most?: number;
  /** How many rows there are, to say when a file cannot hold all of them. */
  count?: number;
  /**
   * The server's export of the list, which makes the spreadsheets of lists of more than one page; of
   * `columns` they have those with `server`.
   */
  fromServer?: { list: string; filter: object };
  /** Says it in the words of the list. @param most a number as the reader writes it */
  cutText?: (most: string) => string;
  /** Takes the place of the message that it failed: some lists only log it (B161). */
  onFailure?: (error: unknown) => void;
}

const names: Record<FileFormat, ReactNode> = {
  xlsx: <Trans comment="button that saves a list as a spreadsheet">Excel</Trans>,
  csv: 'CSV',
  pdf: 'PDF',
};

async function saveFromServer<Row>(
  format: 'xlsx' | 'csv',
  { title, columns }: ListExportProps<Row>,
  source: { list: string; filter: object },
  options: { signal: AbortSignal; onBytes: (bytes: number) => void },
) {
  const known = columns.flatMap(({ header, server }) => (server ? [{ header, ...server }] : []));
  await saveExport({ ...source, format, title, columns: known }, options);
}

async function saveAs<Row>(
  format: FileFormat,
  rows: readonly Row[],
  { fileName, title, columns, facts, precision = 0 }: ListExportProps<Row>,
  signal: AbortSignal,
) {
  if (format === 'pdf') {
    await savePdf(fileName(), toPrintedTable(title, facts?.() ?? [], columns, rows), signal);
    return;
  }
  const decimals = typeof precision === 'function' ? precision(rows) : precision;
  await saveTable(fileName(), toSheet(title, columns, rows, decimals), format, signal);
}

/** Saves all rows of a list, over all pages, as files; says how far it is and can be stopped (U225). */
export function ListExport<Row>(props: ListExportProps<Row>) {
  const { load, rowKey, formats, label, pageSize = usualPage, count = 0, onFailure } = props;
  const { t } = useLingui();
  const number = useNumber();
  const online = useOnline();
  const { progress, make, stop } = useFileMaking(onFailure);

  const save = (format: FileFormat) =>
    make(async (signal, setProgress) => {
      const source = format !== 'pdf' && count > pageSize ? props.fromServer : undefined;
      const most = source ? mostExportRows : (props.most ?? mostRows);
      if (source && format !== 'pdf') {
        const onBytes = (bytes: number) => setProgress({ bytes });
        await saveFromServer(format, props, source, { signal, onBytes });
      } else {
        const onProgress = (share: number) => setProgress({ share });
        const rows = await loadAllPages(load, rowKey, { pageSize, most, signal, onProgress });
        await saveAs(format, rows, props, signal);
      }
      const shown = number(most);
      if (count > most && !signal.aborted)
        toast({
          tone: 'info',
          text:
            props.cutText?.(shown) ??
            t`The file has the first ${shown} rows. Narrow the list to get the others.`,
        });
    });
  if (progress === null)
    return formats.map((format) => (
      <Button
        key={format}
        variant="secondary"
        disabledReason={online ? null : t`You are offline. The file needs a connection.`}
        onClick={() => void save(format)}
      >
        {label ?? names[format]}
      </Button>
    ));
  return <FileProgress progress={progress} onStop={stop} />;
}
