import { plural, t } from '@lingui/core/macro';
import { restOfMessages } from '#src/i18n/i18n.ts';
import { syncState } from '#src/offline/sync/sync-state.ts';
import { toast } from '#src/ui/overlay/toast-store.ts';

// Asks before a page with unsent changes is closed, if the browser may evict the stored data. Runs in the
// page only. The text of the browser's dialog cannot be chosen, so a user who stays on the page gets a
// message with the number of unsent changes afterwards.

/** A navigation of the app itself (reload for a new version, another customer, logout) is no close. */
const ownMs = 2_000;

let persistent = true;
let ownAt = Number.NEGATIVE_INFINITY;

async function look(): Promise<void> {
  persistent = (await navigator.storage?.persisted?.()) ?? true;
}

function unsent(): number {
  const { waiting, parked } = syncState.getSnapshot();
  return waiting + parked;
}

async function sayHowMany(): Promise<void> {
  await restOfMessages();
  const count = unsent();
  if (count === 0) return;
  toast({
    tone: 'warning',
    text: t`${plural(count, {
      one: '# change is on this device only, and the browser may delete it when room runs short.',
      other:
        '# changes are on this device only, and the browser may delete them when room runs short.',
    })}`,
  });
}

function warn(event: BeforeUnloadEvent): void {
  if (unsent() === 0 || persistent || performance.now() - ownAt < ownMs) return;
  event.preventDefault();
  // Runs only for those who stay.
  setTimeout(() => void sayHowMany(), 0);
}

/** Registered only while there is something to lose: a listener keeps pages out of the back cache. */
function follow(): void {
  if (unsent() > 0) {
    void look();
    window.addEventListener('beforeunload', warn);
  } else window.removeEventListener('beforeunload', warn);
}

interface Navigation {
  addEventListener(type: 'navigate', listener: (event: { userInitiated: boolean }) => void): void;
}

// Where the browser does not tell who navigates, asking would get in the way of the app's own reloads.
const { navigation } = window as { navigation?: Navigation };
if (navigation) {
  navigation.addEventListener('navigate', ({ userInitiated }) => {
    if (!userInitiated) ownAt = performance.now();
  });
  syncState.subscribe(follow);
  follow();
}
