import { Trans, useLingui } from '@lingui/react/macro';
import { useNumber } from '#src/i18n/use-number.ts';
import { Button } from '#src/ui/button.tsx';
import type { FileMakingProgress } from './use-file-making.ts';

/** The progress of a file that is being made, with a button that stops it. */
export function FileProgress({
  progress,
  onStop,
}: {
  progress: FileMakingProgress;
  onStop: () => void;
}) {
  const { t } = useLingui();
  const number = useNumber();
  const share = 'share' in progress ? progress.share : undefined;
  return (
    <span className="inline-flex items-center gap-2">
      <progress
        aria-label={t`Making the file`}
        {...(share !== undefined && { value: share })}
        className="h-2 w-24"
      />
      <span className="tabular text-sm text-ink-muted">
        {'share' in progress
          ? `${Math.floor(progress.share * 100)} %`
          : `${number(Math.ceil(progress.bytes / 1000))} kB`}
      </span>
      <Button variant="quiet" onClick={onStop}>
        <Trans comment="the making of a file">Stop</Trans>
      </Button>
    </span>
  );
}
