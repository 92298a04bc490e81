import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { selectionKey } from '#shared/invoices/item.ts';
import { type PaymentProposal, proposePayment } from '#shared/invoices/proposal.rules.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { Button } from '#src/ui/button.tsx';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import type { OpenAccount } from '../use-open-account.ts';

/** The outcome of a proposal: the number of selected invoices and the rest of the amount. */
function Outcome({ proposal }: { proposal: PaymentProposal }) {
  const money = useMoney();
  const { chosen, partialAmount } = proposal;
  const left = money(proposal.left);
  if (chosen.length === 0)
    return <Trans>The amount covers no invoice. Type a higher one, or select yourself.</Trans>;
  const number = chosen[0]?.invoiceNo ?? '';
  return (
    <>
      {partialAmount === null ? (
        <Plural
          value={{ count: chosen.length }}
          one="# invoice is selected, the oldest."
          other="# invoices are selected, the oldest first."
        />
      ) : (
        <Trans>A part of {number} is selected, the oldest invoice.</Trans>
      )}{' '}
      {proposal.left > 0 ? <Trans>{left} is left over.</Trans> : null}
    </>
  );
}

/** Selects what a typed amount pays, oldest first. */
export function AmountProposal({ account }: { account: OpenAccount }) {
  const { t } = useLingui();
  const { currency } = useHostConfig();
  const [amount, setAmount] = useState<number | null>(null);
  const [proposal, setProposal] = useState<PaymentProposal | null>(null);
  const { items, terms, change } = account;
  const propose = (typed: number) => {
    const next = proposePayment(items, typed, terms);
    setProposal(next);
    if (next.chosen.length > 0)
      change({ keys: next.chosen.map(selectionKey), amount: next.partialAmount });
  };
  const isAmount = amount !== null && amount > 0;
  return (
    <details className="rounded-lg border border-line bg-surface px-4">
      <summary className="flex min-h-touch cursor-pointer items-center text-brand-ink">
        <Trans>Pay by amount</Trans>
      </summary>
      <form
        className="flex flex-wrap items-end gap-x-4 gap-y-2 pb-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAmount) propose(amount);
        }}
      >
        <MoneyField
          label={t`Amount you want to pay`}
          currency={currency}
          value={amount}
          readBack
          onChange={(typed) => {
            setAmount(typed);
            setProposal(null);
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          disabledReason={isAmount ? null : t`Type an amount above 0.`}
        >
          <Trans>Select the oldest</Trans>
        </Button>
        <p role="status" className="basis-full">
          {proposal ? <Outcome proposal={proposal} /> : null}
        </p>
      </form>
    </details>
  );
}
