import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import {
  AudienceButton,
  ContentFormPage,
  DaysField,
  FormFilesField,
  PortalField,
  smallerPicture,
  TextsField,
  useContentTexts,
} from '#src/features/content/content-writing.public.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import type { AnnouncementValues } from './announcement-values.ts';
import { useAnnouncementForm } from './use-announcement-form.ts';
import { useTypeTexts } from './use-type-texts.ts';
import type { WrittenAnnouncement } from './write-announcements.queries.ts';

const picture = smallerPicture('announcements/picture');

/** The form of an announcement. @param props.edited the saved one; null for a new one */
export function AnnouncementForm({ edited }: { edited: WrittenAnnouncement | null }) {
  const { form, buttons } = useAnnouncementForm(edited);
  const types = useTypeTexts();
  const { getHistoryTexts, ...texts } = useAnnouncementTexts();
  const { values } = form;
  return (
    <ContentFormPage
      {...buttons}
      form={form}
      title={edited ? edited.texts[0]?.title : <Trans>New announcement</Trans>}
      back={{ to: paths.adminAnnouncements(), label: <Trans>Announcements</Trans> }}
      edited={edited}
      texts={texts}
      getHistoryTexts={getHistoryTexts}
      tools={
        <>
          <AnnouncementPreview values={values} />
          <AudienceButton of={{ kind: 'announcement', type: values.type }} />
        </>
      }
    >
      <SelectField
        label={texts.type.label}
        options={(['home_page', 'login'] as const).map((value) => ({ value, label: types[value] }))}
        {...form.field('type')}
      />
      <TextsField form={form} />
      <TextField
        label={texts.url.label}
        hint={<Trans>Leads from the announcement to a page of the portal or elsewhere.</Trans>}
        inputMode="url"
        {...form.field('url')}
      />
      <DaysField form={form} />
      <ValueField form={form} name="portals">
        {({ value, onChange, error }) => (
          <PortalField value={value} onChange={onChange} error={error} />
        )}
      </ValueField>
      <FormFilesField
        form={form}
        name="picture"
        label={texts.picture.label}
        hint={<Trans>Shown above the text.</Trans>}
        rules={picture}
        language={values.language}
        asks={{ alt: true }}
      />
    </ContentFormPage>
  );
}

/** The fields of an announcement in words, in its form, where two versions are compared, and in the history. */
function useAnnouncementTexts() {
  const { t } = useLingui();
  const types: Record<string, string> = useTypeTexts();
  const { showFiles, ...texts } = useContentTexts();
  return {
    ...texts,
    type: {
      label: t({ message: 'Shown', comment: 'filter: before or after the login' }),
      show: (type: string) => types[type] ?? type,
    },
    url: { label: t`Link` },
    portals: {
      label: t`Portals`,
      show: (portals: AnnouncementValues['portals']) => portals.join(', '),
    },
    picture: { label: t`Picture`, show: showFiles },
  };
}
