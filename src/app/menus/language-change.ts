import { changeLanguage } from '#src/features/profile/profile.public.ts';
import { isNetworkError, OperationError } from '#src/graphql/errors.ts';
import { createStore } from '#src/lib/create-store.ts';

/** How a change of language ended. */
export type LanguageOutcome = 'changed' | 'refused' | 'offline' | 'view-only';

const running = createStore(false);

async function requestLanguage(code: string): Promise<LanguageOutcome> {
  try {
    return (await changeLanguage(code)) ? 'changed' : 'refused';
  } catch (error) {
    if (error instanceof OperationError && error.code === 'VIEW_AS_READS_ONLY') return 'view-only';
    return isNetworkError(error) ? 'offline' : 'refused';
  }
}

/** Changes the user's language on the server, one change at a time; the pop-up watches it. */
export const languageChange = {
  subscribe: running.subscribe,
  isRunning: running.getSnapshot,
  /** Null while another change runs. */
  run: async (code: string): Promise<LanguageOutcome | null> => {
    if (running.getSnapshot()) return null;
    running.set(true);
    try {
      return await requestLanguage(code);
    } finally {
      running.set(false);
    }
  },
};
