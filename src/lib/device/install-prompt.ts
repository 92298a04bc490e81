import { createStore } from '../create-store.ts';
import { installOffer } from './install-offer.ts';

/** How the app gets onto this device; null where it is there, or the browser does not offer it. */
export type InstallWay = 'prompt' | 'steps' | null;

/** Safari on iOS installs by its own menu and makes no offer. An iPad calls itself a Mac. */
const byShareMenu = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether this page is the installed app. */
export const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

const stepsOpen = createStore(false);

export const installPrompt = {
  subscribe: (listener: () => void) => {
    const ends = [installOffer.subscribe(listener), stepsOpen.subscribe(listener)];
    return () => {
      for (const end of ends) end();
    };
  },
  way: (): InstallWay => {
    if (installOffer.getSnapshot()) return 'prompt';
    return byShareMenu() && !isInstalled() ? 'steps' : null;
  },
  /** Asks the user, or shows how it is done; an offer of the browser can be used once. */
  start: async (): Promise<void> => {
    const event = installOffer.getSnapshot();
    if (!event) return stepsOpen.set(true);
    installOffer.set(null);
    await event.prompt();
  },
  stepsOpen: stepsOpen.getSnapshot,
  closeSteps: () => stepsOpen.set(false),
};
