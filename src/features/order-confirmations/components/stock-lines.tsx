import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { type Column, figureColumn } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { type ConfirmationLine, missing, stockState } from '../stock.rules.ts';

interface Props {
  orderNo: string;
  lines: readonly ConfirmationLine[];
}

/** Orders with more lines begin folded. */
const few = 8;

const tones = { there: 'success', 'in-time': 'info', short: 'warning' } as const;

function State({ line }: { line: ConfirmationLine }) {
  const state = stockState(line);
  const texts = {
    there: <Trans comment="all pieces are in stock">there</Trans>,
    'in-time': (
      <Trans comment="the missing pieces arrive before the wanted day">arrives in time</Trans>
    ),
    short: <Plural value={{ count: missing(line) }} one="# missing" other="# missing" />,
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
    { id: 'state', phone: 'state', header: t`On that date`, cell: (line) => <State line={line} /> },
  ];
}

function Table({ orderNo, lines }: Props) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <DataTable
      caption={t`Stock for order ${orderNo}`}
      columns={columns}
      rows={lines}
      rowKey={({ position }) => String(position)}
    />
  );
}

/** How much of each line stock could deliver on the day; many lines are folded under a summary (N071). */
export function StockLines(props: Props) {
  const { lines } = props;
  const [folded] = useState(lines.length > few);
  const [open, setOpen] = useState(!folded);
  const short = lines.filter((line) => stockState(line) === 'short').length;
  return (
    <Fold
      open={!folded}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      summary={
        <>
          <Plural value={{ count: lines.length }} one="# line" other="# lines" />
          {short > 0 ? (
            <Badge tone="warning">
              <Plural value={short} one="# short" other="# short" />
            </Badge>
          ) : null}
        </>
      }
    >
      {open ? <Table {...props} /> : null}
    </Fold>
  );
}
