import { useLocation } from 'react-router';
import Bell from '#src/features/notifications/bell.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { MenuOverlay } from '#src/ui/overlay/menu-overlay.tsx';
import { useRouteHandle } from '../page.ts';
import { paths, withoutLocale } from '../paths.ts';
import { CartMenu } from './cart-menu.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { CreditMenu } from './credit-menu.tsx';
import { CustomerMenu } from './customer-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { UserMenu } from './user-menu.tsx';

/** Whether the page belongs to the catalog as layout 2 shows it. */
function useInCatalog(): boolean {
  const { layout } = useRouteHandle();
  const path = withoutLocale(useLocation().pathname);
  const { has } = useSession();
  const under = path === paths.catalog() || path.startsWith(`${paths.catalog()}/`);
  return layout === 2 && under && has('page.catalog');
}

/** The menus of the bar on wide screens, in the order of U072; on phones they are in the drawer. */
export default function BarMenus() {
  const inCatalog = useInCatalog();
  return (
    <>
      {inCatalog ? <CategoryMenu /> : null}
      <div className="ml-auto flex min-w-0 items-center gap-1 xl:gap-2">
        <CustomerMenu />
        <LanguageMenu />
        <CartMenu />
        <CreditMenu />
        <Bell />
        <UserMenu />
      </div>
      <MenuOverlay />
    </>
  );
}
