import { useState } from 'react';
import { useAction } from '#src/crud/use-action.ts';
import {
  EndOtherOwnSessionsDocument,
  EndOwnSessionDocument,
} from '#src/graphql/generated/graphql.ts';
import { ownSessionsQuery } from './devices.queries.ts';

/** Which logout runs: that of one session by its id, or that of all others. */
type Ending = string | 'others';

const options = { invalidates: [ownSessionsQuery.queryKey], ownFailure: true };

/** Logs other devices out, one thing at a time, and reads the list again afterwards. */
export function useEndSession() {
  const one = useAction(EndOwnSessionDocument, options);
  const others = useAction(EndOtherOwnSessionsDocument, options);
  const [ending, setEnding] = useState<Ending | null>(null);

  /** @returns whether it is done */
  const end = async (which: Ending): Promise<boolean> => {
    setEnding(which);
    one.clear();
    others.clear();
    const { kind } = await (which === 'others' ? others.run({}) : one.run({ id: which }));
    setEnding(null);
    return kind === 'done';
  };
  return { ending, problem: one.problem ?? others.problem, end };
}
