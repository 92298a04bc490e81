import { useLingui } from '@lingui/react/macro';
import { pickNumber } from '#shared/serials/read-serials.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { ScanButton } from '#src/features/scan/scan.public.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { InspectionValues } from '../inspection-values.ts';

interface Props {
  form: EntityForm<InspectionValues>;
  isNew: boolean;
  isLooking: boolean;
}

/** The frame number, typed or scanned. */
export function FrameField({ form, isNew, isLooking }: Props) {
  const { t } = useLingui();
  return (
    <TextField
      required
      label={t`Frame number`}
      hint={isLooking ? t`Looking for the bike` : undefined}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      trailing={
        isNew ? (
          <ScanButton
            accept="frame"
            keyboard
            onScan={(code) => form.set('frameNumber', pickNumber(code))}
          />
        ) : undefined
      }
      {...form.field('frameNumber')}
    />
  );
}
