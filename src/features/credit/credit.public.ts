export { CreditSentence } from './credit-sentence.tsx';
export { OverCredit } from './over-credit.tsx';
export { useCreditExcess } from './use-credit-excess.ts';
export { useCreditReason } from './use-credit-reason.ts';
export { useCreditStatus } from './use-credit-status.ts';
export { useOrderBlock } from './use-order-block.ts';
