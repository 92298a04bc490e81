import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { FeedFile } from '#server/feeds/feed-file.ts';
import { asAttachment } from '#server/files/stored/as-attachment.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { ContentKind } from '#server/graphql/generated/types.ts';
import { scopedContext } from '#server/graphql/request-context.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { zipStream } from '#server/lib/zip-stream.ts';
import { getDayIn } from '#shared/days.ts';
import { contentKinds } from '../content-kinds.ts';
import { hasKind } from '../content-rights.ts';
import { exportContent } from './export-content.ts';
import { sumFileBytes } from './exported-rows.store.ts';

/** The most bytes of files in a ZIP (B4). */
const mostBytes = 2_000_000_000;

const query = v.object({ files: v.optional(v.picklist(['all', 'none']), 'all') });

/**
 * Declares `GET /documents/content/<name>`: the content of the viewer's sales organisation as a ZIP of feed files, for those
 * who write its kind. With `?files=none` the ZIP has the CSV files only.
 */
export const contentExportRoutes =
  (name: string, kind: ContentKind, feed: readonly FeedFile[]) =>
  (app: FastifyInstance, services: Services): void => {
    const config = { limit: { calls: 10, minutes: 15 } };
    app.get(`/documents/content/${name}`, { config }, async (request, reply) => {
      const ctx = await scopedContext(services, request, [contentKinds[kind].writes]);
      if (!hasKind(ctx, kind)) throw new Problem(403, 'FORBIDDEN', 'Not allowed');
      const withFiles = readSent(query, request.query).files === 'all';
      const { userId, sorg } = viewerOf(ctx);
      const sums = await Promise.all(feed.map(({ table }) => sumFileBytes(ctx.db, table, sorg)));
      if (withFiles && sums.reduce((sum, bytes) => sum + bytes, 0) > mostBytes)
        throw new Problem(413, 'TOO_LARGE', 'The files are larger than 2 GB');
      const release = app.exportSlots.take(userId);
      const packed = zipStream(exportContent(services, feed, { sorg, withFiles }));
      packed.once('close', release);
      const fileName = `${name} ${getDayIn(ctx.host.timeZone)}.zip`;
      return asAttachment(reply, fileName, 'application/zip').send(packed);
    });
  };
