import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ScanDialog, vibrate } from './scan-dialog.tsx';

export interface ArticleScanProps {
  /** The page of the article with a code, without the locale; null when there is none. */
  find: (code: string) => Promise<string | null>;
}

type ScanOutcome = { code: string; what: 'looking' | 'unknown' | 'failed' };

function Answer({ outcome: { code, what } }: { outcome: ScanOutcome }) {
  if (what === 'looking') return <Trans>Looking for {code}</Trans>;
  if (what === 'unknown') return <Trans>No article with this code: {code}</Trans>;
  return <Trans>{code} could not be looked up. Check the connection and try again.</Trans>;
}

/** Reads a barcode with the camera, or takes its number, and opens the article. */
export function ArticleScanDialog({ find, onClose }: ArticleScanProps & { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null);
  const looking = outcome?.what === 'looking';

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
    if (looking) return;
    vibrate();
    void open(code);
  };

  return (
    <ScanDialog
      title={t`Scan a barcode`}
      accept="article"
      field={{
        label: t`EAN, UPC or code`,
        inputMode: 'numeric',
        value: typed,
        onChange: setTyped,
      }}
      submit={{ label: <Trans>Open</Trans>, busy: looking }}
      onRead={read}
      onType={(code) => void open(code)}
      onClose={onClose}
    >
      {outcome ? (
        <Notice tone={looking ? 'info' : 'warning'}>
          <Answer outcome={outcome} />
        </Notice>
      ) : null}
    </ScanDialog>
  );
}
