export { claimDownload } from './claim-export.ts';
export { clearConsumers } from './records/clear-consumers.store.ts';
