export { requireMarket } from './content-guard.ts';
