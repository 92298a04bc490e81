import { HttpError } from './errors.ts';

/** The wait when the server has given as many files as it allows, in ms. */
const pauseMs = 30_000;

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/**
 * Fetches one of many files, and tries again as long as the server asks for a pause.
 * @returns null when the server has nothing (404)
 */
export async function fetchPatiently<T>(fetchOnce: () => Promise<T>, signal: AbortSignal) {
  for (;;)
    try {
      return await fetchOnce();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.status === 404) return null;
      if (error.status !== 429) throw error;
      await pause(signal);
    }
}
