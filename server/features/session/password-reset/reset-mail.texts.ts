import type { Language } from '#shared/locales.ts';

/** The content of the mail. */
export interface ResetMail {
  name: string;
  portal: string;
  link: string;
  /** How long the link is good for. */
  minutes: number;
}

type Write = (mail: ResetMail) => { subject: string; lines: string[] };

const texts: Record<Language, Write> = {
  en: ({ name, portal, link, minutes }) => ({
    subject: `${portal}: set a new password`,
    lines: [
      `Hello ${name},`,
      `a new password was asked for at ${portal}. Set it here within ${minutes} minutes:`,
      link,
      'The link works once. If you did not ask for it, you need not do anything.',
    ],
  }),
  de: ({ name, portal, link, minutes }) => ({
    subject: `${portal}: neues Passwort setzen`,
    lines: [
      `Hallo ${name},`,
      `bei ${portal} wurde ein neues Passwort angefordert. Setzen Sie es hier innerhalb von ${minutes} Minuten:`,
      link,
      'Der Link gilt einmal. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun.',
    ],
  }),
  fr: ({ name, portal, link, minutes }) => ({
    subject: `${portal} : définir un nouveau mot de passe`,
    lines: [
      `Bonjour ${name},`,
      `un nouveau mot de passe a été demandé sur ${portal}. Définissez-le ici dans les ${minutes} minutes :`,
      link,
      'Le lien ne sert qu’une fois. Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
    ],
  }),
  id: ({ name, portal, link, minutes }) => ({
    subject: `${portal}: buat kata sandi baru`,
    lines: [
      `Halo ${name},`,
      `kata sandi baru diminta di ${portal}. Buat di sini dalam waktu ${minutes} menit:`,
      link,
      'Tautan ini berlaku satu kali. Jika Anda tidak memintanya, Anda tidak perlu melakukan apa pun.',
    ],
  }),
  ms: ({ name, portal, link, minutes }) => ({
    subject: `${portal}: tetapkan kata laluan baharu`,
    lines: [
      `Helo ${name},`,
      `kata laluan baharu telah diminta di ${portal}. Tetapkan di sini dalam masa ${minutes} minit:`,
      link,
      'Pautan ini sah sekali sahaja. Jika anda tidak memintanya, anda tidak perlu berbuat apa-apa.',
    ],
  }),
};

/** The mail with the link to set a new password (N023), in one language. */
export function resetMailText(language: Language, mail: ResetMail) {
  const { subject, lines } = texts[language](mail);
  return { subject, text: `${lines.join('\n\n')}\n` };
}
