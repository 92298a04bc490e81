import type { ShownFrameFragment } from '#src/graphql/generated/graphql.ts';

/** A frame with everything its answer shows. */
export interface ShownFrame extends ShownFrameFragment {
  /** The device has answered, which does not know the owners of foreign frames. */
  isFromDevice?: true;
  /** Its number is among the hashes of stolen ones on the device. */
  mayBeStolen?: boolean;
  /** The device has no hashes of stolen numbers. */
  isTheftUnknown?: boolean;
}

/** The answer to a check, with its time. */
export interface CheckAnswer {
  frames: readonly ShownFrame[];
  asOf: string;
  /** It is the device's own answer, because the server could not be asked. */
  isFromDevice?: true;
}
