import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { selectionKey } from '#shared/invoices/item.ts';
import { localePath, paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { ActionOutcome } from '#src/crud/record/detail-page.tsx';
import { useOpenAccount } from '#src/features/invoices/invoices.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { VoidPaymentRequestDocument } from '#src/graphql/generated/graphql.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { voidTexts } from '../payments.problems.ts';
import type { PaymentRequest } from '../payments.queries.ts';
import { isOver } from '../request-status.rules.ts';

interface Props {
  request: PaymentRequest;
  /** Primary where it is the main action of the page. */
  variant: 'primary' | 'secondary';
}

/**
 * Selects the items of a payment again and leads to the page of payment. A request that is still pending is voided
 * before, so that its items are free and its provider takes no money for it.
 */
function PayAgain({ request, variant }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const locale = useLocale();
  const navigate = useNavigate();
  const { items, change } = useOpenAccount();
  const { run, busy, problem } = useAction(VoidPaymentRequestDocument, {
    invalidates: [['payments'], ['invoices']],
  });
  const { payerCode, merchant, externalId, invoices, paymentStatus } = request;
  const ids = new Set(
    invoices.map((item) =>
      // The id of an open item has these parts.
      [item.companyCode, item.fiscalYear, item.accountingNo, item.lineItem].join('~'),
    ),
  );
  const payAgain = async () => {
    if (!isOver(paymentStatus.id)) {
      const { kind } = await run({ payerCode, merchant, externalId });
      if (kind !== 'done') return;
    }
    const keys = items.filter(({ id }) => ids.has(id)).map(selectionKey);
    change({ keys: [...new Set(keys)], paymentId: '' });
    await navigate(localePath(locale, paths.payInvoices()));
  };
  return (
    <>
      <Button
        variant={variant}
        busy={busy}
        disabledReason={online ? null : t`Paying needs a connection.`}
        onClick={() => void payAgain()}
      >
        <Trans>Pay another way</Trans>
      </Button>
      {problem ? (
        <ActionOutcome>
          <ProblemNotice problem={problem} texts={voidTexts} />
        </ActionOutcome>
      ) : null}
    </>
  );
}

/** Whether the user may pay invoices of the active customer, and void what is still pending. */
export function mayPayAnotherWay(
  { has, customer }: ReturnType<typeof useSession>,
  request: PaymentRequest,
): boolean {
  const mayVoid = isOver(request.paymentStatus.id) || has('page.payment-request');
  return has('page.invoice-status') && mayVoid && customer?.unified === request.payerCode;
}

/** Offers another way to users who may take it. */
export function PayAnotherWay(props: Props) {
  return mayPayAnotherWay(useSession(), props.request) ? <PayAgain {...props} /> : null;
}
