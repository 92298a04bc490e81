import { Trans } from '@lingui/react/macro';
import { PageNotice } from './page-notice.tsx';

/** A page that is planned but not built; only users with its permission get here. */
export function Component() {
  return (
    <PageNotice
      title={(name) => <Trans>{name}: not available yet</Trans>}
      text={() => (
        <Trans>You have the right to use this page, but the portal does not have it yet.</Trans>
      )}
    />
  );
}
