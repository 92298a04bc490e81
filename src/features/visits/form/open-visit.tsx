import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { visitPhotoPlaces } from '#shared/visits/visit-photos.rules.ts';
import { RefusalNotice } from '#src/crud/form/refusal-notice.tsx';
import { listRefusals } from '#src/crud/record/waiting-entries.ts';
import type { VisitKind } from '#src/graphql/generated/graphql.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { loadVisitDevice } from '../load-visit-device.ts';
import { visitKey } from '../visit-key.ts';
import type { ShownVisit } from '../visits.queries.ts';
import type { readWaitingVisit } from './capture-visit.ts';
import type { VisitFormOptions } from './use-visit-form.ts';
import { emptyVisit, fromVisitInput, toVisitValues, type VisitValues } from './visit-values.ts';

interface Props {
  kind: VisitKind;
  /** The name of the draft, unique for the user. */
  draftName: string;
  /** The stored visit that is changed. */
  edited?: ShownVisit;
  /** The waiting entry that is opened again; without it a waiting change of the stored visit. */
  entryId?: string | null;
  children: (form: Omit<VisitFormOptions, 'onSaved'>, refusal: ReactNode) => ReactNode;
}

/** Opens a visit with its draft: a new one, the change of a stored one, or one that waits. */
export function OpenVisit({ kind, draftName, edited, entryId = null, children }: Props) {
  const { data } = useQuery({
    queryKey: ['visit-form', draftName, entryId],
    queryFn: async () => {
      // The code that sends the visit is loaded too: the network may be gone by then.
      const { openFileDraft, readWaitingVisit } = await loadVisitDevice();
      const begin = edited ? toVisitValues(edited) : emptyVisit;
      const found = await readWaitingVisit(entryId, kind, edited?.id ?? null);
      const waiting = found && toWaiting(found, begin);
      const isNew = !edited && !waiting;
      const draft = await openFileDraft(
        waiting ? `visit/entry/${waiting.id}` : draftName,
        isNew ? visitKey : undefined,
      );
      const form: Omit<VisitFormOptions, 'onSaved'> = {
        visit: {
          id: edited?.id ?? waiting?.id ?? draft.readId(),
          kind,
          version: edited?.version ?? null,
          had: visitPhotoPlaces.filter((place) => begin[place].length > 0),
        },
        values: waiting?.values ?? begin,
        draft,
        replaces: waiting?.replaces ?? null,
      };
      const problems: readonly Problem[] = waiting?.problems ?? [];
      return { form, problems };
    },
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <Skeleton className="h-96" />;
  return children(data.form, <RefusalNotice problems={data.problems} />);
}

/** The values of a waiting entry, and the reasons of the server's refusal. */
function toWaiting(
  { entry, input, blobs }: NonNullable<Awaited<ReturnType<typeof readWaitingVisit>>>,
  begin: VisitValues,
) {
  const { id, customerName } = entry.note;
  const code = input.custCode;
  const customer = code ? { code, name: String(customerName ?? code) } : null;
  return {
    id: String(id),
    values: fromVisitInput(input, blobs, customer, begin),
    replaces: {
      id: entry.id,
      capturedAt: new Date(String(input.capturedAt ?? new Date(entry.createdAt).toISOString())),
    },
    problems: listRefusals(entry),
  };
}
