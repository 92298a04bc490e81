import { lazyWithMessages } from '../state/lazy-with-messages.tsx';

/** `QtyProblem`, whose rules come when something typed is wrong. */
export const LateQtyProblem = /* @__PURE__ */ lazyWithMessages(() => import('./qty-problem.tsx'));
