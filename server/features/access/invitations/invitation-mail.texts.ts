import type { Language } from '#shared/locales.ts';

interface Facts {
  name: string;
  username: string;
  portal: string;
  /** How long the link is good for. */
  hours: number;
}

interface Texts {
  subject: string;
  title: string;
  greeting: string;
  reason: string;
  username: string;
  action: string;
  once: string;
}

/** @param isNew whether the user never had a password */
type Write = (facts: Facts, isNew: boolean) => Texts;

const texts: Record<Language, Write> = {
  en: ({ name, username, portal, hours }, isNew) => ({
    ...(isNew
      ? {
          subject: `${portal}: your access`,
          title: 'Choose your password',
          reason: `You have been given access to ${portal}. Choose a password within ${hours} hours, then log in:`,
        }
      : {
          subject: `${portal}: choose a new password`,
          title: 'Choose a new password',
          reason: `Your password at ${portal} has been reset and no longer works. Choose a new one within ${hours} hours:`,
        }),
    greeting: `Hello ${name},`,
    username: `Your username: ${username}`,
    action: 'Choose a password',
    once: 'The link works once. Do not pass it on: it lets anyone choose your password.',
  }),
  de: ({ name, username, portal, hours }, isNew) => ({
    ...(isNew
      ? {
          subject: `${portal}: Ihr Zugang`,
          title: 'Wählen Sie Ihr Passwort',
          reason: `Sie haben einen Zugang zu ${portal} erhalten. Wählen Sie innerhalb von ${hours} Stunden ein Passwort und melden Sie sich damit an:`,
        }
      : {
          subject: `${portal}: neues Passwort wählen`,
          title: 'Wählen Sie ein neues Passwort',
          reason: `Ihr Passwort bei ${portal} wurde zurückgesetzt und gilt nicht mehr. Wählen Sie innerhalb von ${hours} Stunden ein neues:`,
        }),
    greeting: `Hallo ${name},`,
    username: `Ihr Benutzername: ${username}`,
    action: 'Passwort wählen',
    once: 'Der Link gilt einmal. Geben Sie ihn nicht weiter: Wer ihn hat, kann Ihr Passwort bestimmen.',
  }),
  fr: ({ name, username, portal, hours }, isNew) => ({
    ...(isNew
      ? {
          subject: `${portal} : votre accès`,
          title: 'Choisissez votre mot de passe',
          reason: `Vous avez reçu un accès à ${portal}. Choisissez un mot de passe dans les ${hours} heures, puis connectez-vous :`,
        }
      : {
          subject: `${portal} : choisir un nouveau mot de passe`,
          title: 'Choisissez un nouveau mot de passe',
          reason: `Votre mot de passe sur ${portal} a été réinitialisé et n’est plus valable. Choisissez-en un nouveau dans les ${hours} heures :`,
        }),
    greeting: `Bonjour ${name},`,
    username: `Votre identifiant : ${username}`,
    action: 'Choisir un mot de passe',
    once: 'Le lien ne sert qu’une fois. Ne le transmettez pas : il permet à quiconque de choisir votre mot de passe.',
  }),
  id: ({ name, username, portal, hours }, isNew) => ({
    ...(isNew
      ? {
          subject: `${portal}: akses Anda`,
          title: 'Pilih kata sandi Anda',
          reason: `Anda mendapat akses ke ${portal}. Pilih kata sandi dalam waktu ${hours} jam, lalu masuk:`,
        }
      : {
          subject: `${portal}: pilih kata sandi baru`,
          title: 'Pilih kata sandi baru',
          reason: `Kata sandi Anda di ${portal} telah diatur ulang dan tidak berlaku lagi. Pilih yang baru dalam waktu ${hours} jam:`,
        }),
    greeting: `Halo ${name},`,
    username: `Nama pengguna Anda: ${username}`,
    action: 'Pilih kata sandi',
    once: 'Tautan ini berlaku satu kali. Jangan teruskan: siapa pun yang memilikinya dapat menentukan kata sandi Anda.',
  }),
  ms: ({ name, username, portal, hours }, isNew) => ({
    ...(isNew
      ? {
          subject: `${portal}: akses anda`,
          title: 'Pilih kata laluan anda',
          reason: `Anda telah diberi akses ke ${portal}. Pilih kata laluan dalam masa ${hours} jam, kemudian log masuk:`,
        }
      : {
          subject: `${portal}: pilih kata laluan baharu`,
          title: 'Pilih kata laluan baharu',
          reason: `Kata laluan anda di ${portal} telah ditetapkan semula dan tidak sah lagi. Pilih yang baharu dalam masa ${hours} jam:`,
        }),
    greeting: `Helo ${name},`,
    username: `Nama pengguna anda: ${username}`,
    action: 'Pilih kata laluan',
    once: 'Pautan ini sah sekali sahaja. Jangan kongsi: sesiapa yang memilikinya boleh menetapkan kata laluan anda.',
  }),
};

/** The texts of the mail of an invitation. */
export function invitationTexts(
  language: Language,
  facts: Facts,
  replacesPassword: boolean,
): Texts {
  return texts[language](facts, !replacesPassword);
}
