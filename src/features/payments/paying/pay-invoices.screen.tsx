import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { openInvoicesQuery } from '#src/features/invoices/invoices.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { PayForm } from './components/pay-form.tsx';
import { UnansweredPaymentNotice } from './components/unanswered-payment-notice.tsx';
import { usePaying } from './use-paying.ts';

/** Pays the selected invoices of one customer; a payment without an answer is asked for first. */
function PayingPage({ userId, customer }: { userId: string; customer: string }) {
  const paying = usePaying(userId, customer);
  if (paying.isMade)
    return (
      <p role="status">
        <Trans>Your payment is being opened.</Trans>
      </p>
    );
  if (paying.waiting) return <UnansweredPaymentNotice payment={paying.waiting} paying={paying} />;
  return (
    <DetailPage
      query={openInvoicesQuery(customer)}
      record={(list) => list}
      back={{ to: paths.openInvoices(), label: <Trans>Open invoices</Trans> }}
      gone={{ title: <Trans>Nothing is open</Trans> }}
      title={() => <Trans>Pay invoices</Trans>}
    >
      {({ canPay }) => <PayForm canPay={canPay} paying={paying} />}
    </DetailPage>
  );
}

/** The selection's total, its payment method and the way to the provider (R030, R031, U231 to U236). */
export function Component() {
  const { user, customer, has } = useSession();
  if (!has('page.invoice-status'))
    return (
      <EmptyState
        page
        kind="custom"
        title={<Trans>You may see payments, but not pay invoices</Trans>}
        action={
          <ButtonLink primary to={paths.payments()}>
            <Trans>All payments</Trans>
          </ButtonLink>
        }
      />
    );
  if (!customer) return null;
  const { unified } = customer;
  return <PayingPage key={unified} userId={user.id} customer={unified} />;
}
