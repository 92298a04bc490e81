import type { RecordHistory } from '#server/graphql/context.ts';
import { isColleague } from './colleagues.store.ts';
import { shopOwnerOf } from './shop-owner.ts';

/**
 * Tells the owner of a shop who changed a colleague and when. The values stay hidden: they may be of a time at which the
 * user belonged to another shop.
 */
export const colleagueHistory: RecordHistory = {
  scopes: ['company.users'],
  recordedUnder: 'access',
  isOfAllOrganisations: true,
  async isVisible(ctx, id) {
    const [kind, user = ''] = id.split(':');
    return kind === 'user' && (await isColleague(ctx.db, await shopOwnerOf(ctx), user));
  },
  isFieldVisible: () => Promise.resolve(() => false),
};
