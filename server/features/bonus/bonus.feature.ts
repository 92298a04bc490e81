import type { Feature } from '#server/graphql/feature.ts';
import { b2bPurchasesV3 } from './b2bPurchasesV3.ts';
import { bonusOutlook } from './bonusOutlook.ts';
import { onTimePaymentV2 } from './onTimePaymentV2.ts';
import { purchaseExport } from './purchase-export.ts';
import { retailSalesV2 } from './retailSalesV2.ts';
import { totalDealerSales } from './totalDealerSales.ts';
import { verificationPercentages } from './verificationPercentages.ts';

export const bonus: Feature = {
  name: 'bonus',
  resolvers: {
    Query: {
      b2bPurchasesV3,
      retailSalesV2,
      onTimePaymentV2,
      totalDealerSales,
      verificationPercentages,
      bonusOutlook,
    },
  },
  exports: [purchaseExport],
};
