import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { RecoveryCodes } from '#src/ui/second-factor/recovery-codes.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { AuthenticatorApp } from './components/authenticator-app.tsx';
import { Passkeys } from './components/passkeys.tsx';
import { RecoveryCodesLeft } from './components/recovery-codes-left.tsx';
import { ownSecondFactorsQuery } from './security.queries.ts';

/** The user's own second factors: passkeys, an authenticator app and recovery codes. Online only. */
export function Component() {
  const online = useOnline();
  const { data, isPending, isError, error, refetch } = useDeferredQuery(ownSecondFactorsQuery);
  const slow = useDelayed(isPending, 200);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const showCodes = (fresh: readonly string[]) => fresh.length > 0 && setCodes(fresh);

  let content: ReactNode = slow ? <Skeleton className="h-48" /> : null;
  if (isError && !data)
    content = <LoadFailure error={error} onRetry={() => void refetchOrReportOffline(refetch)} />;
  else if (data)
    content = (
      <>
        {data.isRequired ? (
          <Notice tone="info">
            <Trans>Your login needs a second factor. The last one cannot be removed.</Trans>
          </Notice>
        ) : null}
        {data.mayAdd ? null : (
          <Notice tone="info">
            <Trans>Your distributor has chosen that you log in with your password alone.</Trans>
          </Notice>
        )}
        <Passkeys factors={data} onCodes={showCodes} />
        <AuthenticatorApp factors={data} onCodes={showCodes} />
        <RecoveryCodesLeft factors={data} onCodes={showCodes} />
      </>
    );

  return (
    <div className="mx-auto max-w-3xl space-y-4">
      <PageHeader title={<Trans>Login and security</Trans>} />
      <p className="text-sm text-ink-muted">
        <Trans>
          A second factor protects your login when another person knows your password: a passkey of
          this or another device, or an app that shows codes.
        </Trans>
      </p>
      {online ? null : (
        <Notice tone="info">
          <Trans>You are offline. Your login can only be seen and changed with a connection.</Trans>
        </Notice>
      )}
      {codes.length > 0 ? <RecoveryCodes codes={codes} /> : null}
      {content}
    </div>
  );
}
