export { isFrameInspected } from './pdi-facts.store.ts';
