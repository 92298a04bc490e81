import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { makeHostPdf, type Picture } from '#server/features/documents/documents.public.ts';
import { asAttachment } from '#server/files/stored/as-attachment.ts';
import { filesOfOwner } from '#server/files/stored/stored-files.store.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import { scopedContext } from '#server/graphql/request-context.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { inspectionFiles } from '#shared/inspections/inspection.rules.ts';
import { listPictures, toInspectionTable } from './paper/inspection-paper.ts';
import { findPdi, type PdiRow } from './pdi.store.ts';

const idText = v.pipe(v.string(), v.maxLength(80), v.excludes('\0'));
/** Each may have ten photos to be made smaller. */
const limit = { calls: 60, minutes: 15 };

/** An inspection as a PDF with its photos and the signature, for the customer's papers (B3.6). */
export function inspectionPaperRoutes(app: FastifyInstance, services: Services): void {
  type OfInspection = { Params: { id: string } };
  app.get<OfInspection>(
    '/documents/inspections/:id',
    { config: { limit } },
    async (request, reply) => {
      const ctx = await scopedContext(services, request, ['page.pdi']);
      const pdi = await findPdi(ctx.db, viewerOf(ctx), readSent(idText, request.params.id));
      if (!pdi || pdi.isDeleted)
        throw new Problem(404, 'UNKNOWN_RECORD', 'There is no such inspection');
      const pictures = await loadPictures(services, ctx, pdi);
      const pdf = await makeHostPdf(services, ctx.host, toInspectionTable(ctx, pdi), pictures);
      return asAttachment(reply, `${pdi.frameNumber}.pdf`, 'application/pdf').send(pdf);
    },
  );
}

/** The pictures of an inspection; one that the file store lacks is left out. */
async function loadPictures(
  { db, files }: Services,
  ctx: Context,
  pdi: PdiRow,
): Promise<Picture[]> {
  const stored = await filesOfOwner(db, viewerOf(ctx).sorg, inspectionFiles.purpose, pdi.id);
  const places = new Map(stored.map(({ id, place }) => [id, place]));
  const pictures: Picture[] = [];
  for (const { fileId, caption } of listPictures(ctx, pdi)) {
    const place = places.get(fileId);
    const image = place ? await files.bytes(place) : null;
    if (image) pictures.push({ image, caption });
  }
  return pictures;
}
