import { Trans, useLingui } from '@lingui/react/macro';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { TableSheet } from '#src/lib/files/save-table.ts';
import { saveTable } from '#src/lib/files/save-table.ts';
import { Button } from '#src/ui/button.tsx';
import { savePdf } from './save-pdf.ts';
import { useFileFailure } from './use-file-failure.ts';

interface Props {
  /** Without its ending. */
  fileName: () => string;
  /** Each is made when it is asked for; without one there is no such button. */
  pdf?: () => PrintedTable | Promise<PrintedTable>;
  xlsx?: () => TableSheet | Promise<TableSheet>;
  /** The subject of the files for screen readers: "delivery 4711". */
  of?: string;
}

/** Saves what a page shows as a spreadsheet and, made by the server, as a PDF. */
export function FileButtons({ fileName, pdf, xlsx, of = '' }: Props) {
  const { t } = useLingui();
  const tellFailure = useFileFailure();
  const saveXlsx = async (make: NonNullable<typeof xlsx>) => {
    await saveTable(fileName(), await make());
  };
  const saveAsPdf = async (make: NonNullable<typeof pdf>) => {
    await savePdf(fileName(), await make());
  };
  return (
    <>
      {xlsx ? (
        <Button
          variant="secondary"
          aria-label={of ? t`Excel file of ${of}` : undefined}
          onClick={() => void saveXlsx(xlsx).catch(tellFailure)}
        >
          <Trans comment="button that saves a list as a spreadsheet">Excel</Trans>
        </Button>
      ) : null}
      {pdf ? (
        <Button
          variant="secondary"
          aria-label={of ? t`PDF of ${of}` : undefined}
          onClick={() => void saveAsPdf(pdf).catch(tellFailure)}
        >
          PDF
        </Button>
      ) : null}
    </>
  );
}
