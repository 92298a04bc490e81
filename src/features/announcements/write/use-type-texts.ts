import { useLingui } from '@lingui/react/macro';

/** Returns where announcements are shown, in words, by their types (C097). */
export function useTypeTexts(): Record<'home_page' | 'login', string> {
  const { t } = useLingui();
  return {
    home_page: t({ message: 'After the login', comment: 'where an announcement is shown' }),
    login: t({ message: 'Before the login', comment: 'where an announcement is shown' }),
  };
}
