import type { ClientFeature, Load } from '#src/crud/feature.ts';

const page: Load = () => import('./bonus.screen.tsx');

/** Dealer bonus programmes (U015); the variants are one page with the brand preset (N098). */
export const bonus: ClientFeature = {
  screens: {
    dealerBonus: page,
    dealerBonusNew: page,
    dealerBonusPolygon: page,
    dealerBonusWim: page,
  },
  hiddenInShowroom: true,
  keptQueries: [
    'BonusOutlook',
    'BonusPurchases',
    'BonusRetailSales',
    'BonusOnTimePayment',
    'BonusDealerSales',
    'BonusVerification',
  ],
};
