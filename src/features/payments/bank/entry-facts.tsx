import { useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import type { BankEntry } from '../payments.queries.ts';
import { useEntryMoney } from './use-entry-texts.ts';

/** The entry that a dialog decides about. */
export function EntryFacts({ entry }: { entry: BankEntry }) {
  const { t } = useLingui();
  const { date } = useDates();
  const money = useEntryMoney();
  const { bookedOn, amount, currency, payerName, remittance } = entry;
  return (
    <DescriptionList
      look="narrow"
      entries={[
        { name: t`Amount`, value: money(amount, currency), valueClassName: 'tabular' },
        { name: t`Date`, value: date(bookedOn), valueClassName: 'tabular' },
        { name: t`Payer`, value: payerName },
        {
          name: t({ message: 'Text of the transfer', comment: 'what the payer wrote' }),
          value: remittance,
          valueClassName: 'wrap-anywhere',
        },
      ]}
    />
  );
}
