export { calculateFreight } from './calculate-freight.ts';
export { deliveryDaysFor } from './delivery-days.ts';
export { benefitSteps, shipmentRates, shippingQueries } from './shipping.store.ts';
