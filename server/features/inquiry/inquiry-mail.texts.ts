import type { CustomerInquiry } from '#server/graphql/generated/types.ts';
import type { Language } from '#shared/locales.ts';

type Labelled = Exclude<
  keyof CustomerInquiry,
  '__typename' | 'id' | 'createdAt' | 'mail' | 'acknowledgement' | 'locale' | 'host'
>;

interface MailTexts {
  subject(portal: string): string;
  intro(portal: string): string;
  labels: Record<Labelled, string>;
  outro: string;
  receiptSubject(portal: string): string;
  receipt(portal: string): string;
}

const mailTexts: Record<Language, MailTexts> = {
  en: {
    subject: (portal) => `${portal}: Somebody wants to become a customer`,
    intro: (portal) => `Sent by the form of ${portal}:`,
    labels: {
      reason: 'Reason',
      goal: 'Goal',
      custName: 'Name',
      custAddress: 'Address',
      custPostalCode: 'Postal code',
      custCity: 'City',
      custState: 'State or province',
      custCountry: 'Country',
      custEmail: 'Email',
      custPhone: 'Phone',
      websiteUrl: 'Website',
    },
    outro:
      'It is also in the list of inquiries of the portal. An answer to this mail goes to the applicant.',
    receiptSubject: (portal) => `${portal}: We have received your inquiry`,
    receipt: (portal) =>
      `Hello,\n\nwe have received your inquiry to become a customer of ${portal} and will contact you.\n\nIf you have not sent one, you can ignore this mail.\n`,
  },
  de: {
    subject: (portal) => `${portal}: Jemand möchte Kunde werden`,
    intro: (portal) => `Gesendet über das Formular von ${portal}:`,
    labels: {
      reason: 'Anlass',
      goal: 'Ziel',
      custName: 'Name',
      custAddress: 'Adresse',
      custPostalCode: 'Postleitzahl',
      custCity: 'Ort',
      custState: 'Bundesland oder Provinz',
      custCountry: 'Land',
      custEmail: 'E-Mail',
      custPhone: 'Telefon',
      websiteUrl: 'Website',
    },
    outro:
      'Die Anfrage steht auch in der Liste der Anfragen im Portal. Eine Antwort auf diese Mail geht an die anfragende Person.',
    receiptSubject: (portal) => `${portal}: Ihre Anfrage ist eingegangen`,
    receipt: (portal) =>
      `Guten Tag,\n\nIhre Anfrage, Kunde von ${portal} zu werden, ist bei uns eingegangen. Wir melden uns bei Ihnen.\n\nHaben Sie keine Anfrage gesendet, können Sie diese Mail ignorieren.\n`,
  },
  fr: {
    subject: (portal) => `${portal} : demande d’ouverture de compte client`,
    intro: (portal) => `Envoyée par le formulaire de ${portal} :`,
    labels: {
      reason: 'Motif',
      goal: 'Objectif',
      custName: 'Nom',
      custAddress: 'Adresse',
      custPostalCode: 'Code postal',
      custCity: 'Ville',
      custState: 'État ou province',
      custCountry: 'Pays',
      custEmail: 'E-mail',
      custPhone: 'Téléphone',
      websiteUrl: 'Site web',
    },
    outro:
      'La demande figure aussi dans la liste des demandes du portail. Une réponse à cet e-mail est adressée au demandeur.',
    receiptSubject: (portal) => `${portal} : nous avons reçu votre demande`,
    receipt: (portal) =>
      `Bonjour,\n\nnous avons bien reçu votre demande pour devenir client de ${portal} et vous recontacterons.\n\nSi vous n’avez envoyé aucune demande, ne tenez pas compte de cet e-mail.\n`,
  },
  id: {
    subject: (portal) => `${portal}: Ada yang ingin menjadi pelanggan`,
    intro: (portal) => `Dikirim melalui formulir ${portal}:`,
    labels: {
      reason: 'Alasan',
      goal: 'Tujuan',
      custName: 'Nama',
      custAddress: 'Alamat',
      custPostalCode: 'Kode pos',
      custCity: 'Kota',
      custState: 'Provinsi',
      custCountry: 'Negara',
      custEmail: 'Email',
      custPhone: 'Telepon',
      websiteUrl: 'Situs web',
    },
    outro:
      'Permintaan ini juga ada di daftar permintaan pada portal. Balasan atas email ini dikirim ke pemohon.',
    receiptSubject: (portal) => `${portal}: Permintaan Anda sudah kami terima`,
    receipt: (portal) =>
      `Halo,\n\npermintaan Anda untuk menjadi pelanggan ${portal} sudah kami terima dan kami akan menghubungi Anda.\n\nJika Anda tidak mengirim permintaan, abaikan email ini.\n`,
  },
  ms: {
    subject: (portal) => `${portal}: Ada yang ingin menjadi pelanggan`,
    intro: (portal) => `Dihantar melalui borang ${portal}:`,
    labels: {
      reason: 'Sebab',
      goal: 'Matlamat',
      custName: 'Nama',
      custAddress: 'Alamat',
      custPostalCode: 'Poskod',
      custCity: 'Bandar',
      custState: 'Negeri',
      custCountry: 'Negara',
      custEmail: 'E-mel',
      custPhone: 'Telefon',
      websiteUrl: 'Laman web',
    },
    outro:
      'Pertanyaan ini juga ada dalam senarai pertanyaan di portal. Balasan kepada e-mel ini dihantar kepada pemohon.',
    receiptSubject: (portal) => `${portal}: Pertanyaan anda telah kami terima`,
    receipt: (portal) =>
      `Helo,\n\npertanyaan anda untuk menjadi pelanggan ${portal} telah kami terima dan kami akan menghubungi anda.\n\nJika anda tidak menghantar pertanyaan, abaikan e-mel ini.\n`,
  },
};

/** The mail to the host: plain lines, each with a label, so that no typed text passes for another one. */
export function inquiryMailText(
  language: Language,
  portal: string,
  inquiry: CustomerInquiry,
): { subject: string; text: string } {
  const { subject, intro, labels, outro } = mailTexts[language];
  const lines = (Object.entries(labels) as [Labelled, string][]).flatMap(([name, label]) =>
    inquiry[name] ? [`${label}: ${inquiry[name]}`] : [],
  );
  return {
    subject: subject(portal),
    text: `${intro(portal)}\n\n${lines.join('\n')}\n\n${outro}\n`,
  };
}

/** The acknowledgement to the applicant. */
export function acknowledgementText(
  language: Language,
  portal: string,
): { subject: string; text: string } {
  const { receiptSubject, receipt } = mailTexts[language];
  return { subject: receiptSubject(portal), text: receipt(portal) };
}
