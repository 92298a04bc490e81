import { useCreditStatus } from '#src/features/credit/credit.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import type { RowGroups } from '#src/ui/table/data-table.tsx';
import { OverdueBeingPaid, PayOverdue } from './components/pay-overdue.tsx';
import type { ListedInvoice } from './invoices.queries.ts';
import type { OpenAccount } from './use-open-account.ts';

/** The open invoices by the company they are owed to, each paid on its own; none where there is one company. */
export function useCompanyGroups(account: OpenAccount): RowGroups<ListedInvoice> | undefined {
  const money = useMoney();
  const { companies } = useCreditStatus();
  const { items } = account;
  if (new Set(items.map(({ companyCode }) => companyCode)).size < 2) return undefined;
  return {
    key: ({ companyCode }) => companyCode,
    heading: (code) => {
      const owed = items
        .filter(({ companyCode }) => companyCode === code)
        .reduce((sum, { accountingAmount }) => sum + accountingAmount, 0);
      const name = companies.find((company) => company.code === code)?.name;
      return (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-semibold">
          <span>
            {name ? `${name} ` : null}
            <span className="tabular font-normal text-ink-muted">{code}</span>{' '}
            <span className="tabular">{money(owed)}</span>{' '}
            <OverdueBeingPaid account={account} company={code} />
          </span>
          {account.list?.canPay ? (
            <PayOverdue account={account} company={code} variant="secondary" />
          ) : null}
        </div>
      );
    },
  };
}
