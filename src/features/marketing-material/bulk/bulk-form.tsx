import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { FormPage } from '#src/crud/form/form-page.tsx';
import { ValueField } from '#src/crud/form/value-field.tsx';
import {
  type Layouts,
  MarketsField,
  TagsField,
  useLanguageNames,
  useTextLanguages,
} from '#src/features/content/content-writing.public.ts';
import { useUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { CategoryPicker } from '../write/category-picker.tsx';
import { BulkFilesField } from './bulk-files-field.tsx';
import type { BulkUpload } from './bulk-upload.ts';
import { useBulkFiles } from './use-bulk-files.ts';
import { useBulkForm } from './use-bulk-form.tsx';

interface Props {
  bulk: BulkUpload;
  layouts: Layouts;
}

/** Creates a material of each of many files, with what they have in common (R126). */
export function BulkForm({ bulk, layouts }: Props) {
  const { t } = useLingui();
  const nameLanguage = useLanguageNames();
  const files = useBulkFiles(bulk);
  const [removePlace, setRemovePlace] = useState(false);
  const stored = files.rows.flatMap(({ file, state }) => (state === 'stored' ? [file] : []));
  const { form, buttons } = useBulkForm({ bulk, files: stored, removePlace });
  const { counts } = files.progress;
  useUnsavedInput(counts.sending > 0);
  const unsent = files.progress.files - counts.stored;
  const forbidden =
    unsent > 0
      ? plural(
          { count: unsent },
          {
            one: '# file is not sent yet. Wait for it, or remove it from the list.',
            other: '# files are not sent yet. Wait for them, or remove them from the list.',
          },
        )
      : t`Choose the files first.`;
  const languages = useTextLanguages([form.values.language]);
  return (
    <FormPage
      form={form}
      title={<Trans>New marketing pictures</Trans>}
      back={{ to: paths.adminMarketingImages(), label: <Trans>Marketing pictures</Trans> }}
      {...buttons}
      {...((unsent > 0 || counts.stored === 0) && { forbidden })}
    >
      <ValueField form={form} name="marketingMaterialCategoryId">
        {({ name: _, ...field }) => <CategoryPicker {...field} label={t`Category`} required />}
      </ValueField>
      <MarketsField form={form} type="marketing_material" />
      <SelectField
        label={t`Language of the titles`}
        options={languages.map((value) => ({ value, label: nameLanguage(value) }))}
        {...form.field('language')}
      />
      <SelectField
        label={t({ message: 'Layout', comment: 'what the card of an item shows' })}
        options={[
          { value: '', label: t({ message: 'None', comment: 'no layout of a card' }) },
          ...layouts.map(({ id, description }) => ({ value: id, label: description })),
        ]}
        {...form.field('layout')}
      />
      <TagsField form={form} label={t`Tags`} />
      <BulkFilesField
        bulk={bulk}
        files={files}
        removePlace={removePlace}
        onRemovePlace={setRemovePlace}
      />
    </FormPage>
  );
}
