export { type ResetNoticeJob, resetNoticeQueue } from './second-factor/reset-notice.ts';
export { deleteSecondFactors } from './second-factor/second-factors.store.ts';
