import { randomUUID } from 'node:crypto';
import { kept } from '#server/testing/canaries.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { listBody, listIds } from './list-bodies.ts';

export const contract: FeatureContract = {
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
