import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { EntityPicker } from '#src/crud/form/entity-picker.tsx';
import { ValueField } from '#src/crud/form/value-field.tsx';
import {
  AudienceButton,
  CardFields,
  ContentFormPage,
  ContentSection,
  contentFiles,
  DaysField,
  FormFilesField,
  type ItemChoices,
  itemProblems,
  MarketsField,
  MustReadField,
  TagsField,
  TextsField,
  useContentForm,
  useItemTexts,
  useOwnOption,
  useReadOnlyReason,
} from '#src/features/content/content-writing.public.ts';
import {
  CreateSalesDocumentDocument,
  type SalesDocumentType,
  UpdateSalesDocumentDocument,
} from '#src/graphql/generated/graphql.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { describeType, documentTypes } from '../document-types.ts';
import { DocumentPreview } from './document-preview.tsx';
import {
  type DocumentValues,
  documentSchema,
  emptyDocument,
  toDocumentInput,
  toDocumentValues,
} from './document-values.ts';
import {
  findGroups,
  invalidatedByDocuments,
  toGroupOption,
  type WrittenDocument,
  writtenDocumentQueries,
} from './write-documents.queries.ts';

interface Props extends ItemChoices {
  /** The saved document; null for a new one. */
  edited: WrittenDocument | null;
}

const problems = {
  ...itemProblems,
  'salesDocumentGroup.UNKNOWN_GROUP': msg`There is no such group any more`,
  DELETED: msg`This sales document is deleted. Restore it first.`,
};

/** The form of a sales document (E757 to E771); one that the viewer may not change is only shown. */
export function DocumentForm({ edited, markets, layouts }: Props) {
  const { t, i18n } = useLingui();
  const { form, buttons } = useContentForm({
    feature: 'sales-documents',
    schema: documentSchema,
    texts: problems,
    edited,
    begin: emptyDocument,
    toValues: toDocumentValues,
    create: CreateSalesDocumentDocument,
    change: UpdateSalesDocumentDocument,
    toInput: toDocumentInput,
    invalidates: invalidatedByDocuments,
    oneKey: writtenDocumentQueries.oneKey,
    listPath: paths.adminSalesDocuments(),
    toEditPath: paths.editSalesDocument,
  });
  const readOnlyReason = useReadOnlyReason(
    edited,
    t`This sales document is deleted. Restore it in the list of sales documents to change it.`,
  );
  const { getHistoryTexts, ...texts } = useDocumentTexts({ markets, layouts });
  const toOption = useOwnOption(toGroupOption);
  const { language, contentTargetMarkets, salesDocumentGroup } = form.values;
  return (
    <ContentFormPage
      {...buttons}
      form={form}
      title={edited ? edited.texts[0]?.title : <Trans>New sales document</Trans>}
      back={{ to: paths.adminSalesDocuments(), label: <Trans>Sales documents</Trans> }}
      edited={edited}
      readOnlyReason={readOnlyReason}
      texts={texts}
      getHistoryTexts={getHistoryTexts}
      tools={
        <>
          <DocumentPreview values={form.values} markets={markets} layouts={layouts} />
          <AudienceButton
            of={{
              kind: 'sales_document',
              contentTargetMarkets,
              ...(salesDocumentGroup && { parent: salesDocumentGroup.id }),
              ...(edited && { id: edited.id }),
            }}
          />
        </>
      }
    >
      <ContentSection part="text">
        <SelectField
          label={texts.type.label}
          options={documentTypes.map(({ type, name }) => ({ value: type, label: i18n._(name) }))}
          {...form.field('type')}
        />
        <TextsField form={form} hasSubtitle body="optional" />
        <ValueField form={form} name="salesDocumentGroup">
          {({ ref, value, onChange, onBlur, error }) => (
            <EntityPicker
              ref={ref}
              label={texts.salesDocumentGroup.label}
              hint={<Trans>Readers see the document only where they also see its group.</Trans>}
              value={value}
              onChange={(group) => onChange(group && { id: group.id, name: group.name })}
              onBlur={onBlur}
              error={error}
              find={findGroups}
              toOption={toOption}
            />
          )}
        </ValueField>
        <TagsField form={form} label={texts.tags.label} />
      </ContentSection>
      <ContentSection part="files">
        <FormFilesField
          form={form}
          name="files"
          label={texts.files.label}
          required
          rules={contentFiles}
          language={language}
          asks={{ title: true, alt: true, focus: true }}
        />
      </ContentSection>
      <ContentSection part="readers">
        <DaysField form={form} />
        <MarketsField form={form} type="sales_document" />
        <MustReadField form={form} label={texts.mustRead.label} />
      </ContentSection>
      <ContentSection part="card">
        <CardFields
          form={form}
          layouts={layouts}
          labels={{ layout: texts.layout.label, itemPerLine: texts.itemPerLine.label }}
          hint={<Trans>The parts that the card in the list of documents shows.</Trans>}
        />
      </ContentSection>
    </ContentFormPage>
  );
}

/** The fields of a document in words, in its form, where two versions are compared, and in the history. */
function useDocumentTexts({ markets, layouts }: ItemChoices) {
  const { t, i18n } = useLingui();
  const { file: _, ...texts } = useItemTexts(layouts, markets);
  return {
    ...texts,
    type: {
      label: t({ message: 'Type', comment: 'general or technical: of a sales document' }),
      show: (type: SalesDocumentType) => i18n._(describeType(type).name),
    },
    salesDocumentGroup: {
      label: t({ message: 'Group', comment: 'of sales documents' }),
      show: (group: DocumentValues['salesDocumentGroup']) => group?.name ?? '',
    },
  };
}
