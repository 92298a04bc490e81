export { openFeedback } from './feedback-store.ts';
