import type { MessageDescriptor } from '@lingui/core';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import type { MenuIconName } from '#src/ui/overlay/menu-icon-paths.ts';

/**
 * `due`: today, so that a login leads to the home page (reading 117); `soon`: it waits or has a later day; `offer`:
 * nothing that must be done.
 */
export type Urgency = 'due' | 'soon' | 'offer';

/** An action that the home page offers for a task. */
export interface Task {
  urgency: Urgency;
  /** The day by which it should be done, YYYY-MM-DD; of equally urgent tasks the earlier one comes first. */
  day?: string;
  /** One sentence with its figure. */
  sentence: ReactNode;
  /** A fact that the sentence lacks. */
  detail?: ReactNode;
  /** Where it is done; an element does it at once. */
  action: { to: string; label: ReactNode } | ReactElement;
}

/** The facts that decide which tasks a user has. */
export interface TaskViewer {
  has: (scope: string) => boolean;
  userId: number;
  /** The active customer; null without one. */
  customer: string | null;
  /** Whether the host takes payments (F035). */
  payment: boolean;
  /** The day of the sales organisation, YYYY-MM-DD. */
  today: string;
}

/**
 * What a feature adds to the home page: `<feature>Tasks` in its `<feature>.tasks.tsx` is a list of these. The page asks
 * the queries of the sources that the user may see; sources with the same query are asked once.
 */
export interface TaskSource<Answer = unknown, Key extends QueryKey = QueryKey> {
  id: string;
  icon: MenuIconName;
  /** Any of these permissions; none for everybody. */
  scopes: readonly string[];
  /** The heading above its offers. */
  offersTitle?: MessageDescriptor;
  /** Concerns the active customer, so there is nothing to ask without one. */
  ofCustomer?: true;
  /** Only where the host takes payments. */
  ofPayment?: true;
  /** What is not secret in showroom mode, such as unsent work. */
  inShowroom?: true;
  /** Its tasks can be `due`, so it is asked after a login. */
  canBeDue?: true;
  query(viewer: TaskViewer): FetchQueryOptions<Answer, Error, Answer, Key>;
  /** Calls back when the device's own answer has changed. @returns ends the calls */
  watch?(onChange: () => void): () => void;
  findTasks(answer: Answer, viewer: TaskViewer): readonly Task[];
}

/** Describes a source; the list of all sources does not know the types of their answers. */
export function defineTask<Answer, Key extends QueryKey>(
  source: TaskSource<Answer, Key>,
): TaskSource {
  return source as unknown as TaskSource;
}
