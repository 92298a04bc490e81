import { Plural, useLingui } from '@lingui/react/macro';
import { rowLinkClass } from '#src/crud/record/record-links.tsx';
import { Badge } from '#src/ui/badge.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { countCategories } from '../count-categories.rules.ts';
import type { Region } from '../sales-areas.queries.ts';
import { useCategoryText } from '../use-category-text.ts';
import { categoryLooks } from './category-look.ts';

/** The columns of the regions. @param onOpen opens the groups of a region */
export function useRegionColumns(onOpen: (region: Region) => void): Column<Region>[] {
  const { t } = useLingui();
  const categoryText = useCategoryText();
  return [
    {
      id: 'region',
      header: t({ message: 'Region', comment: 'a part of a sales area' }),
      rowHeader: true,
      cell: (region) => (
        <button type="button" className={rowLinkClass} onClick={() => onOpen(region)}>
          {region.description}
        </button>
      ),
    },
    {
      id: 'groups',
      phone: 'fact',
      header: t`Region groups`,
      cell: ({ regionGroups: { length } }) => (
        <Plural value={length} one="# group" other="# groups" />
      ),
    },
    {
      id: 'categories',
      phone: 'state',
      header: t`Categories`,
      cell: (region) => (
        <ul className="flex gap-1">
          {countCategories(region).map(({ category, count }) => (
            <li key={category}>
              <Badge>
                <span aria-hidden className={categoryLooks[category].color}>
                  {categoryLooks[category].letter}
                </span>
                <span className="sr-only">{categoryText(category)}:</span>
                {count}
              </Badge>
            </li>
          ))}
        </ul>
      ),
    },
  ];
}
