import { useEffect, useEffectEvent } from 'react';
import { useMarketCheck } from '../content-guard.ts';
import { forgetLists } from '../forget-content.ts';

/**
 * An item of a type is not, or no longer, for this reader: its market may have been taken away, and the lists that the
 * device has kept may still name it.
 * @param readLists asks for the list again, for when there is no network
 */
export function useGoneItem(type: string, isGone: boolean, readLists: () => void): void {
  useMarketCheck(type, isGone);
  const forget = useEffectEvent(async () => {
    await forgetLists(type);
    readLists();
  });
  useEffect(() => {
    if (isGone) void forget();
  }, [isGone]);
}
