export { findFirstKeptDays } from './consumers/retention.ts';
export { registerSale } from './register/register-sales.ts';
