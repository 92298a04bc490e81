export { useCreditStatus } from './use-credit-status.ts';
