export { clearConsumers } from './records/clear-consumers.store.ts';
