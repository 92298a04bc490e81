import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import {
  frameQueries,
  type ShownFrame,
  sortAnswer,
  useFramesOnDevice,
} from '#src/features/serials/serials.public.ts';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';
import type { InspectionValues } from './inspection-values.ts';

const none: readonly ShownFrame[] = [];

/** A number with fewer characters is looked up when it is complete. */
const fewest = 5;
/** How long nothing is typed before a number is looked up, in ms. */
const pause = 400;

/** Fills in the fields of a bike from the register. */
export function fillIn(form: EntityForm<InspectionValues>, frame: ShownFrame): void {
  form.set('frameNumber', frame.frameNumber);
  for (const name of ['articleCode', 'description', 'brand', 'merchandise'] as const)
    if (frame[name]) form.set(name, frame[name]);
  form.set('model', frame.model ?? '');
  form.set('series', frame.series ?? '');
  form.set('modelYear', String(frame.modelYear ?? ''));
  const { custCode, custName } = frame;
  if (custCode && form.values.customer === null)
    form.set('customer', { code: custCode, name: custName ?? custCode });
}

/**
 * Looks up the frame number of a form. The only own bike with exactly this number is taken over at once; the others
 * are there to choose from. Without a network the device answers from its copy of the register, which it takes along when
 * it was answered.
 * @param onFill called once the fields of the bike are filled in
 */
export function useInspectedFrame(
  form: EntityForm<InspectionValues>,
  isNew: boolean,
  onFill: () => void,
) {
  const typed = useDebounced(form.values.frameNumber, pause);
  const normal = parseSerial(typed).normal ?? '';
  const enabled = normal.length >= fewest && (isNew || form.changed);
  const { data, isFetching, isFetched } = useQuery({
    ...frameQueries.check(normal),
    enabled,
    retry: false,
  });
  const { exact, choices } = sortAnswer((enabled && data?.frames) || none, normal);
  const own = exact.filter(({ isOwn }) => isOwn);
  const [only] = own.length === 1 ? own : [];
  useFramesOnDevice(data !== undefined);
  // A draft that was filled in stays as the mechanic left it.
  const filled = useRef(form.values.articleCode === '' ? '' : normal);
  useEffect(() => {
    if (!only || filled.current === normal) return;
    filled.current = normal;
    fillIn(form, only);
    onFill();
  }, [only, normal, form, onFill]);
  return {
    /** The bike with the number. */
    frame: exact[0],
    /** The own bikes to choose from. */
    choices: own.length > 1 ? own : choices.filter(({ isOwn, isNear }) => isOwn && isNear),
    isLooking: isFetching && enabled,
    /** None of the own bikes has the number, so that the bike is entered by hand. */
    isUnknown: enabled && isFetched && !isFetching && own.length === 0,
  };
}

/**
 * Takes the number of a bike from the address into the form, where the page of the frame has put it. Called after the
 * hooks of the form, which must see the change.
 */
export function useScannedFrame(form: EntityForm<InspectionValues>): void {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const scanned = query.get('frame');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!scanned) return;
    form.set('frameNumber', scanned);
    setQuery({}, { replace: true });
  }, [key]);
}
