import { mostLevels } from '#server/features/content/content.public.ts';
import type { MarketingMaterialType, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';

/** The place in the tree that a category is to have. */
export interface CategoryPlace {
  /** Null for a root. `level` is 1 for a root, `isBelow` says that it is the category itself or below it. */
  parent: { type: MarketingMaterialType; level: number; isBelow: boolean } | null;
  /** The levels of the category with all below it: 1 for one without children. */
  height: number;
  /** The type of what is in the category; null when nothing is. */
  typeOfContent: MarketingMaterialType | null;
}

/** Returns why a category cannot have a place. Codes: OWN_ANCESTOR, TOO_DEEP, TYPE_DIFFERS. */
export function findPlaceProblems(
  type: MarketingMaterialType,
  { parent, height, typeOfContent }: CategoryPlace,
): UserError[] {
  if (parent?.isBelow)
    return [userError('input.parentId', 'OWN_ANCESTOR', 'A category cannot be below itself')];
  const problems: UserError[] = [];
  if ((parent?.level ?? 0) + height > mostLevels) {
    const most = { most: mostLevels };
    problems.push(userError('input.parentId', 'TOO_DEEP', `At most ${mostLevels} levels`, most));
  }
  if ([parent?.type, typeOfContent].some((other) => other && other !== type))
    problems.push(userError('input.type', 'TYPE_DIFFERS', 'The whole tree has one type'));
  return problems;
}
