import { catalogScreens } from '#src/features/catalog/catalog.routes.tsx';
import { sessionScreens } from '#src/features/session/session.routes.tsx';
import type { Screens } from './page.ts';

/** The features whose pages are known from the first moment; the others are in late-features.ts. */
export const firstFeatures: Screens = { ...catalogScreens, ...sessionScreens };

/** Pages whose texts are in the first catalogue (scripts/messages/first-files.ts). */
export const withFirstTexts: readonly string[] = ['catalogList', 'login'];
