import type { Task, TaskSource, TaskViewer, Urgency } from '#src/crud/task/task-source.ts';

const ranks: Record<Urgency, number> = { due: 0, soon: 1, offer: 2 };

/** A task with what its source says of it. */
export interface ShownTask {
  key: string;
  source: TaskSource;
  task: Task;
}

/** Which tasks a page may show, beside the permissions. */
export interface Circumstances {
  /** An auditor changes nothing, and so has nothing to do. */
  readsOnly: boolean;
  showroom: boolean;
}

/** The sources that the user may see. */
export function listSources(
  sources: readonly TaskSource[],
  { has, customer, payment }: TaskViewer,
  { readsOnly, showroom }: Circumstances,
): TaskSource[] {
  if (readsOnly) return [];
  return sources.filter(
    ({ scopes, ofCustomer, ofPayment, inShowroom }) =>
      (scopes.length === 0 || scopes.some(has)) &&
      (!ofCustomer || customer !== null) &&
      (!ofPayment || payment) &&
      (!showroom || inShowroom === true),
  );
}

/** Without a day a task comes after those that have one. */
const dayOf = ({ task }: ShownTask) => task.day ?? '9999';

/** The tasks of all answers that are known, the most urgent first. */
export function findTasks(
  sources: readonly TaskSource[],
  answers: readonly unknown[],
  viewer: TaskViewer,
): ShownTask[] {
  return sources
    .flatMap((source, at): ShownTask[] => {
      const answer = answers[at];
      if (answer === undefined) return [];
      return source
        .findTasks(answer, viewer)
        .map((task, nth) => ({ key: `${source.id}-${nth}`, source, task }));
    })
    .sort(
      (a, b) => ranks[a.task.urgency] - ranks[b.task.urgency] || dayOf(a).localeCompare(dayOf(b)),
    );
}
