import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { type Column, totalColumn } from '#src/ui/table/column.ts';
import type { BankEntry } from '../payments.queries.ts';
import { useEntryMoney, useUnmatchedText } from './use-entry-texts.ts';

/** Why an entry waits, or what was decided about it. */
function Outcome({ entry }: { entry: BankEntry }) {
  const { dateTime } = useDates();
  const unmatched = useUnmatchedText();
  const { state, reason, externalId, note, decidedBy, decidedAt } = entry;
  const link = externalId ? (
    <TextLink to={paths.paymentRequest(externalId)}>{externalId}</TextLink>
  ) : null;
  if (state === 'listed')
    return (
      <>
        {unmatched(reason ?? '')} {link}
      </>
    );
  return (
    <>
      {state === 'dismissed' ? note : link}
      {decidedBy && decidedAt ? (
        <SecondLine>
          {decidedBy}, {dateTime(decidedAt)}
        </SecondLine>
      ) : null}
    </>
  );
}

/** The columns of entries of bank statements. */
export function useEntryColumns(): Column<BankEntry>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const money = useEntryMoney();
  return [
    {
      id: 'payer',
      header: t`Payer`,
      rowHeader: true,
      cell: ({ payerName, account }) => (
        <>
          {payerName || <Trans comment="of a payment">Unknown payer</Trans>}
          <SecondLine>{account}</SecondLine>
        </>
      ),
    },
    {
      id: 'date',
      phone: 'fact',
      whole: true,
      header: t`Date`,
      cell: ({ bookedOn }) => date(bookedOn),
    },
    {
      id: 'text',
      priority: 2,
      header: t({ message: 'Text of the transfer', comment: 'what the payer wrote' }),
      cell: ({ remittance }) => remittance,
    },
    {
      id: 'outcome',
      phone: 'fact',
      header: t`Status`,
      cell: (entry) => <Outcome entry={entry} />,
    },
    totalColumn('amount', t`Amount`, ({ amount, currency }) => money(amount, currency)),
  ];
}
