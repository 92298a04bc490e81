import { Trans, useLingui } from '@lingui/react/macro';
import { saveFile } from '#src/lib/files/save-file.ts';
import { Button } from '../button.tsx';
import { Notice } from '../state/notice.tsx';

/** New recovery codes, which are shown only now. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  return (
    <div className="space-y-3">
      <Notice tone="warning">
        <Trans>
          Keep these recovery codes in a safe place. Each of them logs you in once when you have
          neither passkey nor app. They are not shown again.
        </Trans>
      </Notice>
      <ul aria-label={t`Recovery codes`} className="grid gap-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() => saveFile(`${codes.join('\n')}\n`, t`Recovery codes.txt`, 'text/plain')}
      >
        <Trans>Download the codes</Trans>
      </Button>
    </div>
  );
}
