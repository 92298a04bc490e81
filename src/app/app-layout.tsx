import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { usePinned } from '#src/features/cart/cart-pinned.ts';
import { needsCustomer } from '#src/features/customers/customers.rules.ts';
import { holdsScopes } from '#src/features/session/scopes.rules.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useIdle } from '#src/lib/hooks/use-idle.ts';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { AnnouncementSlot } from './announcement-slot.tsx';
import { containerClass } from './container.rules.ts';
import { useRouteHandle } from './page.ts';
import { paths, withoutLocale } from './paths.ts';
import { ProgressBar } from './progress-bar.tsx';
import { StatusStrip } from './status-strip.tsx';
import { TopBar } from './top-bar.tsx';
import { useOrdering } from './use-ordering.ts';
import { mainId, usePageEffects } from './use-page-effects.ts';

const CartPanel = lazyWithMessages(() => import('#src/features/cart/cart-panel.tsx'));
const CustomerMissing = lazyWithMessages(
  () => import('#src/features/customers/customer-missing.tsx'),
);
const CustomerStrip = lazyWithMessages(() => import('./customer-strip.tsx'));
const DeferredShell = lazyWithMessages(() => import('./deferred-shell.tsx'));
const NavRail = lazyWithMessages(() => import('./menus/nav-rail.tsx'));

/**
 * The frame of the app: bar, menu, status strip, announcements, page (layouts 1 to 3, N016).
 *
 * The specification's offsets are places in this flow, so that nothing can overlap: the sidebar's
 * 85 px are the rail's width (C045); its 12.5vh on small screens have no counterpart, there the menu
 * is a drawer over everything (C046); the announcement's 49 px, and 139 or 99 px under the chip rows
 * of phones (C047, C048, N140, N141), are "below the bar, whatever it holds".
 */
export function Component() {
  usePageEffects();
  const { i18n } = useLingui();
  const { user, customer, has } = useSession();
  const page = useRouteHandle();
  const path = withoutLocale(useLocation().pathname);
  const wide = useWide();
  const idle = useIdle();
  const ordering = useOrdering();
  const pinned = usePinned() && ordering && wide;
  const home = path === paths.home() || path === paths.homePage();
  const allowed = holdsScopes(user.scopes, page.scopes ?? []);
  const missing = allowed && !customer && needsCustomer(page, user);
  return (
    <>
      <a
        href={`#${mainId}`}
        className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-2 focus:z-toast focus:rounded focus:bg-surface focus:px-4 focus:py-3 focus:shadow-overlay"
      >
        <Trans>Skip to content</Trans>
      </a>
      <TopBar />
      {/* Users of one customer need no line on each page that names it. */}
      {wide || !has('menu.change-cust') ? null : (
        <Suspense fallback={<div className="h-11" />}>
          <CustomerStrip />
        </Suspense>
      )}
      <StatusStrip />
      <div className="lg:flex">
        <div className="sticky top-bar z-bar hidden h-below-bar w-[85px] shrink-0 border-r border-line bg-surface lg:block">
          <Suspense fallback={null}>{wide ? <NavRail /> : null}</Suspense>
        </div>
        <main id={mainId} tabIndex={-1} className="min-w-0 flex-1 pb-24">
          {idle ? <ProgressBar /> : null}
          <div className={`${containerClass(path)} py-4`}>
            {page.layout === 2 ? <AnnouncementSlot key={String(home)} whole={home} /> : null}
            {/* Until the screen has its own heading; see styles.css. */}
            <h1 className="stand-in sr-only">{page.title ? i18n._(page.title) : null}</h1>
            {missing ? (
              <Suspense fallback={null}>
                <CustomerMissing />
              </Suspense>
            ) : (
              <Outlet />
            )}
          </div>
        </main>
        {pinned ? (
          <div className="w-64 shrink-0">
            <Suspense fallback={null}>
              <CartPanel />
            </Suspense>
          </div>
        ) : null}
      </div>
      {idle || missing ? (
        <Suspense fallback={null}>
          <DeferredShell customerMissing={missing} />
        </Suspense>
      ) : null}
      <ScrollRestoration />
    </>
  );
}
