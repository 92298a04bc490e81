import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { linePrice } from '#shared/price-rule.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { useCartParts } from '../cart-parts.ts';
import { NextStep } from './next-step.tsx';

interface Props {
  price: CartProductFragment['price'];
  qty: number;
}

/** The deal a line gets, by name, what a few more would bring, and the whole ladder (E285 to E287). */
export function LineDeal({ price, qty }: Props) {
  const { PriceLadder } = useCartParts();
  const [open, setOpen] = useState(false);
  const dealer = price.dealer ?? 0;
  const { discounts } = price;
  const granted = discounts[linePrice(dealer, qty, discounts).step];
  if (discounts.length === 0) return null;
  return (
    <div className="text-xs">
      {granted?.description ? <p className="mt-1 text-success-ink">{granted.description}</p> : null}
      <NextStep dealer={dealer} qty={qty} steps={discounts} />
      {/* Its steps are drawn when it is opened: a cart may have hundreds of lines. */}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-touch cursor-pointer items-center text-brand-ink underline">
          <Trans>All quantity discounts</Trans>
        </summary>
        {open ? (
          <>
            <PriceLadder price={price} qty={qty} />
            {granted?.detail ? <p className="text-ink-muted">{granted.detail}</p> : null}
          </>
        ) : null}
      </details>
    </div>
  );
}
