import { Trans } from '@lingui/react/macro';
import { getDayIn } from '#shared/days.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { Button } from '#src/ui/button.tsx';
import { exportedChanges } from '../export-changes.ts';
import { useChangeTexts } from '../use-change-texts.ts';
import { useCustomerNames } from '../use-customer-names.ts';

/** Gives the user everything unsent as a file: a copy that does not depend on this device. */
export function ExportChangesButton({ entries }: { entries: readonly OutboxEntry[] }) {
  const { timeZone } = useHostConfig();
  const texts = useChangeTexts();
  const customerOf = useCustomerNames();
  const save = () => {
    const content = exportedChanges(
      entries,
      (entry) => customerOf(entry)?.name || null,
      (entry) => texts(entry).title,
    );
    saveFile(content, `pannier-unsent-${getDayIn(timeZone)}.json`, 'application/json');
  };
  return (
    <Button variant="quiet" onClick={save}>
      <Trans>Export as a file</Trans>
    </Button>
  );
}
