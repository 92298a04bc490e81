import { useSession } from '#src/features/session/session.public.ts';

/** Which users the viewer may administer: all of the own organisations, those of the United States, or both. */
export function useUserScopes(): { all: boolean; us: boolean } {
  const { has } = useSession();
  return { all: has('page.user-management'), us: has('page.user-management-us') };
}
