import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { checkQty, maxQty, parseQty } from '#shared/quantity.ts';
import { setCartQty, useCartQty } from '#src/features/cart/cart.public.ts';
import { openCustomerSelection } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { hasStock } from '#src/lib/stock/has-stock.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { type InboxEntry, notificationQueries } from '../notifications.queries.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { useNewsText } from '../use-news-text.ts';

export interface RestockArrivalProps {
  /** The articles of the page; the address names one of them. */
  items: readonly CartProductFragment[];
}

/** The newest of the inbox about the article; opening it this way counts as having read it. */
function useEntry(articleCode: string): InboxEntry | undefined {
  const { data } = useQuery(notificationQueries.newest());
  const entry = data?.notifications.find(({ restock }) => restock?.article_code === articleCode);
  const markRead = useMarkRead();
  const marked = useRef('');
  useEffect(() => {
    if (!entry || entry.read || marked.current === entry.id) return;
    marked.current = entry.id;
    void markRead.run({ ids: [entry.id] });
  });
  return entry;
}

function Arrived({ item, subscribedQty, onDone }: ArrivedProps) {
  const { t } = useLingui();
  const { has, customer } = useSession();
  const newsText = useNewsText();
  const entry = useEntry(item.article_code);
  const inCart = useCartQty(item.article_code);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const news = entry?.restock ?? null;
  const qty = subscribedQty ?? news?.qty ?? 1;
  const code = item.article_code_display;
  const otherCustomer = news !== null && news.customer !== customer?.unified;
  const mayOrder = has('cart.display-order-qty') && customer !== null && !item.blocked;
  const enough = inCart >= qty;

  const put = async () => {
    const wrong = checkQty(qty, item.orderQuota ?? null);
    if (wrong)
      return setProblem(
        wrong === 'OVER_QUOTA'
          ? t`At most ${{ most: item.orderQuota ?? 0 }} for you. Enter a quantity below.`
          : t`This quantity is not possible. Enter one below.`,
      );
    try {
      // The quantity itself and not one more: a second tap must not double it.
      await setCartQty(item, qty);
    } catch {
      return setProblem(t`It could not be put into the cart.`);
    }
    setDone(true);
    onDone();
  };

  return (
    <Notice
      tone={problem ? 'warning' : 'success'}
      action={
        done || enough ? null : otherCustomer ? (
          <Button variant="secondary" onClick={openCustomerSelection}>
            <Trans>Change customer</Trans>
          </Button>
        ) : mayOrder ? (
          <Button onClick={() => void put()}>
            <Trans>Put {qty} in the cart</Trans>
          </Button>
        ) : null
      }
    >
      <p className="font-semibold">
        {hasStock(item.stock) ? (
          <Trans>{code} is back.</Trans>
        ) : (
          <Trans>{code} was back and is gone again.</Trans>
        )}
      </p>
      <p>{news ? newsText({ ...news, qty }) : <Trans>You wanted {qty}.</Trans>}</p>
      {done || enough ? (
        <p>
          <Trans>{inCart} in the cart.</Trans>
        </p>
      ) : otherCustomer ? (
        <p>
          <Trans>You asked for customer {{ customer: news.customer }}.</Trans>
        </p>
      ) : null}
      {problem ? <p role="alert">{problem}</p> : null}
    </Notice>
  );
}

interface ArrivedProps {
  item: CartProductFragment;
  /** The quantity of the address; null when there is none that can be ordered. */
  subscribedQty: number | null;
  onDone: () => void;
}

/**
 * The target of a notification: says how many pieces arrived and how many were requested, and adds the
 * wanted quantity to the cart with one tap. Nothing on a page that was opened in another way.
 */
export function RestockArrival({ items }: RestockArrivalProps) {
  const [query, setQuery] = useSearchParams();
  // Stays visible after the tap, when the address no longer has it.
  const [arrival, setArrival] = useState<{ code: string; qty: number | null } | null>(null);
  const code = query.get('restock');
  const qty = parseQty(query.get('qty') ?? '');
  if (code && code !== arrival?.code) setArrival({ code, qty: qty && qty <= maxQty ? qty : null });
  const item = items.find((one) => one.article_code === arrival?.code);
  if (!arrival || !item) return null;
  const forget = () =>
    setQuery(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete('restock');
        rest.delete('qty');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  return <Arrived key={arrival.code} item={item} subscribedQty={arrival.qty} onDone={forget} />;
}
