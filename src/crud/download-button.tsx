import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { isNetworkError } from '#src/graphql/errors.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/toasts.tsx';

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
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await onDownload();
    } catch (error) {
      const text = isNetworkError(error)
        ? (offlineReason ?? t`The file needs a connection. Try again when you are online.`)
        : t`The file could not be downloaded. Try again.`;
      toast({ tone: 'error', text });
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
