import { resetSyncState } from '../sync/sync-state.ts';
import { boundViewer, onViewerChange } from '../viewer.ts';

/**
 * Call once at the start of the page: whenever a viewer is bound, keeps device and server in step
 * for them. Loads the database after the page, not with it.
 * @param features loads what the features do offline (their `*.offline.ts`)
 */
export function startOffline(features: () => Promise<unknown>): void {
  let stop = () => {};
  async function follow(): Promise<void> {
    stop();
    stop = () => {};
    resetSyncState();
    const viewer = boundViewer();
    if (!viewer) return;
    const [{ keepInStep }] = await Promise.all([import('./keep-in-step.ts'), features()]);
    if (boundViewer() === viewer) stop = keepInStep(viewer);
  }
  onViewerChange(() => void follow());
  void follow();
}
