import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { targetMarketsQuery } from '#src/features/content/content.public.ts';
import { ContentGrid } from '#src/features/content/content-reading.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { materialQueries } from './material.queries.ts';
import { MaterialCard } from './material-card.tsx';

/** The material that is shown on the page of an article; the rest is in a list. */
const shown = 4;

/** The material that is linked to an article, its model or its brand; nothing where there is none for the reader. */
export default function ArticleMaterial({ article }: { article: string }) {
  const { t } = useLingui();
  const mayRead = useSession().has('page.marketing-material');
  const { data: markets = [] } = useQuery({
    ...targetMarketsQuery('marketing_material'),
    enabled: mayRead,
  });
  const { data } = useQuery({
    ...materialQueries.list({ article, page: 1, limit: shown }),
    enabled: mayRead && markets.length > 0,
  });
  if (!data || data.count === 0) return null;
  return (
    <section aria-labelledby="material" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="material" className="text-xl font-semibold">
          <Trans>Marketing material</Trans>
        </h2>
        {data.count > shown ? (
          <TextLink to={paths.marketingMaterial({ article })}>
            <Trans>All {{ count: data.count }} pictures</Trans>
          </TextLink>
        ) : null}
      </div>
      <ContentGrid label={t`Marketing material`} perLine={shown}>
        {data.materials.map((item) => (
          <li key={item.id}>
            <MaterialCard item={item} heading="h3" />
          </li>
        ))}
      </ContentGrid>
    </section>
  );
}
