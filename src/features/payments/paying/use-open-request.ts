import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { leaveFor } from './leave-for.ts';
import type { MadeRequest } from './send-payment.ts';

/**
 * Leads to a request that was made, and on to the provider's page. The request's page takes the place of the paying
 * page, so that Back leads from the provider to what became of the payment.
 */
export function useOpenRequest(): (request: MadeRequest) => Promise<void> {
  const navigate = useNavigate();
  const locale = useLocale();
  const queries = useQueryClient();
  return async ({ externalId, redirectUrl }) => {
    for (const feature of ['invoices', 'payments', 'credit'])
      void queries.invalidateQueries({ queryKey: [feature] });
    await navigate(localePath(locale, paths.paymentRequest(externalId)), { replace: true });
    if (redirectUrl) leaveFor(redirectUrl);
  };
}
