import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Path } from 'react-hook-form';
import { type ClaimPlace, getPlaceRules } from '#shared/claims/claim-files.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { paths } from '#src/app/paths.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { toKeptFileDraft } from '#src/crud/form/kept-file-draft.ts';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { FileDraft } from '#src/offline/file-draft.ts';
import type { ClaimToSend } from './capture-claim.ts';
import { claimFormQueries } from './claim-form.queries.ts';
import { type ClaimContext, claimSchema, mostCharacters } from './claim-form.rules.ts';
import { type ClaimKind, type ClaimValues, draftFields, formPlaces } from './claim-values.ts';
import { loadClaimDevice } from './load-claim-device.ts';

export interface ClaimFormOptions {
  claim: ClaimToSend;
  values: ClaimValues;
  draft: FileDraft;
  /** The waiting entry that was opened. */
  entryId: string | null;
}

export interface ClaimForm extends EntityForm<ClaimValues> {
  context: ClaimContext;
  /** Keeps what is entered as a draft of the claim. */
  saveDraft: () => void;
  /** Keeps a file on the device as soon as it is chosen. */
  keepFile: (place: ClaimPlace, file: File) => Promise<File>;
}

/** The form of a claim. It goes into the outbox, also with a network, so that nothing entered is lost. */
export function useClaimForm({ claim, values, draft, entryId }: ClaimFormOptions): ClaimForm {
  const { t } = useLingui();
  const online = useOnline();
  const navigate = useLocaleNavigate();
  const host = useHostConfig();
  const today = useToday();
  const { kind } = claim;
  const { data: brands } = useQuery(claimFormQueries.brands(kind));
  useProblemsOnDevice(kind, brands);
  const context = { kind, today, host, brands: brands ?? [] };
  const isChange = claim.version !== null;
  const kept = useMemo(() => toKeptFileDraft(draft, values, formPlaces), [draft, values]);
  const form = useEntityForm<ClaimValues>({
    schema: claimSchema(context),
    values,
    draft: { fields: draftFields(values) as Path<ClaimValues>[], kept },
    mode: {
      kind: 'outbox',
      enqueue: async (entered, id) => {
        const { captureReplacing, toClaimEntry } = await loadClaimDevice();
        await captureReplacing(toClaimEntry(claim, entered, id), entryId);
      },
    },
    getLimit: (field) => mostCharacters[field as keyof ClaimValues] ?? limits.text,
    success: online
      ? t`The claim is saved and is being sent.`
      : t`Saved on this device. The claim is sent when you are online.`,
    onSaved: () => navigate(isChange ? paths.claim(claim.id) : paths.claims()),
  });
  const submitAs = (isDraft: boolean, event?: Parameters<typeof form.submit>[0]) => {
    form.set('isDraft', isDraft);
    form.submit(event);
  };
  return {
    ...form,
    context,
    // The change of a draft leaves it a draft.
    submit: (event) => submitAs(isChange && values.isDraft, event),
    saveDraft: () => submitAs(true),
    keepFile: (place, file) => draft.keepFile(file, place, getPlaceRules(place).maxBytes),
  };
}

/** The problems of so many brands are taken along, one request for each. */
const mostBrands = 10;

/** Takes the problems of the brands along, for a claim that is entered without a network. */
function useProblemsOnDevice(
  kind: ClaimKind,
  brands: readonly { brand: string }[] | undefined,
): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!navigator.onLine) return;
    for (const { brand } of brands?.slice(0, mostBrands) ?? [])
      void client.prefetchQuery(claimFormQueries.problems(kind, brand, ''));
  }, [client, kind, brands]);
}
