import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const inquiryMenu: FeatureMenu = {
  administration: [
    {
      id: 'inquiries',
      title: msg`Inquiries`,
      to: paths.customerInquiries(),
      scopes: ['page.user-management', 'page.user-management-us'],
    },
  ],
};
