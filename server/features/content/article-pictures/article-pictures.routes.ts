import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { asAttachment } from '#server/files/stored/as-attachment.ts';
import { toEntryName } from '#server/files/stored/named-files.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import { scopedContext } from '#server/graphql/request-context.ts';
import { takeCall } from '#server/http/route-limits.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { zipStream } from '#server/lib/zip-stream.ts';
import { type AskedPictureSize, askedPictureSizes } from '#shared/content/picture-sizes.ts';
import { getDayIn } from '#shared/days.ts';
import { contentDownloads } from '../files/content-file-rules.ts';
import { estimateBytes, hasPicture, openPictures } from './article-picture-files.ts';
import { findPicturedArticle, listMaterialPictures } from './article-pictures.store.ts';

const codeText = v.pipe(v.string(), v.maxLength(80), v.excludes('\0'));
const sizeText = v.optional(v.picklist(askedPictureSizes), 'medium');

/** The most bytes of a ZIP (B4). */
const mostBytes = 2_000_000_000;

type OfArticle = { Params: { code: string }; Querystring: { size?: string } };

/**
 * The pictures of an article as a ZIP: those of the catalog, and those of the marketing material about the article, its
 * model or its brand that the viewer reads.
 */
export function articlePicturesRoutes(app: FastifyInstance, services: Services): void {
  app.get<OfArticle>('/documents/articles/:code/pictures', async (request, reply) => {
    const ctx = await scopedContext(services, request, ['page.marketing-material']);
    const viewer = viewerOf(ctx);
    await takeCall(app, contentDownloads, viewer.userId);
    const { db, files, host, locale } = ctx;
    const code = readSent(codeText, request.params.code);
    const size: AskedPictureSize = readSent(sizeText, request.query.size);
    const article = await findPicturedArticle(db, viewer, locale, code);
    if (!article) throw new Problem(404, 'UNKNOWN_RECORD', 'There is no such article');
    const today = getDayIn(host.timeZone);
    const material = await listMaterialPictures(db, viewer, article, { locale, today });
    if (material.length === 0 && !(await hasPicture(files, article)))
      throw new Problem(404, 'NO_FILES', 'The article has no pictures');
    if (estimateBytes(material, size) > mostBytes)
      throw new Problem(413, 'TOO_LARGE', 'The pictures are larger than 2 GB');
    const packed = zipStream(openPictures(services, article, material, size));
    const name = toEntryName(`${article.displayCode} ${article.name}`, { name: '.zip' });
    return asAttachment(reply, name, 'application/zip').send(packed);
  });
}
