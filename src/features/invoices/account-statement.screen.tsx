import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DownloadButton } from '#src/crud/file/download-button.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { downloadFile } from '#src/graphql/download-file.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import type { Period } from '#src/lib/period.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { statementParams } from './account-statement.params.ts';
import { InvoiceTabs } from './components/invoice-tabs.tsx';
import { PeriodFields } from './components/period-fields.tsx';
import { type Movement, useStatementColumns } from './components/statement-columns.tsx';
import { type Statement, statementQuery } from './invoices.queries.ts';
import { toPeriod, toPeriodParams, toPeriodVariables } from './period.rules.ts';

interface FilesProps {
  payerCode: string;
  period: Period;
}

/** The statement as files that the server makes. */
function StatementFiles({ payerCode, period }: FilesProps) {
  const download = async (format: 'pdf' | 'xlsx') => {
    const query = new URLSearchParams({ ...period, payerCode, format });
    await downloadFile(`/documents/statement?${query}`, `statement.${format}`);
  };
  return (
    <>
      <DownloadButton onDownload={() => download('pdf')}>PDF</DownloadButton>
      <DownloadButton onDownload={() => download('xlsx')}>
        <Trans comment="saves a statement of account as a spreadsheet">Excel</Trans>
      </DownloadButton>
    </>
  );
}

/** The balances before and after the movements; also where there are none. */
function Balances({ statement }: { statement: Statement }) {
  const money = useMoney();
  const number = useNumber();
  const count = number(statement.movements.length);
  return (
    <>
      <DescriptionList
        look="figures"
        className="rounded-lg border border-line bg-surface p-4"
        entries={[
          {
            key: 'opening',
            name: <Trans>Opening balance</Trans>,
            value: money(statement.opening),
          },
          {
            key: 'closing',
            name: <Trans>Closing balance</Trans>,
            value: money(statement.closing),
            valueClassName: 'font-semibold',
          },
        ]}
      />
      {statement.more ? (
        <Notice tone="info">
          <Trans>
            The first {count} movements are listed. The balances count all of them. Choose fewer
            days to see the others.
          </Trans>
        </Notice>
      ) : null}
    </>
  );
}

/** The movements of the customer's account in a period, with the balances around them. */
export function Component() {
  const { t } = useLingui();
  const list = statementParams.use();
  const { customer } = useSession();
  const today = useToday();
  const period = toPeriod(list.params, today);
  const payerCode = customer?.unified ?? '';
  const query = statementQuery({ payerCode, ...toPeriodVariables(list.params) });
  const { data } = useQuery(query);
  const columns = useStatementColumns();
  const { page, limit } = list.params;
  const read = (statement: Statement | null) => {
    const movements = statement?.movements ?? [];
    const rows: Movement[] = movements
      .map((movement, index) => ({ ...movement, key: String(index) }))
      .slice((page - 1) * limit, page * limit);
    return { rows, count: movements.length };
  };
  return (
    <ListPage
      name="account-statement"
      title={<Trans>Statement of account</Trans>}
      caption={t`Statement of account`}
      list={list}
      query={query}
      read={read}
      rowKey={({ key }) => key}
      columns={columns}
      above={<InvoiceTabs current="statement" />}
      choices={
        <PeriodFields
          label={t`Period`}
          period={period}
          today={today}
          onChange={(next) => list.set(toPeriodParams(next, today))}
        />
      }
      tools={(statement) =>
        statement ? <StatementFiles payerCode={payerCode} period={period} /> : null
      }
      notice={data ? <Balances statement={data} /> : null}
      empty={<EmptyState kind="custom" title={<Trans>No movements in these days</Trans>} />}
      noResult={{ showAll: <Trans>Show all movements</Trans> }}
    />
  );
}
