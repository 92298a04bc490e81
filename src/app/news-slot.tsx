import { useLocation } from 'react-router';
import { late } from '#src/ui/late.tsx';
import { paths, withoutLocale } from './paths.ts';

const BannerPopup = late(() => import('#src/features/banners/banner-popup.tsx'));

const landings: readonly string[] = [paths.home(), paths.homePage(), paths.catalog()];

/** The news pop-up, which opens by itself and so only on the pages where no work has begun yet. */
export function NewsSlot() {
  const { pathname } = useLocation();
  return landings.includes(withoutLocale(pathname)) ? <BannerPopup /> : null;
}
