import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { catalogQueries } from '../catalog.queries.ts';
import type { CatalogView } from '../catalog-params.ts';
import {
  type Hits,
  hitCount,
  hitsLink,
  kindsFound,
  type SearchKind,
} from '../search/search-hits.rules.ts';
import { useKindNames } from '../search/use-kind-names.ts';

export interface NothingMatchesProps {
  onClear?: (() => void) | undefined;
  /** The search text; empty for filters alone. */
  search?: string;
  kind?: SearchKind | null;
  view?: CatalogView;
}

/** Instead of the results of a search or filter that finds nothing: where there are some, or back to all. */
export function NothingMatches(props: NothingMatchesProps) {
  const { onClear, search = '', kind = null, view = 'group' } = props;
  const names = useKindNames();
  const { data = [], isFetching } = useQuery(catalogQueries.hits(search));
  const found = kindsFound(data, view);
  if (isFetching && data.length === 0) return null;
  // If filters hide results of this kind, that is no reason to suggest another kind.
  const elsewhere = found.some((one) => one.kind === kind) ? [] : found;
  const name = kind && names[kind];
  if (name && elsewhere.length > 0)
    return (
      <EmptyState
        kind="no-result"
        title={<Trans comment="such as: Nothing in Bikes">Nothing in {name}</Trans>}
        action={<Elsewhere hits={elsewhere} search={search} view={view} />}
      />
    );
  return (
    <EmptyState
      kind="no-result"
      title={<Trans>Nothing matches</Trans>}
      text={<Trans>Try other words or remove a filter.</Trans>}
      action={
        onClear ? (
          <Button variant="secondary" onClick={onClear}>
            <Trans>Clear search and filters</Trans>
          </Button>
        ) : null
      }
    />
  );
}

interface ElsewhereProps {
  hits: readonly Hits[];
  search: string;
  view: CatalogView;
}

function Elsewhere({ hits, search, view }: ElsewhereProps) {
  const names = useKindNames();
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {hits.map((one) => {
        const count = hitCount(one, view);
        const name = names[one.kind];
        return (
          <li key={one.kind}>
            <LocaleLink
              to={hitsLink(one.kind, search, view)}
              className="inline-flex min-h-touch items-center rounded-full border border-line-strong bg-surface px-4 font-medium text-brand-ink hover:border-brand"
            >
              <Trans comment="such as: 23 in Parts">
                {count} in {name}
              </Trans>
            </LocaleLink>
          </li>
        );
      })}
    </ul>
  );
}
