import type { HomeAnnouncementsQuery, HomeAnnouncementsQueryVariables, TypedDocumentString } from './types.ts';
export const HomeAnnouncementsDocument = {"__meta__":{"operation":"HomeAnnouncements","hash":"sha256:70c1b5109677597f0113f568dfe43bfe5ccc19d23f4eba3e3f161f830843f819"}} as unknown as TypedDocumentString<HomeAnnouncementsQuery, HomeAnnouncementsQueryVariables>;
