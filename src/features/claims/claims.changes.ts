import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTexts, ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { useClaimFileLabels } from './claims.fields.ts';

/** The texts of claims that wait to be sent. */
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
  };
}
