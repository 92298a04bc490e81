import { Trans } from '@lingui/react/macro';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

/** Replaces checkout and shipping where the host accepts no orders (N026). */
export function NoCheckout() {
  return (
    <EmptyState
      page
      kind="custom"
      title={<Trans>Orders cannot be placed here at the moment</Trans>}
    />
  );
}
