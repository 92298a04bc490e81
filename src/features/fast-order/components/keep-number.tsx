import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { saveAliases } from '#src/features/order-lists/order-lists.public.ts';
import { Button } from '#src/ui/button.tsx';
import type { GridRow } from '../grid.rules.ts';
import type { OrderGrid } from '../order-grid.ts';

/** Offers to keep what was typed as an own number of the article that was chosen for it. */
export function KeepNumber({ row, grid }: { row: GridRow; grid: OrderGrid }) {
  const [busy, setBusy] = useState(false);
  const { mayKeep, product } = row;
  if (!mayKeep || !product) return null;
  const keep = async () => {
    setBusy(true);
    try {
      await saveAliases([{ alias: mayKeep, articleCode: product.article_code }]);
      grid.kept(row.id);
    } catch {
      // The lists have said that the device could not keep it.
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      className="self-start text-sm"
      busy={busy}
      // Leaving the quantity would move the row away from under the finger.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void keep()}
    >
      <Trans>Keep {mayKeep} as your own number for it</Trans>
    </Button>
  );
}
