import './generated/problem-texts.ts';
import type { Screens } from '#src/crud/feature.ts';
import { lateFeatures } from './generated/late-features.ts';
import { hiddenInShowroom } from './hidden-screens.tsx';
import { ownScreens } from './own-screens.ts';

/** The screens that come after the first one, by the name of their page. */
export const lateScreens: Screens = Object.assign(
  {},
  ownScreens,
  ...lateFeatures.map(({ screens = {}, hiddenInShowroom: hidden }) =>
    hidden ? hiddenInShowroom(screens) : screens,
  ),
);
