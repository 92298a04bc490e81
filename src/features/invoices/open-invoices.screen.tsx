import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { AgeingChart } from './components/ageing-chart.tsx';
import { AmountProposal } from './components/amount-proposal.tsx';
import { CreditCompared } from './components/credit-compared.tsx';
import { InvoiceTabs } from './components/invoice-tabs.tsx';
import { KeepYear } from './components/keep-year.tsx';
import { useOpenColumns } from './components/open-columns.tsx';
import { OpenSummary } from './components/open-summary.tsx';
import { PaymentBar } from './components/payment-bar.tsx';
import { ZipDownload } from './components/zip-download.tsx';
import { useRowDispute } from './disputes/use-row-dispute.tsx';
import { openInvoicesQuery } from './invoices.queries.ts';
import { openInvoiceParams } from './open-invoices.params.ts';
import { ageAccount, chooseItems } from './open-invoices.rules.ts';
import { type OpenAccount, useOpenAccount } from './use-open-account.ts';
import { useOpenFile } from './use-open-file.ts';
import { useOpenFilters } from './use-open-filters.ts';
import { usePaymentTerms } from './use-payment-terms.ts';

type ListProps = Parameters<typeof useOpenFilters>[0];

/** The account in a sentence and a chart, and which rules its payment has. */
function AccountHead({ account, list }: { account: OpenAccount; list: ListProps }) {
  'use memo';
  const number = useNumber();
  const { payment } = useHostConfig();
  const { readsOnly } = useSession();
  const open = account.list;
  if (!open) return null;
  const { terms } = account;
  const { buckets, totals } = ageAccount(open, terms.payerCode, terms.today);
  const shown = number(open.invoices.length);
  return (
    <div className="space-y-4">
      <OpenSummary totals={totals} />
      <CreditCompared owed={totals.payable + totals.deduction} asOf={open.asOf} />
      {totals.count > 0 ? (
        <AgeingChart
          buckets={buckets}
          bucket={list.params.bucket}
          onBucket={(bucket) => list.set({ bucket })}
        />
      ) : null}
      {open.more ? (
        <Notice tone="info">
          <Trans>The {shown} invoices due first are listed. Search to find the others.</Trans>
        </Notice>
      ) : null}
      {open.canPay && open.invoices.length > 0 ? (
        <>
          {terms.rule ? (
            <p>
              {terms.rule === 'oldest' ? (
                <Trans>Invoices that are due first are paid first.</Trans>
              ) : (
                <Trans>Overdue invoices are paid first.</Trans>
              )}
            </p>
          ) : null}
          <AmountProposal account={account} />
        </>
      ) : payment && !readsOnly && !open.canPay && open.invoices.length > 0 ? (
        <Notice tone="info">
          <Trans>Invoices of this customer cannot be paid here. Ask us how to pay them.</Trans>
        </Notice>
      ) : null}
    </div>
  );
}

/**
 * The open invoices of the active customer: how old they are, and which of them are to be paid (R025, R026, U227 to
 * U231). All of them are on the device, so that filters and selection work without a network.
 */
export function Component() {
  'use memo';
  const { t } = useLingui();
  const list = openInvoiceParams.use();
  const { params } = list;
  const { show, bucket, sort, page, limit } = params;
  const { payerCode, today } = usePaymentTerms();
  const query = openInvoicesQuery(payerCode, params.search);
  const { data } = useQuery(query);
  const account = useOpenAccount(data?.invoices);
  const canPay = account.list?.canPay ?? false;
  const columns = useOpenColumns(account, canPay);
  const filters = useOpenFilters(list);
  const { rowActions, dialog } = useRowDispute();
  const { chosen } = account.validation;
  // Computed apart from the selection, so that marking a row does not filter and sort 2,000 rows again.
  const shown = useMemo(
    () => chooseItems(data?.invoices ?? [], { show, bucket, sort }, today),
    [data, show, bucket, sort, today],
  );
  const file = useOpenFile(account, shown, params);
  const toSave = chosen.length > 0 ? chosen : shown;
  return (
    <div className="space-y-4">
      <ListPage
        name="open-invoices"
        title={<Trans>Open invoices</Trans>}
        caption={t`Open invoices`}
        list={list}
        query={query}
        read={() => ({ rows: shown.slice((page - 1) * limit, page * limit), count: shown.length })}
        rowKey={({ id }) => id}
        rowName={({ invoiceNo }) => invoiceNo}
        rowActions={rowActions}
        columns={columns}
        above={
          <>
            <InvoiceTabs current="open" />
            <AccountHead account={account} list={list} />
            <KeepYear />
          </>
        }
        search={{
          label: t`Search invoices`,
          hint: <Trans>Invoice, delivery, order or PO number, or an article</Trans>,
        }}
        filters={filters}
        refresh
        export={file}
        tools={() => <ZipDownload invoiceNos={toSave.map(({ invoiceNo }) => invoiceNo)} />}
        empty={
          <EmptyState
            kind="custom"
            title={<Trans>No open invoices</Trans>}
            action={
              <ButtonLink primary to={paths.invoices()}>
                <Trans>Paid invoices</Trans>
              </ButtonLink>
            }
          />
        }
        noResult={{ showAll: <Trans>Show all open invoices</Trans> }}
      />
      {canPay ? <PaymentBar account={account} /> : null}
      {dialog}
    </div>
  );
}
