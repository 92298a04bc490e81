import { openUserDatabase } from '../database.ts';
import { boundViewer } from '../viewer.ts';

/** The device's database of the user whom the screen shows. */
export function viewerDatabase() {
  const viewer = boundViewer();
  return openUserDatabase(viewer?.host ?? '', viewer?.userId ?? 0);
}
