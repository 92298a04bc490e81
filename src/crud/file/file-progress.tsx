import { Trans, useLingui } from '@lingui/react/macro';
import { useNumber } from '#src/i18n/use-number.ts';
import { Button } from '#src/ui/button.tsx';

/** The bytes that have come of a file that is being made, with a button that stops it. */
export function FileProgress({ bytes, onStop }: { bytes: number; onStop: () => void }) {
  const { t } = useLingui();
  const number = useNumber();
  return (
    <span className="inline-flex items-center gap-2">
      <progress aria-label={t`Making the file`} className="h-2 w-24" />
      <span className="tabular text-sm text-ink-muted">
        {`${number(Math.ceil(bytes / 1000))} kB`}
      </span>
      <Button variant="quiet" onClick={onStop}>
        <Trans comment="the making of a file">Stop</Trans>
      </Button>
    </span>
  );
}
