import { Plural } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useSession } from '#src/features/session/session.public.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { Notice } from '#src/ui/state/notice.tsx';

/**
 * Says how many changes for the active customer are not sent, before another one is chosen: nothing
 * of them is lost.
 */
export function UnsentChangesNote() {
  const { customer } = useSession();
  const count = useLiveQuery(async () => {
    const viewer = boundViewer();
    if (!viewer?.customer) return 0;
    const entries = await pendingEntries(openUserDatabase(viewer.host, viewer.userId));
    return entries.filter((entry) => entry.customer === viewer.customer).length;
  });
  if (!count || !customer) return null;
  const { name } = customer;
  return (
    <Notice tone="warning">
      <Plural
        value={count}
        one={`# change for ${name} is not sent yet. It is kept on this device and arrives under this customer.`}
        other={`# changes for ${name} are not sent yet. They are kept on this device and arrive under this customer.`}
      />
    </Notice>
  );
}
