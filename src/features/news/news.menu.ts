import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu, MenuLink } from '#src/ui/overlay/menu-link.ts';

/** Only where the host has news; users who write them see the administration instead (B033, B037). */
export const newsMenu: FeatureMenu = ({ has, flags }) => {
  const news: MenuLink = {
    id: 'news',
    title: msg`News`,
    icon: 'news',
    to: has('news.cu') ? paths.adminNews() : paths.news(),
    scopes: ['news.cu', 'page.news'],
    key: 'n',
  };
  return { content: flags.NEWS ? [news] : [] };
};
