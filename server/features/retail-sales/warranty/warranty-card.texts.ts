import type { Language } from '#shared/locales.ts';
import { type SerialKind, serialKinds } from '#shared/serials/serial-kinds.ts';

/** The texts of a warranty card. */
interface WarrantyTexts {
  title: string;
  frameNumber: string;
  soldOn: string;
  dealer: string;
  consumer: string;
  warrantyUntil: string;
  receipt: string;
  part: string;
  number: string;
  /** Under the code that leads to the bike in the portal. */
  scan: string;
  note: string;
}

export const warrantyTexts: Record<Language, WarrantyTexts> = {
  en: {
    title: 'Warranty card',
    frameNumber: 'Frame number',
    soldOn: 'Sold on',
    dealer: 'Dealer',
    consumer: 'Owner',
    warrantyUntil: 'Warranty until',
    receipt: 'Receipt',
    part: 'Part',
    number: 'Number',
    scan: 'Scan at the dealer',
    note: 'Keep this card with the receipt. Show both when you claim the warranty.',
  },
  de: {
    title: 'Garantiekarte',
    frameNumber: 'Rahmennummer',
    soldOn: 'Verkauft am',
    dealer: 'Händler',
    consumer: 'Eigentümer',
    warrantyUntil: 'Garantie bis',
    receipt: 'Beleg',
    part: 'Teil',
    number: 'Nummer',
    scan: 'Beim Händler scannen',
    note: 'Bewahren Sie diese Karte mit dem Beleg auf. Legen Sie beide vor, wenn Sie die Garantie nutzen.',
  },
  fr: {
    title: 'Carte de garantie',
    frameNumber: 'Numéro de cadre',
    soldOn: 'Vendu le',
    dealer: 'Revendeur',
    consumer: 'Propriétaire',
    warrantyUntil: 'Garantie jusqu’au',
    receipt: 'Ticket',
    part: 'Pièce',
    number: 'Numéro',
    scan: 'À scanner chez le revendeur',
    note: 'Gardez cette carte avec le ticket. Présentez les deux pour faire jouer la garantie.',
  },
  id: {
    title: 'Kartu garansi',
    frameNumber: 'Nomor rangka',
    soldOn: 'Terjual pada',
    dealer: 'Dealer',
    consumer: 'Pemilik',
    warrantyUntil: 'Garansi sampai',
    receipt: 'Struk',
    part: 'Komponen',
    number: 'Nomor',
    scan: 'Pindai di dealer',
    note: 'Simpan kartu ini bersama struk. Tunjukkan keduanya saat mengajukan garansi.',
  },
  ms: {
    title: 'Kad waranti',
    frameNumber: 'Nombor rangka',
    soldOn: 'Dijual pada',
    dealer: 'Pengedar',
    consumer: 'Pemilik',
    warrantyUntil: 'Waranti hingga',
    receipt: 'Resit',
    part: 'Bahagian',
    number: 'Nombor',
    scan: 'Imbas di kedai pengedar',
    note: 'Simpan kad ini bersama resit. Tunjukkan kedua-duanya apabila menuntut waranti.',
  },
};

/** In the order of `serialKinds`. */
const kindTexts: Record<Language, readonly string[]> = {
  en: [
    'Frame',
    'Bike',
    'Display',
    'Battery',
    'Motor',
    'Gear hub',
    'Frame lock key',
    'Battery key',
    'Other',
  ],
  de: [
    'Rahmen',
    'Rad',
    'Display',
    'Akku',
    'Motor',
    'Getriebenabe',
    'Rahmenschloss',
    'Akkuschlüssel',
    'Sonstige',
  ],
  fr: [
    'Cadre',
    'Vélo',
    'Écran',
    'Batterie',
    'Moteur',
    'Moyeu',
    'Clé d’antivol',
    'Clé de batterie',
    'Autre',
  ],
  id: [
    'Rangka',
    'Sepeda',
    'Layar',
    'Baterai',
    'Motor',
    'Hub gigi',
    'Kunci rangka',
    'Kunci baterai',
    'Lainnya',
  ],
  ms: [
    'Rangka',
    'Basikal',
    'Paparan',
    'Bateri',
    'Motor',
    'Hab gear',
    'Kunci rangka',
    'Kunci bateri',
    'Lain-lain',
  ],
};

/** Returns the word for the kind of part that a serial number belongs to. */
export const getKindWord = (language: Language, kind: SerialKind): string =>
  kindTexts[language][serialKinds.indexOf(kind)] ?? kind;
