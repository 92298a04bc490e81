import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ScanDialog, vibrate } from './scan-dialog.tsx';
import { useKeyboardScanner } from './use-keyboard-scanner.ts';

export interface FrameScanProps {
  /** Takes the text of a sticker as it was read or typed, without blanks around it. */
  onScan: (text: string) => void;
  /** The title, such as "Scan the battery"; by default "Scan the frame number". */
  label?: string;
}

/** Reads the number on a frame or on a part of a bike with the camera or a keyboard scanner, or takes it typed. */
export function FrameScanDialog({
  onScan,
  label,
  onClose,
}: FrameScanProps & { onClose: () => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    onClose();
    onScan(text);
  };
  const read = (text: string) => {
    vibrate();
    take(text);
  };
  useKeyboardScanner(read);
  return (
    <ScanDialog
      title={label ?? t`Scan the frame number`}
      accept="frame"
      field={{
        label: t`Number on the sticker`,
        autoCapitalize: 'characters',
        spellCheck: false,
        value: typed,
        onChange: setTyped,
      }}
      submit={{ label: <Trans>Use this number</Trans> }}
      onRead={read}
      onType={take}
      onClose={onClose}
    />
  );
}
