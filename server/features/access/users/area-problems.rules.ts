import type { UserArea } from '#server/graphql/context.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import {
  type CustomerPlace,
  indexPlaces,
  isInsideAreas,
  toAreaText,
} from '../rights/rights.rules.ts';

/** An area as it was sent, and which of the sent ones it is. */
export interface SentArea extends UserArea {
  at: number;
}

/**
 * Returns what an administrator may not give or take: only areas inside the own ones (reading 55). Others that the
 * user has already may stay, and have to.
 * @param present the areas of the user in the organisations that the administrator administers
 * @param customers those that the areas name, as far as they exist
 */
export function findAreaProblems(
  me: Pick<Administrator, 'areas' | 'sorgs'>,
  sent: readonly SentArea[],
  present: readonly UserArea[],
  customers: readonly CustomerPlace[],
): UserError[] {
  const placeOf = indexPlaces(customers);
  const had = new Set(present.map(toAreaText));
  const kept = new Set(sent.map(toAreaText));
  const given = sent.filter((area) => !had.has(toAreaText(area)));
  const taken = present.filter((area) => !kept.has(toAreaText(area)));
  return [
    ...given.flatMap((area) => {
      const field = `userAreas.${area.at}`;
      const place = placeOf(area);
      if (!me.sorgs.includes(area.sorg)) return [notYours(`${field}.sorg`, area)];
      if (area.limitation === 'customer' && !place)
        return [unknownCustomer(`${field}.value`, area)];
      return isInsideAreas(area, me, place) ? [] : [notYours(`${field}.value`, area)];
    }),
    ...taken
      .filter((area) => !isInsideAreas(area, me, placeOf(area)))
      .map((area) => notYours('userAreas', area)),
  ];
}

const notYours = (field: string, area: UserArea) =>
  userError(field, 'AREA_NOT_YOURS', `You do not administer ${toAreaText(area)}`, {
    name: area.sorg,
  });

const unknownCustomer = (field: string, { sorg, value }: UserArea) =>
  userError(field, 'UNKNOWN_CUSTOMER', `No such customer in ${sorg}`, { name: value });
