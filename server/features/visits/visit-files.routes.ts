import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { asAttachment } from '#server/files/stored/as-attachment.ts';
import { type NamedFile, openEntries, toEntryName } from '#server/files/stored/named-files.ts';
import { findStoredFiles } from '#server/files/stored/stored-files.store.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { FormVisit } from '#server/graphql/generated/types.ts';
import { scopedContext } from '#server/graphql/request-context.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { zipStream } from '#server/lib/zip-stream.ts';
import { getDayIn } from '#shared/days.ts';
import { findVisit } from './records/visit.store.ts';

const idText = v.pipe(v.string(), v.maxLength(80), v.excludes('\0'));
const limit = { calls: 60, minutes: 15 };

/** The photos of a visit as a ZIP. */
export function visitFilesRoutes(app: FastifyInstance, services: Services): void {
  type OfVisit = { Params: { id: string } };
  app.get<OfVisit>('/documents/visits/:id/files', { config: { limit } }, async (request, reply) => {
    const ctx = await scopedContext(services, request, ['page.formvisit']);
    const reader = { viewer: viewerOf(ctx), locale: ctx.locale };
    const visit = await findVisit(ctx.db, reader, readSent(idText, request.params.id));
    if (!visit) throw new Problem(404, 'UNKNOWN_RECORD', 'There is no such visit');
    const entries = await listEntries(ctx, visit);
    if (entries.length === 0) throw new Problem(404, 'NO_FILES', 'The visit has no photos');
    const packed = zipStream(openEntries(services.files, entries));
    const name = toEntryName(nameVisit(ctx, visit), { name: '.zip' });
    return asAttachment(reply, name, 'application/zip').send(packed);
  });
}

/** How a visit is called in names of files: by its customer and its day. */
const nameVisit = ({ host }: Context, { custName, capturedAt }: FormVisit): string =>
  `${custName} ${getDayIn(host.timeZone, new Date(capturedAt))}`;

/** The photos with names by customer, day and place. */
async function listEntries(ctx: Context, visit: FormVisit): Promise<NamedFile[]> {
  const { sorg } = viewerOf(ctx);
  const files = await findStoredFiles(
    ctx.db,
    visit.photos.map(({ file }) => file.id),
  );
  return visit.photos.flatMap(({ place, file: { id } }) => {
    const file = files.get(id);
    if (!file || file.sorg !== sorg || file.ownerId !== visit.id) return [];
    return [{ name: toEntryName(`${nameVisit(ctx, visit)} ${place}`, file), file }];
  });
}
