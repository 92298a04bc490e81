import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mostExportRows, mostPaperRows } from '#shared/export-limits.ts';
import { saveExport } from '#src/graphql/save-export.ts';
import { useOfflineReason } from '#src/graphql/use-file-failure.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import type { FileColumn } from '#src/ui/table/column.ts';
import { FileProgress } from '../file/file-progress.tsx';
import { type FileWork, useFileMaking } from '../file/use-file-making.ts';
import { SheetPart } from './list-sheet.tsx';

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
  /** Says in the words of the list that a file cannot hold all rows. @param most a number as the reader writes it */
  cutText?: (most: string) => string;
  /** Takes the place of the message that it failed: some lists only log it (B161). */
  onFailure?: (error: unknown) => void;
}

/** Another file of a list, or of some of its rows. */
export interface ListFile {
  label: string;
  work: FileWork;
  /** Takes the place of the message that it failed. */
  onFailure?: (error: unknown) => void;
  /** It is made on the device: no connection is needed. */
  onDevice?: boolean;
  /** Why it cannot be made now. */
  disabledReason?: string | null;
}

interface Props {
  list?: ExportedList | undefined;
  /** Further files, after those of the list. */
  files?: readonly ListFile[] | undefined;
  columns: readonly FileColumn[];
  /** How many rows there are, to say when a file cannot hold all of them. */
  count?: number;
  /** Counting stopped at `count`. */
  isMore?: boolean;
  /** It is a part of the list's sheet, not a menu of its own. */
  inSheet?: boolean;
}

const names: Record<FileFormat, ReactNode> = {
  xlsx: <Trans comment="button that saves a list as a spreadsheet">Excel</Trans>,
  csv: 'CSV',
  pdf: 'PDF',
};

/** Saves all rows of a list, over all pages, as files; says how far it is and can be stopped (U225). */
export function ListExport(props: Props) {
  const { list, files = [], columns, count = 0, isMore = false, inSheet = false } = props;
  const { progress, make, stop } = useFileMaking();
  const save = useSaveList(columns, count, isMore);
  const offline = useOfflineReason();
  if (!list && files.length === 0) return null;
  if (progress !== null) return <FileProgress bytes={progress} onStop={stop} />;

  const entry = (label: ReactNode, key: string, reason: string | null, onClick: () => void) => (
    <Button
      key={key}
      variant="quiet"
      className="w-full justify-start font-normal text-ink"
      disabledReason={reason}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  const entries = (close: () => void) => (
    <div className="flex flex-col">
      {list?.formats.map((format) =>
        entry(names[format], format, offline, () => {
          close();
          void make(save(list, format), list.onFailure);
        }),
      )}
      {files.map((file) =>
        entry(
          file.label,
          file.label,
          file.disabledReason ?? (file.onDevice ? null : offline),
          () => {
            close();
            void make(file.work, file.onFailure);
          },
        ),
      )}
    </div>
  );
  const title = <Trans comment="menu with the files that can be made of a list">Export</Trans>;
  if (inSheet) return <SheetPart title={title}>{entries(() => undefined)}</SheetPart>;
  return (
    <Disclosure className="min-w-40" button={title}>
      {entries}
    </Disclosure>
  );
}

/** Makes a list's file in one format, and says when it cannot hold all rows. */
function useSaveList(ofTable: readonly FileColumn[], count: number, isMore: boolean) {
  const { t } = useLingui();
  const number = useNumber();
  return (exported: ExportedList, format: FileFormat): FileWork => {
    const { list, title, filter, facts, columns = ofTable } = exported;
    const isPaper = format === 'pdf';
    const chosen = isPaper ? columns.filter(({ paper }) => paper) : columns;
    const request = { list, format, title, filter, columns: chosen };
    return async (signal, onBytes) => {
      const lines = facts?.().map((fact) => fact.slice(0, 200).toWellFormed()) ?? [];
      const asked = isPaper ? { ...request, facts: lines } : request;
      await saveExport(asked, { signal, onBytes });
      const most = isPaper ? mostPaperRows(chosen.length) : mostExportRows;
      if ((count <= most && !isMore) || signal.aborted) return;
      const shown = number(most);
      const text =
        count <= most
          ? t`A file has ${shown} rows at most. Narrow the list if some are missing.`
          : (exported.cutText?.(shown) ??
            t`The file has the first ${shown} rows. Narrow the list to get the others.`);
      toast({ tone: 'info', text });
    };
  };
}
