import { Trans, useLingui } from '@lingui/react/macro';
import { type OpenAccount, useSelectionTexts } from '#src/features/invoices/invoices.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { isHosted, type PaymentWay } from '../payment-variables.rules.ts';

interface Props {
  account: OpenAccount;
  way: PaymentWay | null;
  busy: boolean;
  onPay: () => void;
}

/** Pays, or says why it cannot be paid yet (B196 to B198), and what follows. */
export function PayButton({ account, way, busy, onPay }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const texts = useSelectionTexts();
  const online = useOnline();
  const { problems, amounts } = account.validation;
  const [problem] = problems;
  const amount = money(amounts.toPay);
  const reason = () => {
    if (problem) return texts.problem(problem);
    if (!way) return t`Choose how you want to pay.`;
    return online ? null : t`Paying needs a connection. Your selection is kept.`;
  };
  return (
    <div className="space-y-2">
      <Button
        className="w-full"
        busy={busy}
        disabledReason={reason()}
        aria-describedby="after-paying"
        onClick={onPay}
      >
        <Trans comment="button; followed by the amount">Pay {amount}</Trans>
      </Button>
      {way ? (
        <p id="after-paying" className="text-sm text-ink-muted">
          {way.saved ? (
            <Trans comment="a saved card or account, when the button to pay is pressed">
              {{ display: way.saved.display }} is charged at once.
            </Trans>
          ) : isHosted(way.method) ? (
            <Trans>You continue on the provider’s page and come back when you are done.</Trans>
          ) : (
            <Trans>The next page has the account and the reference for your transfer.</Trans>
          )}
        </p>
      ) : null}
    </div>
  );
}
