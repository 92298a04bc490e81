export { isStaff, knowsConsumers } from './viewer-kind.rules.ts';
