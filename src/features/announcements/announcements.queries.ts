import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#src/graphql/client.ts';
import { HttpError, OperationError } from '#src/graphql/errors.ts';
import { HomeAnnouncementsDocument } from '#src/graphql/generated/graphql.ts';
import { persistedFor } from '#src/graphql/query-persist.ts';
import { rest } from '#src/graphql/rest.ts';
import { apiUrl } from '#src/lib/device/runtime.ts';

export const announcement = v.object({
  id: v.string(),
  title: v.string(),
  url: v.nullish(v.string(), null),
  /** Foreign HTML. */
  content: v.string(),
  /** The language of title and content; null when it is not known. */
  language: v.nullish(v.string(), null),
  picture: v.nullish(
    v.object({ url: v.string(), width: v.number(), height: v.number(), altText: v.string() }),
    null,
  ),
});

/** A message to users, as far as it is shown (E115 to E121). */
export type Announcement = v.InferOutput<typeof announcement>;

const failed = v.object({ errors: v.pipe(v.array(v.unknown()), v.minLength(1)) });

/** Whether an answer of a REST call, failing or not, carries errors. */
const hasErrors = (answer: unknown) => v.is(failed, answer);

/**
 * Whether the failure of a fetch is shown: only errors in the server's answer are, not a lost network or
 * an internal error of the server (B153).
 */
export function isToldFailure(error: unknown): boolean {
  return error instanceof OperationError || (error instanceof HttpError && hasErrors(error.body));
}

/** Makes the addresses of pictures whole: they are below the API base. */
const withPictures = (announcements: readonly Announcement[]): Promise<Announcement[]> =>
  Promise.all(
    announcements.map(async (one) =>
      one.picture
        ? { ...one, picture: { ...one.picture, url: await apiUrl(one.picture.url) } }
        : one,
    ),
  );

async function activeAtHost(host: string): Promise<Announcement[]> {
  const answer = await rest('GET', `/active-announcements/${encodeURIComponent(host)}`, {
    as: 'nobody',
  });
  if (hasErrors(answer)) throw new HttpError(200, '', answer);
  return withPictures(v.parse(v.array(announcement), answer));
}

const freshFor = 5 * 60_000;

export const announcementQueries = {
  /** The announcements of the user's areas, shown after login (O049, B309). */
  home: queryOptions({
    queryKey: ['announcements', 'home'],
    queryFn: async ({ signal }): Promise<Announcement[]> => {
      const answer = await request(HomeAnnouncementsDocument, {}, { signal });
      return withPictures(v.parse(v.array(announcement), answer.activeUserAreaAnnouncements));
    },
    staleTime: freshFor,
    gcTime: persistedFor,
    retry: false,
    // Known before the page is drawn from the second visit on, so that nothing has to move.
    meta: { persist: true },
  }),
  /** The announcements of the host, shown before login (O010, B125). */
  login: queryOptions({
    queryKey: ['announcements', 'login', window.location.hostname],
    queryFn: () => activeAtHost(window.location.hostname),
    staleTime: freshFor,
    retry: false,
    meta: { public: true },
  }),
};
