import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '#shared/validation/limits.ts';
import { mostVisitRows } from '#shared/visits/visit-values.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldNotes } from '#src/ui/fields/field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useVisitLabels } from '../../visits.fields.ts';
import type { VisitForm } from '../use-visit-form.ts';
import type { AnswerHints } from './answer-hints.tsx';
import { YesNoField } from './yes-no-field.tsx';

interface Props {
  form: VisitForm;
  hints: AnswerHints;
}

/** The other brands of the shop (E808, E809, E816 to E818). */
export function MarketFields({ form, hints }: Props) {
  const labels = useVisitLabels();
  return (
    <>
      <YesNoField form={form} name="otherMidrange" hint={hints('otherMidrange')} />
      {form.values.otherMidrange === 'yes' ? (
        <TextField
          required
          maxLength={limits.text}
          label={labels.otherMidrangeDescription}
          hint={hints('otherMidrangeDescription')}
          {...form.field('otherMidrangeDescription')}
        />
      ) : null}
      <BrandRows form={form} hints={hints} />
      <SeriesRows form={form} hints={hints} />
    </>
  );
}

function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onRemove}
      className="mt-6 flex size-touch shrink-0 items-center justify-center rounded text-ink-muted hover:bg-sunken"
    >
      <Icon name="trash" size={20} />
    </button>
  );
}

/** Other brands with a series each. */
function BrandRows({ form, hints }: Props) {
  const { t } = useLingui();
  const labels = useVisitLabels();
  const { seriesBrand: rows } = form.values;
  const put = (next: readonly { brand: string; series: string }[]) =>
    form.set('seriesBrand', [...next]);
  return (
    <fieldset className="space-y-3">
      <legend className="font-medium">{labels.seriesBrand}</legend>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are entered
        <div key={at} className="flex items-start gap-2">
          {(['brand', 'series'] as const).map((name) => (
            <TextField
              key={name}
              className="min-w-0 flex-1"
              maxLength={limits.text}
              label={
                name === 'brand'
                  ? t`Brand ${{ number: at + 1 }}`
                  : t({ message: `Series ${{ number: at + 1 }}`, comment: 'of another brand' })
              }
              value={row[name]}
              error={form.getError(`seriesBrand.${at}.${name}`)}
              onChange={({ target }) =>
                put(rows.map((one, nth) => (nth === at ? { ...one, [name]: target.value } : one)))
              }
            />
          ))}
          <RemoveButton
            label={t`Remove brand ${{ number: at + 1 }}`}
            onRemove={() => put(rows.filter((_, nth) => nth !== at))}
          />
        </div>
      ))}
      <FieldNotes
        id={`${form.id}-brands`}
        hint={hints('seriesBrand')}
        error={form.getError('seriesBrand')}
      />
      {rows.length < mostVisitRows ? (
        <Button variant="secondary" onClick={() => put([...rows, { brand: '', series: '' }])}>
          <Trans>Add a brand</Trans>
        </Button>
      ) : null}
    </fieldset>
  );
}

/** Other series in own words. */
function SeriesRows({ form, hints }: Props) {
  const { t } = useLingui();
  const labels = useVisitLabels();
  const { otherSeriesList: rows } = form.values;
  const put = (next: readonly string[]) => form.set('otherSeriesList', [...next]);
  return (
    <fieldset className="space-y-3">
      <legend className="font-medium">{labels.otherSeriesList}</legend>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are entered
        <div key={at} className="flex items-start gap-2">
          <TextField
            className="min-w-0 flex-1"
            maxLength={limits.text}
            label={t`Other series ${{ number: at + 1 }}`}
            value={row}
            error={form.getError(`otherSeriesList.${at}`)}
            onChange={({ target }) =>
              put(rows.map((one, nth) => (nth === at ? target.value : one)))
            }
          />
          <RemoveButton
            label={t`Remove other series ${{ number: at + 1 }}`}
            onRemove={() => put(rows.filter((_, nth) => nth !== at))}
          />
        </div>
      ))}
      <FieldNotes
        id={`${form.id}-series`}
        hint={hints('otherSeriesList')}
        error={form.getError('otherSeriesList')}
      />
      {rows.length < mostVisitRows ? (
        <Button variant="secondary" onClick={() => put([...rows, ''])}>
          <Trans>Add a series</Trans>
        </Button>
      ) : null}
    </fieldset>
  );
}
