import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parseQty } from '#shared/quantity.ts';
import { useCart } from '#src/features/cart/cart.public.ts';
import { useDates, useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { useOrderStateText } from '#src/features/orders/orders.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import type { RepeatOrdersQuery } from '#src/graphql/generated/graphql.ts';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import {
  byArticle,
  type RepeatLine as Line,
  type OrderedLine,
  validateLines,
} from '../repeat.rules.ts';
import { repeatQueries } from '../repeat-order.queries.ts';
import type { Product } from '../resolve-codes.ts';
import { mostCartLines, useAddToCart } from '../use-add-to-cart.ts';
import { RepeatLine } from './repeat-line.tsx';

type Order = RepeatOrdersQuery['orders']['orders'][number];

const wantedOf = (lines: readonly Line[]) =>
  lines.flatMap(({ product, qty, problem }) =>
    product && qty !== null && problem === null ? [{ product, qty }] : [],
  );

interface Props {
  order: Order;
  /** Shows its lines at once. */
  unfolded?: boolean;
}

/** A past order: all of it into the cart at once, or chosen lines in other quantities. */
export function PastOrder({ order, unfolded = false }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const stateText = useOrderStateText();
  const { date } = useDates();
  const client = useQueryClient();
  const cart = useCart();
  const { add, fits, loading } = useAddToCart();
  const [open, setOpen] = useState(unfolded);
  const [busy, setBusy] = useState(false);
  /** Lines the last "Add all" left out; null when it could not be asked what is sold. */
  const [left, setLeft] = useState<number | null>(0);
  const [qtys, setQtys] = useState<Record<string, string>>({});
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const lines = byArticle(order.details);
  const query = repeatQueries.products(lines.map(({ article }) => article));
  const { data, isError, refetch } = useQuery({ ...query, enabled: open });
  const waiting = useDelayed(open && !data && !isError, 200);

  const inCart = (code: string) =>
    cart.lines.find(({ articleCode }) => articleCode === code)?.qty ?? 0;
  const checks = useHostConfig();
  const textOf = ({ article, order_qty }: OrderedLine) => qtys[article] ?? String(order_qty);
  const judge = (products: ReadonlyMap<string, Product>) =>
    validateLines(lines, products, (line) => parseQty(textOf(line)), inCart, checks);
  const judged = data ? judge(data) : [];
  const chosen = judged.filter(({ article }) => !off.has(article));
  const wanted = wantedOf(chosen);
  const bad = chosen.some(
    ({ problem }) => problem && ['BAD_QTY', 'OVER_QUOTA', 'OVER_STOCK'].includes(problem),
  );

  const addAll = async () => {
    setBusy(true);
    try {
      const all = judge(await client.fetchQuery(query));
      const can = wantedOf(all);
      const room = fits(can);
      if (can.length > 0 && room) await add(can);
      const out = room ? all.length - can.length : all.length;
      setLeft(out);
      if (out > 0) setOpen(true);
    } catch {
      setLeft(null);
    }
    setBusy(false);
  };
  const number = order.order_no;
  const reason = bad
    ? t`Correct the marked quantities first`
    : wanted.length === 0
      ? t`Choose a line first`
      : fits(wanted)
        ? undefined
        : t`A cart holds at most ${mostCartLines} articles`;
  return (
    <article className="rounded-xl border border-line bg-surface p-4" aria-label={number}>
      <div className="flex flex-wrap items-start justify-between gap-3">
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
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? <Trans>Hide lines</Trans> : <Trans>Choose lines</Trans>}
          </Button>
          <Button variant="secondary" busy={busy || loading} onClick={() => void addAll()}>
            <Trans>Add all to cart</Trans>
          </Button>
        </div>
      </div>
      {left === null || (open && isError && !data) ? (
        <Notice
          tone="warning"
          className="mt-3"
          action={
            <Button variant="quiet" onClick={() => void (open ? refetch() : addAll())}>
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
      {open && waiting ? <Skeleton className="mt-3 h-24" /> : null}
      {open && data ? (
        <div className="mt-3 space-y-3">
          <ul className="divide-y divide-line">
            {judged.map((line, at) => (
              <RepeatLine
                key={line.article}
                line={line}
                chosen={!off.has(line.article)}
                qtyText={textOf(lines[at] as OrderedLine)}
                onQty={(text) => setQtys({ ...qtys, [line.article]: text })}
                onChoose={(on) => {
                  const next = new Set(off);
                  if (on) next.delete(line.article);
                  else next.add(line.article);
                  setOff(next);
                }}
              />
            ))}
          </ul>
          <Button
            variant="primary"
            busy={loading}
            disabledReason={reason}
            onClick={() => {
              setLeft(0);
              void add(wanted);
            }}
          >
            <Plural
              value={{ count: wanted.length }}
              one="Add # article to the cart"
              other="Add # articles to the cart"
            />
          </Button>
        </div>
      ) : null}
    </article>
  );
}
