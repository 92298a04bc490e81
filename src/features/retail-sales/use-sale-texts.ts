import { useLingui } from '@lingui/react/macro';
import type {
  RetailSaleState,
  RetailSaleType,
  SalesChannel,
} from '#shared/serials/retail-sale-states.ts';

interface SaleTexts {
  states: Readonly<Record<RetailSaleState, string>>;
  types: Readonly<Record<RetailSaleType, string>>;
  channels: Readonly<Record<SalesChannel, string>>;
}

/** The texts of states, types and ways of sale (C116 to C122). */
export function useSaleTexts(): SaleTexts {
  const { t } = useLingui();
  return {
    states: {
      'pending insert': t({ message: 'Pending insert', comment: 'a retail sale' }),
      'failed insert': t({ message: 'Failed insert', comment: 'a retail sale' }),
      'processing insert': t({ message: 'Processing insert', comment: 'a retail sale' }),
      'pending update': t({ message: 'Pending update', comment: 'a retail sale' }),
      'failed update': t({ message: 'Failed update', comment: 'a retail sale' }),
      'processing update': t({ message: 'Processing update', comment: 'a retail sale' }),
      complete: t({ message: 'Complete', comment: 'a retail sale' }),
    },
    types: {
      retail: t({ message: 'Sold to a consumer', comment: 'type of a retail sale' }),
      nonRetail: t({ message: 'Non-retail', comment: 'a bike used without a consumer' }),
    },
    channels: {
      RETAIL: t({ message: 'In the shop', comment: 'how a bike was sold' }),
      ONLINE: t({ message: 'Online', comment: 'how a bike was sold' }),
      LEASING: t({ message: 'Leasing', comment: 'how a bike was sold' }),
      PARTNER: t({ message: 'By a partner', comment: 'how a bike was sold' }),
    },
  };
}
