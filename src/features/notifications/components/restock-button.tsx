import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { hasStock } from '#src/lib/stock/has-stock.ts';
import { Button } from '#src/ui/button.tsx';
import { Drawing } from '#src/ui/icon.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { bell } from '../bell-icon.ts';
import { notificationQueries } from '../notifications.queries.ts';

const RestockDialog = lazyWithMessages(async () => ({
  default: (await import('./restock-dialog.tsx')).RestockDialog,
}));

export interface RestockButtonProps {
  product: {
    article_code: string;
    article_code_display: string;
    name: string;
    sorg: string;
    stock: { qty: number; masked: boolean };
    /** Whether the user is subscribed to it (E240). */
    restockNotification: boolean;
  };
  className?: string;
}

/** How many of the article the user has asked for; null while it is not known. */
function useWanted({ article_code, sorg, restockNotification }: RestockButtonProps['product']) {
  const { customer } = useSession();
  const { data } = useDeferredQuery({
    ...notificationQueries.manyWaiting(),
    enabled: restockNotification,
  });
  const entry = data?.subscriptions.find(
    (one) =>
      one.article_code === article_code && one.sorg === sorg && one.customer === customer?.unified,
  );
  return entry?.qty ?? null;
}

/** Subscribes to an article without stock, or shows the subscription (B091). */
export function RestockButton({ product, className }: RestockButtonProps) {
  const { t } = useLingui();
  const online = useOnline();
  const { customer, readsOnly } = useSession();
  const [open, setOpen] = useState(false);
  const known = useWanted(product);
  const [subscribedQty, setSubscribedQty] = useState<number | null>(null);
  const on = product.restockNotification;
  const wanted = subscribedQty ?? known;
  const code = product.article_code_display;
  if (hasStock(product.stock) || (!on && readsOnly)) return null;
  const reason = !customer
    ? t`Choose a customer first.`
    : online
      ? null
      : t`You are offline. Asking needs a connection.`;
  return (
    <>
      <Button
        variant={on ? 'quiet' : 'secondary'}
        className={className}
        disabledReason={reason}
        aria-label={
          on
            ? wanted === null
              ? t`You will be notified when ${code} is back. Change or stop it.`
              : t`You will be notified (${wanted}) when ${code} is back. Change or stop it.`
            : t`Tell me when it is back: ${code}`
        }
        onClick={() => setOpen(true)}
      >
        <Drawing path={bell} size={20} />
        {on ? (
          wanted === null ? (
            <Trans>You will be notified</Trans>
          ) : (
            <Trans>You will be notified ({wanted})</Trans>
          )
        ) : (
          <Trans>Tell me when it is back</Trans>
        )}
      </Button>
      <Suspense fallback={null}>
        <RestockDialog
          article={product}
          wanted={on ? (wanted ?? 1) : null}
          open={open}
          onClose={() => setOpen(false)}
          onDone={setSubscribedQty}
        />
      </Suspense>
    </>
  );
}
