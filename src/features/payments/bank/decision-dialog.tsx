import type { BankEntry } from '../payments.queries.ts';
import { type EntryDialogProps, MatchEntryDialog } from './match-entry-dialog.tsx';
import { SetAsideDialog } from './set-aside-dialog.tsx';

const dialogs = { match: MatchEntryDialog, setAside: SetAsideDialog };

/** A decision that a user is making about an entry of a bank statement. */
export interface Decision {
  entry: BankEntry;
  kind: keyof typeof dialogs;
}

type Props = Omit<EntryDialogProps, 'entry'> & { decision: Decision };

export default function DecisionDialog({ decision: { kind, entry }, resolve, onClose }: Props) {
  const Dialog = dialogs[kind];
  return <Dialog entry={entry} resolve={resolve} onClose={onClose} />;
}
