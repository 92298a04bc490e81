import { chooseCustomers } from '#server/features/customers/customers.public.ts';
import type { AccessUserArea, QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { administratorOf } from '../rights/administrator.ts';
import { explain } from './explain.rules.ts';
import { readQuestion } from './question.rules.ts';
import { findRights } from './user-rights.ts';
import { findPlace, readBringers } from './why.store.ts';

/** Why a user may do something, or may not: the chain down to where it breaks. */
export const whyUser: QueryResolvers['whyUser'] = async (_, { id, question }, ctx) => {
  const asked = readQuestion(question);
  const me = await administratorOf(ctx);
  const rights = await findRights(ctx.db, me, checkedText(id, 'id'));
  if (!rights) return null;
  const { groupRole, roles, areas, active } = rights;
  const { scopes, customer } = asked;
  const wanted = [...(scopes?.flat() ?? []), ...(customer ? [chooseCustomers] : [])];
  const isMine = customer !== null && me.sorgs.includes(customer.sorg);
  const steps = explain(
    asked,
    { active, areas, roles: roles.map((role) => role.id) },
    {
      bringers: await readBringers(ctx.db, me, wanted, groupRole.id),
      place: isMine ? await findPlace(ctx.db, customer) : null,
    },
  );
  return {
    mayDo: steps.every(({ holds }) => holds),
    steps: steps.map((step) => ({
      ...step,
      permissions: [...step.permissions],
      roles: [...step.roles],
      groupRole: ['permission', 'choosing'].includes(step.kind) ? groupRole : null,
      areas: step.areas.map((area) => ({
        ...area,
        option: 'EQ',
        customerName: null,
        limitation: area.limitation as AccessUserArea['limitation'],
      })),
    })),
  };
};
