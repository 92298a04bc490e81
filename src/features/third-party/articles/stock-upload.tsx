import { useLingui } from '@lingui/react/macro';
import { mostRowsInCheck } from '#shared/row-upload.ts';
import { plainDecimal } from '#shared/typed-number.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { RowUploadPanel } from '#src/crud/upload/row-upload-panel.tsx';
import type { UploadColumn } from '#src/crud/upload/upload-columns.ts';
import { useRowUpload } from '#src/crud/upload/use-row-upload.ts';
import { UploadStockThirdPartiesDocument } from '#src/graphql/generated/graphql.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { uploadTexts } from './upload-texts.tsx';

type Key = 'articleCode' | 'stock';

/** Takes in a file of a vendor's stock, in pieces (O229, U287, reading 77). */
export function StockUpload({ vendor }: { vendor: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const columns: UploadColumn<Key>[] = [
    { key: 'articleCode', label: t`Article number`, required: true, example: 'B-100' },
    { key: 'stock', label: t`Pieces in stock`, required: true, example: '25' },
  ];
  const take = useAction(UploadStockThirdPartiesDocument, {
    invalidates: [['third-party']],
    ownFailure: true,
  });
  const upload = useRowUpload<Key>({
    columns,
    monthFirst: false,
    key: { field: 'articleCode', of: ({ articleCode }) => articleCode.trim() || null },
    mostInCheck: mostRowsInCheck,
    send: (rows, { dryRun }) =>
      take.run({
        vendorId: vendor,
        dryRun,
        rows: rows.map(({ line, cells }) => ({
          line,
          articleCode: cells.articleCode,
          stock: plainDecimal(cells.stock, locale) ?? cells.stock,
        })),
      }),
  });
  return (
    <RowUploadPanel
      upload={upload}
      columns={columns}
      templateName={t`Third party stock`}
      takesText
      texts={uploadTexts}
    />
  );
}
