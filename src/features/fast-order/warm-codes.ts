import { mayAnswer } from '#src/offline/catalog/offline-catalog-flag.ts';
import { boundViewer } from '#src/offline/viewer.ts';

/**
 * Lets the catalog on the device sort its codes and deals before the user pastes, which takes some tenths
 * of a second once. Does nothing without a catalog on the device.
 */
export async function warmCodes(): Promise<void> {
  const viewer = boundViewer();
  if (!viewer || !mayAnswer('ResolveArticles', viewer)) return;
  const { localAnswer } = await import('#src/offline/catalog/local-answer.ts');
  await Promise.all([
    localAnswer(viewer, 'ResolveArticles', { codes: [] }),
    localAnswer(viewer, 'BestSellers', { category: null, limit: 1 }),
  ]).catch(() => undefined);
}
