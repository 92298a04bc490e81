import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/** A captured change as users would say it, for the screen Pending changes. */
export interface ChangeTexts {
  /** Where it was done: the cart, orders, … */
  feature: string;
  /** The action of the user, in words. */
  title: string;
  /** Where it was done and can be done again. */
  to: string | null;
  /** Details that distinguish it from similar ones, such as the PO number of an order. */
  details?: string;
  /** `to` shows it whichever customer is active. */
  forAnyCustomer?: boolean;
  /** Opens where it was done, with what was entered; null where that is a page or is not possible. */
  edit: (() => void) | null;
  /** Names a file of the change by its path in the variables; the file's own name without it. */
  getFileLabel?: (path: string) => string | undefined;
  /** This version of the app cannot send it: a newer one has captured it. */
  newer?: boolean;
}

/**
 * The texts of a feature's changes, by their operation. `use<Feature>Changes` in `<feature>.changes.ts`
 * gives them from what the feature has noted in the entry.
 */
export type ChangeTextsByOperation = Readonly<Record<string, (entry: OutboxEntry) => ChangeTexts>>;
