import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why something about marketing material was not stored. */
export const marketingMaterialProblems = registerProblemTexts({
  OWN_ANCESTOR: msg`A category cannot be below itself`,
  TOO_DEEP: msg`Categories have at most 99 levels`,
  TYPE_DIFFERS: msg`A category has the type of the one above it`,
  BAD_ROUTE: msg`Only small letters, digits and single hyphens between them`,
  ROUTE_TAKEN: msg`Another category with the same parent has this route`,
  ROUTE_RESERVED: msg`The portal uses this word itself. Choose another one.`,
});
