import { msg } from '@lingui/core/macro';
import { requireScopes } from '#src/features/session/session.public.ts';
import { CatalogList } from './parts/catalog-list.tsx';

export const loader = requireScopes('page.catalog');
export const handle = { title: msg`Catalog`, search: true };

/** /catalog/list: search results and links with filters (R008). */
export function Component() {
  return <CatalogList category={null} />;
}
