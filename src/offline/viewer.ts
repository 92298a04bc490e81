/** Whose data the page shows: decides the database and for whom a change is captured. */
export interface Viewer {
  /** `location.host`; one database per host and user. */
  host: string;
  userId: number;
  /** Unified code of the active customer; null when none is selected. */
  customer: string | null;
  sorg: string;
}

let viewer: Viewer | null = null;
const listeners = new Set<() => void>();

/** Says whose data this page shows from now on; null after logout. */
export function bindViewer(next: Viewer | null): void {
  if (viewerKey(next) === viewerKey(viewer)) return;
  viewer = next;
  for (const listener of [...listeners]) listener();
}

export function boundViewer(): Viewer | null {
  return viewer;
}

export function onViewerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `42:0002000001`, or `42:-` without a customer: the `x-viewer` header. */
export function viewerTag(userId: number | string, customer: string | null): string {
  return `${userId}:${customer ?? '-'}`;
}

function viewerKey(v: Viewer | null): string {
  return v ? `${v.host}|${v.sorg}|${viewerTag(v.userId, v.customer)}` : '';
}
