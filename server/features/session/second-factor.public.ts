export { sendFactorNotice } from './second-factor/factor-notice.ts';
export { deleteSecondFactors } from './second-factor/second-factors.store.ts';
