import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { administratorOf } from '../rights/administrator.ts';
import { readQuestion } from './question.rules.ts';
import { whoMayPage } from './who-may.store.ts';
import { findPlace } from './why.store.ts';

const mostUsers = 100;

/** The active users who may do something, of those whom the viewer administers. */
export const whoMay: QueryResolvers['whoMay'] = async (_, { question, ...paging }, ctx) => {
  const page = parsePage(paging, mostUsers);
  const asOf = new Date().toISOString();
  const asked = readQuestion(question);
  const me = await administratorOf(ctx);
  const { customer } = asked;
  const isMine = customer !== null && me.sorgs.includes(customer.sorg);
  const place = isMine ? await findPlace(ctx.db, customer) : null;
  if (customer && !place) return { users: [], info: pageInfo(page, 0), asOf };
  const { rows, count } = await whoMayPage(ctx.db, me, { ...asked, place }, page);
  const users = rows.map(({ id, username, name, groupRole, description }) => ({
    id: String(id),
    username,
    name,
    groupRole: { id: groupRole, description },
  }));
  return { users, info: pageInfo(page, count), asOf };
};
