export { CreditSentence } from './late-credit-sentence.ts';
export { useCreditStatus } from './use-credit-status.ts';
