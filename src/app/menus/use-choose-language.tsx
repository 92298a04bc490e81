import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import type { Locale } from '#shared/locales.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { localePath, withoutLocale } from '../paths.ts';
import { type LanguageOutcome, languageChange } from './language-change.ts';

function say(outcome: LanguageOutcome): void {
  if (outcome === 'changed') toast({ tone: 'success', text: <Trans>Language changed</Trans> });
  else if (outcome === 'offline') {
    toast({
      tone: 'error',
      text: <Trans>The language could not be changed: there is no connection.</Trans>,
    });
  } else if (outcome === 'view-only') {
    toast({
      tone: 'error',
      text: (
        <Trans>
          You are viewing as another user. You can read, but not change or download anything.
        </Trans>
      ),
    });
  } else toast({ tone: 'error', text: <Trans>The language could not be changed</Trans> });
}

/**
 * Chooses a user's language (B108 to B111): the current one does nothing; for another the server is
 * asked, then the same page shows in it; when that fails everything stays and a message says so.
 */
export function useChooseLanguage(): (locale: Locale) => Promise<void> {
  const navigate = useNavigate();
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  return async (locale) => {
    if (locale === current) return;
    const outcome = await languageChange.run(locale);
    if (outcome === null) return;
    if (outcome === 'changed') {
      const here = withoutLocale(pathname + search + hash);
      await navigate(localePath(locale, here), { preventScrollReset: true });
    }
    say(outcome);
  };
}
