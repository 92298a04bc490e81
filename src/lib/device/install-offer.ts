import { createStore } from '../create-store.ts';

/** The event of Chromium when the app can be installed; the DOM types lack it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer, kept for our own button; null while it makes none. */
export const installOffer = createStore<InstallEvent | null>(null);

/** Keeps the browser's offer; to be called once, early, or the offer is missed. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.set(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => installOffer.set(null));
}
