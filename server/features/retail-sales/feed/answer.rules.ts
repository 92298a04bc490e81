import { getNextState, type RetailSaleState } from '#shared/serials/retail-sale-states.ts';

/**
 * Returns the state of a sale after the ERP has named one for it. Only the answer to a batch moves a sale of the
 * portal; another state of a feed is older than what the dealer did since.
 */
export function applyAnswer(state: RetailSaleState, named: RetailSaleState): RetailSaleState {
  if (named === 'complete') return getNextState(state, 'accepted') ?? state;
  if (named.startsWith('failed')) return getNextState(state, 'refused') ?? state;
  return state;
}
