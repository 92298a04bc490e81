/** The host and user whose catalog is meant; the worker opens their database and finds the key there. */
export interface Place {
  host: string;
  userId: number;
}

export interface OperationRequest {
  type: 'answer';
  /** Unified code of whom the prices are for. */
  customer: string;
  operation: string;
  variables: unknown;
  locale: string;
}

/** The requests to the catalog worker. */
export type CatalogRequest =
  | OperationRequest
  /** Loads what was taken along before anybody asks. */
  | { type: 'warm' }
  /** Finds out whether the chunks of product pages are on disk; the worker asks itself after a start. */
  | { type: 'check' }
  /** Names of all pictures. */
  | { type: 'pictures' }
  /** Folds the deltas of the range into its base. */
  | { type: 'compact' }
  /** The stored catalog has changed. */
  | { type: 'reload' };

export type ToWorker = { id: number; place: Place; request: CatalogRequest } | { cancel: number };

export type FromWorker =
  | { id: number; data: unknown }
  | { id: number; failed: string }
  /** A chunk was found missing or damaged. */
  | { broken: Place };
