import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { checkoutThirdPartyV2 } from './checkoutThirdPartyV2.ts';
import { custVendorThirdPartyAddress } from './custVendorThirdPartyAddress.ts';
import {
  daysOfTrying,
  mailVendor,
  type VendorMailJob,
  vendorMailQueue,
} from './mail/vendor-mail.ts';
import { isOrderVisible } from './orders/order.store.ts';
import { thirdPartyOrderExport } from './orders/order-export.ts';
import { orderThirdParties } from './orderThirdParties.ts';
import { fetchPictures } from './pictures/fetch-pictures.ts';
import { productThirdParties } from './productThirdParties.ts';
import { updateStatusOrderItemThirdParty } from './updateStatusOrderItemThirdParty.ts';
import { uploadProductThirdParties } from './uploadProductThirdParties.ts';
import { uploadStockThirdParties } from './uploadStockThirdParties.ts';
import { vendorThirdParties } from './vendorThirdParties.ts';

/** Third-party vendors of a sales organisation: their articles, and the orders that dealers place with them (R075 to R078). */
export const thirdParty: Feature = {
  name: 'third-party',
  resolvers: {
    Query: {
      productThirdParties,
      vendorThirdParties,
      custVendorThirdPartyAddress,
      orderThirdParties,
    },
    Mutation: {
      checkoutThirdPartyV2,
      updateStatusOrderItemThirdParty,
      uploadProductThirdParties,
      uploadStockThirdParties,
    },
  },
  exports: [thirdPartyOrderExport],
  history: {
    scopes: ['page.3rdpartyorder'],
    isVisible: (ctx, id) => isOrderVisible(ctx.db, viewerOf(ctx), id),
  },
  jobs: async (jobs, services) => {
    await jobs.work(
      vendorMailQueue,
      (job: VendorMailJob) => mailVendor(services, job),
      daysOfTrying,
    );
    await jobs.repeat('third-party-pictures', '* * * * *', () => fetchPictures(services));
  },
};
