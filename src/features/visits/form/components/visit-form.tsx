import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormPage } from '#src/crud/form/form-page.tsx';
import { FormSection } from '#src/crud/form/form-section.tsx';
import type { Back } from '#src/crud/record/back-link.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { useVisitLabels } from '../../visits.fields.ts';
import { useOnlyCustomer, useVisitForm, type VisitFormOptions } from '../use-visit-form.ts';
import { useAnswerHints } from './answer-hints.tsx';
import { CustomerField } from './customer-field.tsx';
import { DisplayFields } from './display-fields.tsx';
import { EquipmentFields } from './equipment-fields.tsx';
import { MarketFields } from './market-fields.tsx';
import { PhotoPlaces } from './photo-places.tsx';

interface Props extends VisitFormOptions {
  title: ReactNode;
  back: Back;
  intro?: ReactNode;
}

/** The form of a visit: the shop, the photos, then the answers (U290 to U292). */
export function VisitForm({ title, back, intro, ...options }: Props) {
  const form = useVisitForm(options);
  useOnlyCustomer(form);
  const labels = useVisitLabels();
  const hints = useAnswerHints(form);
  return (
    <FormPage
      title={title}
      back={back}
      intro={intro}
      action={<Trans>Save visit</Trans>}
      form={form}
    >
      <CustomerField form={form} />
      <PhotoPlaces form={form} />
      <FormSection title={<Trans>Bicycles on display</Trans>}>
        <DisplayFields form={form} hints={hints} />
      </FormSection>
      <FormSection title={<Trans>Other brands</Trans>}>
        <MarketFields form={form} hints={hints} />
      </FormSection>
      <FormSection title={labels.equipment}>
        <EquipmentFields form={form} hints={hints} />
      </FormSection>
      <TextAreaField label={labels.notes} hint={hints('notes')} {...form.field('notes')} />
    </FormPage>
  );
}
