import { useWaitingEntries } from '#src/crud/record/waiting-entries.ts';
import type { VisitKind } from '#src/graphql/generated/graphql.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { visitKey } from './visit-key.ts';

/** The note of an entry. */
export interface VisitNote extends Record<string, unknown> {
  id: string;
  kind: VisitKind;
  custCode: string;
  customerName: string;
}

/** A change of a visit that the server does not have yet. */
export type WaitingVisit = OutboxEntry & { note: VisitNote };

/** The changes of visits that the server does not have yet, live. @param id of one visit; of all without it */
export const useWaitingVisits = (id?: string): readonly WaitingVisit[] =>
  useWaitingEntries(visitKey, id) as readonly WaitingVisit[];
