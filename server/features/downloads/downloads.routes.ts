import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { asAttachment } from '#server/files/stored/as-attachment.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import { readsOnly } from '#server/graphql/read-only.ts';
import { scopedContext } from '#server/graphql/request-context.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { tableType } from '#server/lib/table-export.ts';
import { mayRead, placeOfDownload, toAreaText } from './download-modules.ts';
import { type DownloadRow, findDownload } from './downloads.store.ts';

const limit = { calls: 120, minutes: 15 };

/** The file of a request of the viewer, who must still be allowed to read its records (O021). */
export function downloadRoutes(app: FastifyInstance, services: Services): void {
  type OfDownload = { Params: { id: string } };
  app.get<OfDownload>('/api/download-area/:id', { config: { limit } }, async (request, reply) => {
    const ctx = await scopedContext(services, request, ['page.download-area']);
    const id = readSent(v.pipe(v.string(), v.uuid()), request.params.id);
    const found = await findDownload(ctx.db, viewerOf(ctx), id);
    if (found?.isOver) throw new Problem(410, 'DOWNLOAD_OVER', 'The file was deleted');
    if (!found || !(await isStillAllowed(ctx, found))) throw notFound();
    const { status, format, fileName } = found;
    if (status !== 'READY') throw new Problem(409, 'NOT_READY', 'The file is not ready');
    const content = await services.files.get(placeOfDownload(id));
    if (!content) throw notFound();
    return asAttachment(reply, fileName, tableType(format)).send(content);
  });
}

async function isStillAllowed(ctx: Context, { module, customer, areas }: DownloadRow) {
  const viewer = viewerOf(ctx);
  if (!mayRead(viewer, module)) return false;
  if (customer !== null) return (await findCustomer(ctx.db, viewer, customer)) !== null;
  return readsOnly(viewer.areas) && (areas === null || areas === toAreaText(viewer));
}

const notFound = () => new Problem(404, 'UNKNOWN_RECORD', 'There is no such file');
