import { useLingui } from '@lingui/react/macro';
import { bcp47 } from '#shared/locales.ts';
import { formatMoney } from '#shared/money.ts';
import type { BankEntryState } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';

/** Returns why an entry was not matched automatically, in words. */
export function useUnmatchedText(): (reason: string) => string {
  const { t } = useLingui();
  const texts: Record<string, string> = {
    NO_REQUEST: t`No open transfer fits.`,
    AMBIGUOUS: t`Several transfers fit.`,
    AMOUNT: t`It names a payment of another amount.`,
    CURRENCY: t`It names a payment in another currency.`,
    OVER: t`It names a payment that is over.`,
    NOT_SPLIT: t`The bank does not say how the sum is split among its payments.`,
    NO_DAY: t`The bank does not say on which day it was booked.`,
    REPEATED: t`It equals an entry of another file of this statement. Look at the account: match it if both were booked, else set it aside.`,
    REVERSAL: t`A payment of yours that came back, or the reversal of a debit.`,
    RETURNED: t`The bank has taken back an earlier payment.`,
  };
  return (reason) => texts[reason] ?? '';
}

/** Returns the states of entries that were decided, as a filter names them. */
export function useDecidedStates(): { value: Exclude<BankEntryState, 'listed'>; label: string }[] {
  const { t } = useLingui();
  return [
    {
      value: 'matched',
      label: t({ message: 'Matched automatically', comment: 'entries of a bank statement' }),
    },
    {
      value: 'settled',
      label: t({ message: 'Matched by staff', comment: 'entries of a bank statement' }),
    },
    {
      value: 'dismissed',
      label: t({ message: 'Set aside', context: 'state of a bank entry' }),
    },
  ];
}

/** Writes an amount of a bank statement, which may be in another currency than the host's. */
export function useEntryMoney(): (amount: number, currency: string) => string {
  const { currency: own } = useHostConfig();
  const locale = useLocale();
  return (amount, currency) => {
    if (currency === own.display) return formatMoney(amount, own, locale);
    const format = new Intl.NumberFormat(bcp47(locale), { style: 'currency', currency });
    const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions();
    return format.format(amount / 10 ** decimals);
  };
}
