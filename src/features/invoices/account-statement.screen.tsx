import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ListFile } from '#src/crud/list/list-export.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { periodFilter } from '#src/crud/list/period-filter.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { downloadFile } from '#src/graphql/download-file.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
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

/** The statement as files that the server makes. */
function useStatementFiles(payerCode: string, period: Period): ListFile[] {
  const { t } = useLingui();
  const toFile = (format: 'pdf' | 'xlsx', label: string): ListFile => ({
    label,
    work: () => {
      const query = new URLSearchParams({ ...period, payerCode, format });
      return downloadFile(`/documents/statement?${query}`, `statement.${format}`);
    },
  });
  const excel = t({ message: 'Excel', comment: 'saves a statement of account as a spreadsheet' });
  return [toFile('pdf', 'PDF'), toFile('xlsx', excel)];
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
        className="rounded-lg border border-line bg-surface px-4 py-1"
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
  const { date } = useDates();
  const period = toPeriod(list.params, today);
  const payerCode = customer?.unified ?? '';
  const query = statementQuery({ payerCode, ...toPeriodVariables(list.params) });
  const { data } = useQuery(query);
  const columns = useStatementColumns();
  const files = useStatementFiles(payerCode, period);
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
      tabs={<InvoiceTabs current="statement" />}
      filters={[
        periodFilter({
          label: t`Period`,
          usual: t`Last 3 months`,
          chosen: list.params,
          dayText: date,
          onClear: () => list.set({ from: '', to: '' }),
          field: (
            <PeriodFields
              label={t`Period`}
              period={period}
              today={today}
              onChange={(next) => list.set(toPeriodParams(next, today))}
            />
          ),
        }),
      ]}
      files={() => files}
      notice={data ? <Balances statement={data} /> : null}
      empty={<EmptyState kind="custom" title={<Trans>No movements in these days</Trans>} />}
      noResult={{ showAll: <Trans>Show all movements</Trans> }}
    />
  );
}
