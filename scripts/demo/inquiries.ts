import type { HostSettings } from '#shared/host-config.ts';
import type { Language } from '#shared/locales.ts';

type Choices = HostSettings['inquiryReasons'];

const said = (en: string, de: string, fr: string, id: string, ms: string) => ({
  en,
  de,
  fr,
  id,
  ms,
});

/** The reasons for which strangers get in touch. */
const reasons: Choices = [
  {
    id: 'new-shop',
    text: said(
      'I am opening a shop',
      'Ich eröffne ein Geschäft',
      'J’ouvre un magasin',
      'Saya membuka toko baru',
      'Saya membuka kedai baharu',
    ),
  },
  {
    id: 'more-brands',
    text: said(
      'My shop is looking for more brands',
      'Mein Geschäft sucht weitere Marken',
      'Mon magasin cherche d’autres marques',
      'Toko saya mencari merek tambahan',
      'Kedai saya mencari jenama tambahan',
    ),
  },
  {
    id: 'workshop',
    text: said(
      'My workshop needs parts',
      'Meine Werkstatt braucht Teile',
      'Mon atelier a besoin de pièces',
      'Bengkel saya membutuhkan suku cadang',
      'Bengkel saya memerlukan alat ganti',
    ),
  },
];

/** The goals that they may have. */
const goals: Choices = [
  {
    id: 'bikes',
    text: said(
      'Sell bikes',
      'Fahrräder verkaufen',
      'Vendre des vélos',
      'Menjual sepeda',
      'Menjual basikal',
    ),
  },
  {
    id: 'parts',
    text: said(
      'Sell parts and accessories',
      'Teile und Zubehör verkaufen',
      'Vendre des pièces et accessoires',
      'Menjual suku cadang dan aksesori',
      'Menjual alat ganti dan aksesori',
    ),
  },
  {
    id: 'fleet',
    text: said(
      'Equip a rental or company fleet',
      'Eine Miet- oder Firmenflotte ausstatten',
      'Équiper une flotte de location ou d’entreprise',
      'Melengkapi armada sewa atau perusahaan',
      'Melengkapkan armada sewa atau syarikat',
    ),
  },
];

const consent: Record<Language, string> = said(
  'We store what you send to answer your inquiry and delete it after twelve months. You can ask us to delete it earlier at any time.',
  'Wir speichern Ihre Angaben, um Ihre Anfrage zu beantworten, und löschen sie nach zwölf Monaten. Sie können jederzeit verlangen, dass wir sie früher löschen.',
  'Nous conservons vos données pour répondre à votre demande et les supprimons après douze mois. Vous pouvez demander à tout moment leur suppression anticipée.',
  'Kami menyimpan data yang Anda kirim untuk menjawab permintaan Anda dan menghapusnya setelah dua belas bulan. Anda dapat meminta penghapusan lebih awal kapan saja.',
  'Kami menyimpan data yang anda hantar untuk menjawab pertanyaan anda dan memadamnya selepas dua belas bulan. Anda boleh meminta kami memadamnya lebih awal pada bila-bila masa.',
);

/** The settings of the inquiry, the same at every host of the demo. */
export const inquirySettings = {
  inquiryReasons: reasons,
  inquiryGoals: goals,
  inquiryConsent: consent,
  inquiryRetentionMonths: 12,
} satisfies Partial<HostSettings>;
