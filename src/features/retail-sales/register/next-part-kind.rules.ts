import { type SerialKind, serialKinds } from '#shared/serials/serial-kinds.ts';

/** The kinds in the order in which shops enter them: those of an e-bike first, as other bikes have none. */
const usual: readonly SerialKind[] = [
  'SerialNumberBattery',
  'SerialNumberMotor',
  'SerialNumberDisplay',
  'KeyNumberBattery',
  'KeyNumberFrameLock',
  'SerialNumberGearHub',
] as const;

/** The kinds of numbers of parts, as a list offers them. */
export const partKinds: readonly SerialKind[] = serialKinds.filter(
  (kind) => kind !== 'FrameNumber',
);

/**
 * Returns the kind that the next number of a part probably has: one that the register has for this bike, else the
 * usual next one.
 * @param entered the kinds that the form has
 * @param known the kinds of the numbers with which the bike was delivered
 */
export function getNextPartKind(
  entered: readonly SerialKind[],
  known: readonly SerialKind[],
): SerialKind {
  const likely = usual.filter((kind) => known.includes(kind));
  return [...likely, ...usual].find((kind) => !entered.includes(kind)) ?? 'Other';
}
