import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { RefusalNotice } from '#src/crud/form/refusal-notice.tsx';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { listRefusals } from '#src/crud/record/waiting-entries.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { Button } from '#src/ui/button.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { ShownOrder } from '../click-collect.queries.ts';
import { loadCaptures } from '../load-captures.ts';
import { useOrderTexts } from '../use-order-texts.ts';
import { useWaitingOrders } from '../use-waiting-orders.ts';

/** Warnings about the sale of a bike that the user may confirm: those of registerFrameV4. */
const confirmable = ['NOT_INSPECTED', 'NOT_DELIVERED_TO_YOU'];

/** The warnings for which a hand-over was refused; none where it has another reason as well. */
function listWarnings(refusals: readonly { code: string }[]): string[] {
  const codes = [...new Set(refusals.map(({ code }) => code))];
  return codes.every((code) => confirmable.includes(code)) ? codes : [];
}

/** The changes of an order that are on this device only, and why the server did not take them. */
export function WaitingChange({ order }: { order: ShownOrder }) {
  const { statuses } = useOrderTexts();
  return (
    <div className="space-y-2 empty:hidden">
      {useWaitingOrders(order.id).map((entry) => {
        const status = statuses[(entry.note as { status: keyof typeof statuses }).status];
        return (
          <Notice
            key={entry.id}
            tone={entry.state === 'parked' ? 'error' : 'info'}
            action={<WaitingBadge state={entry.state} />}
          >
            <p>
              <Trans>On this device: {status}</Trans>
            </p>
            {entry.state === 'parked' ? <Refused entry={entry} /> : null}
          </Notice>
        );
      })}
    </div>
  );
}

function Refused({ entry }: { entry: OutboxEntry }) {
  const problems = listRefusals(entry);
  const warnings = listWarnings(problems);
  return (
    <>
      <RefusalNotice problems={problems} />
      {warnings.length > 0 ? (
        <Button
          variant="secondary"
          onClick={() => void confirm(entry.id, warnings).catch(sayNotSaved)}
        >
          <Trans>Confirm, and hand over</Trans>
        </Button>
      ) : null}
      <TextLink to={paths.pendingChanges()}>
        <Trans>Pending changes</Trans>
      </TextLink>
    </>
  );
}

async function confirm(id: string, warnings: readonly string[]): Promise<void> {
  const { confirmHandOver } = await loadCaptures();
  await confirmHandOver(id, warnings);
}
