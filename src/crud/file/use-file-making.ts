import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { HttpError } from '#src/graphql/errors.ts';
import { isViewRefusal, useFileFailure } from '#src/graphql/use-file-failure.ts';

/** The finished share of a file, or the bytes received of one that the server makes. */
export type FileMakingProgress = { share: number } | { bytes: number };

type Work = (
  signal: AbortSignal,
  setProgress: (progress: FileMakingProgress) => void,
) => Promise<void>;

/**
 * Makes one file at a time, with its progress (null while none is made); leaving the page stops it.
 * @param onFailure replaces the message about a failure, except that of a view
 */
export function useFileMaking(onFailure?: (error: unknown) => void) {
  const { t } = useLingui();
  const tellFailure = useFileFailure();
  const [progress, setProgress] = useState<FileMakingProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const reportFailure = (error: unknown) => {
    // Lists that only log a failure say so too: nothing else tells the administrator of a view.
    if (onFailure && !isViewRefusal(error)) return onFailure(error);
    const isBusy = error instanceof HttpError && error.code === 'TOO_MANY_EXPORTS';
    const failed = t`Two of your files are being made already. Try again when one of them is done.`;
    tellFailure(error, isBusy ? { failed } : {});
  };
  const make = async (work: Work): Promise<void> => {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setProgress({ share: 0 });
    try {
      await work(signal, setProgress);
    } catch (error) {
      if (!signal.aborted) reportFailure(error);
    }
    if (!signal.aborted) setProgress(null);
  };
  const stop = () => {
    running.current?.abort();
    setProgress(null);
  };
  return { progress, make, stop };
}
