import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { LocaleLink, useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { useIdle } from '#src/lib/use-idle.ts';
import { useWide } from '#src/lib/use-wide.ts';
import { Icon } from '#src/ui/icon.tsx';
import { CartLink } from './cart-link.tsx';
import { CustomerChip } from './customer-chip.tsx';
import { focusSearch } from './focus-search.ts';
import { HostMark } from './host-mark.tsx';
import { paths } from './paths.ts';
import { useRouteHandle } from './route-handle.ts';

const Drawer = lazy(() => import('./drawer.tsx'));
const DesktopMenus = lazy(() => import('./desktop-menus.tsx'));

const iconButton = 'flex size-touch shrink-0 items-center justify-center rounded hover:bg-sunken';

/** Phone: menu or back, title, search, cart. Desktop: logo, customer, language, cart, user (U064 to U072, U113 to U115). */
export function TopBar({ onChooseCustomer }: { onChooseCustomer: () => void }) {
  const { t, i18n } = useLingui();
  const { has } = useSession();
  const { title, back } = useRouteHandle();
  const wide = useWide();
  const idle = useIdle();
  const navigate = useLocaleNavigate();
  const [drawer, setDrawer] = useState(false);
  const [drawerUsed, setDrawerUsed] = useState(false);
  const openDrawer = () => {
    setDrawerUsed(true);
    setDrawer(true);
  };
  return (
    <header className="sticky top-0 z-bar border-b border-line bg-surface pt-[env(safe-area-inset-top)]">
      <div className="flex h-bar items-center gap-1 px-1 lg:gap-3 lg:px-4">
        {back ? (
          <LocaleLink to={back} aria-label={t`Back`} className={`${iconButton} lg:hidden`}>
            <Icon name="arrow-left" />
          </LocaleLink>
        ) : (
          <button
            type="button"
            aria-label={t`Menu`}
            aria-haspopup="dialog"
            onClick={openDrawer}
            className={`${iconButton} lg:hidden`}
          >
            <Icon name="menu" />
          </button>
        )}
        <LocaleLink to={paths.home()} className="hidden min-w-0 items-center rounded lg:flex">
          <HostMark />
        </LocaleLink>
        <p className="min-w-0 flex-1 truncate text-lg font-semibold lg:hidden">
          {title ? i18n._(title) : null}
        </p>
        <div className="hidden flex-1 lg:block" />
        <CustomerChip onChoose={onChooseCustomer} className="hidden lg:flex" />
        {has('page.catalog') ? (
          <button
            type="button"
            aria-label={t`Search`}
            aria-keyshortcuts="/"
            onClick={() => focusSearch(() => navigate(paths.catalogList()))}
            className={iconButton}
          >
            <Icon name="search" />
          </button>
        ) : null}
        <CartLink />
        <div className="hidden min-w-[96px] lg:flex">
          {wide && idle ? (
            <Suspense fallback={null}>
              <DesktopMenus />
            </Suspense>
          ) : null}
        </div>
      </div>
      {drawerUsed ? (
        <Suspense fallback={null}>
          <Drawer open={drawer} onOpenChange={setDrawer} onChooseCustomer={onChooseCustomer} />
        </Suspense>
      ) : null}
    </header>
  );
}
