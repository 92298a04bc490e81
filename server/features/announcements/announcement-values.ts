import sharp from 'sharp';
import type { Db } from '#server/db/database.ts';
import {
  findPeriodProblems,
  findPortalProblems,
  parseAltTexts,
  parseContentTexts,
  parseLink,
} from '#server/features/content/content-messages.public.ts';
import { findStoredFile } from '#server/files/stored/stored-files.store.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import type { AnnouncementInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { type Checked, checked } from '#server/lib/entity.ts';
import { badUserInput } from '#server/lib/paging.ts';
import type { PictureRow } from './announcements.store.ts';
import type { AnnouncementValues } from './write-announcement.store.ts';

export const picturePurpose = 'announcements/picture';

/** Where announcements are shown (C097). */
export const announcementTypes = ['home_page', 'login'] as const;

/** @throws GraphQLError BAD_USER_INPUT for another type */
export function checkType(type: string): string {
  if (announcementTypes.some((known) => known === type)) return type;
  throw badUserInput(`type must be one of ${announcementTypes.join(', ')}`);
}

/** Checks an announcement. Codes: those of `createAnnouncement` in the schema. */
export async function parseAnnouncement(
  tx: Db,
  { host, files }: Pick<Context, 'host' | 'files'>,
  viewer: Viewer,
  input: AnnouncementInput,
  current: PictureRow | null,
): Promise<Checked<AnnouncementValues>> {
  const { language, title, content, translations, from, to } = input;
  const body = { body: content, bodyField: 'input.content' };
  const { texts, userErrors } = parseContentTexts(
    { language, title, translations, ...body },
    host.host,
  );
  const { href, userErrors: ofLink } = parseLink(input.url, 'input.url', host.host);
  const portals = [...new Set(input.portals ?? [])];
  const { picture, userErrors: ofPicture } = await parsePicture(tx, files, viewer, input, current);
  userErrors.push(
    ...ofLink,
    ...findPeriodProblems(from, to, 'input.to'),
    ...(await findPortalProblems(tx, viewer.sorg, portals, 'input.portals')),
    ...ofPicture,
  );
  return checked(userErrors, {
    type: checkType(input.type),
    language,
    texts,
    url: href,
    from,
    to,
    portals,
    published: input.published ?? true,
    picture,
  });
}

/** Checks the picture; one that is left out stays as it is. Its size is read once, when it is new. */
async function parsePicture(
  tx: Db,
  files: Context['files'],
  { sorg }: Viewer,
  { picture: sent, altTexts, language }: AnnouncementInput,
  current: PictureRow | null,
): Promise<{ picture: PictureRow | null; userErrors: UserError[] }> {
  const id = sent === undefined ? current?.id : sent;
  if (!id) return { picture: null, userErrors: [] };
  const kept = Object.entries(current?.alt ?? {}).map(([own, text]) => ({ language: own, text }));
  const { alt, userErrors } = parseAltTexts(altTexts ?? kept, language, 'input.altTexts');
  if (current?.id === id) return { picture: { ...current, alt }, userErrors };
  const stored = await findStoredFile(tx, id);
  const isPicture = stored?.sorg === sorg && stored.purpose === picturePurpose;
  const bytes = isPicture ? await files.bytes(stored.place) : null;
  if (!bytes)
    return {
      picture: null,
      userErrors: [...userErrors, userError('input.picture', 'FILE_GONE', 'Upload it again')],
    };
  const { width, height } = await sharp(bytes).metadata();
  return { picture: { id, width, height, alt }, userErrors };
}
