import { changeLanguage } from '#src/features/profile/profile.public.ts';
import { isNetworkError } from '#src/graphql/errors.ts';

/** How a change of language ended. */
export type LanguageOutcome = 'changed' | 'refused' | 'offline';

let running = false;
const listeners = new Set<() => void>();

function setRunning(next: boolean): void {
  running = next;
  for (const listener of listeners) listener();
}

async function ask(code: string): Promise<LanguageOutcome> {
  try {
    return (await changeLanguage(code)) ? 'changed' : 'refused';
  } catch (error) {
    return isNetworkError(error) ? 'offline' : 'refused';
  }
}

/** Changes the user's language on the server, one change at a time; the pop-up watches it. */
export const languageChange = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isRunning: () => running,
  /** Null while another change runs. */
  run: async (code: string): Promise<LanguageOutcome | null> => {
    if (running) return null;
    setRunning(true);
    try {
      return await ask(code);
    } finally {
      setRunning(false);
    }
  },
};
