import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { makeHostPdf } from '#server/features/documents/documents.public.ts';
import { asAttachment } from '#server/files/stored/as-attachment.ts';
import { openEntries } from '#server/files/stored/named-files.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import { scopedContext } from '#server/graphql/request-context.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { zipStream } from '#server/lib/zip-stream.ts';
import { listEntries, recordReading } from './paper/claim-files-zip.ts';
import { loadPictures, nameClaim, toClaimTable } from './paper/claim-paper.ts';
import { findClaim } from './records/claim.store.ts';

const idText = v.pipe(v.string(), v.maxLength(80), v.excludes('\0'));
/** Each may have pictures to be made smaller, or a video to be read. */
const limit = { calls: 60, minutes: 15 };

/** A claim as a PDF with its photos, and its files as a ZIP. Neither has its internal comments (B221). */
export function claimPaperRoutes(app: FastifyInstance, services: Services): void {
  type OfClaim = { Params: { id: string } };
  const open = async (request: FastifyRequest<OfClaim>) => {
    const ctx = await scopedContext(services, request, ['page.claim']);
    const reader = { viewer: viewerOf(ctx), locale: ctx.locale };
    const claim = await findClaim(ctx.db, reader, readSent(idText, request.params.id));
    if (!claim) throw new Problem(404, 'UNKNOWN_RECORD', 'There is no such claim');
    return { ctx, claim };
  };

  app.get<OfClaim>('/documents/claims/:id', { config: { limit } }, async (request, reply) => {
    const { ctx, claim } = await open(request);
    const pictures = await loadPictures(services, ctx, claim);
    const pdf = await makeHostPdf(services, ctx.host, toClaimTable(ctx, claim), pictures);
    return asAttachment(reply, `${nameClaim(ctx, claim)}.pdf`, 'application/pdf').send(pdf);
  });

  app.get<OfClaim>('/documents/claims/:id/files', { config: { limit } }, async (request, reply) => {
    const { ctx, claim } = await open(request);
    const entries = await listEntries(ctx, claim);
    if (entries.length === 0) throw new Problem(404, 'NO_FILES', 'The claim has no files');
    await recordReading(ctx, claim, entries);
    const packed = zipStream(openEntries(services.files, entries));
    return asAttachment(reply, `${nameClaim(ctx, claim)}.zip`, 'application/zip').send(packed);
  });
}
