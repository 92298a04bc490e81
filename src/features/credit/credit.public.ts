export { CreditSentence, OverCredit } from './credit-sentence.lazy.ts';
export { useCreditExcess } from './use-credit-excess.ts';
export { useCreditReason } from './use-credit-reason.ts';
export { useCreditStatus } from './use-credit-status.ts';
export { useOrderBlock } from './use-order-block.ts';
