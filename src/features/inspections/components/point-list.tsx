import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  countDone,
  inspectionFiles,
  mostValueCharacters,
} from '#shared/inspections/inspection.rules.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { FieldNotes } from '#src/ui/fields/field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { FileField } from '#src/ui/file/file-field.tsx';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import {
  type InspectionValues,
  listPoints,
  type PointMark,
  unmarked,
} from '../inspection-values.ts';

type Point = ReturnType<typeof listPoints>[number];

interface PointProps {
  point: Point;
  /** Photos that the inspection may still have, those of the point included. */
  mostPhotos: number;
  onMark: (mark: PointMark) => void;
  onPhotos: (photos: readonly FieldFile[]) => void;
}

/** A point: its mark, and the value or the photos that the list asks for. */
function PointRow({ point, mostPhotos, onMark, onPhotos }: PointProps) {
  const { t } = useLingui();
  const { checked, value, answer, description } = point;
  return (
    <li className="space-y-2 py-2">
      <Checkbox
        label={description}
        checked={checked}
        onChange={({ target }) => onMark({ checked: target.checked, value })}
      />
      {answer === 'value' ? (
        <TextField
          label={
            <Trans>
              Value<span className="sr-only"> {description}</span>
            </Trans>
          }
          value={value}
          maxLength={mostValueCharacters}
          onChange={({ target }) => onMark({ checked, value: target.value })}
        />
      ) : null}
      {answer === 'photo' ? (
        <FileField
          label={
            <Trans>
              Photos<span className="sr-only"> {description}</span>
            </Trans>
          }
          value={point.photos}
          onChange={onPhotos}
          limits={{
            types: ['image/*'],
            typeNames: t`Photos`,
            maxBytes: inspectionFiles.maxBytes,
            maxFiles: Math.max(mostPhotos, 1),
          }}
        />
      ) : null}
    </li>
  );
}

/**
 * Asks whether the points that need no more than a mark are done, and names them. Those with a value or a photo
 * are not among them, as nobody can say so without it.
 */
function confirmAllDone(open: readonly Point[], rest: number): Promise<boolean> {
  return confirm({
    title: (
      <Plural
        value={{ count: open.length }}
        one="Mark # point as done?"
        other="Mark # points as done?"
      />
    ),
    text: (
      <>
        <ul className="list-disc space-y-1 pl-5">
          {open.map(({ checklistId, description }) => (
            <li key={checklistId}>{description}</li>
          ))}
        </ul>
        {rest > 0 ? (
          <p className="mt-3">
            <Plural
              value={{ count: rest }}
              one="# point needs a value or a photo and stays as it is."
              other="# points need a value or a photo and stay as they are."
            />
          </p>
        ) : null}
      </>
    ),
    action: <Trans comment="confirms that points of an inspection are done">Mark as done</Trans>,
  });
}

/** The points of the list in its order, with a button that marks all or none (U257). */
export function PointList({ form }: { form: EntityForm<InspectionValues> }) {
  const { t } = useLingui();
  const points = listPoints(form.values);
  const done = countDone(points);
  const photos = points.reduce((sum, point) => sum + point.photos.length, 0);
  const open = points.filter(({ answer, checked }) => answer === 'check' && !checked);
  // Read when they are changed: other points may have been marked since this was drawn.
  const readMarks = () => form.methods.getValues('marks');
  const mark = (changed: readonly Point[], checked: boolean) => {
    const marks = readMarks();
    const changes = changed.map(({ checklistId }) => [
      checklistId,
      { ...(marks[checklistId] ?? unmarked), checked },
    ]);
    form.set('marks', { ...marks, ...Object.fromEntries(changes) });
  };
  const rest = points.filter(({ answer, checked }) => answer !== 'check' && !checked).length;
  const markOpen = async () => {
    if (await confirmAllDone(open, rest)) mark(open, true);
  };
  return (
    <fieldset className="space-y-2">
      <legend className="text-lg font-semibold">
        <Trans>Points to inspect</Trans>
      </legend>
      <div className="flex flex-wrap items-start gap-2">
        <p className="tabular w-full sm:w-auto sm:grow sm:self-center">
          <Trans>
            {{ done }} of {{ count: points.length }} points done
          </Trans>
        </p>
        <Button
          variant="secondary"
          disabledReason={open.length > 0 ? null : t`The rest is marked point by point.`}
          onClick={() => void markOpen()}
        >
          <Trans comment="marks all points of an inspection as done">All done</Trans>
        </Button>
        <Button variant="secondary" onClick={() => mark(points, false)}>
          <Trans comment="marks no point of an inspection as done">None done</Trans>
        </Button>
      </div>
      <ValueField form={form} name="marks">
        {({ onChange, error }) => (
          <>
            <FieldNotes id={`${form.id}-marks`} error={error} />
            <ValueField form={form} name="photos">
              {(field) => (
                <ul className="divide-y divide-line border-y border-line">
                  {points.map((point) => (
                    <PointRow
                      key={point.checklistId}
                      point={point}
                      mostPhotos={inspectionFiles.most - photos + point.photos.length}
                      onMark={(mark) => onChange({ ...readMarks(), [point.checklistId]: mark })}
                      onPhotos={(files) =>
                        field.onChange({ ...field.value, [point.checklistId]: files })
                      }
                    />
                  ))}
                </ul>
              )}
            </ValueField>
          </>
        )}
      </ValueField>
    </fieldset>
  );
}
