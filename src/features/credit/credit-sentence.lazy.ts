import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

/** The credit sentence, loaded on demand; needs a `Suspense` around it. */
export const CreditSentence = lazyWithMessages(() => import('./credit-sentence.tsx'));

/** What to do about an order over the credit, loaded on demand; needs a `Suspense` around it. */
export const OverCredit = lazyWithMessages(() => import('./over-credit.tsx'));
