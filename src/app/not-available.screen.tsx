import { Trans } from '@lingui/react/macro';
import { PageNotice } from './page-notice.tsx';

/** Stands for a page that is planned and not built; only those who may use it get here. */
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
