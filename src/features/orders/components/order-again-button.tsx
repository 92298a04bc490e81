import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useCart } from '#src/features/cart/cart.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { ActionFailure } from '#src/graphql/action-failure.tsx';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { type OrderedAgain, orderAgain } from '../order-again.ts';
import type { OrderDetail } from '../orders.queries.ts';

function Done({ added, left }: OrderedAgain) {
  return (
    <Notice
      tone={left.length > 0 ? 'warning' : 'success'}
      action={
        <ButtonLink to={paths.cart()}>
          <Trans>Go to cart</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Plural
          value={added}
          _0="No article was put into the cart."
          one="# article put into the cart."
          other="# articles put into the cart."
        />
      </p>
      {left.length > 0 ? (
        <>
          <p>
            <Plural
              value={{ count: left.length }}
              one="This one cannot be ordered in this quantity:"
              other="These cannot be ordered in this quantity:"
            />
          </p>
          <ul className="list-disc pl-5">
            {left.map(({ article, description }) => (
              <li key={article}>
                {description} <span className="tabular">{article}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}

/** Puts everything of the order into the cart again; choosing among its lines has a page of its own. */
export function OrderAgainButton({ order }: { order: OrderDetail }) {
  const { has } = useSession();
  const cart = useCart();
  const checks = useHostConfig();
  const inCart = (code: string) => cart.lines.find((line) => line.articleCode === code)?.qty ?? 0;
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<OrderedAgain | null>(null);
  const [error, setError] = useState<unknown>(null);
  // Reads the articles and puts them into the cart of this device: no mutation of the server, so no
  // `useAction`.
  const run = async () => {
    setBusy(true);
    setResult(null);
    setError(null);
    try {
      setResult(await orderAgain(order.details, inCart, checks));
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  };
  if (!has('cart.display-order-qty')) return null;
  return (
    <div className="space-y-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button busy={busy || cart.loading} onClick={() => void run()}>
          <Trans>Order again</Trans>
        </Button>
        <ButtonLink to={paths.repeatOrder({ order: order.order_no })}>
          <Trans>Choose lines</Trans>
        </ButtonLink>
      </div>
      {result ? <Done {...result} /> : null}
      <ActionFailure error={error} />
    </div>
  );
}
