import type { ShownFrameFragment } from '#src/graphql/generated/graphql.ts';

/** A frame with everything its answer shows. */
export interface ShownFrame extends ShownFrameFragment {
  /** It was judged on the device: whose a foreign frame is, is not known then. */
  isFromDevice?: true;
  /** Its number is among the hashes of stolen ones on the device. */
  mayBeStolen?: boolean;
  /** The device has no hashes of stolen numbers. */
  isTheftUnknown?: boolean;
}

/** What is known of the frames with a number, and when it was known. */
export interface CheckAnswer {
  frames: readonly ShownFrame[];
  asOf: string;
  /** It is the device's own answer, because the server could not be asked. */
  isFromDevice?: true;
}
