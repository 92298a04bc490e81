import { mayAnswer } from '#src/offline/catalog/taken-flag.ts';
import { boundViewer } from '#src/offline/viewer.ts';

/**
 * Has the catalog on the device put its codes and deals in order before somebody pastes: it takes some
 * tenths of a second once. Does nothing where no catalog was taken along.
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
