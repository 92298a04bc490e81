import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import type { Column } from '#src/ui/table/column.ts';
import type { BankEntry } from '../payments.queries.ts';
import { useEntryMoney, useUnmatchedText } from './use-entry-words.ts';

/** Why an entry waits, or what was decided about it. */
function Outcome({ entry }: { entry: BankEntry }) {
  const { dateTime } = useDates();
  const unmatched = useUnmatchedText();
  const { state, reason, externalId, note, decidedBy, decidedAt } = entry;
  const link = externalId ? (
    <LocaleLink
      to={paths.paymentRequest(externalId)}
      className="tabular inline-flex min-h-touch items-center text-brand-ink"
    >
      {externalId}
    </LocaleLink>
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
        <span className="block text-ink-muted">
          {decidedBy}, {dateTime(decidedAt)}
        </span>
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
        <span className="wrap-anywhere">
          {payerName || <Trans comment="of a payment">Unknown payer</Trans>}
          <span className="tabular block text-sm text-ink-muted">{account}</span>
        </span>
      ),
    },
    {
      id: 'date',
      header: t`Date`,
      cell: ({ bookedOn }) => <span className="tabular">{date(bookedOn)}</span>,
    },
    {
      id: 'text',
      header: t({ message: 'Text of the transfer', comment: 'what the payer wrote' }),
      cell: ({ remittance }) => <span className="wrap-anywhere">{remittance}</span>,
    },
    {
      id: 'outcome',
      header: t`Status`,
      cell: (entry) => <Outcome entry={entry} />,
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: ({ amount, currency }) => (
        <span className="tabular whitespace-nowrap font-semibold">{money(amount, currency)}</span>
      ),
    },
  ];
}
