import type { Screens } from '#src/crud/feature.ts';
import { firstFeatures } from './generated/first-features.ts';

/** The screens known from the first moment, by the name of their page. */
export const firstScreens: Screens = Object.assign(
  {},
  ...firstFeatures.map(({ screens }) => screens),
);

/** Pages whose texts are in the first catalogue (scripts/messages/first-files.ts). */
export const withFirstTexts: readonly string[] = ['catalogList', 'login'];
