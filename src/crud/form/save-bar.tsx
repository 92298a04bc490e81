import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import type { EntityForm } from './entity-form.ts';

interface Props<Values extends FieldValues> {
  form: EntityForm<Values>;
  /** The label of the button; "Save" by default. */
  action?: ReactNode;
  /** Why saving has to wait for a connection, where there is more to say. */
  offline?: string;
  /** The reason why it must not be saved, regardless of the input. */
  forbidden?: string;
  /** Goes back to what is saved; null where there is nothing to go back from. */
  onDiscard?: (() => void) | null;
}

/** Saves a form or goes back to what is saved; says why saving has to wait. */
export function SaveBar<Values extends FieldValues>({
  form,
  action,
  offline,
  forbidden,
  onDiscard = form.changed ? form.startOver : null,
}: Props<Values>) {
  const { t } = useLingui();
  const online = useOnline();
  const waits = form.needsConnection && !online;
  const connection = waits
    ? (offline ?? t`You are offline. Saving needs a connection.`)
    : undefined;
  return (
    <div className="space-y-2 border-t border-line pt-4">
      <p role="status" className="text-sm text-ink-muted">
        {form.changed ? <Trans>Not saved yet</Trans> : null}
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <Button
          type="submit"
          form={form.id}
          busy={form.busy}
          disabledReason={forbidden ?? connection}
        >
          {action ?? <Trans>Save</Trans>}
        </Button>
        {onDiscard ? (
          <Button variant="quiet" onClick={onDiscard}>
            <Trans>Discard changes</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
