/** What Chromium offers when the app can be installed; the DOM types do not have it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | null = null;
const listeners = new Set<() => void>();

function change(event: InstallEvent | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for our own button; to be called once, early, or the offer is missed. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => change(null));
}

/** The offer that is kept, for src/lib/install-prompt.ts. */
export const installOffer = { listeners, change, get: () => offered };
