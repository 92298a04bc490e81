import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isNetworkError } from '#src/graphql/errors.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { type LoadPage, loadAllPages, mostRows } from '#src/lib/load-all-pages.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/toasts.tsx';
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
  /** What the button says instead of the format's name. */
  label?: ReactNode;
  /** Rows loaded at once, and the most rows of a file. */
  pageSize?: number;
  most?: number;
  /** How many rows there are, to say when a file cannot hold all of them. */
  count?: number;
  /** Says it in the words of the list. @param most a number as the reader writes it */
  cutText?: (most: string) => string;
  /** Takes the place of the message that it failed: some lists only log it (B161). */
  onFailure?: (error: unknown) => void;
}

const names: Record<FileFormat, ReactNode> = {
  xlsx: <Trans comment="saves the cart as a spreadsheet">Excel</Trans>,
  csv: 'CSV',
  pdf: 'PDF',
};

async function saveAs<Row>(
  format: FileFormat,
  rows: readonly Row[],
  { fileName, title, columns, facts, precision = 0 }: ListExportProps<Row>,
  signal: AbortSignal,
) {
  if (format === 'pdf') {
    const { savePdf } = await import('#src/graphql/save-pdf.ts');
    await savePdf(fileName(), toPrintedTable(title, facts?.() ?? [], columns, rows), signal);
    return;
  }
  const { saveTable } = await import('#src/lib/save-table.ts');
  const decimals = typeof precision === 'function' ? precision(rows) : precision;
  await saveTable(fileName(), toSheet(title, columns, rows, decimals), format, signal);
}

/** Saves all rows of a list, over all pages, as files; says how far it is and can be stopped (U225). */
export function ListExport<Row>(props: ListExportProps<Row>) {
  const { load, rowKey, formats, label, pageSize, most = mostRows, count = 0, onFailure } = props;
  const { t } = useLingui();
  const number = useNumber();
  const online = useOnline();
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const failed = (error: unknown) =>
    toast({
      tone: 'error',
      text: isNetworkError(error)
        ? t`The file needs a connection. Try again when you are online.`
        : t`The file could not be made. Try again.`,
    });
  const save = async (format: FileFormat) => {
    const control = new AbortController();
    const { signal } = control;
    stop.current = control;
    setShare(0);
    try {
      const onProgress = (done: number) => setShare(done);
      const rows = await loadAllPages(load, rowKey, { pageSize, most, signal, onProgress });
      await saveAs(format, rows, props, signal);
      const shown = number(most);
      if (count > most && !signal.aborted)
        toast({
          tone: 'info',
          text:
            props.cutText?.(shown) ??
            t`The file has the first ${shown} rows. Narrow the list to get the others.`,
        });
    } catch (error) {
      if (!signal.aborted) (onFailure ?? failed)(error);
    }
    if (!signal.aborted) setShare(null);
  };
  if (share === null)
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
  const percent = Math.floor(share * 100);
  return (
    <span className="inline-flex items-center gap-2">
      <progress aria-label={t`Making the file`} value={share} className="h-2 w-24" />
      <span className="tabular text-sm text-ink-muted">{percent} %</span>
      <Button
        variant="quiet"
        onClick={() => {
          stop.current?.abort();
          setShare(null);
        }}
      >
        <Trans comment="the making of a file">Stop</Trans>
      </Button>
    </span>
  );
}
