import type { Language } from '#shared/locales.ts';

/** The texts of a printed inspection. */
interface PaperTexts {
  title: string;
  frameNumber: string;
  article: string;
  bike: string;
  customer: string;
  inspectedOn: string;
  mechanic: string;
  list: string;
  version: string;
  point: string;
  result: string;
  done: string;
  open: string;
  photo: string;
  signature: string;
}

export const paperTexts: Record<Language, PaperTexts> = {
  en: {
    title: 'Pre-delivery inspection',
    frameNumber: 'Frame number',
    article: 'Article',
    bike: 'Bike',
    customer: 'Customer',
    inspectedOn: 'Inspected on',
    mechanic: 'Mechanic',
    list: 'Inspection list',
    version: 'version',
    point: 'Point',
    result: 'Result',
    done: 'Done',
    open: 'Open',
    photo: 'Photo',
    signature: 'Signature of the mechanic',
  },
  de: {
    title: 'Übergabeinspektion',
    frameNumber: 'Rahmennummer',
    article: 'Artikel',
    bike: 'Rad',
    customer: 'Kunde',
    inspectedOn: 'Inspiziert am',
    mechanic: 'Mechaniker',
    list: 'Prüfliste',
    version: 'Fassung',
    point: 'Prüfpunkt',
    result: 'Ergebnis',
    done: 'Erledigt',
    open: 'Offen',
    photo: 'Foto',
    signature: 'Unterschrift des Mechanikers',
  },
  fr: {
    title: 'Contrôle avant livraison',
    frameNumber: 'Numéro de cadre',
    article: 'Article',
    bike: 'Vélo',
    customer: 'Client',
    inspectedOn: 'Contrôlé le',
    mechanic: 'Mécanicien',
    list: 'Liste de contrôle',
    version: 'version',
    point: 'Point',
    result: 'Résultat',
    done: 'Fait',
    open: 'À faire',
    photo: 'Photo',
    signature: 'Signature du mécanicien',
  },
  id: {
    title: 'Inspeksi prapengiriman',
    frameNumber: 'Nomor rangka',
    article: 'Artikel',
    bike: 'Sepeda',
    customer: 'Pelanggan',
    inspectedOn: 'Diinspeksi pada',
    mechanic: 'Mekanik',
    list: 'Daftar inspeksi',
    version: 'versi',
    point: 'Poin',
    result: 'Hasil',
    done: 'Selesai',
    open: 'Belum',
    photo: 'Foto',
    signature: 'Tanda tangan mekanik',
  },
  ms: {
    title: 'Pemeriksaan prapenghantaran',
    frameNumber: 'Nombor rangka',
    article: 'Artikel',
    bike: 'Basikal',
    customer: 'Pelanggan',
    inspectedOn: 'Diperiksa pada',
    mechanic: 'Mekanik',
    list: 'Senarai pemeriksaan',
    version: 'versi',
    point: 'Perkara',
    result: 'Hasil',
    done: 'Selesai',
    open: 'Belum',
    photo: 'Foto',
    signature: 'Tandatangan mekanik',
  },
};
