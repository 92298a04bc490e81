import { useQueries } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createStore } from '#src/lib/create-store.ts';
import type { CategoryWritingParams } from './write-material.params.ts';
import { isFlat, type ListedCategory, writtenCategoryQueries } from './write-material.queries.ts';

/** A category in the tree. @param level 0 for one without a parent */
export type TreeRow = ListedCategory & { level: number };

/** The ids of the categories whose children are shown, until the page is loaded again. */
const opened = createStore<readonly string[]>([]);

/** The tree of categories, of which the children of those that are open are loaded. */
export interface CategoryTree {
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Returns categories with those below them that are shown, as rows. */
  toRows: (categories: readonly ListedCategory[]) => TreeRow[];
}

/** Keeps which categories are open, and loads what is directly in them. */
export function useCategoryTree(params: CategoryWritingParams): CategoryTree {
  const ids = useSyncExternalStore(opened.subscribe, opened.getSnapshot);
  const flat = isFlat(params);
  const answers = useQueries({
    queries: flat ? [] : ids.map((id) => writtenCategoryQueries.children(id, params.sort)),
  });
  const children = new Map(
    answers.map(({ data }, nth) => [ids[nth], data?.marketingMaterialCategories ?? []]),
  );
  const toRows = (categories: readonly ListedCategory[], level = 0): TreeRow[] =>
    categories.flatMap((category) => [
      { ...category, level },
      ...toRows(children.get(category.id) ?? [], level + 1),
    ]);
  return {
    isOpen: (id) => ids.includes(id),
    toggle: (id) => opened.set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    toRows: (categories) => toRows(categories),
  };
}
