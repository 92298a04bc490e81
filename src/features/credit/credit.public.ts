export { CreditSentence } from './late-credit-sentence.ts';
export { useCreditReason } from './use-credit-reason.ts';
export { useCreditStatus } from './use-credit-status.ts';
export { useOrderBlock } from './use-order-block.ts';
