import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#src/features/session/session.public.ts';
import { LocaleLink, useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { Icon } from '#src/ui/icon.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { noteVisit, stepsBack } from './back-trail.ts';
import { CartLink } from './cart-link.tsx';
import { focusSearch } from './focus-search.ts';
import { HostMark } from './host-mark.tsx';
import { useRouteHandle } from './page.ts';
import { paths, withoutLocale } from './paths.ts';

const Drawer = lazyWithMessages(() => import('./menus/drawer.tsx'));
const Bell = lazyWithMessages(() => import('#src/features/notifications/bell.tsx'));
const BarMenus = lazyWithMessages(() => import('./menus/bar-menus.tsx'));

/** After these pages, going back to what came before makes no sense. */
const leadsForward: readonly string[] = [paths.orderConfirmation()];

const iconButton = 'flex size-touch shrink-0 items-center justify-center rounded hover:bg-sunken';

/**
 * Leads to where the user came from, with its filters and scroll position; on a deep link to the page's
 * fixed target, which is also what the link names.
 */
function BackArrow({ to }: { to: string }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <LocaleLink
      to={to}
      aria-label={t`Back`}
      className={iconButton}
      onClick={(event) => {
        const steps = leadsForward.includes(withoutLocale(pathname)) ? null : stepsBack(pathname);
        if (steps === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(steps);
      }}
    >
      <Icon name="arrow-left" />
    </LocaleLink>
  );
}

/** Phone: menu, back, title, search on lists, cart (U113 to U115). */
function PhoneBar() {
  const { t, i18n } = useLingui();
  const { has } = useSession();
  const { title, back, search } = useRouteHandle();
  const { key } = useLocation();
  const navigate = useLocaleNavigate();
  /** The visit of a page the drawer was opened on: it is closed on any other (B106). */
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  return (
    <>
      <button
        type="button"
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={openedOn === key}
        onClick={() => setOpenedOn(key)}
        className={iconButton}
      >
        <Icon name="menu" />
      </button>
      {back ? <BackArrow to={back} /> : null}
      <p className="min-w-0 flex-1 truncate text-lg font-semibold">
        {title ? i18n._(title) : null}
      </p>
      {search ? (
        <button
          type="button"
          aria-label={t`Search`}
          aria-keyshortcuts="/"
          onClick={() =>
            focusSearch(has('page.catalog') ? () => navigate(paths.catalogList()) : null)
          }
          className={iconButton}
        >
          <Icon name="search" />
        </button>
      ) : null}
      <Suspense fallback={<span className="size-touch shrink-0" />}>
        <Bell />
      </Suspense>
      <CartLink />
      {openedOn === null ? null : (
        <Suspense fallback={null}>
          <Drawer open={openedOn === key} onClose={() => setOpenedOn('')} />
        </Suspense>
      )}
    </>
  );
}

/** Desktop: the logo, and the menus as soon as their code is loaded (U064 to U072). */
function WideBar() {
  return (
    <>
      <LocaleLink to={paths.home()} className="mr-4 flex min-w-0 items-center rounded">
        <HostMark />
      </LocaleLink>
      <Suspense fallback={null}>
        <BarMenus />
      </Suspense>
    </>
  );
}

/** The bar at the top of every page of the frame. */
export function TopBar() {
  const wide = useWide();
  const { pathname, key } = useLocation();
  useEffect(() => {
    if (key) noteVisit(pathname);
  }, [pathname, key]);
  return (
    <header className="sticky top-0 z-bar border-b border-line bg-surface pt-[env(safe-area-inset-top)]">
      <div className="flex h-bar items-center gap-1 px-1 lg:px-4">
        {wide ? <WideBar /> : <PhoneBar />}
      </div>
    </header>
  );
}
