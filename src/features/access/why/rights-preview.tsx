import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { RightsPreviewQueryVariables } from '#src/graphql/generated/graphql.ts';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { RightsOverview } from './rights-overview.tsx';
import { whyQueries } from './why.queries.ts';

/** How long typing rests before the server is asked, in ms. */
const rest = 500;

/**
 * The pages, operations and customers that the rights in a form open, while they are typed. Nothing is shown
 * before a group role is chosen.
 */
export function RightsPreview(rights: RightsPreviewQueryVariables) {
  const asked = useDebounced(rights, rest);
  const { data, isPending, isError } = useQuery({
    ...whyQueries.preview(asked),
    enabled: asked.groupRole !== '',
  });
  if (rights.groupRole === '' || asked.groupRole === '') return null;
  return (
    <section className="space-y-2 rounded-lg border border-line bg-surface p-4" aria-live="polite">
      <h2 className="font-semibold">
        <Trans>Effect of these rights</Trans>
      </h2>
      {data ? <RightsOverview rights={data} /> : null}
      {isPending ? <Skeleton className="h-24" /> : null}
      {isError && !data ? (
        <p className="text-ink-muted">
          <Trans>These rights cannot be shown at the moment.</Trans>
        </p>
      ) : null}
    </section>
  );
}
