import { Trans } from '@lingui/react/macro';
import { ArticleLink } from '#src/crud/record/article-link.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { lineName } from '../order-document.ts';
import type { OrderDetail } from '../orders.queries.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

type Line = OrderDetail['details'][number];

const over: readonly string[] = ['Shipped', 'Completed', 'Cancelled'];

/** Whether nothing more comes of a line; a date would only confuse. */
export const isLineOver = ({ status }: Pick<Line, 'status'>): boolean => over.includes(status);

/** The distributor's promises for a line, part by part (E473). */
function Confirmations({ line }: { line: Line }) {
  const money = useMoney();
  const { quantity } = useUnits();
  const { date } = useDates();
  if (line.confirmations.length === 0) return null;
  return (
    <ul className="tabular text-sm text-ink-muted">
      {line.confirmations.map((part, index) => {
        const texts = [
          quantity(part.qty, line.uom),
          part.article === line.article ? null : part.article,
          part.date && date(part.date),
          part.price === null ? null : money(part.price),
        ];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
          <li key={index}>
            <Trans comment="promised by the distributor">
              confirmed: {{ promise: texts.filter(Boolean).join(' · ') }}
            </Trans>
          </li>
        );
      })}
    </ul>
  );
}

/** The present state of a line. */
function LineState({ line }: { line: Line }) {
  const { date } = useDates();
  const { expectedDate, shipped_qty: shipped, order_qty: ordered } = line;
  return (
    <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <OrderStatusBadge status={line.status} />
      {expectedDate && !isLineOver(line) ? (
        <span>
          <Trans>expected {{ day: date(expectedDate) }}</Trans>
        </span>
      ) : null}
      {shipped > 0 && shipped < ordered ? (
        <span>
          <Trans>
            {shipped} of {ordered} shipped
          </Trans>
        </span>
      ) : null}
    </p>
  );
}

/** One line: on a desktop a row no higher than 72 px, unless it has more content. */
function OrderLine({ line }: { line: Line }) {
  const money = useMoney();
  const { quantity } = useUnits();
  const { order_qty: ordered, replacedBy } = line;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 break-inside-avoid px-4 py-2 lg:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,18rem)_8rem] lg:py-1">
      <Picture file={line.image} alt="" square className="size-14" />
      <div className="min-w-0">
        <p className="font-medium leading-tight">
          <ArticleLink slug={line.slug} category={line.category} article={line.article}>
            {lineName(line)}
          </ArticleLink>
        </p>
        <p className="tabular text-sm leading-tight text-ink-muted">
          {line.article_code_display} · {quantity(ordered, line.uom)} ×{' '}
          {money(line.promoprice ?? line.price)}
        </p>
        {replacedBy ? (
          <p className="text-sm text-warning-ink">
            <Trans>
              replaced by {{ code: replacedBy.article_code_display }} {{ name: replacedBy.name }}
            </Trans>
          </p>
        ) : null}
      </div>
      <div className="col-start-2 row-start-2 space-y-1 pt-1 lg:col-start-3 lg:row-start-1 lg:pt-0">
        <LineState line={line} />
        <Confirmations line={line} />
      </div>
      <p className="tabular col-start-3 row-start-1 text-right font-semibold lg:col-start-4">
        {money(line.subtotal)}
      </p>
    </li>
  );
}

/** The lines of an order with their states and amounts. */
export function OrderLines({ order }: { order: OrderDetail }) {
  'use memo';
  const money = useMoney();
  return (
    <section className="rounded-lg border border-line bg-surface">
      <ul className="divide-y divide-line">
        {order.details.map((line) => (
          <OrderLine key={line.position} line={line} />
        ))}
      </ul>
      <DescriptionList
        look="sums"
        className="border-t border-line p-4"
        entries={[
          {
            key: 'shipping',
            name: <Trans>Shipping</Trans>,
            value: money(order.orderShipment.price),
          },
          {
            key: 'total',
            name: <Trans>Total</Trans>,
            value: money(order.total_order),
            className: 'text-xl font-semibold',
          },
        ]}
      />
    </section>
  );
}
