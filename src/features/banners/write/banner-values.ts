import * as v from 'valibot';
import type { Language } from '#shared/locales.ts';
import {
  type ContentFileValue,
  daysEntry,
  filesRequired,
  toItemField,
} from '#src/features/content/content-writing.public.ts';
import type { BannerInput } from '#src/graphql/generated/graphql.ts';
import type { DayRange } from '#src/ui/fields/day-range-field.tsx';
import type { WrittenBanner } from './write-banners.queries.ts';

/** A banner as it is typed. */
export interface BannerValues {
  link: string;
  /** One picture. */
  picture: ContentFileValue[];
  days: DayRange;
  portals: string[];
}

export const bannerSchema: v.GenericSchema<BannerValues, BannerValues> = v.object({
  link: v.string(),
  picture: v.pipe(
    filesRequired,
    v.check((files) => files.every(({ id }) => id !== null), 'FILE_UNFINISHED'),
  ),
  days: daysEntry,
  portals: v.array(v.string()),
}) as v.GenericSchema<BannerValues>;

/** Returns what a new banner begins with. @param today YYYY-MM-DD */
export const emptyBanner = (_language: Language, today: string): BannerValues => ({
  link: '',
  picture: [],
  days: { from: today, to: '' },
  portals: [],
});

/** The name of a banner is that of its file. */
export const toBannerName = ({ file, bannerFile }: WrittenBanner): string =>
  file?.name ?? bannerFile;

/** Returns a stored banner as its form has it; its picture has the name that its address has. */
export const toBannerValues = (banner: WrittenBanner): BannerValues => ({
  link: banner.link ?? '',
  picture: [
    {
      key: banner.bannerFile,
      id: banner.bannerFile,
      name: toBannerName(banner),
      bytes: banner.file?.bytes ?? 0,
      type: 'image/webp',
      title: '',
      alt: {},
      focusX: 0.5,
      focusY: 0.5,
      hasPlace: false,
      removePlace: false,
      preview: banner.url,
      width: null,
      height: null,
    },
  ],
  days: { from: banner.from, to: banner.to },
  portals: banner.portals,
});

/**
 * Returns a banner as the server takes it; a picture that stays is left out.
 * @param stored the name of the stored picture; null for a new banner
 */
export function toBannerInput(
  { link, picture: [picture], days, portals }: BannerValues,
  published: boolean,
  stored: string | null,
): BannerInput {
  return {
    link: link.trim() || null,
    ...(picture?.id && picture.id !== stored && { bannerFile: picture.id }),
    from: days.from,
    to: days.to,
    portals,
    published,
  };
}

/** Returns the field of the form for one of the server. @param sent the values that it refused */
export const toBannerField = (field: string, sent: BannerValues): string | null =>
  field === 'input.bannerFile' ? 'picture' : toItemField(field, sent);
