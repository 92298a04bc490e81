import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import type { InspectionValues } from '../inspection-values.ts';
import { useInspectionLabels } from '../inspections.fields.ts';
import { fillIn, useInspectedFrame } from '../use-inspected-frame.ts';
import { FrameField } from './frame-field.tsx';
import { FrameNews } from './frame-news.tsx';

interface Props {
  form: EntityForm<InspectionValues>;
  isNew: boolean;
}

/**
 * The bike of an inspection. What the register knows of it is folded into one line, so that the points begin
 * on the first screen of a phone; the fields of an unknown bike are open.
 */
export function BikeFields({ form, isNew }: Props) {
  const labels = useInspectionLabels();
  const [query] = useSearchParams();
  const { frameNumber, description } = form.values;
  const isAwaited = query.has('frame');
  // Where the page is about one bike its number is folded too; a number that is typed here stays in sight.
  const [isGiven] = useState(!isNew || frameNumber !== '' || isAwaited);
  const [isOpen, setOpen] = useState(false);
  const fold = useCallback(() => setOpen(false), []);
  const { frame, choices, isLooking, isUnknown } = useInspectedFrame(form, isNew, fold);
  const isEmpty = isGiven && frameNumber === '' && !isAwaited;
  useEffect(() => {
    if (isUnknown || isEmpty) setOpen(true);
  }, [isUnknown, isEmpty]);
  const field = <FrameField form={form} isNew={isNew} isLooking={isLooking} />;
  const facts = [isGiven && frameNumber, description].filter(Boolean).join(' · ');
  return (
    <div className="space-y-2">
      {isGiven ? null : field}
      {choices.length > 0 ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="text-sm text-ink-muted">
            <Trans>Which bike is it?</Trans>
          </legend>
          {choices.map((bike) => (
            <Button
              key={bike.id}
              variant="secondary"
              onClick={() => {
                fillIn(form, bike);
                fold();
              }}
            >
              {bike.frameNumber} · {bike.description}
            </Button>
          ))}
        </fieldset>
      ) : null}
      {frame ? <FrameNews frame={frame} /> : null}
      <Fold
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        summary={
          <span className="min-w-0 wrap-anywhere">
            {facts || <Trans>Article, brand and category</Trans>}
          </span>
        }
      >
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          {isGiven ? field : null}
          <TextField required label={labels.articleCode} {...form.field('articleCode')} />
          <TextField required label={labels.description} {...form.field('description')} />
          <TextField required label={labels.brand} {...form.field('brand')} />
          <TextField required label={labels.merchandise} {...form.field('merchandise')} />
          <TextField label={labels.model} {...form.field('model')} />
          <TextField label={labels.series} {...form.field('series')} />
          <TextField label={labels.modelYear} inputMode="numeric" {...form.field('modelYear')} />
        </div>
      </Fold>
    </div>
  );
}
