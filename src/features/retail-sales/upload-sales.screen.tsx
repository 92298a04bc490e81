import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { bcp47 } from '#shared/locales.ts';
import { mostSalesInFile } from '#shared/row-upload.ts';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { isMonthFirst } from '#src/crud/upload/read-cell.rules.ts';
import { RowUploadPanel } from '#src/crud/upload/row-upload-panel.tsx';
import { useRowUpload } from '#src/crud/upload/use-row-upload.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { UploadRetailSalesDocument } from '#src/graphql/generated/graphql.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { SalesReadsOnly } from './sales-reads-only.tsx';
import {
  type SaleColumnKey,
  saleKeyOf,
  toSaleResults,
  toSaleRow,
  useSaleUploadColumns,
} from './upload/sale-rows.ts';
import { useSaleTexts } from './use-sale-texts.ts';

/** Registers the sales of a CSV or Excel file, after a dry run (R039). */
export function Component() {
  return useSession().readsOnly ? <SalesReadsOnly /> : <UploadSales />;
}

function UploadSales() {
  const { t } = useLingui();
  const locale = useLocale();
  const { channels } = useSaleTexts();
  const columns = useSaleUploadColumns(useToday());
  const register = useAction(UploadRetailSalesDocument, {
    invalidates: [['retail-sales'], ['uploads']],
    ownFailure: true,
  });
  const upload = useRowUpload<SaleColumnKey>({
    columns,
    monthFirst: isMonthFirst(bcp47(locale)),
    mostRows: mostSalesInFile,
    key: { field: 'frameNumber', of: saleKeyOf },
    send: async (rows, { dryRun, isConfirmed, uploadId, fileName }) => {
      const result = await register.run({
        rows: rows.map((row) => toSaleRow(row, channels)),
        dryRun,
        acceptOthers: isConfirmed,
        uploadId,
        fileName,
      });
      if (result.kind !== 'done') return result;
      return {
        kind: 'done',
        answer: { ...result.answer, rows: toSaleResults(rows, result.answer.rows) },
      };
    },
  });
  return (
    <div className="space-y-4">
      <PageHeader title={<Trans>Upload many sales</Trans>} />
      <RowUploadPanel
        upload={upload}
        columns={columns}
        templateName={t`Retail sales`}
        texts={{
          take: (count) => <Plural value={count} one="Register # sale" other="Register # sales" />,
          taken: (count) => (
            <Plural value={count} one="# sale is registered." other="# sales are registered." />
          ),
          there: (count) => (
            <Plural
              value={count}
              one="# sale was registered before."
              other="# sales were registered before."
            />
          ),
          confirm: {
            code: 'NOT_DELIVERED_TO_YOU',
            label: t`We have sold the bikes that were delivered to another dealer, too`,
          },
          seeRecords: (
            <ButtonLink to={paths.retailSales()}>
              <Trans>See the sales</Trans>
            </ButtonLink>
          ),
        }}
      />
    </div>
  );
}
