import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import {
  AudienceButton,
  CardFields,
  ContentFormPage,
  ContentSection,
  FormFilesField,
  type ItemChoices,
  itemProblems,
  MarketsField,
  originalPicture,
  TextsField,
  useContentForm,
  useItemTexts,
  useReadOnlyReason,
} from '#src/features/content/content-writing.public.ts';
import {
  CreateMarketingCategoryDocument,
  type MarketingMaterialType,
  UpdateMarketingCategoryDocument,
} from '#src/graphql/generated/graphql.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { describeType, materialTypes } from '../material-types.ts';
import { CategoryPicker, type PickedCategory } from './category-picker.tsx';
import {
  categorySchema,
  emptyCategory,
  toCategoryInput,
  toCategoryValues,
} from './category-values.ts';
import {
  invalidatedByMaterial,
  type WrittenCategory,
  writtenCategoryQueries,
} from './write-material.queries.ts';

interface Props extends ItemChoices {
  /** The saved category; null for a new one. */
  edited: WrittenCategory | null;
}

const problems = {
  ...itemProblems,
  'parentId.UNKNOWN_CATEGORY': msg`There is no such category any more`,
};

/** The form of a category (E693 to E712); one that the viewer may not change is only shown. */
export function CategoryForm({ edited, markets, layouts }: Props) {
  const { i18n } = useLingui();
  const { form, buttons } = useContentForm({
    feature: 'marketing-material',
    kind: 'marketing_material_category',
    schema: categorySchema,
    texts: problems,
    edited,
    begin: emptyCategory,
    toValues: toCategoryValues,
    create: CreateMarketingCategoryDocument,
    change: UpdateMarketingCategoryDocument,
    toInput: toCategoryInput,
    invalidates: invalidatedByMaterial,
    hasNoDrafts: true,
    oneKey: writtenCategoryQueries.oneKey,
    listPath: paths.adminMarketingCategories(),
    toEditPath: paths.editMarketingCategory,
  });
  const readOnlyReason = useReadOnlyReason(edited);
  const { getHistoryTexts, ...texts } = useCategoryTexts({ markets, layouts });
  const { language, contentTargetMarkets, parentId } = form.values;
  // A tick box has no error of its own.
  const { error: _, ...showChilds } = form.field('showChilds');
  return (
    <ContentFormPage
      {...buttons}
      form={form}
      title={edited ? edited.texts[0]?.title : <Trans>New category</Trans>}
      back={{ to: paths.adminMarketingCategories(), label: <Trans>Marketing categories</Trans> }}
      edited={edited}
      readOnlyReason={readOnlyReason}
      texts={texts}
      getHistoryTexts={getHistoryTexts}
      tools={
        <AudienceButton
          of={{
            kind: 'marketing_material_category',
            contentTargetMarkets,
            ...(parentId && { parent: parentId.id }),
            ...(edited && { id: edited.id }),
          }}
        />
      }
    >
      <ContentSection part="text">
        <TextsField form={form} body="none" />
        {parentId ? null : (
          <SelectField
            label={texts.type.label}
            hint={<Trans>Categories below it have the same.</Trans>}
            options={materialTypes.map(({ type, name }) => ({ value: type, label: i18n._(name) }))}
            {...form.field('type')}
          />
        )}
        <TextField
          label={texts.route.label}
          hint={
            <Trans>
              The word for the category in addresses: small letters, digits and hyphens. It is made
              of the title when you leave it empty.
            </Trans>
          }
          {...form.field('route')}
        />
        <ValueField form={form} name="parentId">
          {({ ref, value, onChange, onBlur, error }) => (
            <CategoryPicker
              ref={ref}
              label={texts.parentId.label}
              hint={<Trans>Readers see a category only where they also see those above it.</Trans>}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={error}
              except={edited?.id}
            />
          )}
        </ValueField>
      </ContentSection>
      <ContentSection part="files">
        <FormFilesField
          form={form}
          name="file"
          label={texts.file.label}
          rules={originalPicture}
          language={language}
          asks={{ alt: true, focus: true }}
        />
      </ContentSection>
      <ContentSection part="readers">
        <MarketsField form={form} type="marketing_material" />
      </ContentSection>
      <ContentSection part="card">
        <CardFields
          form={form}
          layouts={layouts}
          labels={{ layout: texts.layout.label, itemPerLine: texts.itemPerLine.label }}
          hint={<Trans>The parts that the cards in the category show.</Trans>}
        />
        <Checkbox
          label={texts.showChilds.label}
          hint={<Trans>The search finds them anyway.</Trans>}
          {...showChilds}
        />
        <ValueField form={form} name="sorting">
          {({ ref, value, onChange, onBlur, error }) => (
            <NumberField
              ref={ref}
              label={texts.sorting.label}
              hint={<Trans>Smaller numbers come first, equal ones by title.</Trans>}
              required
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={error}
            />
          )}
        </ValueField>
      </ContentSection>
    </ContentFormPage>
  );
}

/** The fields of a category in words, in its form, where two versions are compared, and in the history. */
function useCategoryTexts({ markets, layouts }: ItemChoices) {
  const { t, i18n } = useLingui();
  const { yesNo, getHistoryTexts, ...shared } = useItemTexts(layouts, markets);
  const { language, texts, contentTargetMarkets, layout, file } = shared;
  const parent = t({ message: 'Parent category', comment: 'the category above a category' });
  return {
    language,
    texts,
    type: {
      label: t({ message: 'Type', comment: 'brand assets or product lineup' }),
      show: (type: MarketingMaterialType) => i18n._(describeType(type).name),
    },
    route: { label: t({ message: 'Route', comment: 'the word for a category in addresses' }) },
    parentId: { label: parent, show: (category: PickedCategory | null) => category?.title ?? '' },
    showChilds: { label: t`Show the categories below it`, show: yesNo },
    sorting: {
      label: t({ message: 'Position', comment: 'a number by which categories are sorted' }),
    },
    layout,
    itemPerLine: { label: t`Cards in a row` },
    contentTargetMarkets,
    file,
    getHistoryTexts: (field: string) =>
      field === 'parent' ? { name: parent } : getHistoryTexts(field),
  };
}
