import { useLingui } from '@lingui/react/macro';
import type { RestockNews } from './notifications.queries.ts';

/** How many were wanted, came and were asked for, in one sentence that hides nothing. */
export function useNewsText(): (news: Pick<RestockNews, 'qty' | 'arrived' | 'asked'>) => string {
  const { t } = useLingui();
  return ({ qty, arrived, asked }) => {
    // Above the host's mask the number is not disclosed.
    if (arrived === null)
      return asked > 1
        ? t`You wanted ${qty}: many arrived, ${asked} asked.`
        : t`You wanted ${qty}: many arrived, no one else is waiting.`;
    return asked > 1
      ? t`You wanted ${qty}: ${arrived} arrived, ${asked} asked.`
      : t`You wanted ${qty}: ${arrived} arrived, no one else is waiting.`;
  };
}
