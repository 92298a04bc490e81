import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const auditLogMenu: FeatureMenu = {
  administration: [
    {
      id: 'audit-log',
      title: msg`Audit log`,
      to: paths.auditLog(),
      scopes: ['page.user-management'],
    },
  ],
};
