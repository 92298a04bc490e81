import { type Texts, texts } from './languages.ts';

/** The names of the kinds of bicycles, in the plural, for use inside a sentence. */
export const familyNames = {
  hardtail: texts(
    'hardtails',
    'Hardtails',
    'VTT semi-rigides',
    'sepeda gunung hardtail',
    'basikal gunung hardtail',
  ),
  trail: texts('trail bikes', 'Trailbikes', 'VTT de trail', 'sepeda trail', 'basikal trail'),
  enduro: texts('enduro bikes', 'Enduros', 'VTT d’enduro', 'sepeda enduro', 'basikal enduro'),
  gravel: texts(
    'gravel bikes',
    'Gravelbikes',
    'vélos de gravel',
    'sepeda gravel',
    'basikal gravel',
  ),
  road: texts('road bikes', 'Rennräder', 'vélos de route', 'sepeda balap', 'basikal lumba'),
  city: texts('city bikes', 'Citybikes', 'vélos de ville', 'sepeda kota', 'basikal bandar'),
  trekking: texts(
    'trekking bikes',
    'Trekkingräder',
    'vélos de randonnée',
    'sepeda trekking',
    'basikal jelajah',
  ),
  emtb: texts(
    'e-MTBs',
    'E-MTBs',
    'VTT électriques',
    'sepeda gunung listrik',
    'basikal gunung elektrik',
  ),
  ecity: texts(
    'e-city bikes',
    'E-Citybikes',
    'vélos de ville électriques',
    'sepeda kota listrik',
    'basikal bandar elektrik',
  ),
  kids: texts(
    'kids’ bikes',
    'Kinderräder',
    'vélos pour enfants',
    'sepeda anak',
    'basikal kanak-kanak',
  ),
  folding: texts('folding bikes', 'Falträder', 'vélos pliants', 'sepeda lipat', 'basikal lipat'),
} satisfies Record<string, Texts>;

/** A kind of bicycle a part may fit. */
export type Fit = keyof typeof familyNames;

/** The sentence that tells what a part fits. */
export const fitsSentence = texts(
  'Suits {fits}.',
  'Passend für {fits}.',
  'Compatible avec les {fits}.',
  'Cocok untuk {fits}.',
  'Sesuai untuk {fits}.',
);

/** The sentence of what goes with all of them. */
export const fitsAllSentence = texts(
  'Goes with every kind of bike.',
  'Passt zu jedem Rad.',
  'Convient à tous les vélos.',
  'Cocok untuk semua jenis sepeda.',
  'Sesuai untuk semua jenis basikal.',
);

/** "and" between the last two of a list. */
export const lastAnd = texts(' and ', ' und ', ' et les ', ' dan ', ' dan ');

/** A closing sentence by level of quality, 0 to 4. */
export const levelSentences: readonly Texts[] = [
  texts(
    'Sturdy everyday quality at a fair price.',
    'Solide Alltagsqualität zum fairen Preis.',
    'Une qualité robuste pour tous les jours, à prix juste.',
    'Kualitas tangguh untuk pemakaian harian dengan harga terjangkau.',
    'Kualiti tahan lasak untuk kegunaan harian pada harga berpatutan.',
  ),
  texts(
    'A dependable choice that sells itself.',
    'Eine verlässliche Wahl, die sich von selbst verkauft.',
    'Un choix fiable qui se vend tout seul.',
    'Pilihan andal yang mudah dijual.',
    'Pilihan yang boleh diharap dan mudah dijual.',
  ),
  texts(
    'For riders who are out every week.',
    'Für alle, die jede Woche fahren.',
    'Pour celles et ceux qui roulent chaque semaine.',
    'Untuk pesepeda yang rutin gowes setiap minggu.',
    'Untuk penunggang yang berkayuh setiap minggu.',
  ),
  texts(
    'Light, precise and made for long rides.',
    'Leicht, präzise und für lange Touren gemacht.',
    'Léger, précis et pensé pour les longues sorties.',
    'Ringan, presisi, dan dibuat untuk perjalanan jauh.',
    'Ringan, jitu dan dibina untuk kayuhan jauh.',
  ),
  texts(
    'The best of the range, for those who will not compromise.',
    'Das Beste der Reihe, für alle ohne Kompromisse.',
    'Le haut de gamme, sans compromis.',
    'Yang terbaik di kelasnya, tanpa kompromi.',
    'Yang terbaik dalam rangkaian ini, tanpa kompromi.',
  ),
];
