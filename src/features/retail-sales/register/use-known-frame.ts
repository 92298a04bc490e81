import { useQuery } from '@tanstack/react-query';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { frameQueries, type ShownFrame, sortAnswer } from '#src/features/serials/serials.public.ts';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';

/** The number is looked up when it has not changed for this time, in ms. */
const pause = 400;
/** Shorter numbers are still being typed. */
const shortest = 4;

/** The frames that the register has under a number. */
export interface Known {
  /**
   * `device`: the answer comes from the device's copy of the register, because there was no network. `none`: neither
   * server nor device could answer. `waiting`: there is no number, or no answer yet.
   */
  from: 'server' | 'device' | 'none' | 'waiting';
  /** The frames with exactly the number. */
  exact: readonly ShownFrame[];
  /** Frames that may be meant: near matches, and the bike to whose part the number belongs. */
  near: readonly ShownFrame[];
  /** The time of the answer, ISO. */
  asOf: string | null;
}

const nothing = { exact: [], near: [], asOf: null };

/** Asks the register for a frame number while it is typed or scanned; without a network the device's copy of it. */
export function useKnownFrame(typed: string): Known {
  const { normal = '' } = parseSerial(typed);
  const search = useDebounced(normal.length < shortest ? '' : normal, pause);
  const isAsked = search !== '' && search === normal;
  const { data, isError } = useQuery({
    ...frameQueries.check(search),
    enabled: isAsked,
    retry: false,
  });
  if (!isAsked) return { ...nothing, from: 'waiting' };
  if (!data) return { ...nothing, from: isError ? 'none' : 'waiting' };
  const { frames, asOf, isFromDevice } = data;
  const { exact, choices } = sortAnswer(frames, search);
  const isNamed = ({ frameNumber }: ShownFrame) => parseSerial(frameNumber).normal === search;
  return {
    from: isFromDevice ? 'device' : 'server',
    asOf,
    exact: exact.filter(isNamed),
    // Frames that were found by words of their article are not meant.
    near: [...exact.filter((frame) => !isNamed(frame)), ...choices.filter(({ isNear }) => isNear)],
  };
}
