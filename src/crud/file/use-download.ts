import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFileFailure, useOfflineReason } from '#src/graphql/use-file-failure.ts';

export interface Download {
  /** Fetches the file and gives it to the reader; throws what a request throws. */
  onDownload: () => Promise<void>;
  /** Why the file cannot be had without a network; null where the device has it. */
  offlineReason?: string | null;
}

/** Fetches a stored file from the server with the session, for a button or a menu. */
export function useDownload({ onDownload, offlineReason }: Download) {
  const { t } = useLingui();
  const offline = useOfflineReason();
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
  const missing = offline && offlineReason !== undefined ? offlineReason : offline;
  return { busy, disabledReason: missing, download: () => void download() };
}
