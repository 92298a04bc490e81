import { useLingui } from '@lingui/react/macro';
import type { SerialKind } from '#shared/serials/serial-kinds.ts';

/** The texts for what a serial number is of. */
export function useKindTexts(): Record<SerialKind, string> {
  const { t } = useLingui();
  return {
    FrameNumber: t`Frame number`,
    SerialNumber: t`Serial number`,
    SerialNumberDisplay: t`Display`,
    SerialNumberBattery: t`Battery`,
    SerialNumberMotor: t`Motor`,
    SerialNumberGearHub: t`Gear hub`,
    KeyNumberFrameLock: t`Key of the frame lock`,
    KeyNumberBattery: t`Key of the battery`,
    Other: t({ message: 'Other number', comment: 'of a part of a bike' }),
  };
}
