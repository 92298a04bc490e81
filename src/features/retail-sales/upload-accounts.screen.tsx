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
import { UploadConsumerAccountsDocument } from '#src/graphql/generated/graphql.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import {
  type AccountColumnKey,
  accountKeyOf,
  useAccountColumns,
} from './accounts/account-columns.ts';
import { SalesReadsOnly } from './sales-reads-only.tsx';

/** Stores the accounts of consumers of a CSV or Excel file, after a dry run (O147). */
export function Component() {
  return useSession().readsOnly ? <SalesReadsOnly /> : <UploadAccounts />;
}

function UploadAccounts() {
  const { t } = useLingui();
  const locale = useLocale();
  const columns = useAccountColumns(useToday());
  const store = useAction(UploadConsumerAccountsDocument, {
    invalidates: [['consumer-accounts']],
    ownFailure: true,
  });
  const upload = useRowUpload<AccountColumnKey>({
    columns,
    monthFirst: isMonthFirst(bcp47(locale)),
    mostRows: mostSalesInFile,
    key: { field: 'frameNumber', of: accountKeyOf },
    send: (rows, { dryRun }) =>
      store.run({ rows: rows.map(({ line, cells }) => ({ line, ...cells })), dryRun }),
  });
  return (
    <div className="space-y-4">
      <PageHeader title={<Trans>Upload accounts of consumers</Trans>} />
      <RowUploadPanel
        upload={upload}
        columns={columns}
        templateName={t`Accounts of consumers`}
        texts={{
          take: (count) => <Plural value={count} one="Store # account" other="Store # accounts" />,
          taken: (count) => (
            <Plural value={count} one="# account is stored." other="# accounts are stored." />
          ),
          there: (count) => (
            <Plural
              value={count}
              one="# account already existed."
              other="# accounts already existed."
            />
          ),
          seeRecords: (
            <ButtonLink to={paths.consumerAccounts()}>
              <Trans>See the accounts</Trans>
            </ButtonLink>
          ),
        }}
      />
    </div>
  );
}
