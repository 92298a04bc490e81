import type { Services } from '#server/graphql/feature.ts';

/** The services that an import needs. */
export type FeedServices = Pick<Services, 'config' | 'db' | 'files'>;
