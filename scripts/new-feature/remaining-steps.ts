import type { FeaturePlan } from './feature-plan.ts';

/** Returns the steps that remain for a person, for the end of the generator's output. */
export function remainingSteps({ kebab, oneKebab, scope, migration }: FeaturePlan): string {
  return `What remains:
  1. npm run generate (and again after each change of schema, documents, routes or ${kebab}.feature.ts)
  2. server/features/${kebab}/permissions.tsv: review by the specification who may do what; it was
     written by who holds ${scope}
  3. server/features/${kebab}/testing/${kebab}.contract.ts: change it with the operations, so that
     the tests over the whole schema know them
  4. the words on the screen, then npm run translate and the translations in locales/
  5. the columns and fields: shared/${kebab}/${oneKebab}.fields.ts; ${migration}-${kebab}.sql,
     ${kebab}.schema.graphql, ${kebab}.store.ts, ${kebab}.entity.ts on the server;
     ${kebab}.fields.ts, ${kebab}.graphql and the screens on the client; words of codes of its
     own in ${kebab}.problems.ts (docs/recipes.md)
  6. a place in the menu: ${kebab}.menu.ts (docs/recipes.md)
  7. npm run check`;
}
