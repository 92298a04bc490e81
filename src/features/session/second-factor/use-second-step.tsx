import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { HttpError, isNetworkError } from '#src/graphql/errors.ts';
import { loginProblem } from '../login-problem.tsx';
import type { SessionUser } from '../session-user.ts';
import { type Proof, sendSecondStep } from './second-step.ts';

/** The texts for a second step that failed; the server's code decides. */
function problemOf(error: unknown): ReactNode {
  if (!isNetworkError(error) && error instanceof HttpError) {
    if (error.code === 'SECOND_FACTOR_WRONG')
      return <Trans>This is not right. Check it and try again; each code works once.</Trans>;
    if (error.code === 'CHALLENGE_ENDED')
      return <Trans>This took too long, or was used already. Go back and log in again.</Trans>;
  }
  return loginProblem(error);
}

/** The state of the second step of a login. @param onDone called when the session has begun */
export function useSecondStep(challenge: string, onDone: (user: SessionUser) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [done, setDone] = useState<Awaited<ReturnType<typeof sendSecondStep>> | null>(null);

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  };
  const send = async (proof: Proof) => {
    const answer = await sendSecondStep(challenge, proof);
    if (answer.recoveryCodes.length > 0) setDone(answer);
    else onDone(await answer.enter());
  };
  return {
    busy,
    problem,
    /** Codes to be shown before the session begins. */
    recoveryCodes: done?.recoveryCodes ?? [],
    enter: () => run(async () => done && onDone(await done.enter())),
    send: (proof: Proof) => run(() => send(proof)),
    /** @param ask the browser for a passkey */
    sendPasskey: (ask: () => Promise<object | null>) =>
      run(async () => {
        const passkey = await ask();
        if (passkey) await send({ passkey });
        else setProblem(<Trans>No passkey was used. Try again, or choose another way.</Trans>);
      }),
  };
}
