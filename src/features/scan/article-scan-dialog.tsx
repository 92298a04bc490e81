import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { ScanDialog, vibrate } from './scan-dialog.tsx';

export interface FoundArticle {
  /** The page of the article, without the locale. */
  path: string;
  /** The code was that of a carton with the article. */
  isCarton: boolean;
}

export interface ArticleScanProps {
  /** The article with a code; null when there is none. */
  find: (code: string) => Promise<FoundArticle | null>;
}

/** With a path, it is the code of a carton, whose article is opened after the user has read so. */
type ScanOutcome =
  | { code: string; what: 'looking' | 'unknown' | 'failed' }
  | { code: string; what: 'carton'; path: string };

function Answer({ outcome: { code, what } }: { outcome: ScanOutcome }) {
  if (what === 'looking') return <Trans>Looking for {code}</Trans>;
  if (what === 'carton')
    return (
      <Trans>
        {code} is the code of a carton. How many pieces are in it is not known: check the quantity.
      </Trans>
    );
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

  const go = (path: string) => {
    onClose();
    navigate(path);
  };
  const open = async (code: string) => {
    setOutcome({ code, what: 'looking' });
    try {
      const found = await find(code);
      if (!found) return setOutcome({ code, what: 'unknown' });
      if (found.isCarton) return setOutcome({ code, what: 'carton', path: found.path });
      go(found.path);
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
        <Notice
          tone={looking ? 'info' : 'warning'}
          action={
            outcome.what === 'carton' ? (
              <Button onClick={() => go(outcome.path)}>
                <Trans>Show the article</Trans>
              </Button>
            ) : undefined
          }
        >
          <Answer outcome={outcome} />
        </Notice>
      ) : null}
    </ScanDialog>
  );
}
