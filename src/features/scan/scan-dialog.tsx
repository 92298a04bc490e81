import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { CameraView } from './camera-view.tsx';

export interface ScanProps {
  /** The page of the article with a code, without the locale; null when there is none. */
  find: (code: string) => Promise<string | null>;
}

type ScanOutcome = { code: string; what: 'looking' | 'unknown' | 'failed' };

/** Length of the buzz that says a code was read, in ms. */
const buzz = 60;

function Answer({ outcome: { code, what } }: { outcome: ScanOutcome }) {
  if (what === 'looking') return <Trans>Looking for {code}</Trans>;
  if (what === 'unknown') return <Trans>No article with this code: {code}</Trans>;
  return <Trans>{code} could not be looked up. Check the connection and try again.</Trans>;
}

/** Reads a barcode with the camera, or takes its number, and opens the article. */
export function ScanDialog({ find, onClose }: ScanProps & { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null);

  const open = async (code: string) => {
    setOutcome({ code, what: 'looking' });
    try {
      const path = await find(code);
      if (!path) return setOutcome({ code, what: 'unknown' });
      onClose();
      navigate(path);
    } catch {
      setTyped(code);
      setOutcome({ code, what: 'failed' });
    }
  };
  const read = (code: string) => {
    if (outcome?.what === 'looking') return;
    navigator.vibrate?.(buzz);
    void open(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The search box's form is around this one, though not on the page.
    event.stopPropagation();
    const code = typed.trim();
    if (code) void open(code);
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t`Scan a barcode`}
    >
      <div className="space-y-4">
        <CameraView onCode={read} />
        {outcome ? (
          <Notice tone={outcome.what === 'looking' ? 'info' : 'warning'}>
            <Answer outcome={outcome} />
          </Notice>
        ) : null}
        <form onSubmit={submit} className="flex items-end gap-2">
          <TextField
            className="flex-1"
            label={t`EAN, UPC or code`}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="secondary" busy={outcome?.what === 'looking'}>
            <Trans>Open</Trans>
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
