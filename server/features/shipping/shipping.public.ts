export { deliveryDaysFor } from './delivery-days.ts';
export { freightOf } from './freight-of.ts';
export { benefitSteps, shipmentRates, shippingQueries } from './shipping.store.ts';
