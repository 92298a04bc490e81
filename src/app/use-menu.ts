import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogKindsQuery } from '#src/features/catalog/catalog.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { type MenuEntry, type MenuSection, menuSectionsFor } from './menu.ts';

/** Returns the menu of the logged-in user by its sections. */
export function useMenuSections(): MenuSection[] {
  const { user } = useSession();
  const { flags, payment } = useHostConfig();
  const { data } = useQuery({ ...catalogKindsQuery, enabled: !flags.MERGE_MENU_CATALOG });
  const kinds = data ?? null;
  return useMemo(
    () =>
      menuSectionsFor({
        has: (scope) => user.scopes.includes(scope),
        flags,
        payment,
        kinds,
        visitForms: user.visitForms,
      }),
    [user, flags, payment, kinds],
  );
}

/** Returns the entries of the menu of the logged-in user. */
export function useMenu(): MenuEntry[] {
  return useMenuSections().flatMap(({ entries }) => entries);
}
