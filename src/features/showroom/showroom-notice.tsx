import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { switchShowroom } from './switch-showroom.ts';

/** Replaces a page that showroom mode hides. */
export function ShowroomNotice() {
  return (
    <EmptyState
      page
      kind="custom"
      title={<Trans>Not shown in showroom mode</Trans>}
      action={
        <Button variant="secondary" onClick={switchShowroom}>
          <Trans>Leave showroom mode</Trans>
        </Button>
      }
    />
  );
}
