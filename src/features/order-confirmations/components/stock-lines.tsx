import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { Badge } from '#src/ui/badge.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { type Column, figureColumn } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { type ConfirmationLine, missing, stockState } from '../stock.rules.ts';

interface Props {
  orderNo: string;
  lines: readonly ConfirmationLine[];
}

const tones = { there: 'success', 'in-time': 'info', short: 'warning' } as const;

interface BadgeProps {
  state: keyof typeof tones;
  /** Pieces. */
  missing: number;
}

/** Whether stock can deliver a line, or a whole order, on the day. */
export function StockBadge({ state, missing: pieces }: BadgeProps) {
  const texts = {
    there: <Trans comment="all pieces are in stock">there</Trans>,
    'in-time': (
      <Trans comment="the missing pieces arrive before the wanted day">arrives in time</Trans>
    ),
    short: <Plural value={{ count: pieces }} one="# missing" other="# missing" />,
  };
  return <Badge tone={tones[state]}>{texts[state]}</Badge>;
}

function useColumns(): Column<ConfirmationLine>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const { quantity } = useUnits();
  const number = useNumber();
  const ordered = t({ message: 'Ordered', context: 'a quantity' });
  return [
    {
      id: 'article',
      header: t`Article`,
      rowHeader: true,
      cell: ({ article_code_display: article, description }) => (
        <>
          {description}
          <SecondLine>{article}</SecondLine>
        </>
      ),
    },
    figureColumn('qty', ordered, ({ qty, uom }) => quantity(qty, uom)),
    figureColumn('available', t`Available`, ({ available }) => number(available)),
    figureColumn('arriving', t`Arriving`, ({ arriving }) => number(arriving)),
    {
      id: 'complete',
      phone: 'fact',
      whole: true,
      header: t`Complete on`,
      cell: ({ completeOn }) =>
        completeOn ? (
          date(completeOn)
        ) : (
          <Trans comment="no delivery date is known">not known</Trans>
        ),
    },
    {
      id: 'state',
      phone: 'state',
      header: t`On that date`,
      cell: (line) => <StockBadge state={stockState(line)} missing={missing(line)} />,
    },
  ];
}

/** How much of each line of an order stock could deliver on the day (N071). */
export function StockLines({ orderNo, lines }: Props) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    // Its head stays under that of the list.
    <div className="[--table-top:96px]">
      <DataTable
        caption={t`Stock for order ${orderNo}`}
        columns={columns}
        rows={lines}
        rowKey={({ position }) => String(position)}
      />
    </div>
  );
}
