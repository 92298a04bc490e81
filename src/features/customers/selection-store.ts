/** The customer dialog as the rest of the app sees it. */
export interface CustomerSelectionState {
  /** Opened by the user; a page that needs a customer opens it besides. */
  open: boolean;
  /** Unified code of the customer that is being changed to; null when none is (B053, U100). */
  changingTo: string | null;
}

let state: CustomerSelectionState = { open: false, changingTo: null };
const listeners = new Set<() => void>();

function change(next: Partial<CustomerSelectionState>): void {
  state = { ...state, ...next };
  for (const listener of [...listeners]) listener();
}

export const customerSelection = {
  getSnapshot: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: () => change({ open: false }),
  changingTo: (changingTo: string | null) => change({ changingTo }),
};

/** Opens the customer dialog, from anywhere. */
export function openCustomerSelection(): void {
  change({ open: true });
}
