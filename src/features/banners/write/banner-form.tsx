import { Trans, useLingui } from '@lingui/react/macro';
import { languageOf } from '#shared/locales.ts';
import { paths } from '#src/app/paths.ts';
import { usePictureUrl } from '#src/crud/file/stored-picture.tsx';
import { ValueField } from '#src/crud/form/value-field.tsx';
import {
  AudienceButton,
  ContentFormPage,
  ContentPreview,
  DaysField,
  FormFilesField,
  PortalField,
  smallerPicture,
  useContentForm,
  useContentTexts,
} from '#src/features/content/content-writing.public.ts';
import { CreateBannerDocument, UpdateBannerDocument } from '#src/graphql/generated/graphql.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { BannerSlides } from '../banner-slides.tsx';
import {
  type BannerValues,
  bannerSchema,
  emptyBanner,
  toBannerField,
  toBannerInput,
  toBannerName,
  toBannerValues,
} from './banner-values.ts';
import { type WrittenBanner, writtenBannerQueries } from './write-banners.queries.ts';

const picture = smallerPicture('banners/picture');

/** The form of a banner. @param props.edited the saved one; null for a new one */
export function BannerForm({ edited }: { edited: WrittenBanner | null }) {
  const locale = useLocale();
  const { form, buttons } = useBannerForm(edited);
  const { getHistoryTexts, ...texts } = useBannerTexts();
  const { values } = form;
  return (
    <ContentFormPage
      {...buttons}
      form={form}
      title={edited ? toBannerName(edited) : <Trans>New banner</Trans>}
      back={{ to: paths.adminBanners(), label: <Trans>Banners</Trans> }}
      edited={edited}
      texts={texts}
      getHistoryTexts={getHistoryTexts}
      tools={
        <>
          <BannerPreview values={values} />
          <AudienceButton of={{ kind: 'banner' }} />
        </>
      }
    >
      <TextField
        label={texts.link.label}
        hint={<Trans>Where a press on the banner leads.</Trans>}
        inputMode="url"
        {...form.field('link')}
      />
      <FormFilesField
        form={form}
        name="picture"
        label={texts.picture.label}
        required
        rules={picture}
        language={languageOf(locale)}
      />
      <DaysField form={form} />
      <ValueField form={form} name="portals">
        {({ value, onChange, error }) => (
          <PortalField value={value} onChange={onChange} error={error} />
        )}
      </ValueField>
    </ContentFormPage>
  );
}

/** The values of a banner and the ways to save them (E122 to E128). */
function useBannerForm(edited: WrittenBanner | null) {
  const stored = edited?.bannerFile ?? null;
  return useContentForm({
    feature: 'banners',
    schema: bannerSchema,
    edited,
    begin: emptyBanner,
    toValues: toBannerValues,
    create: CreateBannerDocument,
    change: UpdateBannerDocument,
    toInput: (typed, published) => toBannerInput(typed, published, stored),
    invalidates: [['banners']],
    toField: toBannerField,
    oneKey: writtenBannerQueries.oneKey,
    listPath: paths.adminBanners(),
    toEditPath: paths.editBanner,
  });
}

/** The fields of a banner in words, in its form, where two versions are compared, and in the history. */
function useBannerTexts() {
  const { t } = useLingui();
  const { days, showFiles, getHistoryTexts } = useContentTexts();
  return {
    link: { label: t`Link` },
    picture: { label: t`Picture`, show: showFiles },
    days,
    portals: {
      label: t`Portals`,
      show: (portals: BannerValues['portals']) => portals.join(', '),
    },
    getHistoryTexts,
  };
}

/** A banner as its readers see it. */
function BannerPreview({
  values: {
    link,
    picture: [shown],
    days,
  },
}: {
  values: BannerValues;
}) {
  const path = shown?.preview ?? null;
  const { url } = usePictureUrl({ path: path ?? '', name: '' }, path !== null);
  return (
    <ContentPreview days={days}>
      {() =>
        url ? (
          <div className="mx-auto max-w-[640px] rounded-lg bg-surface p-4 shadow-raised">
            <BannerSlides
              banners={[{ id: '', link: link.trim() || null, image: url }]}
              onDone={() => {}}
            />
          </div>
        ) : (
          <p>
            <Trans>Choose a picture first.</Trans>
          </p>
        )
      }
    </ContentPreview>
  );
}
