import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { KeepOnDevice, useMarketCheck } from '#src/features/content/content.public.ts';
import {
  FoundElsewhere,
  itemsOnPage,
  useLookedAt,
} from '#src/features/content/content-reading.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { MarketingMaterialType } from '#src/graphql/generated/graphql.ts';
import { toLang } from '#src/i18n/language-mark.tsx';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { type MaterialPage, materialQueries, type ReadCategory } from './material.queries.ts';
import type { MaterialListState } from './material-list-params.ts';
import { CategoryCards, ChildCategories, MaterialCards, TypeTiles } from './material-parts.tsx';
import { describeType } from './material-types.ts';

interface Props {
  list: MaterialListState;
  /** Of the root categories; null for the tiles of the types. */
  type: MarketingMaterialType | null;
  category?: ReadCategory | null;
}

const toRows = ({ types, categories, materials }: MaterialPage) => [
  ...types,
  ...categories,
  ...materials,
];

/**
 * Tiles of the types (R061, reading 67), the root categories of a type (R062), the categories and material of a category
 * (R065, U295), and what a search finds: one component, so that the search field keeps the focus.
 */
export function MaterialList({ list, type, category = null }: Props) {
  const { t, i18n } = useLingui();
  const { has } = useSession();
  const locale = useLocale();
  const { q, page } = list.params;
  const query = materialQueries.list({
    ...list.params,
    ...(type && { type }),
    ...(category && { category: category.id }),
  });
  const { data } = useQuery(query);
  const hasChildren = category !== null && category.children.length > 0;
  const isEmpty = data !== undefined && toRows(data).length === 0 && !hasChildren;
  useMarketCheck('marketing_material', isEmpty && !q && page === 1);
  const hasTiles = data !== undefined && data.types.length > 0;
  const isNew = useLookedAt('marketing_material', hasTiles ? undefined : data?.asOf);
  const [only, other] = data?.types ?? [];
  if (only && !other) {
    const { word } = describeType(only.id);
    return <Navigate replace to={localePath(locale, paths.marketingMaterialOf(word))} />;
  }
  const above = category && !q && page === 1 ? category : null;
  return (
    <ListPage
      name="marketing-material"
      title={
        category ? (
          <span lang={toLang(category.language)}>{category.title}</span>
        ) : (
          <>
            <Trans>Marketing material</Trans>
            {type && !q ? ` · ${i18n._(describeType(type).name)}` : null}
          </>
        )
      }
      tabs={category ? <CategoryPath category={category} /> : null}
      caption={t`Marketing material`}
      list={list}
      query={query}
      read={(answer) => ({ rows: toRows(answer), count: answer.count })}
      rowKey={({ id }) => id}
      search={{ label: t`Search marketing material`, hint: t`Title, text, file or tag` }}
      refresh="old"
      paging={{ pageSizes: [itemsOnPage] }}
      notice={
        <>
          <FoundElsewhere list="marketingMaterial" search={q} has={has} />
          {above ? <ChildCategories category={above} isNew={isNew} /> : null}
        </>
      }
      empty={
        hasChildren ? null : (
          <EmptyState
            kind="custom"
            title={<Trans>No marketing material at present</Trans>}
            action={
              <ButtonLink primary to={paths.home()}>
                <Trans>To the home page</Trans>
              </ButtonLink>
            }
          />
        )
      }
      noResult={{ showAll: <Trans>Show all marketing material</Trans> }}
    >
      {({ types, categories, materials }) => (
        <>
          {types.length > 0 ? <TypeTiles types={types} /> : null}
          {categories.length > 0 ? <CategoryCards categories={categories} isNew={isNew} /> : null}
          {materials.length > 0 ? (
            <MaterialCards materials={materials} category={q ? null : category} isNew={isNew} />
          ) : null}
          {category && !q && materials.length > 0 ? (
            <KeepOnDevice kind="marketing_material_category" id={category.id} />
          ) : null}
        </>
      )}
    </ListPage>
  );
}

function CategoryPath({
  category: { type, title, language, breadcrumb },
}: {
  category: ReadCategory;
}) {
  const { i18n } = useLingui();
  const { word, name } = describeType(type);
  return (
    <Breadcrumb
      above={[
        { to: paths.marketingMaterialOf(word), label: i18n._(name) },
        ...breadcrumb.map((one) => ({
          to: paths.marketingMaterialCategory(word, one.id),
          label: one.title,
        })),
      ]}
      current={<span lang={toLang(language)}>{title}</span>}
    />
  );
}
