// The data that registrations keep on the device. The outbox and its database come along with it.

export { loadOrRecall } from './list/seen-sales.ts';
export {
  captureDeletion,
  captureSale,
  readWaitingSale,
  undoDeletion,
} from './register/capture-sale.ts';
export { openSaleDraft } from './register/sale-draft.ts';
