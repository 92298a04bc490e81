import { Trans } from '@lingui/react/macro';
import { Notice } from '#src/ui/state/notice.tsx';
import { isNetworkError, OperationError } from './errors.ts';

/** Reports that something did not work; a lost connection is reported by the pop-up (B146). */
export function ActionFailure({ error }: { error: unknown }) {
  if (!error || isNetworkError(error)) return null;
  return (
    <Notice tone="error">
      {error instanceof OperationError && error.code === 'AUDIT_READS_ONLY' ? (
        <Trans>You can read this and export it, but not change it.</Trans>
      ) : error instanceof OperationError && error.code === 'VIEW_AS_READS_ONLY' ? (
        <Trans>
          You are viewing as another user. You can read, but not change or download anything.
        </Trans>
      ) : (
        <Trans>Something went wrong. Please try again.</Trans>
      )}
    </Notice>
  );
}
