import { texts } from '../texts/languages.ts';

const draft = texts('Draft', 'Entwurf', 'Brouillon', 'Draf', 'Draf');

/** The statuses of claims in their order (reading 99). */
export const claimStatuses = [
  { id: 'DRAFT', category: 'draft', words: draft },
  {
    id: 'SUBMITTED',
    category: 'open',
    words: texts('Submitted', 'Eingereicht', 'Envoyée', 'Diajukan', 'Dihantar'),
  },
  {
    id: 'REVIEW',
    category: 'open',
    words: texts(
      'In Review',
      'In Prüfung',
      'En cours d’examen',
      'Sedang diperiksa',
      'Dalam semakan',
    ),
  },
  {
    id: 'INFO',
    category: 'waiting',
    words: texts(
      'Information Needed',
      'Rückfrage offen',
      'Informations demandées',
      'Perlu informasi',
      'Maklumat diperlukan',
    ),
  },
  {
    id: 'APPROVED',
    category: 'approved',
    words: texts('Approved', 'Anerkannt', 'Acceptée', 'Disetujui', 'Diluluskan'),
  },
  {
    id: 'REJECTED',
    category: 'rejected',
    words: texts('Rejected', 'Abgelehnt', 'Refusée', 'Ditolak', 'Ditolak'),
  },
  {
    id: 'WITHDRAWN',
    category: 'withdrawn',
    words: texts('Withdrawn', 'Zurückgezogen', 'Retirée', 'Ditarik kembali', 'Ditarik balik'),
  },
  {
    id: 'CLOSED',
    category: 'closed',
    words: texts('Closed', 'Abgeschlossen', 'Clôturée', 'Selesai', 'Ditutup'),
  },
] as const;

/** The parts that problems are about. */
export const claimParts = {
  frame: texts('Frame', 'Rahmen', 'Cadre', 'Rangka', 'Rangka'),
  fork: texts('Fork', 'Gabel', 'Fourche', 'Garpu', 'Fork'),
  brakes: texts('Brakes', 'Bremsen', 'Freins', 'Rem', 'Brek'),
  drivetrain: texts('Drivetrain', 'Antrieb', 'Transmission', 'Penggerak', 'Sistem pacuan'),
  wheels: texts('Wheels', 'Laufräder', 'Roues', 'Roda', 'Roda'),
  product: texts('Product', 'Artikel', 'Article', 'Produk', 'Produk'),
};

/** The problems of bikes, and of parts and accessories. */
export const claimProblems = [
  {
    id: 'FRAME-CRACK',
    category: 'Bike',
    part: 'frame',
    words: texts(
      'Crack in the frame',
      'Riss im Rahmen',
      'Fissure dans le cadre',
      'Rangka retak',
      'Rangka retak',
    ),
  },
  {
    id: 'FRAME-PAINT',
    category: 'Bike',
    part: 'frame',
    words: texts(
      'Paint is peeling',
      'Lack blättert ab',
      'La peinture s’écaille',
      'Cat mengelupas',
      'Cat mengelupas',
    ),
  },
  {
    id: 'FORK-LEAK',
    category: 'Bike',
    part: 'fork',
    words: texts(
      'Fork loses oil',
      'Gabel verliert Öl',
      'La fourche perd de l’huile',
      'Oli garpu bocor',
      'Minyak fork bocor',
    ),
  },
  {
    id: 'BRAKE-LEAK',
    category: 'Bike',
    part: 'brakes',
    words: texts(
      'Brake loses fluid',
      'Bremse verliert Flüssigkeit',
      'Le frein perd du liquide',
      'Cairan rem bocor',
      'Bendalir brek bocor',
    ),
  },
  {
    id: 'DRIVE-NOISE',
    category: 'Bike',
    part: 'drivetrain',
    words: texts(
      'Bottom bracket creaks',
      'Tretlager knackt',
      'Le boîtier de pédalier craque',
      'Bottom bracket berbunyi',
      'Bottom bracket berbunyi',
    ),
  },
  {
    id: 'WHEEL-SPOKE',
    category: 'Bike',
    part: 'wheels',
    words: texts(
      'Spokes break',
      'Speichen brechen',
      'Des rayons cassent',
      'Jari-jari patah',
      'Jejari patah',
    ),
  },
  {
    id: 'PART-BROKEN',
    category: 'PAA',
    part: 'product',
    words: texts(
      'Broken in normal use',
      'Bei normalem Gebrauch gebrochen',
      'Cassé en usage normal',
      'Patah saat pemakaian normal',
      'Patah semasa penggunaan biasa',
    ),
  },
  {
    id: 'PART-MATERIAL',
    category: 'PAA',
    part: 'product',
    words: texts(
      'Fault in material or seam',
      'Material- oder Nahtfehler',
      'Défaut de matière ou de couture',
      'Cacat bahan atau jahitan',
      'Kecacatan bahan atau jahitan',
    ),
  },
  {
    id: 'PART-FUNCTION',
    category: 'PAA',
    part: 'product',
    words: texts(
      'Does not work',
      'Ohne Funktion',
      'Ne fonctionne pas',
      'Tidak berfungsi',
      'Tidak berfungsi',
    ),
  },
] as const;
