import { parseStoredSerial } from '#shared/serials/parse-serial.ts';
import { readSerials } from '#shared/serials/read-serials.ts';

interface Answered {
  isNear: boolean;
  frameNumber: string;
  serials: readonly { value: string }[];
}

/**
 * Sorts the answered frames into those that have the number itself, which are shown whole, and those to choose from:
 * near matches, and frames that were found by words.
 * @param typed as it was typed or read
 */
export function sortAnswer<Frame extends Answered>(
  frames: readonly Frame[],
  typed: string,
): { exact: Frame[]; choices: Frame[] } {
  const { numbers } = readSerials(typed);
  const hasNumber = ({ frameNumber, serials }: Frame) =>
    [frameNumber, ...serials.map(({ value }) => value)].some((value) =>
      numbers.includes(parseStoredSerial(value).normal ?? ''),
    );
  const isExact = (frame: Frame) => !frame.isNear && hasNumber(frame);
  return {
    exact: frames.filter(isExact),
    choices: frames.filter((frame) => !isExact(frame)),
  };
}
