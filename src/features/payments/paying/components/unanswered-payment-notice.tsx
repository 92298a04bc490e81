import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { UnansweredPayment } from '../unanswered-payment.ts';
import type { Paying } from '../use-paying.ts';

interface Props {
  payment: UnansweredPayment;
  paying: Paying;
}

/** A payment was sent and the answer got lost: asking again under the same key finds out, and never pays twice. */
export function UnansweredPaymentNotice({ payment, paying }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const online = useOnline();
  const { amount, positiveInvoiceNumbers, negativeInvoiceNumbers } =
    payment.variables.paymentRequestData;
  const count = positiveInvoiceNumbers.length + negativeInvoiceNumbers.length;
  return (
    <div className="mx-auto max-w-xl space-y-4">
      <PageHeader title={<Trans>Your payment was sent, the answer got lost</Trans>} />
      <Notice tone="warning">
        <Trans>
          The connection broke before we could confirm the payment. Check again to see whether it
          arrived; you pay once, however often you check.
        </Trans>
      </Notice>
      <p className="tabular text-ink-muted">
        <Plural value={count} one="# invoice" other="# invoices" />, {money(amount)}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <Button
          busy={paying.busy}
          disabledReason={online ? null : t`Checking needs a connection. The payment is kept.`}
          onClick={paying.askAgain}
        >
          <Trans>Check again</Trans>
        </Button>
        <ButtonLink to={paths.payments()}>
          <Trans>All payments</Trans>
        </ButtonLink>
      </div>
      {paying.lost > 1 ? (
        <Notice tone="error">
          <Trans>Still no answer. Check again when the connection is better.</Trans>
        </Notice>
      ) : null}
    </div>
  );
}
