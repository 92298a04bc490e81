import { lazyWithMessages } from '#src/ui/lazy-with-messages.tsx';

/** The credit sentence, loaded on demand; needs a `Suspense` around it. */
export const CreditSentence = lazyWithMessages(() => import('./credit-sentence.tsx'));
