import { Trans, useLingui } from '@lingui/react/macro';
import { validateSelection } from '#shared/invoices/selection.rules.ts';
import { paths } from '#src/app/paths.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { ReadsOnlyPage } from '#src/crud/record/reads-only-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import {
  type OpenAccount,
  PartialPayment,
  SelectionSums,
  useOpenAccount,
} from '#src/features/invoices/invoices.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { payTexts } from '../../payments.problems.ts';
import {
  methodDiscountOf,
  type PaymentWay,
  toPaymentVariables,
} from '../payment-variables.rules.ts';
import type { Paying } from '../use-paying.ts';
import { usePaymentWay } from '../use-payment-way.ts';
import { MethodChoice } from './method-choice.tsx';
import { PayButton } from './pay-button.tsx';
import { SavedChoice } from './saved-choice.tsx';
import { SelectedInvoices } from './selected-invoices.tsx';

interface Props {
  /** Whether the host and the customer's area allow it (B208). */
  canPay: boolean;
  paying: Paying;
}

/** The account with its selection checked for a way to pay: the method's discount comes off last (B206). */
function validateFor(account: OpenAccount, way: PaymentWay | null): OpenAccount {
  const { items, terms, selection } = account;
  const validation = validateSelection(items, new Set(selection.keys), terms, {
    amount: selection.amount,
    ...(way && { methodDiscount: methodDiscountOf(way.method) }),
  });
  return { ...account, validation };
}

/** The form to pay: the selected invoices, the payment method and the calculation of the amount. */
export function PayForm({ canPay, paying }: Props) {
  const { t } = useLingui();
  const { customer, readsOnly } = useSession();
  const { merchantName, currency } = useHostConfig();
  const selected = useOpenAccount();
  const choice = usePaymentWay(selected);
  const { way } = choice;
  const account = validateFor(selected, way);
  const { validation, selection, terms } = account;
  if (readsOnly)
    return (
      <ReadsOnlyPage
        action={
          <ButtonLink to={paths.openInvoices()}>
            <Trans>Open invoices</Trans>
          </ButtonLink>
        }
      />
    );
  if (!canPay)
    return (
      <Notice tone="info">
        <Trans>Invoices of this customer cannot be paid here. Ask us how to pay them.</Trans>
      </Notice>
    );
  if (selection.keys.length === 0)
    return (
      <EmptyState
        kind="custom"
        title={<Trans>Nothing is selected</Trans>}
        text={<Trans>Select the invoices that you want to pay.</Trans>}
        action={
          <ButtonLink primary to={paths.openInvoices()}>
            <Trans>Open invoices</Trans>
          </ButtonLink>
        }
      />
    );
  const parties = {
    payerCode: terms.payerCode,
    payerName: customer?.name ?? '',
    merchant: merchantName,
    currency: currency.display,
  };
  const pay = () => way && paying.pay(toPaymentVariables(validation, way, parties));
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
      <div className="space-y-6">
        <SelectedInvoices account={account} />
        <MethodChoice
          account={account}
          value={way?.method.id ?? ''}
          onValue={choice.chooseMethod}
        />
        <SavedChoice key={way?.method.id} choice={choice} />
      </div>
      <section
        aria-label={t`Amount to pay`}
        className="space-y-3 self-start rounded-lg border border-line bg-surface p-4"
      >
        <SelectionSums chosen={validation.chosen} amounts={validation.amounts} account={account} />
        <PartialPayment key={selection.keys.join()} account={account} />
        <ProblemNotice problem={paying.problem} texts={payTexts} />
        <PayButton account={account} way={way} busy={paying.busy} onPay={pay} />
      </section>
    </div>
  );
}
