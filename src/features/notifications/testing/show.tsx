import { type ReactNode, Suspense } from 'react';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';

/** Shows a part to a user who may read the catalog, orders and invoices and has an e-mail address. */
export function show(part: ReactNode, options: ScreenOptions = {}) {
  return renderScreen(<Suspense>{part}</Suspense>, {
    ...options,
    host: { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', ...options.host },
    user: {
      email: 'mia@wheel.test',
      scopes: [
        'page.catalog',
        'page.order-status',
        'page.invoice-status',
        'cart.display-order-qty',
      ],
      ...options.user,
    },
  });
}
