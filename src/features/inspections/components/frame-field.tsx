import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { EntityForm } from '#src/crud/entity-form.ts';
import { ScanButton } from '#src/features/scan/scan.public.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { InspectionValues } from '../inspection-values.ts';
import { fillIn, useInspectedFrame } from '../use-inspected-frame.ts';
import { FrameNews } from './frame-news.tsx';

interface Props {
  form: EntityForm<InspectionValues>;
  isNew: boolean;
}

/** The frame number, typed or scanned, with what is known of the bike under it. */
export function FrameField({ form, isNew }: Props) {
  const { t } = useLingui();
  const { frames, isLooking } = useInspectedFrame(form, isNew);
  const exact = frames.filter(({ isNear }) => !isNear);
  const own = frames.filter(({ isOwn }) => isOwn);
  const isChoice = own.length > 1 || own.some(({ isNear }) => isNear);
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
            <Suspense fallback={null}>
              <ScanButton
                accept="frame"
                keyboard
                onScan={(code) => form.set('frameNumber', code)}
              />
            </Suspense>
          ) : undefined
        }
        {...form.field('frameNumber')}
      />
      {isChoice ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="text-sm text-ink-muted">
            <Trans>Which bike is it?</Trans>
          </legend>
          {own.map((frame) => (
            <Button key={frame.id} variant="secondary" onClick={() => fillIn(form, frame)}>
              {frame.frameNumber} · {frame.description}
            </Button>
          ))}
        </fieldset>
      ) : null}
      {exact[0] ? <FrameNews frame={exact[0]} /> : null}
    </div>
  );
}
