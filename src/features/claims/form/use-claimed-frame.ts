import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import {
  frameQueries,
  type ShownFrame,
  sortAnswer,
  useFramesOnDevice,
} from '#src/features/serials/serials.public.ts';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';
import type { ClaimValues } from './claim-values.ts';

/** A number with fewer characters is looked up when it is complete. */
const fewest = 4;
/** How long nothing is typed before a number is looked up, in ms. */
const pause = 400;

/** Fills in article, brand, delivery and the day of the sale from the register. */
export function fillIn(form: EntityForm<ClaimValues>, frame: ShownFrame): void {
  const { values } = form;
  form.set('frameNumber', frame.frameNumber);
  form.set('articleCode', frame.articleCode ?? '');
  form.set('articleDescription', frame.description ?? '');
  form.set('brandName', frame.brand ?? '');
  form.set('merchandise', frame.merchandise ?? '');
  form.set('doNo', frame.doNo ?? '');
  if (frame.sold && values.purchaseDate === '') form.set('purchaseDate', frame.sold.soldDate);
  const { custCode, custName } = frame;
  if (custCode && values.customer === null)
    form.set('customer', { code: custCode, name: custName ?? custCode });
}

export type ClaimedFrame = ReturnType<typeof useClaimedFrame>;

/**
 * Looks up the frame number of a claim. The only own bike with exactly this number is taken over at once. Without a
 * network the device answers from its copy of the register.
 * @param isFixed the bike of a stored claim stays as it is; of other articles nothing is looked up
 */
export function useClaimedFrame(
  form: EntityForm<ClaimValues>,
  { isBike, isFixed }: { isBike: boolean; isFixed: boolean },
) {
  const typed = useDebounced(form.values.frameNumber, pause);
  const normal = parseSerial(typed).normal ?? '';
  const enabled = isBike && normal.length >= fewest;
  const { data, isFetching, isFetched } = useQuery({
    ...frameQueries.check(normal),
    enabled,
    retry: false,
  });
  useFramesOnDevice(isBike);
  const { exact, choices } = sortAnswer((enabled && data?.frames) || [], normal);
  const own = exact.filter(({ isOwn }) => isOwn);
  const [only] = own.length === 1 ? own : [];
  // A draft that was filled in stays as it was left.
  const filled = useRef(form.values.articleCode === '' ? '' : normal);
  useEffect(() => {
    if (!only || isFixed || filled.current === normal) return;
    filled.current = normal;
    fillIn(form, only);
  }, [only, normal, form, isFixed]);
  return {
    /** The bike with the number. */
    frame: exact[0],
    /** The own bikes to choose from. */
    choices: isFixed
      ? []
      : own.length > 1
        ? own
        : choices.filter(({ isOwn, isNear }) => isOwn && isNear && exact.length === 0),
    asOf: data?.asOf ?? null,
    isLooking: isFetching && enabled,
    /** Neither server nor device knows an own bike with the number, so that the article is entered by hand. */
    isUnknown: enabled && isFetched && !isFetching && own.length === 0,
  };
}
