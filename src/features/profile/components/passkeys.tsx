import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { RemovePasskeyDocument } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { hasPasskeys } from '#src/lib/device/passkey.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { changesFactors, type OwnSecondFactors } from '../security.queries.ts';
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { SecuritySection, type SecuritySectionProps } from './security-section.tsx';

type Passkey = OwnSecondFactors['passkeys'][number];

/** The user's passkeys, with the ways to add, rename and remove one. */
export function Passkeys({ factors, onCodes }: SecuritySectionProps) {
  const { t } = useLingui();
  const online = useOnline();
  const [open, setOpen] = useState<'add' | Passkey | null>(null);
  const { run, busy, problem } = useAction(RemovePasskeyDocument, changesFactors);
  const offline = online ? null : t`You are offline.`;

  const remove = async (passkey: Passkey) => {
    const sure = await confirm({
      title: t`Remove ${{ name: passkey.name }}?`,
      text: t`You can no longer log in with this passkey. Delete it on your device, too.`,
      action: t`Remove`,
      danger: true,
    });
    if (sure) await run({ id: passkey.id });
  };
  return (
    <SecuritySection title={<Trans>Passkeys</Trans>}>
      <ProblemNotice problem={problem} />
      {factors.passkeys.length > 0 ? (
        <ul className="divide-y divide-line">
          {factors.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={busy}
              blocked={offline}
              onRename={() => setOpen(passkey)}
              onRemove={() => void remove(passkey)}
            />
          ))}
        </ul>
      ) : (
        <p>
          <Trans>You have no passkey.</Trans>
        </p>
      )}
      {factors.mayAdd ? (
        <Button
          variant="secondary"
          disabledReason={
            offline ?? (hasPasskeys() ? null : t`This browser does not support passkeys.`)
          }
          onClick={() => setOpen('add')}
        >
          <Trans>Add a passkey</Trans>
        </Button>
      ) : null}
      {open === 'add' ? <AddPasskeyDialog onCodes={onCodes} onClose={() => setOpen(null)} /> : null}
      {open && open !== 'add' ? (
        <RenamePasskeyDialog passkey={open} onClose={() => setOpen(null)} />
      ) : null}
    </SecuritySection>
  );
}

interface RowProps {
  passkey: Passkey;
  busy: boolean;
  /** Why nothing can be done now. */
  blocked: string | null;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, busy, blocked, onRename, onRemove }: RowProps) {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const { name, domain, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 space-y-1">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-sm text-ink-muted">
          <Trans>Added {{ day: dateTime(createdAt) }}</Trans>
          {' · '}
          {lastUsedAt ? (
            <Trans>last used {{ day: dateTime(lastUsedAt) }}</Trans>
          ) : (
            <Trans>not used yet</Trans>
          )}
        </p>
        {domain === window.location.hostname ? null : (
          <p className="break-all text-sm text-ink-muted">
            <Trans>Only for {domain}</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={t`Rename ${name}`}
          disabledReason={blocked}
          onClick={onRename}
        >
          <Trans>Rename</Trans>
        </Button>
        <Button
          variant="secondary"
          busy={busy}
          aria-label={t`Remove ${name}`}
          disabledReason={blocked}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}
