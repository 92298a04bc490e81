import type { HomeAnnouncementsQuery, HomeAnnouncementsQueryVariables, TypedDocumentString } from './types.ts';
export const HomeAnnouncementsDocument = {"__meta__":{"operation":"HomeAnnouncements","hash":"sha256:fac6305b8a1dbf22b0dd5dc961f6dd3c3335e58122f8615874e77a2dcf1a5995"}} as unknown as TypedDocumentString<HomeAnnouncementsQuery, HomeAnnouncementsQueryVariables>;
