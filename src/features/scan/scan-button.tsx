import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Drawing } from '#src/ui/icon.tsx';
import { lazyWithMessages } from '#src/ui/lazy-with-messages.tsx';
import type { ScanProps } from './scan-dialog.tsx';

const ScanDialog = lazyWithMessages(async () => ({
  default: (await import('./scan-dialog.tsx')).ScanDialog,
}));

const barcode = 'M3 8V5h3M18 5h3v3M21 16v3h-3M6 19H3v-3M7 8.5v7m3-7v7m2.5-7v7m2-7v7m2.5-7v7';

interface Props extends ScanProps {
  /** The camera opens without a tap. */
  atOnce?: boolean;
}

/** Opens the barcode camera. */
export default function ScanButton({ find, atOnce = false }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(atOnce);
  return (
    <>
      <button
        type="button"
        aria-label={t`Scan a barcode`}
        title={t`Scan a barcode`}
        className="grid size-touch place-items-center rounded text-ink-muted hover:bg-sunken"
        onClick={() => setOpen(true)}
      >
        <Drawing path={barcode} />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <ScanDialog find={find} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
