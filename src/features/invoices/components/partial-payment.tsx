import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import { SwitchField } from '#src/ui/fields/switch-field.tsx';
import type { OpenAccount } from '../use-open-account.ts';
import { useSelectionTexts } from '../use-selection-texts.ts';

/** Pays a single invoice in part, where the host allows it (B199 to B202, F023). */
export function PartialPayment({ account }: { account: OpenAccount }) {
  const { t } = useLingui();
  const texts = useSelectionTexts();
  const { currency } = useHostConfig();
  const { terms, selection, validation, change } = account;
  const { chosen, amounts, problems } = validation;
  const [typed, setTyped] = useState(selection.amount);
  if (!terms.allowPartialPayment || chosen.length !== 1 || amounts.selected <= 0) return null;
  const isOn = selection.amount !== null;
  const wrong = problems.find(
    ({ code }) => code === 'AMOUNT_TOO_SMALL' || code === 'AMOUNT_TOO_LARGE',
  );
  const set = (amount: number | null) => {
    setTyped(amount);
    // An input that is not an amount is kept as 0, which cannot be paid.
    change({ amount: amount === null || Number.isNaN(amount) ? 0 : amount });
  };
  return (
    <div className="space-y-2">
      <SwitchField
        label={t`Pay part of it`}
        checked={isOn}
        onChange={({ target }) =>
          target.checked ? set(amounts.selected) : change({ amount: null })
        }
      />
      {isOn ? (
        <MoneyField
          label={t`Amount`}
          currency={currency}
          value={typed}
          readBack
          error={wrong && typed !== null && !Number.isNaN(typed) ? texts.problem(wrong) : null}
          onChange={set}
        />
      ) : null}
    </div>
  );
}
