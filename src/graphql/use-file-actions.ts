import { useLingui } from '@lingui/react/macro';
import type { PrintedTable } from '#shared/printed-table.ts';
import { saveTable, type TableSheet } from '#src/lib/files/save-table.ts';
import { savePdf } from './save-pdf.ts';
import { useFileFailure } from './use-file-failure.ts';

export interface SavedFiles {
  /** Without its ending. */
  fileName: () => string;
  /** Each is made when it is asked for; without one there is no such action. */
  pdf?: () => PrintedTable | Promise<PrintedTable>;
  xlsx?: () => TableSheet | Promise<TableSheet>;
}

/** Returns the actions that save a page as a spreadsheet and, made by the server, as a PDF; for buttons or a menu. */
export function useFileActions({ fileName, pdf, xlsx }: SavedFiles) {
  const { t } = useLingui();
  const tellFailure = useFileFailure();
  const saveXlsx = async (make: NonNullable<typeof xlsx>) => saveTable(fileName(), await make());
  const saveAsPdf = async (make: NonNullable<typeof pdf>) => savePdf(fileName(), await make());
  return [
    ...(xlsx
      ? [
          {
            kind: 'xlsx' as const,
            label: t({ message: 'Excel', comment: 'button that saves a list as a spreadsheet' }),
            onSelect: () => void saveXlsx(xlsx).catch(tellFailure),
          },
        ]
      : []),
    ...(pdf
      ? [
          {
            kind: 'pdf' as const,
            label: 'PDF',
            onSelect: () => void saveAsPdf(pdf).catch(tellFailure),
          },
        ]
      : []),
  ];
}
