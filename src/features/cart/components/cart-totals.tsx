import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import type { useCart } from '../cart.public.ts';

const SorgName = lazyWithMessages(() => import('./sorg-name.tsx'));

interface Props {
  totals: ReturnType<typeof useCart>['totals'];
}

/** The totals of the goods by sales organisation (B104). */
export function CartTotals({ totals }: Props) {
  const money = useMoney();
  return totals.map(({ sorg, total }) => (
    <div key={sorg} className="tabular-nums">
      {totals.length > 1 ? (
        <p className="text-sm font-semibold">
          <Suspense fallback={sorg}>
            <SorgName sorg={sorg} />
          </Suspense>
        </p>
      ) : null}
      <p className="flex items-baseline justify-between text-xl font-semibold">
        <span>
          <Trans>Total</Trans>
        </span>
        <span>{money(total)}</span>
      </p>
    </div>
  ));
}
