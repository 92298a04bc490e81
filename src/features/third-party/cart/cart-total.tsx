import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { actionBar } from '#src/ui/layout/bottom-bar.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { type Cart, priceOf } from './cart-lines.ts';
import type { Placing } from './use-placing.ts';

/** The total of the cart (B104) and its one action: place the orders, or confirm what has changed. */
export function CartTotal({ cart, placing }: { cart: Cart; placing: Placing }) {
  const { t } = useLingui();
  const money = useMoney();
  const online = useOnline();
  const problemText = useProblemText();
  const { changes, problems, busy } = placing;
  const orders = new Set(cart.lines.map(({ product }) => product.vendor.id)).size;
  const total = cart.lines.reduce((sum, line) => sum + priceOf(line).total, 0);
  const isIncomplete = cart.lines.some(({ product }) => !cart.shipments[product.vendor.id]?.to);
  // Problems of one vendor are shown in its section.
  const general = problems.filter(({ field = '' }) => !field.startsWith('shipment.'));
  return (
    <section
      ref={actionBar}
      aria-label={t`Total`}
      className="sticky bottom-0 -mx-4 space-y-3 border-t border-line bg-surface p-4 sm:mx-0 sm:rounded-t-xl sm:border lg:top-24 lg:bottom-auto lg:rounded-xl"
    >
      {general.map((problem) => (
        <Notice key={problem.code} tone="error">
          {problemText(problem)}
        </Notice>
      ))}
      {changes.size > 0 ? (
        <Notice tone="warning">
          <Trans>Nothing is ordered yet. Prices or stock have changed since you saw them.</Trans>
        </Notice>
      ) : null}
      <p className="flex items-baseline justify-between gap-3 text-lg font-semibold tabular-nums">
        <Trans>Total</Trans>
        <span>{money(total)}</span>
      </p>
      {changes.size > 0 ? (
        <Button className="w-full" onClick={() => void placing.confirm()}>
          <Trans>Accept the changes</Trans>
        </Button>
      ) : (
        <Button
          className="w-full"
          busy={busy}
          disabledReason={
            online
              ? isIncomplete
                ? t`Choose for each vendor where it goes to`
                : null
              : t`Orders at vendors need a connection. The cart stays on this device.`
          }
          onClick={() => void placing.place(cart)}
        >
          <Plural value={orders} one="Place # order" other="Place # orders" />
        </Button>
      )}
    </section>
  );
}
