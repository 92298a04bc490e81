import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RefusalNotice } from '#src/crud/form/refusal-notice.tsx';
import { listRefusals } from '#src/crud/record/waiting-entries.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { ClaimValuesFragment } from '#src/graphql/generated/graphql.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { claimKey } from '../claim-key.ts';
import type { ClaimToSend, readWaitingClaim } from './capture-claim.ts';
import {
  type ClaimKind,
  type ClaimNote,
  type ClaimValues,
  emptyClaim,
  formPlaces,
  fromClaimInput,
  toClaimValues,
  toCopy,
} from './claim-values.ts';
import { ClaimForm } from './components/claim-form.tsx';
import { loadClaimDevice } from './load-claim-device.ts';
import type { ClaimFormOptions } from './use-claim-form.ts';

interface Props {
  kind: ClaimKind;
  /** The stored claim that is changed. */
  edited?: ClaimValuesFragment;
  /** The stored claim that is copied. */
  copied?: ClaimValuesFragment;
  /** The waiting entry that is opened again. */
  entryId?: string | null;
  intro?: ReactNode;
}

/** Opens the form of a claim with its draft: a new one, the copy or change of a stored one, or one that waits. */
export function OpenClaim({ kind, edited, copied, entryId = null, intro }: Props) {
  const { customer } = useSession();
  const code = customer?.unified ?? '';
  const { data } = useQuery({
    queryKey: ['claim-form', kind, code, edited?.id, edited?.version, copied?.id, entryId],
    queryFn: async (): Promise<{ form: ClaimFormOptions; problems: readonly Problem[] }> => {
      // The code that sends the claim is loaded too: the network may be gone by then.
      const { openFileDraft, readWaitingClaim } = await loadClaimDevice();
      const active = customer && { code, name: customer.name };
      const begin = edited ? toClaimValues(edited) : copied ? toCopy(copied) : emptyClaim(active);
      const found = entryId ? await readWaitingClaim(entryId) : null;
      const waiting = found && toWaiting(found, begin);
      const name = waiting?.id ?? edited?.id ?? `${kind}/${code}/${copied?.id ?? 'new'}`;
      const isNew = !edited && !waiting;
      const draft = await openFileDraft(
        `claim/${name}${edited ? `/${edited.version}` : ''}`,
        isNew ? claimKey : undefined,
      );
      const claim: ClaimToSend = {
        id: edited?.id ?? waiting?.id ?? draft.readId(),
        kind,
        version: edited?.version ?? null,
        had: edited ? formPlaces.filter((place) => begin[place].length > 0) : [],
      };
      const values = waiting?.values ?? begin;
      const form = { claim, values, draft, entryId: waiting && entryId };
      return { form, problems: waiting?.problems ?? [] };
    },
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <Skeleton className="h-96" />;
  return (
    <ClaimForm
      key={data.form.claim.id}
      {...data.form}
      intro={
        <>
          {intro}
          <RefusalNotice problems={data.problems} />
        </>
      }
    />
  );
}

/** The values of a waiting entry, and the reasons of the server's refusal. */
function toWaiting(
  { entry, input, blobs }: NonNullable<Awaited<ReturnType<typeof readWaitingClaim>>>,
  begin: ClaimValues,
) {
  const note = entry.note as Partial<ClaimNote>;
  const values = fromClaimInput(input, blobs, note, begin);
  return { id: String(note.id), values, problems: listRefusals(entry) };
}
