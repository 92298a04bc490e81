import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isLocale } from '#shared/locales.ts';
import { localePath, paths } from '#src/app/paths.ts';
import { userQuery } from '#src/features/session/session.public.ts';
import { toast } from '#src/ui/toasts.tsx';

/**
 * Returns what follows a saved profile: the displayed name is loaded again, and with another language the
 * page continues under its locale.
 */
export function useProfileSaved(): (language: { before: string; now: string }) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async ({ before, now }) => {
    toast({ tone: 'success', text: <Trans>Your settings are saved</Trans> });
    await queries.invalidateQueries({ queryKey: userQuery.queryKey });
    if (now !== before && isLocale(now)) {
      void navigate(localePath(now, paths.editProfile()), { replace: true });
    }
  };
}
