import { createStore } from '#src/lib/create-store.ts';

/**
 * The user and customer whose data the page shows: decides the database and for whom a change is captured.
 */
export interface Viewer {
  /** `location.host`; one database per host and user. */
  host: string;
  userId: number;
  /** Unified code of the active customer; null when none is selected. */
  customer: string | null;
  sorg: string;
}

const viewer = createStore<Viewer | null>(null);

/** Says whose data this page shows from now on; null after logout. */
export function bindViewer(next: Viewer | null): void {
  if (viewerKey(next) !== viewerKey(boundViewer())) viewer.set(next);
}

export function boundViewer(): Viewer | null {
  return viewer.getSnapshot();
}

export const onViewerChange = viewer.subscribe;

/** `42:0002000001`, or `42:-` without a customer: the `x-viewer` header. */
export function viewerTag(userId: number | string, customer: string | null): string {
  return `${userId}:${customer ?? '-'}`;
}

function viewerKey(v: Viewer | null): string {
  return v ? `${v.host}|${v.sorg}|${viewerTag(v.userId, v.customer)}` : '';
}
