import { Trans } from '@lingui/react/macro';
import { Notice } from '#src/ui/state/notice.tsx';
import type { LoginNotice } from './login-notice.ts';

/** Says why the user was logged out (B138 to B144, N006). */
export function LoginNoticeBox({ notice }: { notice: LoginNotice }) {
  switch (notice.reason) {
    case 'maintenance':
      return (
        <Notice tone="info">
          {notice.message || <Trans>The portal is being worked on. Please log in later.</Trans>}
        </Notice>
      );
    case 'not-allowed':
    case 'forbidden':
      return (
        <Notice tone="warning">
          <Trans>You are not allowed to open that page, so you were logged out.</Trans>
        </Notice>
      );
    default:
      return (
        <Notice tone="info">
          <Trans>Your session has ended. Log in to go on; unsent work is kept.</Trans>
        </Notice>
      );
  }
}
