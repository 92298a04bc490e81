import { useLingui } from '@lingui/react/macro';
import { mostRowsInCheck } from '#shared/row-upload.ts';
import { plainDecimal } from '#shared/typed-number.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { RowUploadPanel } from '#src/crud/upload/row-upload-panel.tsx';
import type { UploadColumn } from '#src/crud/upload/upload-columns.ts';
import { useRowUpload } from '#src/crud/upload/use-row-upload.ts';
import { UploadProductThirdPartiesDocument } from '#src/graphql/generated/graphql.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { uploadTexts } from './upload-texts.tsx';

type Key =
  | 'articleCode'
  | 'description'
  | 'price'
  | 'salesUnit'
  | 'uomConverter'
  | 'imageUrl'
  | 'active';

/** Takes in a file of a vendor's articles (O230, U286, reading 77). */
export function ArticleUpload({ vendor }: { vendor: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const columns: UploadColumn<Key>[] = [
    { key: 'articleCode', label: t`Article number`, required: true, example: 'B-100' },
    { key: 'description', label: t`Description`, required: true, example: t`Bell, chrome` },
    { key: 'price', label: t`Price`, required: true, example: '4.90' },
    { key: 'salesUnit', label: t`Unit`, required: true, example: 'PCE' },
    { key: 'uomConverter', label: t`Pieces per unit`, example: '1' },
    { key: 'imageUrl', label: t`Picture address`, example: 'https://example.com/bell.jpg' },
    {
      key: 'active',
      label: t`Sold`,
      example: t({ message: 'yes', comment: 'an example in a file' }),
    },
  ];
  const take = useAction(UploadProductThirdPartiesDocument, {
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
        // A price that is no number goes as it is written, so that the server says so.
        rows: rows.map(({ line, cells }) => ({
          line,
          ...cells,
          price: plainDecimal(cells.price, locale) ?? cells.price,
        })),
      }),
  });
  return (
    <RowUploadPanel
      upload={upload}
      columns={columns}
      templateName={t`Third party articles`}
      takesText
      texts={uploadTexts}
    />
  );
}
