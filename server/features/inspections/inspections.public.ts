export { findInspected } from './pdi-facts.store.ts';
