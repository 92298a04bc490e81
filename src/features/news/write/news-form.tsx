import { Trans, useLingui } from '@lingui/react/macro';
import { contentLimits } from '#shared/content/content-limits.ts';
import { paths } from '#src/app/paths.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import {
  AudienceButton,
  ContentFilesField,
  ContentFormPage,
  ContentPeriodField,
  contentFiles,
  findFileErrors,
  MarketField,
  originalPicture,
  TextsField,
} from '#src/features/content/content-writing.public.ts';
import type { NewsLayoutsQuery, WriterMarketsQuery } from '#src/graphql/generated/graphql.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { NewsPreview } from './news-preview.tsx';
import { useNewsForm } from './use-news-form.tsx';
import { useNewsTexts } from './use-news-texts.ts';
import { useReadOnlyText } from './use-read-only-text.ts';
import type { WrittenNews } from './write-news.queries.ts';

interface Props {
  /** The saved item; null for a new one. */
  edited: WrittenNews | null;
  markets: WriterMarketsQuery['contentTargetMarkets']['contentTargetMarkets'];
  layouts: NewsLayoutsQuery['layouts']['layouts'];
}

const inLine = Array.from({ length: contentLimits.itemPerLine }, (_, at) => String(at + 1));

/** The form of a news item; one that the viewer may not change is only shown. */
export function NewsForm({ edited, markets, layouts }: Props) {
  const { t } = useLingui();
  const { form, buttons } = useNewsForm(edited);
  const readOnlyReason = useReadOnlyReason(edited);
  const { getHistoryTexts, ...texts } = useNewsTexts(layouts, markets);
  const { values } = form;
  const errorsOf = (name: 'file' | 'files') => (at: number) =>
    findFileErrors(form.getError as (field: string) => string | undefined, name, at);
  const asks = { alt: true, focus: true };
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
          <NewsPreview values={values} markets={markets} layouts={layouts} />
          <AudienceButton
            of={
              values.contentTargetMarkets.length > 0
                ? {
                    kind: 'news',
                    contentTargetMarkets: values.contentTargetMarkets,
                    ...(edited && { id: edited.id }),
                  }
                : null
            }
          />
        </>
      }
    >
      <TextsField form={form} bodyLabel={t`Text`} />
      <ValueField form={form} name="days">
        {({ value, onChange, error }) => (
          <ContentPeriodField value={value} onChange={onChange} error={error} />
        )}
      </ValueField>
      <ValueField form={form} name="contentTargetMarkets">
        {({ value, onChange, error }) => (
          <MarketField type="news" value={value} onChange={onChange} error={error} />
        )}
      </ValueField>
      <SelectField
        label={texts.layout.label}
        hint={<Trans>The parts that the card in the list of news shows.</Trans>}
        options={[
          { value: '', label: t({ message: 'None', comment: 'no layout of a card' }) },
          ...layouts.map(({ id, description }) => ({ value: id, label: description })),
        ]}
        {...form.field('layout')}
      />
      <SelectField
        label={texts.itemPerLine.label}
        hint={<Trans>On wide screens; tablets show half of them, phones one.</Trans>}
        options={inLine.map((value) => ({ value, label: value }))}
        {...form.field('itemPerLine')}
      />
      <ValueField form={form} name="file">
        {({ value, onChange, error }) => (
          <ContentFilesField
            label={texts.file.label}
            rules={originalPicture}
            language={values.language}
            value={value}
            onChange={onChange}
            error={error}
            getErrors={errorsOf('file')}
            asks={asks}
          />
        )}
      </ValueField>
      <ValueField form={form} name="files">
        {({ value, onChange, error }) => (
          <ContentFilesField
            label={texts.files.label}
            rules={contentFiles}
            language={values.language}
            value={value}
            onChange={onChange}
            error={error}
            getErrors={errorsOf('files')}
            asks={{ ...asks, title: true }}
          />
        )}
      </ValueField>
      <TextField
        label={texts.tags.label}
        hint={<Trans>Separated by commas. Readers find the item by them.</Trans>}
        {...form.field('tags')}
      />
      <Checkbox
        label={texts.mustRead.label}
        hint={
          <Trans>Readers are asked to confirm that they have read it, and you see who has.</Trans>
        }
        {...toBox(form.field('mustRead'))}
      />
    </ContentFormPage>
  );
}

/** A tick box has no error of its own. */
const toBox = <Field extends { error: unknown }>({ error: _, ...field }: Field) => field;

function useReadOnlyReason(edited: WrittenNews | null): string | null {
  const { t } = useLingui();
  const readOnlyText = useReadOnlyText();
  if (edited?.state === 'deleted')
    return t`This news item is deleted. Restore it in the list of news to change it.`;
  return edited && !edited.mayChange ? readOnlyText : null;
}
