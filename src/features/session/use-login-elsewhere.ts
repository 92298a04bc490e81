import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { onSessionNews } from '#src/offline/session/session-tokens.ts';

/** Asks the login page's loader again when another tab has logged in: it leads on (B135). */
export function useLoginElsewhere(): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => void revalidate());
  useEffect(() => onSessionNews(() => look()), []);
}
