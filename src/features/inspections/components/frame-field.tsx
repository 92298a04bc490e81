import { Trans, useLingui } from '@lingui/react/macro';
import { pickNumber } from '#shared/serials/read-serials.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { ScanButton } from '#src/features/scan/scan.public.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { InspectionValues } from '../inspection-values.ts';
import { fillIn, useInspectedFrame } from '../use-inspected-frame.ts';
import { FrameNews } from './frame-news.tsx';

interface Props {
  form: EntityForm<InspectionValues>;
  isNew: boolean;
}

/** The frame number, typed or scanned, and notices about its bike. */
export function FrameField({ form, isNew }: Props) {
  const { t } = useLingui();
  const { frame, choices, isLooking } = useInspectedFrame(form, isNew);
  return (
    <div className="space-y-2">
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
      {choices.length > 0 ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="text-sm text-ink-muted">
            <Trans>Which bike is it?</Trans>
          </legend>
          {choices.map((bike) => (
            <Button key={bike.id} variant="secondary" onClick={() => fillIn(form, bike)}>
              {bike.frameNumber} · {bike.description}
            </Button>
          ))}
        </fieldset>
      ) : null}
      {frame ? <FrameNews frame={frame} /> : null}
    </div>
  );
}
