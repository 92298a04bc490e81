import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { type Column, figureColumn, totalColumn } from '#src/ui/table/column.ts';
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
      phone: 'fact',
      header: t`Date`,
      whole: true,
      cell: (movement) => date(movement.date),
    },
    {
      id: 'invoice',
      header: t`Invoice`,
      rowHeader: true,
      whole: true,
      cell: ({ invoiceNo, installment }) => (
        <RowLink to={paths.invoice(invoiceNo)}>
          {installment === null ? invoiceNo : `${invoiceNo}/${installment}`}
        </RowLink>
      ),
    },
    {
      id: 'kind',
      phone: 'fact',
      header: t({ message: 'Movement', comment: 'invoice, credit note or payment' }),
      cell: ({ kind }) => kindText(kind),
    },
    figureColumn('amount', t`Amount`, ({ amount }) => money(amount)),
    totalColumn('balance', t`Balance`, ({ balance }) => money(balance)),
  ];
}
