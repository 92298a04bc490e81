import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ClickCollectMarkName,
  clickCollectMarkNames,
} from '#shared/click-collect/statuses.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Button } from '#src/ui/button.tsx';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { type Column, figureColumn } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { clickCollectProblems } from '../click-collect.problems.ts';
import type { ShownOrder } from '../click-collect.queries.ts';
import type { Marking } from '../use-marking.ts';
import { useOrderTexts } from '../use-order-texts.ts';
import { useUnsentChange } from '../use-waiting-orders.ts';

type Line = ShownOrder['details'][number] & Omit<ShownOrder['items'][number], 'id'>;

interface Props {
  order: ShownOrder;
  marking: Marking;
}

/** The lines of an order; before the submit each is marked, one by one or all at once (U277, U278, B251, B253). */
export function OrderLines({ order, marking }: Props) {
  const { t, i18n } = useLingui();
  const { readsOnly } = useSession();
  const { isWaiting } = useUnsentChange(order.id);
  const isMarked = order.status === 'NEED_CONFIRMATION' && !readsOnly && !isWaiting;
  const columns = useLineColumns(order, isMarked ? marking : null);
  const lines = order.details.map((line): Line => {
    const item = order.items.find(({ id }) => id === line.id);
    return { ...line, mark: item?.mark ?? null, serials: item?.serials ?? [] };
  });
  return (
    <section className="space-y-3" aria-label={t`Lines`}>
      {isMarked ? <BulkMarks order={order} marking={marking} /> : null}
      {marking.isRefused ? (
        <Notice tone="error">{i18n._(clickCollectProblems.UNMARKED_ITEMS)}</Notice>
      ) : null}
      {order.useDealerStock ? (
        <Notice tone="info">
          <Trans>Lines of this order come from your own stock.</Trans>
        </Notice>
      ) : null}
      <DataTable caption={t`Lines`} columns={columns} rows={lines} rowKey={({ id }) => id} />
    </section>
  );
}

/** Marks all lines, after a question (B257, M056, M057). */
function BulkMarks({ order, marking }: Props) {
  const { marks } = useOrderTexts();
  const markAll = async (mark: ClickCollectMarkName) => {
    const status = marks[mark];
    const goesOn = await confirm({
      title: <Trans>Mark As {status}</Trans>,
      text: <Trans>Are you sure to mark all the article in this order to {status}?</Trans>,
      action: <Trans>Mark As {status}</Trans>,
    });
    if (goesOn) marking.setAll(order, mark);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {clickCollectMarkNames.map((mark) => {
        const status = marks[mark];
        return (
          <Button key={mark} variant="secondary" onClick={() => void markAll(mark)}>
            <Trans>Mark As {status}</Trans>
          </Button>
        );
      })}
    </div>
  );
}

/** @param marking given while the lines can be marked */
function useLineColumns(order: ShownOrder, marking: Marking | null): Column<Line>[] {
  const { t } = useLingui();
  const number = useNumber();
  const { marks } = useOrderTexts();
  const chosen = marking?.marksOf(order);
  const columns: Column<Line>[] = [
    {
      id: 'article',
      header: t`Article`,
      rowHeader: true,
      cell: ({ name, sku, serials }) => (
        <>
          {name}
          <SecondLine>{[sku, ...serials].join(' · ')}</SecondLine>
        </>
      ),
    },
    { ...figureColumn('qty', t`Pieces`, ({ qty }) => number(qty)), phone: 'figure' },
    {
      ...figureColumn('shipped', t`Shipped`, ({ qtyShipped }) => number(qtyShipped)),
      priority: 2,
    },
    {
      ...figureColumn('stock', t`Own stock`, ({ ownStock }) =>
        ownStock === null ? '' : number(ownStock),
      ),
      phone: 'fact',
    },
    {
      id: 'mark',
      header: t({ message: 'Mark', comment: 'of a line of a click & collect order' }),
      phone: 'fact',
      cell: ({ id, name, mark }) =>
        marking && !mark ? (
          <RadioField
            label={t`Mark of ${name}`}
            labelClassName="sr-only"
            look="segments"
            name={`mark-${id}`}
            value={chosen?.get(id) ?? null}
            onValue={(next) => marking.set(id, next)}
            options={clickCollectMarkNames.map((value) => ({ value, label: marks[value] }))}
          />
        ) : mark ? (
          marks[mark]
        ) : (
          ''
        ),
    },
  ];
  return columns;
}
