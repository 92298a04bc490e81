import type { FeatureNames } from './names.ts';

/** The choices made on the command line. */
export interface FeaturePlan extends FeatureNames {
  /** The permission that all its operations need. */
  scope: string;
  /** A page for one record. */
  detail: boolean;
  /** Pages that create and change one; the server takes changes in any case. */
  form: boolean;
  /** The number of its migration, four digits. */
  migration: string;
}

/** A file that the generator writes: its path in the repository and its text. */
export type NewFile = readonly [path: string, text: string];
