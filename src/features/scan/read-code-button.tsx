import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '#src/ui/dialog.tsx';
import { Drawing } from '#src/ui/icon.tsx';
import { CameraView } from './camera-view.tsx';

const barcode = 'M3 8V5h3M18 5h3v3M21 16v3h-3M6 19H3v-3M7 8.5v7m3-7v7m2.5-7v7m2-7v7m2.5-7v7';

interface Props {
  /** The number that is read, for the button and the dialog. */
  label: string;
  onCode: (code: string) => void;
}

/** Opens the camera and fills a field with the code that it reads. */
export default function ReadCodeButton({ label, onCode }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const name = t`Scan: ${{ what: label }}`;
  return (
    <>
      <button
        type="button"
        aria-label={name}
        title={name}
        className="grid size-touch shrink-0 place-items-center rounded text-ink-muted hover:bg-sunken"
        onClick={() => setOpen(true)}
      >
        <Drawing path={barcode} />
      </button>
      {isOpen ? (
        <Dialog open onOpenChange={(open) => open || setOpen(false)} title={name}>
          <CameraView
            onCode={(code) => {
              setOpen(false);
              navigator.vibrate?.(60);
              onCode(code);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}
