import { type DehydratedState, dehydrate, hydrate, type Query } from '@tanstack/react-query';
import { deviceStorage } from '#src/lib/device/device-storage.ts';
import { storedUser } from '#src/offline/session/session-tokens.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { queryClient } from './query-client.ts';

/** How long a kept query may be shown before the server has answered again, in ms. */
export const persistedFor = 20 * 24 * 3600 * 1000;

/** Raise when the shape of a kept query changes. */
const shape = '2';

const name = `pannier-queries:${window.location.host}`;

/** Changes of a second are written together, in ms. */
const writeDelay = 1_000;

/** What is stored; an earlier version of the app may have stored something else. */
interface Content {
  buster: string;
  timestamp: number;
  clientState: DehydratedState;
  /** The user whose queries these are: a tab of the previous user may write last. */
  owner: number | null;
}

/** What was answered once is kept when a later request fails, as without a network. */
function kept({ meta, state }: Query): boolean {
  return meta?.persist === true && state.data !== undefined;
}

function content(): Content {
  const { queries, mutations } = dehydrate(queryClient, {
    shouldDehydrateQuery: kept,
    shouldDehydrateMutation: () => false,
  });
  return {
    buster: shape,
    timestamp: Date.now(),
    clientState: {
      mutations,
      queries: queries.map((query) => ({
        ...query,
        state: { ...query.state, status: 'success', error: null },
      })),
    },
    owner: boundViewer()?.userId ?? null,
  };
}

let isWriting = false;

function keep(): void {
  if (isWriting) return;
  isWriting = true;
  setTimeout(() => {
    isWriting = false;
    deviceStorage.tryWrite(name, content());
  }, writeDelay);
}

/**
 * Brings the kept queries back and keeps them from here on; call once, before the first screen.
 * What was read for another user than the one logged in now does not come back.
 */
export async function restoreQueries(): Promise<void> {
  const stored = deviceStorage.read(name) as Content | null;
  if (stored?.buster === shape && Math.abs(Date.now() - stored.timestamp) < persistedFor) {
    const user = await storedUser<{ id: number | string }>();
    const own = user !== null && Number(user.id) === stored.owner;
    const { queries, mutations } = stored.clientState;
    hydrate(queryClient, {
      mutations,
      queries: queries.filter(({ meta }) => own || meta?.public === true),
    });
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.query.meta?.persist === true) keep();
  });
}

/**
 * Forgets what was read for the user: all but what is the same for everybody. On the device at once,
 * since a logout leaves the page before a later write would come.
 */
export function forgetQueries(): void {
  queryClient.removeQueries({ predicate: (query) => query.meta?.public !== true });
  keep();
  try {
    deviceStorage.write(name, content());
  } catch {
    deviceStorage.remove(name);
  }
}
