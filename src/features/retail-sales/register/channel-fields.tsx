import { useLingui } from '@lingui/react/macro';
import { salesChannels } from '#shared/serials/retail-sale-states.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useSaleTexts } from '../use-sale-texts.ts';
import type { SaleValues } from './sale-values.ts';

/** How a bike was sold, and the number of its receipt. */
export function ChannelFields({ form }: { form: EntityForm<SaleValues> }) {
  const { t } = useLingui();
  const { channels } = useSaleTexts();
  return (
    <div className="grid gap-4 pt-2 sm:grid-cols-2">
      <SelectField
        label={t`Way of sale`}
        options={salesChannels.map((value) => ({ value, label: channels[value] }))}
        {...form.field('salesChannel')}
      />
      <TextField label={t`Receipt number`} autoComplete="off" {...form.field('documentNo')} />
    </div>
  );
}
