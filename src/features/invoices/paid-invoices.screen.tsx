import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { toServerSort } from '#src/crud/list/list-params.ts';
import { periodFilter } from '#src/crud/list/period-filter.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { InvoiceTabs } from './components/invoice-tabs.tsx';
import { KeepYear } from './components/keep-year.tsx';
import { usePaidColumns } from './components/paid-columns.tsx';
import { PaymentDays } from './components/payment-days.tsx';
import { PeriodFields } from './components/period-fields.tsx';
import { ZipDownload } from './components/zip-download.tsx';
import { paidInvoicesQuery } from './invoices.queries.ts';
import { paidInvoiceParams } from './paid-invoices.params.ts';
import { toPeriod, toPeriodParams, toPeriodVariables } from './period.rules.ts';
import { useInvoiceFile } from './use-invoice-file.ts';

/** The cleared invoices of the active customer, by the day of payment (R027, R028, U237). */
export function Component() {
  const { t } = useLingui();
  const list = paidInvoiceParams.use();
  const { customer } = useSession();
  const today = useToday();
  const { date } = useDates();
  const { search, sort, page, limit } = list.params;
  const period = toPeriod(list.params, today);
  const payerCode = customer?.unified ?? '';
  const filter = { payerCode, ...(search && { search }) };
  const by = toServerSort(sort);
  const rows = { ...(by && { sort: by }), page, limit };
  const variables = { ...toPeriodVariables(list.params), ...filter, ...rows };
  const columns = usePaidColumns();
  const file = useInvoiceFile(
    { list: 'paid-invoices', title: t`Paid invoices`, filter: { ...filter, ...period, sort: by } },
    [`${date(period.from)} – ${date(period.to)}`, search],
  );
  return (
    <ListPage
      name="paid-invoices"
      title={<Trans>Paid invoices</Trans>}
      caption={t`Paid invoices`}
      list={list}
      query={paidInvoicesQuery(variables, period)}
      read={({ invoices, info }) => ({ rows: invoices, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ invoiceNo }) => invoiceNo}
      columns={columns}
      tabs={<InvoiceTabs current="paid" />}
      above={<PaymentDays />}
      filters={[
        periodFilter({
          label: t`Paid between`,
          usual: t`Last 3 months`,
          chosen: list.params,
          dayText: date,
          onClear: () => list.set({ from: '', to: '' }),
          field: (
            <PeriodFields
              label={t`Paid between`}
              period={period}
              today={today}
              onChange={(next) => list.set(toPeriodParams(next, today))}
            />
          ),
        }),
      ]}
      search={{
        label: t`Search invoices`,
        hint: t`Invoice, delivery, order or PO number, or an article`,
      }}
      bulk={({ rows }) => <ZipDownload items={rows} />}
      export={file}
      below={<KeepYear />}
      empty={
        <EmptyState
          kind="custom"
          title={<Trans>No invoice was paid in these days</Trans>}
          action={
            <ButtonLink primary to={paths.openInvoices()}>
              <Trans>Open invoices</Trans>
            </ButtonLink>
          }
        />
      }
      noResult={{
        text: <Trans>Nothing in these days fits.</Trans>,
        showAll: <Trans>Show all paid invoices</Trans>,
      }}
    />
  );
}
