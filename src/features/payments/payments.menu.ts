import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

/** Only where the host has payment areas (F035, N034). */
export const paymentsMenu: FeatureMenu = ({ payment }) =>
  payment
    ? {
        money: [
          {
            id: 'payments',
            title: msg`Payments`,
            icon: 'payment',
            to: paths.payments(),
            scopes: ['page.payment-request'],
            key: 'p',
          },
        ],
      }
    : {};
