import { msg } from '@lingui/core/macro';
import { requireScopes } from '#src/features/session/session.public.ts';
import { CatalogList } from './parts/catalog-list.tsx';

export const loader = requireScopes('page.catalog');
export const handle = { title: msg`Parts and accessories`, search: true };

/** /catalog/paa (R006). */
export function Component() {
  return <CatalogList category="PAA" />;
}
