import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Drawing } from '#src/ui/icon.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import type { ArticleScanProps } from './article-scan-dialog.tsx';
import type { FrameScanProps } from './frame-scan-dialog.tsx';
import { useKeyboardScanner, useSeparatorKey } from './use-keyboard-scanner.ts';

const ArticleScanDialog = lazyWithMessages(async () => ({
  default: (await import('./article-scan-dialog.tsx')).ArticleScanDialog,
}));
const FrameScanDialog = lazyWithMessages(async () => ({
  default: (await import('./frame-scan-dialog.tsx')).FrameScanDialog,
}));

const barcode = 'M3 8V5h3M18 5h3v3M21 16v3h-3M6 19H3v-3M7 8.5v7m3-7v7m2.5-7v7m2-7v7m2.5-7v7';

interface ArticleProps extends ArticleScanProps {
  accept?: 'article';
  /** The camera opens without a tap. */
  atOnce?: boolean;
}

interface FrameProps extends FrameScanProps {
  accept: 'frame';
  /**
   * Also takes what a keyboard scanner types while the focus is in no field. At most one button of a page may have it,
   * because each such button takes the number.
   */
  keyboard?: boolean;
}

function OpenButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-touch place-items-center rounded text-ink-muted hover:bg-sunken"
      onClick={onOpen}
    >
      <Drawing path={barcode} />
    </button>
  );
}

function ArticleScanButton({ find, atOnce = false }: ArticleProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(atOnce);
  useSeparatorKey();
  return (
    <>
      <OpenButton label={t`Scan a barcode`} onOpen={() => setOpen(true)} />
      {open ? (
        <Suspense fallback={null}>
          <ArticleScanDialog find={find} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function FrameScanButton({ onScan, label, keyboard = false }: FrameProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  // The dialog listens itself while it is open.
  useKeyboardScanner(keyboard && !open ? onScan : null);
  return (
    <>
      <OpenButton label={label ?? t`Scan the frame number`} onOpen={() => setOpen(true)} />
      {open ? (
        <Suspense fallback={null}>
          <FrameScanDialog onScan={onScan} label={label} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Opens the camera: for the barcode of an article, or for the sticker of a frame or part. */
export function ScanButton(props: ArticleProps | FrameProps) {
  return props.accept === 'frame' ? (
    <FrameScanButton {...props} />
  ) : (
    <ArticleScanButton {...props} />
  );
}
