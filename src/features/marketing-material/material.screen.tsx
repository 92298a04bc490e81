import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { BackLink } from '#src/crud/record/back-link.tsx';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useGoneItem } from '#src/features/content/content-reading.public.ts';
import type { ShownMarketingMaterialFragment } from '#src/graphql/generated/graphql.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { toLang } from '#src/i18n/language-mark.tsx';
import { materialQueries } from './material.queries.ts';
import { MaterialBody, UploadDay } from './material-article.tsx';
import { findMaterialType, materialTypes } from './material-types.ts';
import { Neighbours } from './neighbours.tsx';
import { useArticleLinks } from './use-article-links.ts';

/** Marketing material (R067, R068, U296). One that the reader may not see looks like one that does not exist. */
export function Component() {
  const { i18n } = useLingui();
  const { type: word, id = '', imageId = '' } = useParams();
  const known = findMaterialType(word);
  const query = materialQueries.one(imageId);
  const { data } = useQuery(query);
  useGoneItem('marketing_material', data?.marketingMaterial === null, () => {
    for (const { type } of materialTypes)
      void queryClient.prefetchQuery(materialQueries.list({ type, page: 1 }));
  });
  const toPath = (other: string) =>
    word === undefined
      ? paths.marketingMaterialImage(id, other)
      : paths.marketingMaterialImageOfType(word, id, other);
  /** Null below the word of another type, or of none. */
  const toRecord = (item: ShownMarketingMaterialFragment | null) =>
    item && (word === undefined || item.type === known?.type) ? item : null;
  const category = toRecord(data?.marketingMaterial ?? null)?.category;
  const back = {
    to:
      word === undefined
        ? paths.marketingMaterialOf(id)
        : paths.marketingMaterialCategory(word, id),
    label: category?.title ?? (known ? i18n._(known.name) : <Trans>Marketing material</Trans>),
  };
  return (
    <div className="mx-auto max-w-5xl">
      <BackLink {...back} />
      <DetailPage
        query={query}
        record={({ marketingMaterial }) => toRecord(marketingMaterial)}
        back={back}
        gone={{
          title: <Trans>Page not found</Trans>,
          text: <Trans>This picture does not exist, or it is not for you.</Trans>,
        }}
        missing={<Trans>This device has not kept this picture.</Trans>}
        title={({ title, language }) => <span lang={toLang(language)}>{title}</span>}
        next={({ uploadAt }) => <UploadDay day={uploadAt.date} />}
        more={(item) => <Neighbours id={item.id} toPath={toPath} />}
      >
        {(item) => (
          <>
            <MaterialBody key={item.id} item={item} />
            <LinkedArticles codes={item.articles} />
          </>
        )}
      </DetailPage>
    </div>
  );
}

/** The pages of the articles that it is linked to; of those that are sold. */
function LinkedArticles({ codes }: { codes: readonly string[] }) {
  const links = useArticleLinks(codes);
  if (links.size === 0) return null;
  return (
    <section aria-labelledby="articles">
      <h2 id="articles" className="text-lg font-semibold">
        <Trans>Articles</Trans>
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {[...links].map(([code, { name, to }]) => (
          <li key={code}>
            <TextLink to={to}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
