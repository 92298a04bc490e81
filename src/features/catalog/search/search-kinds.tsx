import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { catalogQueries } from '../catalog.queries.ts';
import type { CatalogView } from '../catalog-params.ts';
import { hitCount, hitsLink, type SearchKind } from './search-hits.rules.ts';
import { useKindNames } from './use-kind-names.ts';

interface Props {
  search: string;
  /** The listed kind; null for bikes and parts. */
  kind: SearchKind | null;
  view: CatalogView;
}

/** Where a search finds how much: the kind that is listed, and the ways to the others. */
export function SearchKinds({ search, kind, view }: Props) {
  const { t } = useLingui();
  const names = useKindNames();
  const { data: hits } = useQuery(catalogQueries.hits(search));
  const all = (hits ?? [])
    .filter((one) => one.kind !== 'groupset')
    .reduce((sum, one) => sum + hitCount(one, view), 0);
  const tabs = [
    {
      key: 'all',
      name: <Trans comment="results of all kinds">All</Trans>,
      to: paths.catalogList({ search, view }),
      count: all,
      current: kind === null,
    },
    ...(hits ?? []).map((one) => ({
      key: one.kind,
      name: names[one.kind],
      to: hitsLink(one.kind, search, view),
      count: hitCount(one, view),
      current: kind === one.kind,
    })),
  ];
  // Reserves its later height, so that the results do not move.
  if (!hits) return <div className="min-h-touch" />;
  return (
    <nav aria-label={t`Found in`}>
      <ul className="flex flex-wrap gap-x-1">
        {tabs
          .filter(({ count, current }) => count > 0 || current)
          .map(({ key, name, to, count, current }) => (
            <li key={key}>
              <LocaleLink
                to={to}
                aria-current={current ? 'page' : undefined}
                className="flex min-h-touch items-center gap-1.5 border-b-2 border-transparent px-3 text-sm font-medium text-ink-muted hover:text-brand-ink aria-[current]:border-brand aria-[current]:text-brand-ink"
              >
                {name}
                <span className="tabular-nums">{count}</span>
              </LocaleLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
