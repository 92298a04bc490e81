import type { TradeLanguage } from './languages.ts';

/** What the lines of a specification are called. */
export const specNames = {
  Frame: { en: 'Frame', de: 'Rahmen', id: 'Rangka' },
  Fork: { en: 'Fork', de: 'Gabel', id: 'Garpu' },
  Shock: { en: 'Shock', de: 'Dämpfer', id: 'Suspensi belakang' },
  Motor: { en: 'Motor', de: 'Motor', id: 'Motor' },
  Battery: { en: 'Battery', de: 'Akku', id: 'Baterai' },
  Drivetrain: { en: 'Drivetrain', de: 'Schaltung', id: 'Penggerak' },
  Speeds: { en: 'Speeds', de: 'Gänge', id: 'Percepatan' },
  Brakes: { en: 'Brakes', de: 'Bremsen', id: 'Rem' },
  Wheels: { en: 'Wheels', de: 'Laufräder', id: 'Roda' },
  Tyres: { en: 'Tyres', de: 'Bereifung', id: 'Ban' },
  Weight: { en: 'Weight', de: 'Gewicht', id: 'Berat' },
} as const satisfies Record<string, Record<TradeLanguage, string>>;

export type SpecName = keyof typeof specNames;

/** One line of a specification, in English. */
export type Spec = readonly [name: SpecName, value: string];
