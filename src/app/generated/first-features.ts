// Written by "npm run generate" from src/features/*/*.feature.ts.
import type { ClientFeature } from '#src/crud/feature.ts';
import { catalog } from '#src/features/catalog/catalog.feature.ts';
import { session } from '#src/features/session/session.feature.ts';

/** Known from the first moment. */
export const firstFeatures: readonly ClientFeature[] = [
  catalog,
  session,
];
