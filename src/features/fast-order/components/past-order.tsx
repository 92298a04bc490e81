import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useOrderStateText } from '#src/features/orders/orders.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import type { RepeatOrdersQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { mostCartLines } from '../use-add-to-cart.ts';
import { useRepeatedOrder } from '../use-repeated-order.ts';
import { RepeatLine } from './repeat-line.tsx';

type Order = RepeatOrdersQuery['orders']['orders'][number];
type Repeated = ReturnType<typeof useRepeatedOrder>;

interface Props {
  order: Order;
  /** Shows its lines at once. */
  unfolded?: boolean;
}

/** A past order: all of it into the cart at once, or chosen lines in other quantities. */
export function PastOrder({ order, unfolded = false }: Props) {
  const repeated = useRepeatedOrder(order.details, unfolded);
  const { open, setOpen, products, busy, loading } = repeated;
  const { data, isError } = products;
  const waiting = useDelayed(open && !data && !isError, 200);
  return (
    <article className="rounded-xl border border-line bg-surface p-4" aria-label={order.order_no}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <OrderFacts order={order} lines={repeated.ordered} />
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? <Trans>Hide lines</Trans> : <Trans>Choose lines</Trans>}
          </Button>
          <Button variant="secondary" busy={busy || loading} onClick={() => void repeated.addAll()}>
            <Trans>Add all to cart</Trans>
          </Button>
        </div>
      </div>
      <AddAllNotice repeated={repeated} />
      {open && waiting ? <Skeleton className="mt-3 h-24" /> : null}
      {open && data ? <ChooseLines repeated={repeated} /> : null}
    </article>
  );
}

function OrderFacts({ order, lines }: { order: Order; lines: Repeated['ordered'] }) {
  const money = useMoney();
  const stateText = useOrderStateText();
  const { date } = useDates();
  const number = order.order_no;
  return (
    <div className="min-w-0">
      <h2 className="tabular font-semibold">
        <Trans>Order {number}</Trans>
      </h2>
      <p className="text-sm text-ink-muted">
        {[date(order.createdAt), order.custPoNo, stateText(order.orderStatus.description)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="tabular text-sm">
        <Plural value={{ count: lines.length }} one="# article" other="# articles" />
        <HiddenInShowroom> · {money(order.total_order)}</HiddenInShowroom>
      </p>
    </div>
  );
}

/** Says that articles were left out, or that their prices are unknown. */
function AddAllNotice({ repeated }: { repeated: Repeated }) {
  const { open, products, leftOut: left, addAll } = repeated;
  return (
    <>
      {left === null || (open && products.isError && !products.data) ? (
        <Notice
          tone="warning"
          className="mt-3"
          action={
            <Button variant="quiet" onClick={() => void (open ? products.refetch() : addAll())}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>
            The current prices of these articles are not on this device. Try again when there is a
            connection.
          </Trans>
        </Notice>
      ) : null}
      {left !== null && left > 0 ? (
        <Notice tone="warning" className="mt-3">
          <Plural
            value={left}
            one="# article was left out. The lines below say why."
            other="# articles were left out. The lines below say why."
          />
        </Notice>
      ) : null}
    </>
  );
}

function ChooseLines({ repeated }: { repeated: Repeated }) {
  const { t } = useLingui();
  const { lines, wanted, wrong, fits, loading, addChosen } = repeated;
  const reason = wrong
    ? t`Correct the marked quantities first`
    : wanted.length === 0
      ? t`Choose a line first`
      : fits
        ? undefined
        : t`A cart holds at most ${mostCartLines} articles`;
  return (
    <div className="mt-3 space-y-3">
      <ul className="divide-y divide-line">
        {lines.map(({ line, ...choice }) => (
          <RepeatLine key={line.article} line={line} {...choice} />
        ))}
      </ul>
      <Button variant="primary" busy={loading} disabledReason={reason} onClick={addChosen}>
        <Plural
          value={{ count: wanted.length }}
          one="Add # article to the cart"
          other="Add # articles to the cart"
        />
      </Button>
    </div>
  );
}
