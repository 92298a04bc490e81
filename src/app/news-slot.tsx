import { useLocation } from 'react-router';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { paths, withoutLocale } from './paths.ts';

const BannerPopup = lazyWithMessages(() => import('#src/features/banners/banner-popup.tsx'));

const landings: readonly string[] = [paths.home(), paths.homePage(), paths.catalog()];

/** The news pop-up. It opens automatically, and therefore only on pages where no work has begun. */
export function NewsSlot() {
  const { pathname } = useLocation();
  return landings.includes(withoutLocale(pathname)) ? <BannerPopup /> : null;
}
