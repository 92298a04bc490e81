import { installOffer } from './install-offer.ts';

const { listeners, change } = installOffer;

/** How the app gets onto this device; null where it is there, or the browser does not offer it. */
export type InstallWay = 'prompt' | 'steps' | null;

/** Safari on iOS installs by its own menu and makes no offer. An iPad calls itself a Mac. */
const byShareMenu = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether this page is the installed app. */
export const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

let stepsOpen = false;

function showSteps(open: boolean): void {
  stepsOpen = open;
  for (const listener of listeners) listener();
}

export const installPrompt = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  way: (): InstallWay => {
    if (installOffer.get()) return 'prompt';
    return byShareMenu() && !isInstalled() ? 'steps' : null;
  },
  /** Asks the user, or shows how it is done; an offer of the browser can be used once. */
  start: async (): Promise<void> => {
    const event = installOffer.get();
    if (!event) return showSteps(true);
    change(null);
    await event.prompt();
  },
  stepsOpen: () => stepsOpen,
  closeSteps: () => showSteps(false),
};
