import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { type Download, useDownload } from './use-download.ts';

/** Fetches a stored file from the server with the session. */
export function DownloadButton({ children, ...file }: Download & { children: ReactNode }) {
  const { busy, disabledReason, download } = useDownload(file);
  return (
    <Button variant="secondary" busy={busy} disabledReason={disabledReason} onClick={download}>
      {children}
    </Button>
  );
}
