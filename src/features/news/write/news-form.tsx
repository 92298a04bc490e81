import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import {
  AudienceButton,
  CardFields,
  ContentFormPage,
  ContentSection,
  contentFiles,
  DaysField,
  FormFilesField,
  type ItemChoices,
  MarketsField,
  MustReadField,
  originalPicture,
  TagsField,
  TextsField,
  useItemTexts,
  useReadOnlyReason,
} from '#src/features/content/content-writing.public.ts';
import { NewsPreview } from './news-preview.tsx';
import { useNewsForm } from './use-news-form.tsx';
import type { WrittenNews } from './write-news.queries.ts';

interface Props extends ItemChoices {
  /** The saved item; null for a new one. */
  edited: WrittenNews | null;
}

const asks = { alt: true, focus: true };

/** The form of a news item; one that the viewer may not change is only shown. */
export function NewsForm({ edited, markets, layouts }: Props) {
  const { t } = useLingui();
  const { form, buttons } = useNewsForm(edited);
  const readOnlyReason = useReadOnlyReason(
    edited,
    t`This news item is deleted. Restore it in the list of news to change it.`,
  );
  const { getHistoryTexts, ...texts } = useItemTexts(layouts, markets);
  const { language, contentTargetMarkets } = form.values;
  return (
    <ContentFormPage
      {...buttons}
      form={form}
      title={edited ? edited.texts[0]?.title : <Trans>New news item</Trans>}
      back={{ to: paths.adminNews(), label: <Trans>News administration</Trans> }}
      edited={edited}
      readOnlyReason={readOnlyReason}
      texts={texts}
      getHistoryTexts={getHistoryTexts}
      tools={
        <>
          <NewsPreview values={form.values} markets={markets} layouts={layouts} />
          <AudienceButton
            of={{ kind: 'news', contentTargetMarkets, ...(edited && { id: edited.id }) }}
          />
        </>
      }
    >
      <ContentSection part="text">
        <TextsField form={form} />
        <TagsField form={form} label={texts.tags.label} />
      </ContentSection>
      <ContentSection part="readers">
        <DaysField form={form} />
        <MarketsField form={form} type="news" />
        <MustReadField form={form} label={texts.mustRead.label} />
      </ContentSection>
      <ContentSection part="files">
        <FormFilesField
          form={form}
          name="file"
          label={texts.file.label}
          rules={originalPicture}
          language={language}
          asks={asks}
        />
        <FormFilesField
          form={form}
          name="files"
          label={texts.files.label}
          rules={contentFiles}
          language={language}
          asks={{ ...asks, title: true }}
        />
      </ContentSection>
      <ContentSection part="card">
        <CardFields
          form={form}
          layouts={layouts}
          labels={{ layout: texts.layout.label, itemPerLine: texts.itemPerLine.label }}
          hint={<Trans>The parts that the card in the list of news shows.</Trans>}
        />
      </ContentSection>
    </ContentFormPage>
  );
}
