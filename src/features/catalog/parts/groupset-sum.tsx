import { Trans } from '@lingui/react/macro';
import { linePrice } from '#shared/price-rule.ts';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { retailTotal } from '../product/groupset.rules.ts';
import type { Groupset } from './groupset-add.tsx';

/** What several groupsets cost together, quantity discounts included; one has its price above. */
export function GroupsetSum({ groupset, sets }: { groupset: Groupset; sets: number }) {
  const money = useMoney();
  const showroom = useShowroom();
  const retail = retailTotal(groupset.items);
  const own = groupset.items.reduce<number | null>((sum, { qty, product: { price } }) => {
    if (sum === null || price.dealer == null) return null;
    return sum + linePrice(price.dealer, qty * sets, price.discounts).total;
  }, 0);
  const known = showroom ? retail : own;
  return (
    <p className="flex-1 self-center text-lg font-semibold tabular-nums" aria-live="polite">
      {sets < 2 || known === null ? null : showroom ? (
        <Trans comment="recommended retail price">RRP {money(known * sets)}</Trans>
      ) : (
        money(known)
      )}
    </p>
  );
}
