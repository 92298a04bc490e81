import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/** The texts of changes of claims that wait to be sent. */
export function useClaimsChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  const texts = ({ note }: OutboxEntry, title: string) => {
    const to = paths.claim(String(note.id ?? ''));
    return { feature: t`Claims`, title, to, forAnyCustomer: true, edit: null };
  };
  const nameOf = ({ note }: OutboxEntry) => String(note.name ?? '');
  const paperOf = ({ note }: OutboxEntry) => String(note.title ?? '');
  return {
    ChangeClaimStatus: (entry) =>
      texts(
        entry,
        t`Claim ${{ claim: nameOf(entry) }}: ${{ status: String(entry.note.status ?? '') }}`,
      ),
    AddClaimComment: (entry) =>
      texts(
        entry,
        entry.note.isInternal
          ? t`Internal comment on claim ${{ claim: nameOf(entry) }}`
          : t`Comment on claim ${{ claim: nameOf(entry) }}`,
      ),
    AddClaimPaper: (entry) =>
      texts(entry, t`Paper ${{ paper: paperOf(entry) }} for claim ${{ claim: nameOf(entry) }}`),
    DeleteClaimPaper: (entry) =>
      texts(
        entry,
        t`Delete paper ${{ paper: paperOf(entry) }} of claim ${{ claim: nameOf(entry) }}`,
      ),
  };
}
