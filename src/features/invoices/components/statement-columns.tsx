import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useDates, useMoney } from '#src/features/hosts/hosts.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import type { Column } from '#src/ui/table/column.ts';
import type { Statement } from '../invoices.queries.ts';
import { useMovementText } from '../use-movement-text.ts';

/** A movement with its position in the statement as its key. */
export type Movement = Statement['movements'][number] & { key: string };

/** The columns of a statement of account. */
export function useStatementColumns(): Column<Movement>[] {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const kindText = useMovementText();
  return [
    {
      id: 'date',
      header: t`Date`,
      cell: (movement) => <span className="tabular whitespace-nowrap">{date(movement.date)}</span>,
    },
    {
      id: 'invoice',
      header: t`Invoice`,
      rowHeader: true,
      cell: ({ invoiceNo, installment }) => (
        <LocaleLink
          to={paths.invoice(invoiceNo)}
          className="tabular inline-flex min-h-touch items-center text-brand-ink underline-offset-4 hover:underline"
        >
          {installment === null ? invoiceNo : `${invoiceNo}/${installment}`}
        </LocaleLink>
      ),
    },
    {
      id: 'kind',
      header: t({ message: 'Movement', comment: 'invoice, credit note or payment' }),
      cell: ({ kind }) => kindText(kind),
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: ({ amount }) => <span className="tabular whitespace-nowrap">{money(amount)}</span>,
    },
    {
      id: 'balance',
      header: t`Balance`,
      align: 'end',
      cell: ({ balance }) => (
        <span className="tabular whitespace-nowrap font-semibold">{money(balance)}</span>
      ),
    },
  ];
}
