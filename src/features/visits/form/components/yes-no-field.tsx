import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { useVisitLabels } from '../../visits.fields.ts';
import type { VisitForm } from '../use-visit-form.ts';

interface Props {
  form: VisitForm;
  name: 'otherMidrange' | 'brandDomination';
  hint: ReactNode;
}

/** A question with yes or no, which may stay open. */
export function YesNoField({ form, name, hint }: Props) {
  const { t } = useLingui();
  const labels = useVisitLabels();
  return (
    <ValueField form={form} name={name}>
      {({ ref, value, onChange, error }) => (
        <RadioField
          ref={ref}
          look="segments"
          label={labels[name]}
          hint={hint}
          error={error}
          value={value}
          onValue={onChange}
          options={[
            { value: 'yes', label: t`Yes` },
            { value: 'no', label: t`No` },
            { value: '', label: t({ message: 'No answer', comment: 'choice in a form' }) },
          ]}
        />
      )}
    </ValueField>
  );
}
