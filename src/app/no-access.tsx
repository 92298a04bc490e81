import { Trans } from '@lingui/react/macro';
import { PageNotice } from './page-notice.tsx';

/** A page whose permission the user lacks, while their session goes on (B022). */
export function NoAccess() {
  return (
    <PageNotice
      title={() => <Trans>No access</Trans>}
      text={(name) => (
        <Trans>
          You do not have the right to open “{name}”. You are still logged in, and nothing you have
          entered is lost.
        </Trans>
      )}
    />
  );
}
