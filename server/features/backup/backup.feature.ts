import type { Feature } from '#server/graphql/feature.ts';
import { databaseCopyRoute } from './database-copy.routes.ts';

export const backup: Feature = { name: 'backup', routes: databaseCopyRoute };
