import { Plural, Trans } from '@lingui/react/macro';
import { selectionKey } from '#shared/invoices/item.ts';
import { paths } from '#src/app/paths.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { findOverdue } from '../open-invoices.rules.ts';
import type { OpenAccount } from '../use-open-account.ts';

interface Props {
  account: OpenAccount;
  company: string;
  variant?: 'primary' | 'secondary';
}

/** Selects everything overdue that is owed to a company and can be paid, and goes on to the payment. */
export function PayOverdue({ account, company, variant = 'primary' }: Props) {
  const money = useMoney();
  const navigate = useLocaleNavigate();
  const { toPay } = findOverdue(account.items, company, account.terms);
  if (toPay.length === 0) return null;
  const amount = money(toPay.reduce((sum, { accountingAmount }) => sum + accountingAmount, 0));
  return (
    <Button
      variant={variant}
      onClick={() => {
        account.change({ keys: toPay.map(selectionKey) });
        navigate(paths.payInvoices());
      }}
    >
      <Trans>Pay what is overdue ({amount})</Trans>
    </Button>
  );
}

/** How many overdue invoices of a company are left out, because a payment of them is under way. */
export function OverdueBeingPaid({ account, company }: Omit<Props, 'variant'>) {
  const { beingPaid } = findOverdue(account.items, company, account.terms);
  if (beingPaid.length === 0) return null;
  return (
    <span className="text-sm font-normal text-ink-muted">
      <Plural
        value={{ count: beingPaid.length }}
        one="# overdue is being paid already"
        other="# overdue are being paid already"
      />
    </span>
  );
}
