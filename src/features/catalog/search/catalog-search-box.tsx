import { paths } from '#src/app/paths.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { readCatalogParams, writeCatalogParams } from '../catalog-params.ts';
import { CatalogSearch } from './catalog-search.tsx';

const empty = readCatalogParams(new URLSearchParams());

/** The catalog's search on a page outside of it: leads to the list of what was found. */
export function CatalogSearchBox() {
  const navigate = useLocaleNavigate();
  return (
    <CatalogSearch
      params={empty}
      onChange={(next) => void navigate(paths.catalogList(writeCatalogParams(next)))}
    />
  );
}
