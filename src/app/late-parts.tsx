import { CustomerSelection } from '#src/features/customers/customer-selection.tsx';
import { LogoutDialog } from '#src/features/session/logout-dialog.tsx';
import { startOffline } from '#src/offline/wake/start-offline.ts';
import { preloadDialog } from '#src/ui/dialog.tsx';
import { Toasts } from '#src/ui/toasts.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** What the rooms do offline registers itself when loaded. */
startOffline(() => import('./offline-rooms.ts'));
preloadDialog();

interface Props {
  choosing: boolean;
  onChoosing: (open: boolean) => void;
  customerMissing: boolean;
}

/** What the frame needs only after the first screen stands. */
export default function LateParts({ choosing, onChoosing, customerMissing }: Props) {
  return (
    <>
      <CustomerSelection open={choosing} onOpenChange={onChoosing} forced={customerMissing} />
      <LogoutDialog />
      <Shortcuts />
      <UpdatePrompt />
      <Toasts />
    </>
  );
}
