import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { contentLimits } from '#shared/content/content-limits.ts';
import { paths } from '#src/app/paths.ts';
import { FormSection } from '#src/crud/form/form-section.tsx';
import { ValueField } from '#src/crud/form/value-field.tsx';
import {
  AudienceButton,
  CardFields,
  ContentFormPage,
  ContentSection,
  contentFiles,
  FormFilesField,
  type ItemChoices,
  itemProblems,
  MarketsField,
  originalPicture,
  TagsField,
  TextsField,
  useContentForm,
  useItemTexts,
  useReadOnlyReason,
} from '#src/features/content/content-writing.public.ts';
import {
  CreateMarketingMaterialDocument,
  UpdateMarketingMaterialDocument,
} from '#src/graphql/generated/graphql.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { CategoryPicker, type PickedCategory } from './category-picker.tsx';
import { MaterialPreview } from './material-preview.tsx';
import {
  emptyMaterial,
  materialSchema,
  toMaterialInput,
  toMaterialValues,
} from './material-values.ts';
import {
  invalidatedByMaterial,
  type WrittenMaterial,
  writtenMaterialQueries,
} from './write-material.queries.ts';

interface Props extends ItemChoices {
  /** The saved material; null for new material. */
  edited: WrittenMaterial | null;
}

const linkTooLong = msg`An entry has at most ${{ most: contentLimits.tag }} characters`;
const tooManyLinks = msg`At most ${{ most: contentLimits.links }} entries`;

const problems = {
  ...itemProblems,
  'marketingMaterialCategoryId.UNKNOWN_CATEGORY': msg`There is no such category any more`,
  'articles.TOO_LONG': linkTooLong,
  'models.TOO_LONG': linkTooLong,
  'brands.TOO_LONG': linkTooLong,
  'articles.TOO_MANY_TAGS': tooManyLinks,
  'models.TOO_MANY_TAGS': tooManyLinks,
  'brands.TOO_MANY_TAGS': tooManyLinks,
  'articles.UNKNOWN_ARTICLE': msg`The catalog does not have all of these articles. Check their codes.`,
  'models.UNKNOWN_MODEL': msg`The catalog does not have all of these models. Check their codes.`,
  'brands.UNKNOWN_BRAND': msg`The catalog does not have all of these brands. Check their names.`,
};

const asks = { alt: true, focus: true };

/** The form of marketing material (E721 to E731); what the viewer may not change is only shown. */
export function MaterialForm({ edited, markets, layouts }: Props) {
  const { t } = useLingui();
  const { form, buttons } = useContentForm({
    feature: 'marketing-material',
    schema: materialSchema,
    texts: problems,
    edited,
    begin: emptyMaterial,
    toValues: toMaterialValues,
    create: CreateMarketingMaterialDocument,
    change: UpdateMarketingMaterialDocument,
    toInput: toMaterialInput,
    invalidates: invalidatedByMaterial,
    oneKey: writtenMaterialQueries.oneKey,
    listPath: paths.adminMarketingImages(),
    toEditPath: paths.editMarketingImage,
  });
  const readOnlyReason = useReadOnlyReason(edited, t`This picture is deleted.`);
  const { getHistoryTexts, ...texts } = useMaterialTexts({ markets, layouts });
  const { language, contentTargetMarkets, marketingMaterialCategoryId: category } = form.values;
  return (
    <ContentFormPage
      {...buttons}
      form={form}
      title={edited ? edited.texts[0]?.title : <Trans>New picture</Trans>}
      back={{ to: paths.adminMarketingImages(), label: <Trans>Marketing pictures</Trans> }}
      edited={edited}
      readOnlyReason={readOnlyReason}
      texts={texts}
      getHistoryTexts={getHistoryTexts}
      tools={
        <>
          <MaterialPreview values={form.values} markets={markets} layouts={layouts} />
          <AudienceButton
            of={{
              kind: 'marketing_material',
              contentTargetMarkets,
              ...(category && { parent: category.id }),
              ...(edited && { id: edited.id }),
            }}
          />
        </>
      }
    >
      <ContentSection part="text">
        <TextsField form={form} body="optional" />
        <ValueField form={form} name="marketingMaterialCategoryId">
          {({ ref, value, onChange, onBlur, error }) => (
            <CategoryPicker
              ref={ref}
              label={texts.marketingMaterialCategoryId.label}
              hint={<Trans>Readers see a picture only where they also see its categories.</Trans>}
              required
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={error}
            />
          )}
        </ValueField>
        <TagsField form={form} label={texts.tags.label} />
      </ContentSection>
      <ContentSection part="files">
        <FormFilesField
          form={form}
          name="placeholderFile"
          label={texts.placeholderFile.label}
          hint={<Trans>Without one the card shows the first picture of the files.</Trans>}
          rules={originalPicture}
          language={language}
          asks={asks}
        />
        <FormFilesField
          form={form}
          name="files"
          label={texts.files.label}
          required
          rules={contentFiles}
          language={language}
          asks={{ ...asks, title: true }}
        />
      </ContentSection>
      <ContentSection part="readers">
        <MarketsField form={form} type="marketing_material" />
      </ContentSection>
      <FormSection title={<Trans>Products</Trans>}>
        <TextField
          label={texts.articles.label}
          hint={
            <Trans>Their codes, separated by commas. It is shown on their product pages.</Trans>
          }
          {...form.field('articles')}
        />
        <TextField
          label={texts.models.label}
          hint={<Trans>Their codes, separated by commas.</Trans>}
          {...form.field('models')}
        />
        <TextField
          label={texts.brands.label}
          hint={<Trans>Their names, separated by commas.</Trans>}
          {...form.field('brands')}
        />
      </FormSection>
      <ContentSection part="card">
        <CardFields
          form={form}
          layouts={layouts}
          labels={{ layout: texts.layout.label, itemPerLine: texts.itemPerLine.label }}
          hint={<Trans>The parts that the card in its category shows.</Trans>}
        />
      </ContentSection>
    </ContentFormPage>
  );
}

/** The fields of material in words, in its form, where two versions are compared, and in the history. */
function useMaterialTexts({ markets, layouts }: ItemChoices) {
  const { t } = useLingui();
  const { days: _, mustRead: __, file, getHistoryTexts, ...texts } = useItemTexts(layouts, markets);
  const category = t`Category`;
  return {
    ...texts,
    marketingMaterialCategoryId: {
      label: category,
      show: (chosen: PickedCategory | null) => chosen?.title ?? '',
    },
    placeholderFile: file,
    articles: { label: t`Articles` },
    models: { label: t`Models` },
    brands: { label: t`Brands` },
    getHistoryTexts: (field: string) =>
      field === 'category' ? { name: category } : getHistoryTexts(field),
  };
}
