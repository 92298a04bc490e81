import { createStore } from '#src/lib/create-store.ts';

/** The customer dialog as the rest of the app sees it. */
export interface CustomerSelectionState {
  /** Opened by the user; a page that needs a customer opens it besides. */
  open: boolean;
  /** Unified code of the customer that is being changed to; null when none is (B053, U100). */
  changingTo: string | null;
  /** Unified code of the customer to change to as soon as the list is loaded; null lets the user choose. */
  wanted: string | null;
}

const state = createStore<CustomerSelectionState>({
  open: false,
  changingTo: null,
  wanted: null,
});

function change(next: Partial<CustomerSelectionState>): void {
  state.set({ ...state.getSnapshot(), ...next });
}

export const customerSelection = {
  getSnapshot: state.getSnapshot,
  subscribe: state.subscribe,
  close: () => change({ open: false, wanted: null }),
  forgetWanted: () => change({ wanted: null }),
  changingTo: (changingTo: string | null) => change({ changingTo }),
};

/**
 * Opens the customer dialog, from anywhere.
 * @param wanted unified code of a customer to change to without a further question; the event of a
 *   button lets the user choose
 */
export function openCustomerSelection(wanted?: string | object): void {
  change({ open: true, wanted: typeof wanted === 'string' ? wanted : null });
}
