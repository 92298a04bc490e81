import type { Language } from '#shared/locales.ts';

/**
 * The change: one by the user, the removal of all factors by an administrator (`reset`), or another mail address by
 * whoever manages the user.
 */
export type FactorChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'reset'
  | 'address-changed';

interface Notice {
  name: string;
  portal: string;
}

interface Texts {
  hello: (name: string) => string;
  /** The subject, below the name of the portal, and what happened. */
  changes: (portal: string) => Record<FactorChange, [subject: string, text: string]>;
  /** The advice for users who did not make the change. */
  warning: string;
}

const texts: Record<Language, Texts> = {
  en: {
    hello: (name) => `Hello ${name},`,
    changes: (portal) => ({
      'passkey-added': [
        'a passkey was added to your account',
        `a passkey was added to your account at ${portal}. From now on it can confirm your login.`,
      ],
      'passkey-removed': [
        'a passkey was removed from your account',
        `a passkey was removed from your account at ${portal}. It can no longer confirm your login.`,
      ],
      'authenticator-added': [
        'an authenticator app was added to your account',
        `an authenticator app was added to your account at ${portal}. From now on its codes can confirm your login.`,
      ],
      'authenticator-removed': [
        'the authenticator app was removed from your account',
        `the authenticator app was removed from your account at ${portal}. Its codes can no longer confirm your login.`,
      ],
      reset: [
        'your second factor was reset',
        `an administrator of ${portal} has removed your passkeys, your authenticator app and your recovery codes. You log in with your password, and can set up a second factor again.`,
      ],
      'address-changed': [
        'the e-mail address of your account was changed',
        `the e-mail address of your account at ${portal} was changed. From now on links to set a password go to the new address, and those that were sent before no longer work.`,
      ],
    }),
    warning:
      'If you did not ask for this, tell your administrator at once and change your password.',
  },
  de: {
    hello: (name) => `Hallo ${name},`,
    changes: (portal) => ({
      'passkey-added': [
        'Ihrem Konto wurde ein Passkey hinzugefügt',
        `Ihrem Konto bei ${portal} wurde ein Passkey hinzugefügt. Er kann ab jetzt Ihre Anmeldung bestätigen.`,
      ],
      'passkey-removed': [
        'ein Passkey wurde aus Ihrem Konto entfernt',
        `aus Ihrem Konto bei ${portal} wurde ein Passkey entfernt. Er kann Ihre Anmeldung nicht mehr bestätigen.`,
      ],
      'authenticator-added': [
        'Ihrem Konto wurde eine Authenticator-App hinzugefügt',
        `Ihrem Konto bei ${portal} wurde eine Authenticator-App hinzugefügt. Ihre Codes können ab jetzt Ihre Anmeldung bestätigen.`,
      ],
      'authenticator-removed': [
        'die Authenticator-App wurde aus Ihrem Konto entfernt',
        `aus Ihrem Konto bei ${portal} wurde die Authenticator-App entfernt. Ihre Codes können Ihre Anmeldung nicht mehr bestätigen.`,
      ],
      reset: [
        'Ihr zweiter Faktor wurde zurückgesetzt',
        `ein Administrator von ${portal} hat Ihre Passkeys, Ihre Authenticator-App und Ihre Wiederherstellungscodes entfernt. Sie melden sich mit Ihrem Passwort an und können wieder einen zweiten Faktor einrichten.`,
      ],
      'address-changed': [
        'die E-Mail-Adresse Ihres Kontos wurde geändert',
        `die E-Mail-Adresse Ihres Kontos bei ${portal} wurde geändert. Links zum Festlegen eines Passworts gehen ab jetzt an die neue Adresse, und früher verschickte gelten nicht mehr.`,
      ],
    }),
    warning:
      'Wenn Sie das nicht veranlasst haben, wenden Sie sich sofort an Ihren Administrator und ändern Sie Ihr Passwort.',
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    changes: (portal) => ({
      'passkey-added': [
        'une clé d’accès a été ajoutée à votre compte',
        `une clé d’accès a été ajoutée à votre compte sur ${portal}. Elle peut désormais confirmer votre connexion.`,
      ],
      'passkey-removed': [
        'une clé d’accès a été supprimée de votre compte',
        `une clé d’accès a été supprimée de votre compte sur ${portal}. Elle ne peut plus confirmer votre connexion.`,
      ],
      'authenticator-added': [
        'une application d’authentification a été ajoutée à votre compte',
        `une application d’authentification a été ajoutée à votre compte sur ${portal}. Ses codes peuvent désormais confirmer votre connexion.`,
      ],
      'authenticator-removed': [
        'l’application d’authentification a été supprimée de votre compte',
        `l’application d’authentification a été supprimée de votre compte sur ${portal}. Ses codes ne peuvent plus confirmer votre connexion.`,
      ],
      reset: [
        'votre second facteur a été réinitialisé',
        `un administrateur de ${portal} a supprimé vos clés d’accès, votre application d’authentification et vos codes de secours. Vous vous connectez avec votre mot de passe et pouvez configurer à nouveau un second facteur.`,
      ],
      'address-changed': [
        'l’adresse e-mail de votre compte a été modifiée',
        `l’adresse e-mail de votre compte sur ${portal} a été modifiée. Les liens pour définir un mot de passe sont désormais envoyés à la nouvelle adresse, et ceux envoyés auparavant ne sont plus valables.`,
      ],
    }),
    warning:
      'Si vous ne l’avez pas demandé, prévenez aussitôt votre administrateur et changez votre mot de passe.',
  },
  id: {
    hello: (name) => `Halo ${name},`,
    changes: (portal) => ({
      'passkey-added': [
        'kunci sandi telah ditambahkan ke akun Anda',
        `kunci sandi telah ditambahkan ke akun Anda di ${portal}. Mulai sekarang kunci ini dapat mengonfirmasi login Anda.`,
      ],
      'passkey-removed': [
        'kunci sandi telah dihapus dari akun Anda',
        `kunci sandi telah dihapus dari akun Anda di ${portal}. Kunci ini tidak dapat lagi mengonfirmasi login Anda.`,
      ],
      'authenticator-added': [
        'aplikasi autentikator telah ditambahkan ke akun Anda',
        `aplikasi autentikator telah ditambahkan ke akun Anda di ${portal}. Mulai sekarang kodenya dapat mengonfirmasi login Anda.`,
      ],
      'authenticator-removed': [
        'aplikasi autentikator telah dihapus dari akun Anda',
        `aplikasi autentikator telah dihapus dari akun Anda di ${portal}. Kodenya tidak dapat lagi mengonfirmasi login Anda.`,
      ],
      reset: [
        'faktor kedua Anda telah diatur ulang',
        `administrator ${portal} telah menghapus kunci sandi, aplikasi autentikator, dan kode pemulihan Anda. Anda masuk dengan kata sandi, dan dapat menyiapkan faktor kedua lagi.`,
      ],
      'address-changed': [
        'alamat email akun Anda telah diubah',
        `alamat email akun Anda di ${portal} telah diubah. Mulai sekarang tautan untuk membuat kata sandi dikirim ke alamat baru, dan tautan yang dikirim sebelumnya tidak berlaku lagi.`,
      ],
    }),
    warning:
      'Jika Anda tidak memintanya, segera beri tahu administrator Anda dan ubah kata sandi Anda.',
  },
  ms: {
    hello: (name) => `Helo ${name},`,
    changes: (portal) => ({
      'passkey-added': [
        'kunci laluan telah ditambah pada akaun anda',
        `kunci laluan telah ditambah pada akaun anda di ${portal}. Mulai sekarang kunci ini boleh mengesahkan log masuk anda.`,
      ],
      'passkey-removed': [
        'kunci laluan telah dibuang daripada akaun anda',
        `kunci laluan telah dibuang daripada akaun anda di ${portal}. Kunci ini tidak lagi boleh mengesahkan log masuk anda.`,
      ],
      'authenticator-added': [
        'aplikasi pengesah telah ditambah pada akaun anda',
        `aplikasi pengesah telah ditambah pada akaun anda di ${portal}. Mulai sekarang kodnya boleh mengesahkan log masuk anda.`,
      ],
      'authenticator-removed': [
        'aplikasi pengesah telah dibuang daripada akaun anda',
        `aplikasi pengesah telah dibuang daripada akaun anda di ${portal}. Kodnya tidak lagi boleh mengesahkan log masuk anda.`,
      ],
      reset: [
        'faktor kedua anda telah ditetapkan semula',
        `pentadbir ${portal} telah membuang kunci laluan, aplikasi pengesah dan kod pemulihan anda. Anda log masuk dengan kata laluan, dan boleh menyediakan faktor kedua semula.`,
      ],
      'address-changed': [
        'alamat e-mel akaun anda telah ditukar',
        `alamat e-mel akaun anda di ${portal} telah ditukar. Mulai sekarang pautan untuk menetapkan kata laluan dihantar ke alamat baharu, dan pautan yang dihantar sebelum ini tidak lagi sah.`,
      ],
    }),
    warning:
      'Jika anda tidak memintanya, beritahu pentadbir anda dengan segera dan tukar kata laluan anda.',
  },
};

/** The mail about a change of second factors, in one language. */
export function factorNoticeText(
  language: Language,
  change: FactorChange,
  { name, portal }: Notice,
): { subject: string; text: string } {
  const { hello, changes, warning } = texts[language];
  const [title, happened] = changes(portal)[change];
  const colon = language === 'fr' ? ' : ' : ': ';
  return {
    subject: `${portal}${colon}${title}`,
    text: `${[hello(name), happened, warning].join('\n\n')}\n`,
  };
}
