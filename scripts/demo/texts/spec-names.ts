import type { TextLanguage } from './languages.ts';

/** The labels of the lines of a specification. */
export const specNames = {
  Frame: { en: 'Frame', de: 'Rahmen', id: 'Rangka', fr: 'Cadre', ms: 'Rangka' },
  Fork: { en: 'Fork', de: 'Gabel', id: 'Garpu', fr: 'Fourche', ms: 'Fork' },
  Shock: {
    en: 'Shock',
    de: 'Dämpfer',
    id: 'Suspensi belakang',
    fr: 'Amortisseur',
    ms: 'Penyerap hentak',
  },
  Motor: { en: 'Motor', de: 'Motor', id: 'Motor', fr: 'Moteur', ms: 'Motor' },
  Battery: { en: 'Battery', de: 'Akku', id: 'Baterai', fr: 'Batterie', ms: 'Bateri' },
  Drivetrain: {
    en: 'Drivetrain',
    de: 'Schaltung',
    id: 'Penggerak',
    fr: 'Transmission',
    ms: 'Sistem pacuan',
  },
  Speeds: { en: 'Speeds', de: 'Gänge', id: 'Percepatan', fr: 'Vitesses', ms: 'Kelajuan' },
  Brakes: { en: 'Brakes', de: 'Bremsen', id: 'Rem', fr: 'Freins', ms: 'Brek' },
  Wheels: { en: 'Wheels', de: 'Laufräder', id: 'Roda', fr: 'Roues', ms: 'Roda' },
  Tyres: { en: 'Tyres', de: 'Bereifung', id: 'Ban', fr: 'Pneus', ms: 'Tayar' },
  Weight: { en: 'Weight', de: 'Gewicht', id: 'Berat', fr: 'Poids', ms: 'Berat' },
} as const satisfies Record<string, Record<TextLanguage, string>>;

export type SpecName = keyof typeof specNames;

/** One line of a specification, in English. */
export type Spec = readonly [name: SpecName, value: string];
