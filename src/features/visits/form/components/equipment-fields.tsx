import { limits } from '#shared/validation/limits.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useVisitLabels } from '../../visits.fields.ts';
import type { VisitForm } from '../use-visit-form.ts';
import { needsText } from '../visit-form.rules.ts';
import type { AnswerHints } from './answer-hints.tsx';
import { useVisitOptions } from './use-visit-options.ts';

/** The equipment of the shop, with a text where a choice needs one (E820, E821). */
export function EquipmentFields({ form, hints }: { form: VisitForm; hints: AnswerHints }) {
  const labels = useVisitLabels();
  const { ofList } = useVisitOptions(form);
  const { equipment, equipmentText } = form.values;
  const isNeeded = needsText(form.basis?.options ?? [], 'equipment', equipment);
  return (
    <>
      <ValueField form={form} name="equipment">
        {({ ref, value, onChange, error }) => (
          <CheckboxGroup
            ref={ref}
            label={<span className="sr-only">{labels.equipment}</span>}
            hint={hints('equipment')}
            error={error}
            options={ofList('equipment', value)}
            value={value}
            onChange={onChange}
          />
        )}
      </ValueField>
      {isNeeded || equipmentText ? (
        <TextField
          required={isNeeded}
          maxLength={limits.text}
          label={labels.equipmentText}
          hint={hints('equipmentText')}
          {...form.field('equipmentText')}
        />
      ) : null}
    </>
  );
}
