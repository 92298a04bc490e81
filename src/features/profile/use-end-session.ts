import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '#src/graphql/client.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import {
  EndOtherOwnSessionsDocument,
  EndOwnSessionDocument,
} from '#src/graphql/generated/graphql.ts';
import { ownSessionsQuery } from './devices.queries.ts';

/** Which logout runs: that of one session by its id, or that of all others. */
type Ending = string | 'others';

/** Logs other devices out, one thing at a time, and reads the list again afterwards. */
export function useEndSession() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [ending, setEnding] = useState<Ending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns whether it is done */
  const end = async (which: Ending): Promise<boolean> => {
    setEnding(which);
    setProblem(null);
    try {
      if (which === 'others') await request(EndOtherOwnSessionsDocument, {});
      else await request(EndOwnSessionDocument, { id: which });
      await client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
      return true;
    } catch (error) {
      setProblem(
        isNetworkError(error)
          ? t`No connection. Try again when you are online.`
          : t`Something went wrong. Please try again.`,
      );
      return false;
    } finally {
      setEnding(null);
    }
  };
  return { ending, problem, end };
}
