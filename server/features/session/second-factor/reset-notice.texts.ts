import type { Language } from '#shared/locales.ts';

interface Notice {
  name: string;
  portal: string;
}
type Write = (notice: Notice) => { subject: string; lines: string[] };

const texts: Record<Language, Write> = {
  en: ({ name, portal }) => ({
    subject: `${portal}: your second factor was reset`,
    lines: [
      `Hello ${name},`,
      `an administrator of ${portal} has removed your passkeys, your authenticator app and your recovery codes. You log in with your password, and can set up a second factor again.`,
      'If you did not ask for this, tell your administrator at once and change your password.',
    ],
  }),
  de: ({ name, portal }) => ({
    subject: `${portal}: Ihr zweiter Faktor wurde zurückgesetzt`,
    lines: [
      `Hallo ${name},`,
      `ein Administrator von ${portal} hat Ihre Passkeys, Ihre Authenticator-App und Ihre Wiederherstellungscodes entfernt. Sie melden sich mit Ihrem Passwort an und können wieder einen zweiten Faktor einrichten.`,
      'Wenn Sie das nicht veranlasst haben, wenden Sie sich sofort an Ihren Administrator und ändern Sie Ihr Passwort.',
    ],
  }),
  fr: ({ name, portal }) => ({
    subject: `${portal} : votre second facteur a été réinitialisé`,
    lines: [
      `Bonjour ${name},`,
      `un administrateur de ${portal} a supprimé vos clés d’accès, votre application d’authentification et vos codes de secours. Vous vous connectez avec votre mot de passe et pouvez configurer à nouveau un second facteur.`,
      'Si vous ne l’avez pas demandé, prévenez aussitôt votre administrateur et changez votre mot de passe.',
    ],
  }),
  id: ({ name, portal }) => ({
    subject: `${portal}: faktor kedua Anda telah diatur ulang`,
    lines: [
      `Halo ${name},`,
      `administrator ${portal} telah menghapus kunci sandi, aplikasi autentikator, dan kode pemulihan Anda. Anda masuk dengan kata sandi, dan dapat menyiapkan faktor kedua lagi.`,
      'Jika Anda tidak memintanya, segera beri tahu administrator Anda dan ubah kata sandi Anda.',
    ],
  }),
  ms: ({ name, portal }) => ({
    subject: `${portal}: faktor kedua anda telah ditetapkan semula`,
    lines: [
      `Helo ${name},`,
      `pentadbir ${portal} telah membuang kunci laluan, aplikasi pengesah dan kod pemulihan anda. Anda log masuk dengan kata laluan, dan boleh menyediakan faktor kedua semula.`,
      'Jika anda tidak memintanya, beritahu pentadbir anda dengan segera dan tukar kata laluan anda.',
    ],
  }),
};

/** The mail that a second factor was reset, in one language. */
export function resetNoticeText(language: Language, notice: Notice) {
  const { subject, lines } = texts[language](notice);
  return { subject, text: `${lines.join('\n\n')}\n` };
}
