import type { Feature } from '#server/graphql/feature.ts';
import { cartFreightBenefits } from './cartFreightBenefits.ts';
import { checkout as checkoutMutation } from './checkout.ts';
import { checkoutTerms } from './checkoutTerms.ts';
import { closedDays } from './closedDays.ts';
import { customerShipmentRates } from './customerShipmentRates.ts';
import { lastOrderChoices } from './lastOrderChoices.ts';
import { daysOfTrying, mailOrders, type OrderMailJob, orderMailQueue } from './order-mail.ts';
import { orderReview } from './orderReview.ts';
import { payments } from './payments.ts';
import { placedOrders } from './placed-orders.ts';
import { shiptoV2 } from './shiptoV2.ts';

export const checkout: Feature = {
  name: 'checkout',
  resolvers: {
    Query: {
      shiptoV2,
      customerShipmentRates,
      lastOrderChoices,
      cartFreightBenefits,
      orderReview,
      closedDays,
      checkoutTerms,
      payments,
    },
    Mutation: { checkout: checkoutMutation },
    CheckoutPayload: { orders: placedOrders },
  },
  jobs: (jobs, services) =>
    jobs.work<OrderMailJob>(orderMailQueue, (job) => mailOrders(services, job), daysOfTrying),
};
