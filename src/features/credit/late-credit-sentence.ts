import { late } from '#src/ui/late.tsx';

/** What a cart or an order means for the credit; wants a `Suspense` around it. */
export const CreditSentence = late(() => import('./credit-sentence.tsx'));
