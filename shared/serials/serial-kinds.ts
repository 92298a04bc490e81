/** The kinds of serial numbers, as SaleTransmitB2B of veloconnect names them. */
export const serialKinds = [
  'FrameNumber',
  'SerialNumber',
  'SerialNumberDisplay',
  'SerialNumberBattery',
  'SerialNumberMotor',
  'SerialNumberGearHub',
  'KeyNumberFrameLock',
  'KeyNumberBattery',
  'Other',
] as const;
export type SerialKind = (typeof serialKinds)[number];

/** A serial number as it was typed, read by a camera or delivered. */
export interface SerialNumber {
  kind: SerialKind;
  value: string;
}
