import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { HttpError } from '#src/graphql/errors.ts';
import { isViewRefusal, useFileFailure } from '#src/graphql/use-file-failure.ts';

/** @param onBytes hears how many bytes of the file have come */
export type FileWork = (signal: AbortSignal, onBytes: (bytes: number) => void) => Promise<void>;

type OnFailure = (error: unknown) => void;

/**
 * Has the server make one file at a time, with the bytes that have come (null while none is made); leaving the page
 * stops it. What it makes may bring its own way to say that it failed, except in a view.
 */
export function useFileMaking() {
  const { t } = useLingui();
  const tellFailure = useFileFailure();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const reportFailure = (error: unknown, onFailure: OnFailure | undefined) => {
    // Lists that only log a failure say so too: nothing else tells the administrator of a view.
    if (onFailure && !isViewRefusal(error)) return onFailure(error);
    const isBusy = error instanceof HttpError && error.code === 'TOO_MANY_EXPORTS';
    const failed = t`Two of your files are being made already. Try again when one of them is done.`;
    tellFailure(error, isBusy ? { failed } : {});
  };
  const make = async (work: FileWork, onFailure?: OnFailure): Promise<void> => {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setProgress(0);
    try {
      await work(signal, setProgress);
    } catch (error) {
      if (!signal.aborted) reportFailure(error, onFailure);
    }
    if (!signal.aborted) setProgress(null);
  };
  const stop = () => {
    running.current?.abort();
    setProgress(null);
  };
  return { progress, make, stop };
}
