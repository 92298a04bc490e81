import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { exportOpenOrders } from '../export-open-orders.ts';
import type { OpenFilter } from '../orders.queries.ts';
import { useSheetWords } from '../use-sheet-words.ts';

/** Saves all open lines of the filter as a spreadsheet (U225); tells how far it is, can be stopped. */
export function ExportButton({ asked }: { asked: OpenFilter }) {
  const { t } = useLingui();
  const online = useOnline();
  const words = useSheetWords();
  const { orderTypeDisplay } = useHostConfig();
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async () => {
    const control = new AbortController();
    stop.current = control;
    setShare(0);
    await exportOpenOrders(asked, {
      words,
      withType: orderTypeDisplay,
      signal: control.signal,
      onProgress: (done) => !control.signal.aborted && setShare(done),
    });
    if (!control.signal.aborted) setShare(null);
  };
  if (share === null)
    return (
      <Button
        variant="secondary"
        disabledReason={online ? null : t`You are offline. The file needs a connection.`}
        onClick={() => void start()}
      >
        <Trans>Save as Excel file</Trans>
      </Button>
    );
  const percent = Math.floor(share * 100);
  return (
    <span className="inline-flex items-center gap-2">
      <progress aria-label={t`Making the file`} value={share} className="h-2 w-24" />
      <span className="tabular text-sm text-ink-muted">{percent} %</span>
      <Button
        variant="quiet"
        onClick={() => {
          stop.current?.abort();
          setShare(null);
        }}
      >
        <Trans comment="the making of a file">Stop</Trans>
      </Button>
    </span>
  );
}
