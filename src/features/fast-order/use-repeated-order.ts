import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parseQty } from '#shared/quantity.ts';
import { useCart } from '#src/features/cart/cart.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { byArticle, type OrderedLine, type RepeatLine, validateLines } from './repeat.rules.ts';
import { repeatQueries } from './repeat-order.queries.ts';
import type { Product } from './resolve-codes.ts';
import { useAddToCart } from './use-add-to-cart.ts';

const wantedOf = (lines: readonly RepeatLine[]) =>
  lines.flatMap(({ product, qty, problem }) =>
    product && qty !== null && problem === null ? [{ product, qty }] : [],
  );

const isWrong = ({ problem }: RepeatLine) =>
  problem !== null && ['BAD_QTY', 'OVER_QUOTA', 'OVER_STOCK'].includes(problem);

/**
 * Returns the lines of a past order as they can be ordered now, with the quantities and choices made here, and
 * how to put them into the cart.
 * @param unfolded shows the lines at once
 */
export function useRepeatedOrder(details: readonly OrderedLine[], unfolded: boolean) {
  const client = useQueryClient();
  const cart = useCart();
  const { add, fits, loading } = useAddToCart();
  const [open, setOpen] = useState(unfolded);
  const [busy, setBusy] = useState(false);
  const [leftOut, setLeftOut] = useState<number | null>(0);
  const [qtys, setQtys] = useState<Record<string, string>>({});
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const ordered = byArticle(details);
  const query = repeatQueries.products(ordered.map(({ article }) => article));
  const products = useQuery({ ...query, enabled: open });

  const inCart = (code: string) =>
    cart.lines.find(({ articleCode }) => articleCode === code)?.qty ?? 0;
  const checks = useHostConfig();
  const textOf = ({ article, order_qty }: OrderedLine) => qtys[article] ?? String(order_qty);
  const validate = (known: ReadonlyMap<string, Product>) =>
    validateLines(ordered, known, (line) => parseQty(textOf(line)), inCart, checks);
  const lines = products.data ? validate(products.data) : [];
  const chosen = lines.filter(({ article }) => !off.has(article));
  const wanted = wantedOf(chosen);

  const addAll = async () => {
    setBusy(true);
    try {
      const all = validate(await client.fetchQuery(query));
      const can = wantedOf(all);
      const room = fits(can);
      if (can.length > 0 && room) await add(can);
      const out = room ? all.length - can.length : all.length;
      setLeftOut(out);
      if (out > 0) setOpen(true);
    } catch {
      setLeftOut(null);
    }
    setBusy(false);
  };

  return {
    /** The lines of the order, one for each article. */
    ordered,
    open,
    setOpen,
    products,
    lines: lines.map((line, at) => ({
      line,
      chosen: !off.has(line.article),
      qtyText: textOf(ordered[at] as OrderedLine),
      onQty: (text: string) => setQtys({ ...qtys, [line.article]: text }),
      onChoose: (on: boolean) => {
        const next = new Set(off);
        if (on) next.delete(line.article);
        else next.add(line.article);
        setOff(next);
      },
    })),
    wanted,
    wrong: chosen.some(isWrong),
    fits: fits(wanted),
    loading,
    /** Lines the last "Add all" left out; null when it could not be asked what is sold. */
    leftOut,
    busy,
    addAll,
    addChosen: () => {
      setLeftOut(0);
      void add(wanted);
    },
  };
}
