import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import type { Language } from '#shared/locales.ts';
import { paths } from '#src/app/paths.ts';
import {
  AudienceButton,
  ContentFormPage,
  type ItemChoices,
  itemProblems,
  MarketsField,
  marketsEntry,
  noTexts,
  TextsField,
  type TextValues,
  textEntries,
  textsComplete,
  toMarketIds,
  toTextValues,
  toTranslations,
  useContentForm,
  useItemTexts,
  useReadOnlyReason,
} from '#src/features/content/content-writing.public.ts';
import {
  CreateSalesDocumentGroupDocument,
  type SalesDocumentGroupInput,
  UpdateSalesDocumentGroupDocument,
} from '#src/graphql/generated/graphql.ts';
import {
  invalidatedByDocuments,
  type WrittenGroup,
  writtenGroupQueries,
} from './write-documents.queries.ts';

/** A group as it is typed; its name is the title of its texts. */
interface GroupValues extends TextValues {
  contentTargetMarkets: string[];
}

const groupSchema: v.GenericSchema<GroupValues, GroupValues> = v.pipe(
  v.object({
    ...textEntries,
    contentTargetMarkets: marketsEntry,
  }) as v.GenericSchema<GroupValues>,
  textsComplete<GroupValues>(['title']),
);

const emptyGroup = (language: Language): GroupValues => ({
  ...noTexts(language),
  contentTargetMarkets: [],
});

const toGroupValues = (group: WrittenGroup, fallback: Language): GroupValues => ({
  ...toTextValues(group.texts, fallback),
  contentTargetMarkets: toMarketIds(group.contentTargetMarkets),
});

const toGroupInput = (values: GroupValues): SalesDocumentGroupInput => ({
  language: values.language,
  name: values.texts[values.language].title,
  translations: toTranslations(values),
  contentTargetMarkets: values.contentTargetMarkets,
});

interface Props {
  /** The saved group; null for a new one. */
  edited: WrittenGroup | null;
  markets: ItemChoices['markets'];
}

/** The form of a group of sales documents (E772 to E774); one that the viewer may not change is only shown. */
export function GroupForm({ edited, markets }: Props) {
  const { t } = useLingui();
  const { form, buttons } = useContentForm({
    feature: 'sales-documents',
    kind: 'sales_document_group',
    schema: groupSchema,
    texts: itemProblems,
    edited,
    begin: emptyGroup,
    toValues: toGroupValues,
    create: CreateSalesDocumentGroupDocument,
    change: UpdateSalesDocumentGroupDocument,
    toInput: toGroupInput,
    invalidates: invalidatedByDocuments,
    hasNoDrafts: true,
    oneKey: writtenGroupQueries.oneKey,
    listPath: paths.adminSalesDocumentGroups(),
    toEditPath: paths.editSalesDocumentGroup,
  });
  const readOnlyReason = useReadOnlyReason(edited);
  const name = t`Name`;
  const item = useItemTexts([], markets, name);
  const { language, texts, contentTargetMarkets, getHistoryTexts } = item;
  return (
    <ContentFormPage
      {...buttons}
      form={form}
      title={edited ? edited.name : <Trans>New group</Trans>}
      back={{ to: paths.adminSalesDocumentGroups(), label: <Trans>Sales document groups</Trans> }}
      edited={edited}
      readOnlyReason={readOnlyReason}
      texts={{ language, texts: { ...texts, label: name }, contentTargetMarkets }}
      getHistoryTexts={getHistoryTexts}
      tools={
        <AudienceButton
          of={{
            kind: 'sales_document_group',
            contentTargetMarkets: form.values.contentTargetMarkets,
            ...(edited && { id: edited.id }),
          }}
        />
      }
    >
      <TextsField form={form} titleLabel={name} body="none" />
      <MarketsField form={form} type="sales_document" />
    </ContentFormPage>
  );
}
