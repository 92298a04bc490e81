import { useQuery } from '@tanstack/react-query';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { type KnownFrame, saleQueries } from '../retail-sales.queries.ts';

/** How long the number has to stand still, in ms. */
const pause = 400;
/** Shorter numbers are still being typed. */
const shortest = 4;

/** What the register knows of a number. */
export interface Known {
  /** The frames with the number, or those that are nearly the same; undefined until it has answered. */
  frames: readonly KnownFrame[] | undefined;
  isOffline: boolean;
}

/** Asks the register for a frame number while it is typed or scanned. */
export function useKnownFrame(typed: string): Known {
  const isOnline = useOnline();
  const { normal = '' } = parseSerial(typed);
  const search = useDebounced(normal.length < shortest ? '' : normal, pause);
  const { data } = useQuery(saleQueries.frame(isOnline ? search : ''));
  return {
    frames: search === normal && search !== '' ? data : undefined,
    isOffline: !isOnline && normal.length >= shortest,
  };
}
