import type { Language } from '#shared/locales.ts';

/** The texts of a printed claim. */
interface PaperTexts {
  title: string;
  draft: string;
  customer: string;
  article: string;
  frameNumber: string;
  quantity: string;
  purchasedOn: string;
  dealerNo: string;
  delivery: string;
  status: string;
  problem: string;
  description: string;
  consumer: string;
  approved: string;
  decision: string;
  notAWarranty: string;
  reason: string;
  creditNote: string;
  replacement: string;
  /** By the places of pictures. */
  places: Readonly<Record<string, string>>;
}

export const paperTexts: Record<Language, PaperTexts> = {
  en: {
    title: 'Claim',
    draft: 'draft',
    customer: 'Customer',
    article: 'Article',
    frameNumber: 'Frame number',
    quantity: 'Quantity',
    purchasedOn: 'Purchased on',
    dealerNo: 'Dealer’s number',
    delivery: 'Delivery',
    status: 'Status',
    problem: 'Problem',
    description: 'What happened',
    consumer: 'Consumer',
    approved: 'Approved quantity',
    decision: 'Decision',
    notAWarranty: 'Not a warranty case',
    reason: 'Reason',
    creditNote: 'Credit note',
    replacement: 'Replacement delivery',
    places: {
      invoice: 'Invoice',
      photo1: 'Full bike or article',
      photo2: 'Serial number',
      photo3: 'Issue, photo 1',
      photo4: 'Issue, photo 2',
      photo5: 'Issue, photo 3',
      photo6: 'Issue, photo 4',
    },
  },
  de: {
    title: 'Reklamation',
    draft: 'Entwurf',
    customer: 'Kunde',
    article: 'Artikel',
    frameNumber: 'Rahmennummer',
    quantity: 'Menge',
    purchasedOn: 'Gekauft am',
    dealerNo: 'Nummer des Händlers',
    delivery: 'Lieferung',
    status: 'Status',
    problem: 'Problem',
    description: 'Was passiert ist',
    consumer: 'Endkunde',
    approved: 'Anerkannte Menge',
    decision: 'Entscheidung',
    notAWarranty: 'Kein Garantiefall',
    reason: 'Grund',
    creditNote: 'Gutschrift',
    replacement: 'Ersatzlieferung',
    places: {
      invoice: 'Rechnung',
      photo1: 'Ganzes Rad oder ganzer Artikel',
      photo2: 'Seriennummer',
      photo3: 'Mangel, Foto 1',
      photo4: 'Mangel, Foto 2',
      photo5: 'Mangel, Foto 3',
      photo6: 'Mangel, Foto 4',
    },
  },
  fr: {
    title: 'Réclamation',
    draft: 'brouillon',
    customer: 'Client',
    article: 'Article',
    frameNumber: 'Numéro de cadre',
    quantity: 'Quantité',
    purchasedOn: 'Acheté le',
    dealerNo: 'Numéro du revendeur',
    delivery: 'Livraison',
    status: 'Statut',
    problem: 'Problème',
    description: 'Ce qui s’est passé',
    consumer: 'Consommateur',
    approved: 'Quantité acceptée',
    decision: 'Décision',
    notAWarranty: 'Hors garantie',
    reason: 'Motif',
    creditNote: 'Avoir',
    replacement: 'Livraison de remplacement',
    places: {
      invoice: 'Facture',
      photo1: 'Vélo ou article entier',
      photo2: 'Numéro de série',
      photo3: 'Défaut, photo 1',
      photo4: 'Défaut, photo 2',
      photo5: 'Défaut, photo 3',
      photo6: 'Défaut, photo 4',
    },
  },
  id: {
    title: 'Klaim',
    draft: 'draf',
    customer: 'Pelanggan',
    article: 'Artikel',
    frameNumber: 'Nomor rangka',
    quantity: 'Jumlah',
    purchasedOn: 'Dibeli pada',
    dealerNo: 'Nomor dealer',
    delivery: 'Pengiriman',
    status: 'Status',
    problem: 'Masalah',
    description: 'Apa yang terjadi',
    consumer: 'Konsumen',
    approved: 'Jumlah yang disetujui',
    decision: 'Keputusan',
    notAWarranty: 'Bukan kasus garansi',
    reason: 'Alasan',
    creditNote: 'Nota kredit',
    replacement: 'Pengiriman pengganti',
    places: {
      invoice: 'Faktur',
      photo1: 'Sepeda atau artikel utuh',
      photo2: 'Nomor seri',
      photo3: 'Kerusakan, foto 1',
      photo4: 'Kerusakan, foto 2',
      photo5: 'Kerusakan, foto 3',
      photo6: 'Kerusakan, foto 4',
    },
  },
  ms: {
    title: 'Tuntutan',
    draft: 'draf',
    customer: 'Pelanggan',
    article: 'Artikel',
    frameNumber: 'Nombor rangka',
    quantity: 'Kuantiti',
    purchasedOn: 'Dibeli pada',
    dealerNo: 'Nombor pengedar',
    delivery: 'Penghantaran',
    status: 'Status',
    problem: 'Masalah',
    description: 'Apa yang berlaku',
    consumer: 'Pengguna',
    approved: 'Kuantiti diluluskan',
    decision: 'Keputusan',
    notAWarranty: 'Bukan kes waranti',
    reason: 'Sebab',
    creditNote: 'Nota kredit',
    replacement: 'Penghantaran gantian',
    places: {
      invoice: 'Invois',
      photo1: 'Basikal atau artikel penuh',
      photo2: 'Nombor siri',
      photo3: 'Kerosakan, foto 1',
      photo4: 'Kerosakan, foto 2',
      photo5: 'Kerosakan, foto 3',
      photo6: 'Kerosakan, foto 4',
    },
  },
};
