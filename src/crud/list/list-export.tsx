import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mostExportRows, mostPaperRows } from '#shared/export-limits.ts';
import { saveExport } from '#src/graphql/save-export.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import type { FileColumn } from '#src/ui/table/column.ts';
import { FileProgress } from '../file/file-progress.tsx';
import { useFileMaking } from '../file/use-file-making.ts';

type FileFormat = 'xlsx' | 'csv' | 'pdf';

/** How a list is exported. */
export interface ExportedList {
  /** The server's export of the list (`listExport`), which makes all its files. */
  list: string;
  /** Names the file and the sheet, and heads the PDF. */
  title: string;
  /** The current filter of the list. */
  filter: object;
  formats: readonly FileFormat[];
  /** Of a list whose table does not declare them. */
  columns?: readonly FileColumn[];
  /** Lines under the title of the PDF: whose list it is, which rows. */
  facts?: () => readonly string[];
  /** The label of the button instead of the format's name. */
  label?: ReactNode;
  /** Says in the words of the list that a file cannot hold all rows. @param most a number as the reader writes it */
  cutText?: (most: string) => string;
  /** Takes the place of the message that it failed: some lists only log it (B161). */
  onFailure?: (error: unknown) => void;
}

interface Props extends ExportedList {
  columns: readonly FileColumn[];
  /** How many rows there are, to say when a file cannot hold all of them. */
  count?: number;
}

const names: Record<FileFormat, ReactNode> = {
  xlsx: <Trans comment="button that saves a list as a spreadsheet">Excel</Trans>,
  csv: 'CSV',
  pdf: 'PDF',
};

/** Saves all rows of a list, over all pages, as files; says how far it is and can be stopped (U225). */
export function ListExport({ list, title, filter, formats, columns, facts, ...props }: Props) {
  const { t } = useLingui();
  const number = useNumber();
  const online = useOnline();
  const { progress, make, stop } = useFileMaking(props.onFailure);

  const save = (format: FileFormat) =>
    make(async (signal, onBytes) => {
      const isPaper = format === 'pdf';
      const chosen = isPaper ? columns.filter(({ paper }) => paper) : columns;
      const request = { list, format, title, filter, columns: chosen };
      const lines = facts?.().map((fact) => fact.slice(0, 200).toWellFormed()) ?? [];
      const asked = isPaper ? { ...request, facts: lines } : request;
      await saveExport(asked, { signal, onBytes });
      const most = isPaper ? mostPaperRows(chosen.length) : mostExportRows;
      const shown = number(most);
      if ((props.count ?? 0) > most && !signal.aborted)
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
        {props.label ?? names[format]}
      </Button>
    ));
  return <FileProgress bytes={progress} onStop={stop} />;
}
