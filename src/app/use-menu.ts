import { useLocation } from 'react-router';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { isActive, type MenuEntry, menuFor } from './menu.ts';
import { withoutLocale } from './paths.ts';

/** The user's menu, with the entry of the current page marked. */
export function useMenu(): (MenuEntry & { active: boolean })[] {
  const { has } = useSession();
  const { flags } = useHostConfig();
  const path = withoutLocale(useLocation().pathname);
  return menuFor(has, flags.MERGE_MENU_CATALOG).map((entry) => ({
    ...entry,
    active: isActive(entry, path),
  }));
}
