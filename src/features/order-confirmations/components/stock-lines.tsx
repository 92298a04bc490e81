import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Fold } from '#src/ui/fold.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { type ConfirmationLine, missing, stockState } from '../stock.rules.ts';

/** Orders with more lines begin folded. */
const few = 8;

function State({ line }: { line: ConfirmationLine }) {
  switch (stockState(line)) {
    case 'there':
      return (
        <Badge tone="success">
          <Trans comment="all pieces are in stock">there</Trans>
        </Badge>
      );
    case 'in-time':
      return (
        <Badge tone="info">
          <Trans comment="the missing pieces arrive before the wanted day">arrives in time</Trans>
        </Badge>
      );
    case 'short':
      return (
        <Badge tone="warning">
          <Plural value={{ count: missing(line) }} one="# missing" other="# missing" />
        </Badge>
      );
  }
}

function useColumns(): Column<ConfirmationLine>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const { quantity } = useUnits();
  const digits = useNumber();
  const number = (value: number) => <span className="tabular">{digits(value)}</span>;
  return [
    {
      id: 'article',
      header: t`Article`,
      rowHeader: true,
      cell: ({ article_code_display: article, description }) => (
        <>
          {description}
          <span className="tabular block text-sm font-normal text-ink-muted">{article}</span>
        </>
      ),
    },
    {
      id: 'qty',
      header: t({ message: 'Ordered', context: 'a quantity' }),
      align: 'end',
      cell: ({ qty, uom }) => (
        <span className="tabular whitespace-nowrap">{quantity(qty, uom)}</span>
      ),
    },
    {
      id: 'available',
      header: t`Available`,
      align: 'end',
      cell: (line) => number(line.available),
    },
    { id: 'arriving', header: t`Arriving`, align: 'end', cell: (line) => number(line.arriving) },
    {
      id: 'complete',
      header: t`Complete on`,
      cell: ({ completeOn }) =>
        completeOn ? (
          <span className="tabular">{date(completeOn)}</span>
        ) : (
          <Trans comment="no delivery date is known">not known</Trans>
        ),
    },
    { id: 'state', header: t`On that date`, cell: (line) => <State line={line} /> },
  ];
}

function Table({ orderNo, lines }: { orderNo: string; lines: readonly ConfirmationLine[] }) {
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
export function StockLines(props: { orderNo: string; lines: readonly ConfirmationLine[] }) {
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
