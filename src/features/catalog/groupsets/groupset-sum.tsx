import { Trans } from '@lingui/react/macro';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { ownTotal, retailTotal } from './groupset.rules.ts';
import type { Groupset } from './groupset-add.tsx';

/**
 * The price of several groupsets together, quantity discounts included; a single one has its price above.
 */
export function GroupsetSum({ groupset, sets }: { groupset: Groupset; sets: number }) {
  const money = useMoney();
  const showroom = useShowroom();
  const retail = retailTotal(groupset.items);
  const own = ownTotal(groupset.items, sets);
  const known = showroom ? retail : own;
  return (
    <p className="flex-1 self-center text-lg font-semibold tabular-nums" aria-live="polite">
      {sets < 2 || known === null ? null : showroom ? (
        <Trans comment="recommended retail price">RRP {{ price: money(known * sets) }}</Trans>
      ) : (
        money(known)
      )}
    </p>
  );
}
