export { dayProblems } from './delivery-day.rules.ts';
export { deliveryDaysFor } from './delivery-days.ts';
export { freightOf } from './freight-of.ts';
