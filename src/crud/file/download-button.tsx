import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFileFailure } from '#src/graphql/use-file-failure.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  /** Fetches the file and gives it to the reader; throws what a request throws. */
  onDownload: () => Promise<void>;
  /** Why the file cannot be had without a network; null where the device has it. */
  offlineReason?: string | null;
  children: ReactNode;
}

/** Fetches a stored file from the server with the session. */
export function DownloadButton({ onDownload, offlineReason, children }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const tellFailure = useFileFailure();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await onDownload();
    } catch (error) {
      tellFailure(error, {
        ...(offlineReason && { offline: offlineReason }),
        failed: t`The file could not be downloaded. Try again.`,
      });
    }
    setBusy(false);
  };
  const missing =
    offlineReason === undefined ? t`You are offline. The file needs a connection.` : offlineReason;
  return (
    <Button
      variant="secondary"
      busy={busy}
      disabledReason={online ? null : missing}
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
}
