import { Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { DecideHeldPaymentDocument } from '#src/graphql/generated/graphql.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { PaymentTabs } from './components/payment-tabs.tsx';
import { RequestState } from './components/request-state.tsx';
import { heldPaymentParams } from './payments.params.ts';
import { decidedTexts } from './payments.problems.ts';
import { type ListedRequest, paymentQueries } from './payments.queries.ts';
import { useHeldText } from './use-reason-text.ts';

interface ItemProps {
  request: ListedRequest;
  busy: boolean;
  /** Undefined for users who only read. */
  onDecide: ((request: ListedRequest, isPaid: boolean) => void) | undefined;
}

/** A held request with what was asked for, what arrived, and the two decisions. */
function HeldRequest({ request, busy, onDecide }: ItemProps) {
  const { t } = useLingui();
  const online = useOnline();
  const money = useMoney();
  const heldText = useHeldText();
  const { externalId, payerCode, payerName, amount, held, heldAmount } = request;
  const reason = online ? null : t`You are offline. This needs a connection.`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 space-y-1">
        <p className="tabular font-semibold">{externalId}</p>
        <p className="wrap-anywhere">
          {payerCode} {payerName}
        </p>
        <p>{heldText(held ?? '')}</p>
        <p className="tabular">
          <Trans>Asked for {{ amount: money(amount) }}</Trans>
          {heldAmount === null ? null : <Trans>, {{ amount: money(heldAmount) }} arrived</Trans>}
        </p>
        <RequestState {...request} />
      </div>
      {onDecide ? (
        <div className="flex flex-wrap gap-2">
          <Button busy={busy} disabledReason={reason} onClick={() => onDecide(request, true)}>
            <Trans>It is paid</Trans>
          </Button>
          <Button
            variant="secondary"
            busy={busy}
            disabledReason={reason}
            onClick={() => onDecide(request, false)}
          >
            <Trans>It is not paid</Trans>
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** Requests of all customers for which something else arrived than was asked for; staff decide. */
export function Component() {
  const { t } = useLingui();
  const list = heldPaymentParams.use();
  const { readsOnly } = useSession();
  const { run, busy, problem } = useAction(DecideHeldPaymentDocument, {
    invalidates: [['payments'], ['invoices']],
  });
  const decide = ({ externalId }: ListedRequest, isPaid: boolean) =>
    void confirm({
      title: isPaid ? (
        <Trans>Payment {externalId} is paid</Trans>
      ) : (
        <Trans>Payment {externalId} is not paid</Trans>
      ),
      text: isPaid ? (
        <Trans>The amount received settles the invoices.</Trans>
      ) : (
        <Trans>Its invoices are open again. Return the money yourself.</Trans>
      ),
      action: isPaid ? <Trans>It is paid</Trans> : <Trans>It is not paid</Trans>,
      danger: !isPaid,
      work: () => run({ externalId, isPaid }),
    });
  return (
    <ListPage
      name="held-payments"
      title={<Trans>Payments to be checked</Trans>}
      caption={t`Payments to be checked`}
      list={list}
      query={paymentQueries.held(list.params)}
      read={({ requests, info }) => ({ rows: requests, count: info.count })}
      rowKey={({ externalId }) => externalId}
      tabs={<PaymentTabs current="held" />}
      notice={<ProblemNotice problem={problem} texts={decidedTexts} />}
      item={(request) => (
        <HeldRequest request={request} busy={busy} onDecide={readsOnly ? undefined : decide} />
      )}
      empty={<EmptyState kind="custom" title={<Trans>No payment has to be checked</Trans>} />}
      noResult={{ showAll: <Trans>Show all payments to be checked</Trans> }}
    />
  );
}
