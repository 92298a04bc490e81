import { chooseCustomers } from '#server/features/customers/customers.public.ts';
import type { UserArea } from '#server/graphql/context.ts';
import { readsOnly } from '#server/graphql/read-only.ts';
import type { CustomerPlace } from '../rights/rights.rules.ts';
import type { Asked } from './question.rules.ts';

/** A role that has a permission, and whether the group role of the user whose rights are explained contains it. */
export interface Bringer {
  id: string;
  description: string;
  permission: string;
  isInGroupRole: boolean;
}

/** The known facts about a user whose rights are explained. */
export interface ExplainedUser {
  active: boolean;
  /** The ids of the user's roles. */
  roles: readonly string[];
  areas: readonly UserArea[];
}

/** The roles and the customer that the question's words refer to. */
export interface QuestionFacts {
  bringers: readonly Bringer[];
  /** The customer; null for one that does not exist. */
  place: CustomerPlace | null;
}

export interface Step {
  kind: 'active' | 'login' | 'permission' | 'writing' | 'customer' | 'area' | 'choosing';
  holds: boolean;
  permissions: readonly string[];
  break: 'deselected' | 'notInGroupRole' | 'noRole' | null;
  roles: readonly Pick<Bringer, 'id' | 'description'>[];
  areas: readonly UserArea[];
}

const mostRoles = 10;
const plain = { permissions: [], break: null, roles: [], areas: [] };

/** Returns the steps that lead a user to what was asked, up to the first that fails. */
export function explain(asked: Asked, user: ExplainedUser, facts: QuestionFacts): Step[] {
  const { scopes, writes, customer } = asked;
  const areas = customer ? user.areas.filter(({ sorg }) => sorg === customer.sorg) : user.areas;
  const steps: Step[] = [
    { ...plain, kind: 'active', holds: user.active },
    ...(scopes?.length === 0 ? [{ ...plain, kind: 'login' as const, holds: true }] : []),
    ...(scopes ?? []).map((any) => explainPermission(any, user, facts.bringers)),
    ...(writes ? [{ ...plain, kind: 'writing' as const, holds: !readsOnly(areas) }] : []),
    ...(customer ? explainCustomer(asked, { ...user, areas }, facts) : []),
  ];
  const broken = steps.findIndex(({ holds }) => !holds);
  return broken < 0 ? steps : steps.slice(0, broken + 1);
}

function explainPermission(
  any: readonly string[],
  { roles }: ExplainedUser,
  bringers: readonly Bringer[],
): Step {
  const able = bringers.filter(({ permission }) => any.includes(permission));
  const held = able.filter(({ id }) => roles.includes(id));
  const deselected = able.filter(({ isInGroupRole }) => isInGroupRole);
  const step = { ...plain, kind: 'permission' as const, permissions: any };
  if (held.length > 0) {
    const permissions = any.filter((name) => held.some(({ permission }) => permission === name));
    return { ...step, permissions, holds: true, roles: namesOf(held) };
  }
  if (deselected.length > 0)
    return { ...step, holds: false, break: 'deselected', roles: namesOf(deselected) };
  const missing = able.length > 0 ? 'notInGroupRole' : 'noRole';
  return { ...step, holds: false, break: missing, roles: namesOf(able) };
}

function namesOf(bringers: readonly Bringer[]) {
  const names = new Map(bringers.map(({ id, description }) => [id, { id, description }]));
  return [...names.values()].slice(0, mostRoles);
}

/** The customer exists, an area reaches it, and areas for more than single customers may be chosen from. */
function explainCustomer(
  { writes }: Asked,
  { roles, areas }: ExplainedUser,
  { place, bringers }: QuestionFacts,
): Step[] {
  if (!place) return [{ ...plain, kind: 'customer', holds: false }];
  const usable = writes ? areas.filter(({ limitation }) => limitation !== 'audit') : areas;
  const reaching = usable.filter((area) => reaches(area, place));
  const named = reaching.filter(({ limitation }) => limitation === 'customer');
  const area: Step = { ...plain, kind: 'area', holds: reaching.length > 0, areas: reaching };
  if (named.length > 0) return [{ ...area, areas: named }];
  const choosing = explainPermission([chooseCustomers], { active: true, roles, areas }, bringers);
  return [area, { ...choosing, kind: 'choosing' }];
}

/** Whether an area of the customer's organisation reaches the customer. */
export function reaches({ limitation, value }: UserArea, place: CustomerPlace): boolean {
  if (limitation === 'all' || limitation === 'audit') return true;
  if (limitation === 'customer') return place.unified === value;
  return place[limitation as 'salesman' | 'sales_group' | 'sales_office'] === value;
}
