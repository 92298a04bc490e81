import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { Button } from '#src/ui/button.tsx';
import { actionBar, actionBarClass } from '#src/ui/layout/bottom-bar.ts';
import type { EntityForm } from './entity-form.ts';

interface Props<Values extends FieldValues> {
  form: EntityForm<Values>;
  /** The label of the button; "Save" by default. */
  action?: ReactNode;
  /** Why saving has to wait for a connection, where there is more to say. */
  offline?: string;
  /** The reason why it must not be saved, regardless of the input. */
  forbidden?: string;
  /** Called with a press on the button, before the form is sent. */
  onPress?: (() => void) | undefined;
  /** A second way to send the form, such as "Save as draft" next to "Publish"; the Enter key uses it. */
  other?: { label: ReactNode; onPress: () => void } | undefined;
  /** Goes back to what is saved; null where there is nothing to go back from. */
  onDiscard?: (() => void) | null;
}

/**
 * Saves a form or goes back to what is saved; says why saving has to wait. On phones the button stays at the
 * lower edge of the window while the form is in sight.
 */
export function SaveBar<Values extends FieldValues>({
  form,
  action,
  offline,
  forbidden,
  onPress,
  other,
  onDiscard = form.changed ? form.startOver : null,
}: Props<Values>) {
  const { t } = useLingui();
  const online = useOnline();
  const wide = useWide();
  const waits = form.needsConnection && !online;
  const connection = waits
    ? (offline ?? t`You are offline. Saving needs a connection.`)
    : undefined;
  const save = (
    <Button
      type={other ? 'button' : 'submit'}
      form={other ? undefined : form.id}
      busy={form.busy}
      disabledReason={forbidden ?? connection}
      onClick={() => {
        onPress?.();
        if (other) form.submit();
      }}
    >
      {action ?? <Trans>Save</Trans>}
    </Button>
  );
  // Without a second reason under it.
  const second = other ? (
    <Button
      type="submit"
      form={form.id}
      variant="secondary"
      disabled={form.busy || Boolean(forbidden ?? connection)}
      onClick={other.onPress}
    >
      {other.label}
    </Button>
  ) : null;
  const state = (
    <p role="status" className="text-sm text-ink-muted">
      {form.changed ? <Trans>Not saved yet</Trans> : null}
    </p>
  );
  const discard = onDiscard ? (
    <Button variant="quiet" onClick={onDiscard}>
      <Trans>Discard changes</Trans>
    </Button>
  ) : null;
  if (wide)
    return (
      <div className="space-y-2 border-t border-line pt-4">
        {state}
        <div className="flex flex-wrap items-start gap-2">
          {save}
          {second}
          {discard}
        </div>
      </div>
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {state}
        {discard}
      </div>
      <div ref={actionBar} className={actionBarClass}>
        {save}
        {second}
      </div>
    </>
  );
}
