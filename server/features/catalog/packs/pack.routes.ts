import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/graphql/feature.ts';
import { seesList } from '../device.store.ts';
import { notFound, requireBuyer, sendPacked } from '../device-requests.ts';
import { loadPack, type PackName } from './pack.store.ts';

const isPackKind = (kind: string): kind is PackName['kind'] =>
  ['articles', 'groups', 'details', 'prices'].includes(kind);

/** The route for the packs that the manifest names. */
export function packRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get<{ Params: { kind: string; nth: string }; Querystring: { list?: string } }>(
    '/catalog/packs/:kind/:nth',
    async (request, reply) => {
      const viewer = requireBuyer(request);
      const { kind, nth } = request.params;
      const { list = '' } = request.query;
      if (!isPackKind(kind) || !/^\d{1,4}$/.test(nth) || list.includes('\0'))
        throw notFound('pack');
      if (kind === 'prices' && !(await seesList(db, viewer, [list]))) throw notFound('pack');
      const pack = await loadPack(db, viewer.sorg, { kind, list, nth: Number(nth) });
      if (!pack) throw notFound('pack');
      reply.header('cache-control', 'private, no-store');
      return sendPacked(request, reply, pack);
    },
  );
}
