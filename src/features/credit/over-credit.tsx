import { Trans } from '@lingui/react/macro';
import { creditLeft } from '#shared/credit.ts';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { RefreshButton } from './components/refresh-button.tsx';
import { useCreditExcess } from './use-credit-excess.ts';
import { useCreditStatus } from './use-credit-status.ts';

interface Props {
  /** Minor units. */
  total: number;
  /** The notice is on another page than the cart. */
  linksCart?: boolean;
}

/** By how much an order exceeds the credit, and what can be done about it; nothing while it is covered (N027). */
export function OverCredit({ total, linksCart = false }: Props) {
  const money = useMoney();
  const { has } = useSession();
  const { companies, refreshing, refresh } = useCreditStatus();
  const over = useCreditExcess(total);
  const credit = creditLeft(companies);
  if (over === 0 || !credit) return null;
  const { company } = credit;
  const excess = money(over);
  const mayPay = has('page.invoice-status');
  return (
    <Notice
      tone="error"
      action={
        <span className="flex flex-wrap items-center gap-2">
          {mayPay ? (
            <ButtonLink to={paths.openInvoices()}>
              <Trans>Open invoices</Trans>
            </ButtonLink>
          ) : null}
          {linksCart ? (
            <ButtonLink to={paths.cart()}>
              <Trans>Go to cart</Trans>
            </ButtonLink>
          ) : null}
          <RefreshButton busy={refreshing} onRefresh={refresh} />
        </span>
      }
    >
      <Trans>
        {excess} more than your credit left with {company}: the order would be refused, whatever
        payment method you choose. Pay open invoices, order less, or contact us.
      </Trans>
    </Notice>
  );
}
