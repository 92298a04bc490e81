import { randomUUID } from 'node:crypto';
import { kept, toCanary } from '#server/testing/canaries.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';
import { listBody, listIds } from './list-bodies.ts';

export const contract: FeatureContract = {
  canaries: {
    values: ['list', 'alias'].map(toCanary),
    async plant(app) {
      const { customer } = kept;
      await given(app).orderList({
        by: kept.owner,
        customer,
        id: kept.list,
        kind: 'template',
        name: toCanary('list'),
        shared: true,
        articles: ['P-1'],
      });
      const alias = { alias: toCanary('alias'), alias_key: 'kanariealiasx7', article: 'P-1' };
      await app.db
        .insertInto('article_alias')
        .values({ sorg: '2000', customer, ...alias })
        .execute();
    },
  },
  foreignMutations: {
    saveOrderList: `(list: { id: "${kept.list}", kind: template, name: "Mine", lines: [] })`,
    deleteOrderList: `(id: "${kept.list}")`,
    saveArticleAliases: '(aliases: [{ alias: "other", articleCode: "P-2" }])',
  },
  outboxBodies: {
    SaveOrderList: {
      body: listBody(randomUUID(), 'P-1'),
      other: listBody(randomUUID(), 'P-1'),
      bad: listBody(randomUUID(), 'NEVER'),
    },
    DeleteOrderList: {
      body: { id: listIds.kept },
      other: { id: randomUUID() },
      bad: { id: listIds.foreign },
      refusedToStranger: true,
    },
    SaveArticleAliases: {
      body: { aliases: [{ alias: 'CH 11', articleCode: 'P-1' }] },
      other: { aliases: [{ alias: 'CH 12', articleCode: 'P-1' }] },
      bad: { aliases: [{ alias: 'CH 11', articleCode: 'NEVER' }] },
    },
  },
};
