import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { selectionKey } from '#shared/invoices/item.ts';
import { blockedCode } from '#shared/invoices/selection.rules.ts';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Fold } from '#src/ui/layout/fold.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { TableSelection } from '#src/ui/table/table-selection.ts';
import { AgeingChart } from './components/ageing-chart.tsx';
import { AgeingFigures } from './components/ageing-figures.tsx';
import { AmountProposal } from './components/amount-proposal.tsx';
import { CreditCompared } from './components/credit-compared.tsx';
import { InvoiceTabs } from './components/invoice-tabs.tsx';
import { KeepYear } from './components/keep-year.tsx';
import { useOpenColumns } from './components/open-columns.tsx';
import { PayOverdue } from './components/pay-overdue.tsx';
import { PaymentBar } from './components/payment-bar.tsx';
import { useRowDispute } from './disputes/use-row-dispute.tsx';
import { type ListedInvoice, openInvoicesQuery } from './invoices.queries.ts';
import { openInvoiceParams } from './open-invoices.params.ts';
import { ageAccount, chooseItems } from './open-invoices.rules.ts';
import { useCompanyGroups } from './use-company-groups.tsx';
import { useInvoiceZip } from './use-invoice-zip.ts';
import { type OpenAccount, useOpenAccount } from './use-open-account.ts';
import { useOpenFile } from './use-open-file.ts';
import { useOpenFilters } from './use-open-filters.ts';
import { usePaymentTerms } from './use-payment-terms.ts';

type List = ReturnType<typeof openInvoiceParams.use>;

/** Returns the amounts owed by days overdue, counted on the device; undefined while they are loading. */
function useAgeing({ list, terms }: OpenAccount) {
  return list && ageAccount(list, terms.payerCode, terms.today);
}

/** Says that there are more invoices than rows, or that they cannot be paid here. */
function AccountNotice({ account: { list: open } }: { account: OpenAccount }) {
  const number = useNumber();
  const { payment } = useHostConfig();
  const { readsOnly } = useSession();
  if (!open || open.invoices.length === 0) return null;
  const shown = number(open.invoices.length);
  return (
    <>
      {open.more ? (
        <Notice tone="info">
          <Trans>The {shown} invoices due first are listed. Search to find the others.</Trans>
        </Notice>
      ) : null}
      {payment && !readsOnly && !open.canPay ? (
        <Notice tone="info">
          <Trans>Invoices of this customer cannot be paid here. Ask us how to pay them.</Trans>
        </Notice>
      ) : null}
    </>
  );
}

/** The part below the list: credit, payment by amount, chart, and invoices kept on the device. */
function AccountTools({ account, list }: { account: OpenAccount; list: List }) {
  'use memo';
  const ageing = useAgeing(account);
  const open = account.list;
  if (!open || !ageing) return null;
  const { buckets, totals } = ageing;
  return (
    <div className="space-y-2 pt-4">
      <CreditCompared owed={totals.payable + totals.deduction} asOf={open.asOf} />
      {open.canPay && open.invoices.length > 0 ? <AmountProposal account={account} /> : null}
      {totals.count > 0 ? (
        <Fold summary={<Trans>Chart by days overdue</Trans>}>
          <AgeingChart
            buckets={buckets}
            bucket={list.params.bucket}
            onBucket={(bucket) => list.set({ bucket })}
          />
        </Fold>
      ) : null}
      <KeepYear />
    </div>
  );
}

/** The selection of a page's rows; those that cannot be selected say why. */
function toSelection(
  account: OpenAccount,
  rows: readonly ListedInvoice[],
): TableSelection<ListedInvoice> {
  const isSelectable = (item: ListedInvoice) => blockedCode(item, account.terms) === null;
  const selectable = rows.filter(isSelectable);
  const keys = new Set(selectable.map(selectionKey));
  const others = account.selection.keys.filter((key) => !keys.has(key));
  return {
    isSelectable,
    isSelected: account.isSelected,
    onSelect: account.select,
    all: selectable.length > 0 && selectable.every(account.isSelected),
    onAll: (selected) => account.change({ keys: selected ? [...others, ...keys] : others }),
  };
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
  const columns = useOpenColumns(account);
  const filters = useOpenFilters(list);
  const { rowActions, dialog } = useRowDispute();
  const { chosen } = account.validation;
  // Computed apart from the selection, so that marking a row does not filter and sort 2,000 rows again.
  const shown = useMemo(
    () => chooseItems(data?.invoices ?? [], { show, bucket, sort }, today),
    [data, show, bucket, sort, today],
  );
  const pageRows = shown.slice((page - 1) * limit, page * limit);
  const ageing = useAgeing(account);
  const groups = useCompanyGroups(account);
  const company = account.items[0]?.companyCode;
  const file = useOpenFile(account, shown, params);
  const zip = useInvoiceZip(chosen.length > 0 ? chosen : shown);
  return (
    <div className="space-y-4">
      <ListPage
        name="open-invoices"
        title={<Trans>Open invoices</Trans>}
        caption={t`Open invoices`}
        list={list}
        query={query}
        read={() => ({ rows: pageRows, count: shown.length })}
        rowKey={({ id }) => id}
        rowName={({ invoiceNo }) => invoiceNo}
        rowActions={rowActions}
        columns={columns}
        tabs={<InvoiceTabs current="open" />}
        action={
          canPay && !groups && company ? <PayOverdue account={account} company={company} /> : null
        }
        above={
          <AgeingFigures
            buckets={ageing?.buckets}
            bucket={bucket}
            onBucket={(next) => list.set({ bucket: next })}
          />
        }
        notice={<AccountNotice account={account} />}
        below={<AccountTools account={account} list={list} />}
        groups={groups}
        selection={canPay ? toSelection(account, pageRows) : undefined}
        search={{
          label: t`Search invoices`,
          hint: t`Invoice, delivery, order or PO number, or an article`,
        }}
        filters={filters}
        refresh
        export={file}
        files={() => zip}
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
