import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTexts, ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { useClaimFileLabels } from './claims.fields.ts';

/** The texts of claims, and of changes of them, that wait to be sent. */
export function useClaimsChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  const files = useClaimFileLabels();
  const texts = (entry: OutboxEntry, title: string, to: string): ChangeTexts => ({
    feature: t`Claims`,
    title,
    to,
    details: String(entry.note.customerName ?? ''),
    forAnyCustomer: true,
    edit: null,
    getFileLabel: (path) => files[path.replace(/^input\./, '') as keyof typeof files],
  });
  const ofClaim = (entry: OutboxEntry, title: string): ChangeTexts => {
    const to = paths.claim(String(entry.note.id ?? ''));
    return { feature: t`Claims`, title, to, forAnyCustomer: true, edit: null };
  };
  const nameOf = ({ note }: OutboxEntry) => String(note.name ?? '');
  const paperOf = ({ note }: OutboxEntry) => String(note.title ?? '');
  const subjectOf = ({ note }: OutboxEntry) => String(note.subject ?? '');
  const toTitle = (entry: OutboxEntry) =>
    entry.note.isDraft === true
      ? t`Draft of a claim: ${{ article: subjectOf(entry) }}`
      : t`Claim: ${{ article: subjectOf(entry) }}`;
  const change = (entry: OutboxEntry) =>
    texts(
      entry,
      t`Change of a claim: ${{ article: subjectOf(entry) }}`,
      paths.editClaim(String(entry.note.id ?? ''), { entry: entry.id }),
    );
  return {
    CreateBikeClaim: (entry) =>
      texts(entry, toTitle(entry), paths.createBikeClaim({ entry: entry.id })),
    CreatePartsClaim: (entry) =>
      texts(entry, toTitle(entry), paths.createPaaClaim({ entry: entry.id })),
    ChangeBikeClaim: change,
    ChangePartsClaim: change,
    ChangeClaimStatus: (entry) =>
      ofClaim(
        entry,
        t`Claim ${{ claim: nameOf(entry) }}: ${{ status: String(entry.note.status ?? '') }}`,
      ),
    AddClaimComment: (entry) =>
      ofClaim(
        entry,
        entry.note.isInternal
          ? t`Internal comment on claim ${{ claim: nameOf(entry) }}`
          : t`Comment on claim ${{ claim: nameOf(entry) }}`,
      ),
    AddClaimPaper: (entry) =>
      ofClaim(
        entry,
        t`Document ${{ document: paperOf(entry) }} for claim ${{ claim: nameOf(entry) }}`,
      ),
    DeleteClaimPaper: (entry) =>
      ofClaim(
        entry,
        t`Delete document ${{ document: paperOf(entry) }} of claim ${{ claim: nameOf(entry) }}`,
      ),
  };
}
