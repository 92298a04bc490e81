import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import { type FeatureMenu, group } from '#src/ui/overlay/menu-link.ts';

const scopes = ['page.formvisit'];

/** Each form where the user's areas have it (B036). */
export const visitsMenu: FeatureMenu = ({ visitForms }) => {
  const entries = [
    { id: 'polygon', title: msg`Polygon visits`, to: paths.polygonVisits(), scopes },
    { id: 'wim', title: msg`WIM visits`, to: paths.wimVisits(), scopes },
  ].filter(({ id }) => visitForms.includes(id));
  return { sales: [group('visits', msg`Visit forms`, 'visit', entries)] };
};
