import { Trans } from '@lingui/react/macro';
import type { CatalogJob } from '#src/offline/catalog/job-state.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';

interface Props {
  problem: Extract<CatalogJob['phase'], 'full' | 'refused' | 'outdated'>;
  onSeen: () => void;
}

/** Why the catalog could not be taken along, and what to do. */
export function CatalogProblemNotice({ problem, onSeen }: Props) {
  return (
    <Notice
      tone="error"
      action={
        <Button variant="quiet" onClick={onSeen}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      {problem === 'full' ? (
        <Trans>
          There is not enough room on this device. Free some space or leave the pictures out. All
          else works as before.
        </Trans>
      ) : problem === 'refused' ? (
        <Trans>
          The catalog or these customers are no longer open to you. What was stored here is removed.
        </Trans>
      ) : (
        <Trans>Reload the app to get its new version, then take the catalog with you again.</Trans>
      )}
    </Notice>
  );
}
