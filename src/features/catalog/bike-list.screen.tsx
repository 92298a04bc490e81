import { msg } from '@lingui/core/macro';
import { requireScopes } from '#src/features/session/session.public.ts';
import { CatalogList } from './parts/catalog-list.tsx';

export const loader = requireScopes('page.catalog');
export const handle = { title: msg`Bikes`, search: true };

/** /catalog/bike (R005). */
export function Component() {
  return <CatalogList category="Bike" />;
}
