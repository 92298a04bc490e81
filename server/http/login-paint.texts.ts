import type { Language } from '#shared/locales.ts';

/** The client's sentence below the form, in its own words: with others it would break and move what follows. */
export const askDistributor: Record<Language, string> = {
  en: 'No account yet? Ask your distributor.',
  de: 'Noch kein Konto? Fragen Sie Ihren Großhändler.',
  fr: 'Pas encore de compte ? Adressez-vous à votre distributeur.',
  id: 'Belum punya akun? Hubungi distributor Anda.',
  ms: 'Belum ada akaun? Hubungi pembekal anda.',
};
