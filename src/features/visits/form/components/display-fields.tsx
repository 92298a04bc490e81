import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '#shared/validation/limits.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { usePercent } from '#src/i18n/use-percent.ts';
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { toOwnShare } from '../../own-share.ts';
import { useVisitLabels } from '../../visits.fields.ts';
import type { VisitForm } from '../use-visit-form.ts';
import { needsText } from '../visit-form.rules.ts';
import { parseVisitQty } from '../visit-qty.ts';
import type { AnswerHints } from './answer-hints.tsx';
import { useVisitOptions } from './use-visit-options.ts';
import { YesNoField } from './yes-no-field.tsx';

interface Props {
  form: VisitForm;
  hints: AnswerHints;
}

/** How many bicycles are on display, whose, and how (E810 to E815). */
export function DisplayFields({ form, hints }: Props) {
  const { t } = useLingui();
  const labels = useVisitLabels();
  const { ofList } = useVisitOptions(form);
  const { brandDisplay } = form.values;
  const qty = { inputMode: 'numeric', autoComplete: 'off', maxLength: 12 } as const;
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          {...qty}
          label={labels.qtyPlgGrp}
          hint={hints('qtyPlgGrp')}
          {...form.field('qtyPlgGrp')}
        />
        <TextField
          {...qty}
          label={labels.qtyNonPlgGrp}
          hint={hints('qtyNonPlgGrp')}
          {...form.field('qtyNonPlgGrp')}
        />
      </div>
      <Share form={form} />
      <YesNoField form={form} name="brandDomination" hint={hints('brandDomination')} />
      <SelectField
        label={labels.brandDisplay}
        hint={hints('brandDisplay')}
        options={[
          { value: '', label: t({ message: 'No answer', comment: 'choice in a form' }) },
          ...ofList('brandDisplay', brandDisplay ? [brandDisplay] : []),
        ]}
        {...form.field('brandDisplay')}
      />
      {needsText(form.basis?.options ?? [], 'brandDisplay', [brandDisplay]) ||
      form.values.brandDisplayDescription ? (
        <TextField
          required={needsText(form.basis?.options ?? [], 'brandDisplay', [brandDisplay])}
          maxLength={limits.text}
          label={labels.brandDisplayDescription}
          hint={hints('brandDisplayDescription')}
          {...form.field('brandDisplayDescription')}
        />
      ) : null}
      <ValueField form={form} name="seriesList">
        {({ ref, value, onChange, error }) => (
          <CheckboxGroup
            ref={ref}
            label={labels.seriesList}
            hint={hints('seriesList')}
            error={error}
            options={ofList('series', value)}
            value={value}
            onChange={onChange}
          />
        )}
      </ValueField>
    </>
  );
}

/** The share of the own bicycles, as soon as both numbers are there. */
function Share({ form: { values } }: { form: VisitForm }) {
  const percent = usePercent();
  const share = toOwnShare(parseVisitQty(values.qtyPlgGrp), parseVisitQty(values.qtyNonPlgGrp));
  if (share === null) return null;
  return (
    <p role="status" className="tabular text-sm text-ink-muted">
      <Trans comment="share of all bicycles in a shop that are of the own group">
        {{ share: percent(share, 0) }} of the bicycles are our own.
      </Trans>
    </p>
  );
}
