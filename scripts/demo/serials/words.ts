import { type TradeLanguage, texts } from '../texts/languages.ts';

/** A point of an inspection list. */
interface ChecklistPoint {
  id: number;
  /** The only brand whose list has it. */
  only?: 'Alto' | 'Velm';
  answer?: 'value' | 'photo';
  texts: Record<TradeLanguage, string>;
}

/** The points to inspect before a bike is handed over. */
export const checklistPoints: readonly ChecklistPoint[] = [
  {
    id: 1,
    texts: {
      en: 'Frame and fork without damage',
      de: 'Rahmen und Gabel ohne Schäden',
      id: 'Rangka dan garpu tanpa kerusakan',
    },
  },
  {
    id: 2,
    answer: 'value',
    texts: {
      en: 'Stem bolts tightened (Nm)',
      de: 'Vorbauschrauben angezogen (Nm)',
      id: 'Baut stem dikencangkan (Nm)',
    },
  },
  {
    id: 3,
    texts: {
      en: 'Brakes adjusted and bedded in',
      de: 'Bremsen eingestellt und eingebremst',
      id: 'Rem disetel dan disesuaikan',
    },
  },
  {
    id: 4,
    texts: {
      en: 'All gears shift',
      de: 'Alle Gänge schalten',
      id: 'Semua gigi berpindah',
    },
  },
  {
    id: 5,
    only: 'Alto',
    answer: 'value',
    texts: {
      en: 'Pressure of the suspension fork (psi)',
      de: 'Druck der Federgabel (psi)',
      id: 'Tekanan garpu suspensi (psi)',
    },
  },
  {
    id: 6,
    only: 'Velm',
    texts: {
      en: 'Wheels run true',
      de: 'Laufräder laufen rund',
      id: 'Roda berputar lurus',
    },
  },
  {
    id: 7,
    answer: 'photo',
    texts: {
      en: 'Photo of the finished bike',
      de: 'Foto des fertigen Rads',
      id: 'Foto sepeda yang selesai',
    },
  },
];

/** The recall of single frames. Screens say that it is one. */
export const forkRecall = {
  title: texts(
    'Steerer tube of the fork',
    'Gabelschaft',
    'Pivot de fourche',
    'Poros garpu',
    'Batang garpu',
  ),
  measure: texts(
    'Stop using the bike. Inspect the steerer tube and replace the fork if there is a crack.',
    'Rad nicht mehr benutzen. Gabelschaft prüfen und die Gabel bei einem Riss ersetzen.',
    'Ne plus utiliser le vélo. Contrôler le pivot et remplacer la fourche en cas de fissure.',
    'Jangan gunakan sepeda. Periksa poros garpu dan ganti garpu jika ada retakan.',
    'Jangan gunakan basikal. Periksa batang garpu dan ganti garpu jika ada keretakan.',
  ),
};

/** The recall of a range of frames. */
export const brakeRecall = {
  title: texts(
    'Front brake hose',
    'Leitung der Vorderradbremse',
    'Durite du frein avant',
    'Selang rem depan',
    'Hos brek depan',
  ),
  measure: texts(
    'Replace the hose of the front brake and bleed the brake.',
    'Leitung der Vorderradbremse ersetzen und die Bremse entlüften.',
    'Remplacer la durite du frein avant et purger le frein.',
    'Ganti selang rem depan dan buang udara dari rem.',
    'Ganti hos brek depan dan keluarkan udara daripada brek.',
  ),
};

/** The word in place of a consumer's name: the demo has no invented people. */
export const consumer: Record<TradeLanguage, string> = {
  en: 'Consumer',
  de: 'Kunde',
  id: 'Pelanggan',
};
