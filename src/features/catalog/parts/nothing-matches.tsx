import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** Instead of the results of a search or filter that finds nothing, with a way back to all. */
export default function NothingMatches({ onClear }: { onClear?: (() => void) | undefined }) {
  return (
    <EmptyState
      kind="no-result"
      title={<Trans>Nothing matches</Trans>}
      text={<Trans>Try other words or remove a filter.</Trans>}
      action={
        onClear ? (
          <Button variant="secondary" onClick={onClear}>
            <Trans>Clear search and filters</Trans>
          </Button>
        ) : null
      }
    />
  );
}
