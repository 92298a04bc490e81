import { Trans } from '@lingui/react/macro';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { usePendingEntries } from '#src/offline/outbox/use-pending-entries.ts';
import { Badge } from '#src/ui/badge.tsx';
import { type PaperOwner, paperKey } from '../capture-paper.ts';
import { AddPapers } from './add-papers.tsx';
import { PaperRow, type StoredPaper } from './paper-row.tsx';

/** Papers of one payment, of both kinds (N077). */
const mostPapers = 5;

export interface PapersProps {
  owner: PaperOwner;
  receipts: readonly StoredPaper[];
  papers: readonly StoredPaper[];
  /** Whether papers may be added and removed: until the payment is decided. */
  isOpen: boolean;
}

/** The proof of a payment and further papers, those included that wait on this device (U241, B215, B216). */
export function Papers({ owner, receipts, papers, isOpen }: PapersProps) {
  const { has, readsOnly } = useSession();
  const key = paperKey(owner);
  const waiting = usePendingEntries().filter(({ keys }) => keys.includes(key));
  const mayChange = isOpen && has('page.payment-request') && !readsOnly;
  const count = receipts.length + papers.length + waiting.length;
  if (count === 0 && !mayChange) return null;
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-semibold">
        <Trans>Receipts and documents</Trans>
      </h2>
      {count > 0 ? (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {receipts.map((file) => (
            <PaperRow key={file.id} file={file} mayChange={mayChange}>
              <Badge tone="success">
                <Trans>Proof of payment</Trans>
              </Badge>
            </PaperRow>
          ))}
          {papers.map((file) => (
            <PaperRow key={file.id} file={file} mayChange={mayChange} />
          ))}
          {waiting.map(({ id, note, state }) => (
            <li key={id} className="flex flex-wrap items-center gap-2 px-4 py-3">
              <span className="min-w-0 flex-1 wrap-anywhere">{String(note.name)}</span>
              <WaitingBadge state={state} />
            </li>
          ))}
        </ul>
      ) : null}
      {mayChange && count < mostPapers ? (
        <AddPapers owner={owner} room={mostPapers - count} />
      ) : null}
    </section>
  );
}
