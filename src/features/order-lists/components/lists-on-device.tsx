import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { cartSync, useCart } from '#src/features/cart/cart.public.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { useAliases, useOrderLists } from '../use-order-lists.ts';
import { Carts } from './carts.tsx';
import { OwnNumbers } from './own-numbers.tsx';
import { Templates } from './templates.tsx';

export type ListSection = 'carts' | 'templates' | 'numbers';

/** The lists of one section on the device, live; asks the server once for changes. */
export default function ListsOnDevice({ section }: { section: ListSection }) {
  const lists = useOrderLists();
  const aliases = useAliases();
  const cart = useCart();
  // Colleagues may have shared new lists.
  useEffect(() => void cartSync.pull().catch(() => undefined), []);
  const shown = useRef<HTMLDivElement>(null);
  const used = useRef(false);
  // A row that was worked with may have gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after each change of the rows
  useEffect(() => {
    if (used.current && document.activeElement === document.body)
      shown.current?.focus({ preventScroll: true });
  }, [lists.rows, aliases.rows]);
  const loading = lists.loading || aliases.loading || cart.loading;
  const slow = useDelayed(loading, 200);
  const templates = lists.rows.filter(({ kind }) => kind === 'template');
  const carts = lists.rows.filter(({ kind, own }) => kind === 'cart' && own);
  if (loading) return slow ? <Skeleton className="h-80" /> : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers that it was worked with
    <div
      ref={shown}
      tabIndex={-1}
      className="space-y-4 focus:outline-none"
      onFocus={() => {
        used.current = true;
      }}
    >
      <AsOf at={lists.asOf} />
      {lists.asOf === null ? (
        <p className="text-sm text-ink-muted">
          <Trans>Not yet loaded from the server: there may be more than this.</Trans>
        </p>
      ) : null}
      {section === 'carts' ? <Carts carts={carts} /> : null}
      {section === 'templates' ? <Templates templates={templates} /> : null}
      {section === 'numbers' ? <OwnNumbers aliases={aliases.rows} /> : null}
    </div>
  );
}
