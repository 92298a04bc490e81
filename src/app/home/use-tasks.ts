import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { toAsOf } from '#src/crud/record/as-of.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { taskSources } from '../generated/tasks.ts';
import { findTasks, listSources, type ShownTask } from './find-tasks.rules.ts';
import { toTaskViewer } from './task-viewer.ts';

export interface Tasks {
  /** Tasks that are due or waiting, the most urgent first. */
  tasks: ShownTask[];
  offers: ShownTask[];
  /** While a source has not answered; what the others say would move once it does. */
  loading: boolean;
  /** Whether a source did not answer, so that something may be missing. */
  incomplete: boolean;
  /** The time of the oldest answer. */
  asOf: string | null;
}

/** Asks the sources that the user may see, all at once. */
export function useTasks(): Tasks {
  const { user, readsOnly } = useSession();
  const host = useHostConfig();
  const today = useToday();
  const showroom = useShowroom();
  const client = useQueryClient();
  const viewer = useMemo(() => toTaskViewer(user, host, today), [user, host, today]);
  const sources = useMemo(
    () => listSources(taskSources, viewer, { readsOnly, showroom }),
    [viewer, readsOnly, showroom],
  );
  const answers = useQueries({ queries: sources.map((source) => source.query(viewer)) });
  useEffect(() => {
    const stops = sources.map((source) =>
      source.watch?.(() => {
        void client.invalidateQueries({ queryKey: source.query(viewer).queryKey });
      }),
    );
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [sources, viewer, client]);
  const found = findTasks(
    sources,
    answers.map(({ data }) => data),
    viewer,
  );
  const times = answers
    .flatMap(({ data }) => toAsOf(data) ?? [])
    .map((at) => new Date(at).toISOString());
  return {
    tasks: found.filter(({ task }) => task.urgency !== 'offer'),
    offers: found.filter(({ task }) => task.urgency === 'offer'),
    loading: answers.some(({ isLoading }) => isLoading),
    incomplete: answers.some(({ data, isLoading }) => data === undefined && !isLoading),
    asOf: times.sort()[0] ?? null,
  };
}
