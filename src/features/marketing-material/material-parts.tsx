import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { ChoiceCard } from '#src/crud/record/choice-card.tsx';
import { ContentCard, ContentGrid } from '#src/features/content/content-reading.public.ts';
import type { ListedMarketingMaterialCategoryFragment } from '#src/graphql/generated/graphql.ts';
import { Pagination } from '#src/ui/table/pagination.tsx';
import {
  childrenOnPage,
  type MaterialPage,
  materialQueries,
  type ReadCategory,
} from './material.queries.ts';
import { UploadDay } from './material-article.tsx';
import { MaterialCard } from './material-card.tsx';
import { describeType } from './material-types.ts';
import { useArticleLinks } from './use-article-links.ts';

/** The types with how much there is of each (reading 67). */
export function TypeTiles({ types }: Pick<MaterialPage, 'types'>) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {types.map(({ id, count }) => {
        const { word, name } = describeType(id);
        return (
          <ChoiceCard
            key={id}
            to={paths.marketingMaterialOf(word)}
            icon="image"
            title={i18n._(name)}
          >
            <Plural value={count} one="# picture" other="# pictures" />
          </ChoiceCard>
        );
      })}
    </ul>
  );
}

interface CategoriesProps {
  categories: readonly ListedMarketingMaterialCategoryFragment[];
  perLine?: number;
  isNew: (item: { changedAt: string }) => boolean;
}

/** Categories as cards. */
export function CategoryCards({ categories, perLine = 3, isNew }: CategoriesProps) {
  const { t, i18n } = useLingui();
  return (
    <ContentGrid label={t`Categories`} perLine={perLine}>
      {categories.map((category) => {
        const { id, type, file, uploadAt, showChilds, totalChildren, totalMaterials } = category;
        const { word, name } = describeType(type);
        return (
          <li key={id}>
            <ContentCard
              to={paths.marketingMaterialCategory(word, id)}
              item={category}
              layout={category.layout}
              subtitle={i18n._(name)}
              released={uploadAt ? <UploadDay day={uploadAt.date} /> : null}
              picture={file}
              file={file}
              isNew={isNew(category)}
              facts={[
                showChilds &&
                  totalChildren > 0 &&
                  t`${plural(totalChildren, { one: '# category', other: '# categories' })}`,
                totalMaterials > 0 &&
                  t`${plural(totalMaterials, { one: '# picture', other: '# pictures' })}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          </li>
        );
      })}
    </ContentGrid>
  );
}

/** The categories below one, a few at a time, so that its pictures are not far below. */
export function ChildCategories({
  category: { id, children, totalChildren, itemPerLine },
  isNew,
}: { category: ReadCategory } & Pick<CategoriesProps, 'isNew'>) {
  const [page, setPage] = useState(1);
  const first = (page - 1) * childrenOnPage;
  const isThere = first < children.length;
  const { data } = useQuery({
    ...materialQueries.children(id, page),
    enabled: page > 1 && !isThere,
  });
  if (children.length === 0) return null;
  return (
    <div className="space-y-2">
      <CategoryCards
        categories={isThere ? children.slice(first, first + childrenOnPage) : (data ?? [])}
        perLine={itemPerLine}
        isNew={isNew}
      />
      <Pagination page={page} pageSize={childrenOnPage} count={totalChildren} onPage={setPage} />
    </div>
  );
}

interface MaterialsProps extends Pick<MaterialPage, 'materials'> {
  /** The category that is shown; null where material of several is. */
  category: ReadCategory | null;
  isNew: (item: { changedAt: string }) => boolean;
}

/** Material as cards, in rows and by the layout of its category. */
export function MaterialCards({ materials, category, isNew }: MaterialsProps) {
  const { t } = useLingui();
  const links = useArticleLinks(materials.flatMap(({ articles }) => articles.slice(0, 1)));
  return (
    <ContentGrid label={t`Pictures`} perLine={category?.itemPerLine ?? 3}>
      {materials.map((item) => (
        <li key={item.id}>
          <MaterialCard
            item={item}
            layout={category?.layout ?? null}
            isNew={isNew(item)}
            articlePath={links.get(item.articles[0] ?? '')?.to}
          />
        </li>
      ))}
    </ContentGrid>
  );
}
