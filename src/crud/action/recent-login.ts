import { createStore } from '#src/lib/create-store.ts';

interface OpenRecentLogin {
  /** Ends the dialog. @param confirmed whether the user has proved who they are */
  answer: (confirmed: boolean) => void;
}

/** The dialog that asks who uses the session; null when there is none. Read by its host only. */
export const openRecentLogin = createStore<OpenRecentLogin | null>(null);

/** The dialog that is open, for operations that need it at the same time. */
let asking: Promise<boolean> | null = null;

/**
 * Runs an operation of the server, which may need a recent login (server/graphql/recent-login.ts): when it answers
 * REAUTHENTICATE, the user is asked for a proof, and the operation is run again. `useAction` does this
 * automatically; other calls, such as downloads, are wrapped.
 * @param run must be safe to repeat
 * @throws what `run` throws; its REAUTHENTICATE when the user cancels
 */
export async function withRecentLogin<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'REAUTHENTICATE' || !(await ask())) throw error;
    return await run();
  }
}

function ask(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    openRecentLogin.set({
      answer: (confirmed) => {
        asking = null;
        openRecentLogin.set(null);
        resolve(confirmed);
      },
    });
  });
  return asking;
}
