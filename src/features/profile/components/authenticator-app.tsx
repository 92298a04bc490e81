import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { required } from '#shared/validation/rules.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import {
  AddAuthenticatorDocument,
  BeginAuthenticatorDocument,
  RemoveAuthenticatorDocument,
} from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { AuthenticatorSecret } from '#src/ui/second-factor/authenticator-secret.tsx';
import { CodeField } from '#src/ui/second-factor/code-field.tsx';
import { changesFactors } from '../security.queries.ts';
import { SecuritySection, type SecuritySectionProps } from './security-section.tsx';

/** The user's authenticator app, with the ways to set one up and to remove it. */
export function AuthenticatorApp({ factors, onCodes }: SecuritySectionProps) {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const blocked = useOnline() ? null : t`You are offline.`;
  const begin = useAction(BeginAuthenticatorDocument, { ownFailure: true });
  const remove = useAction(RemoveAuthenticatorDocument, changesFactors);
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const { authenticator } = factors;

  const start = async () => {
    const result = await begin.run({});
    const { secret = null, uri = null } = result.kind === 'done' ? result.answer : {};
    if (secret && uri) setBegun({ secret, uri });
  };
  const askRemove = async () => {
    const sure = await confirm({
      title: t`Remove the authenticator app?`,
      text: t`Its codes are no longer accepted.`,
      action: t`Remove`,
      danger: true,
    });
    if (sure) await remove.run({});
  };
  return (
    <SecuritySection title={<Trans>Authenticator app</Trans>}>
      <ProblemNotice problem={begin.problem ?? remove.problem} />
      <p>
        {authenticator ? (
          <Trans>Set up {{ day: dateTime(authenticator.createdAt) }}</Trans>
        ) : (
          <Trans>You have not set up an app.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {factors.mayAdd ? (
          <Button
            variant="secondary"
            busy={begin.busy}
            disabledReason={blocked}
            onClick={() => void start()}
          >
            {authenticator ? <Trans>Set up another app</Trans> : <Trans>Set up the app</Trans>}
          </Button>
        ) : null}
        {authenticator ? (
          <Button
            variant="secondary"
            busy={remove.busy}
            disabledReason={blocked}
            onClick={() => void askRemove()}
          >
            <Trans>Remove the app</Trans>
          </Button>
        ) : null}
      </div>
      {begun ? (
        <SetUpDialog begun={begun} onCodes={onCodes} onClose={() => setBegun(null)} />
      ) : null}
    </SecuritySection>
  );
}

interface DialogProps extends Pick<SecuritySectionProps, 'onCodes'> {
  begun: { secret: string; uri: string };
  onClose: () => void;
}

const schema = v.object({ code: v.pipe(v.string(), v.trim(), required) });

function SetUpDialog({ begun, onCodes, onClose }: DialogProps) {
  const { run } = useAction(AddAuthenticatorDocument, changesFactors);
  const form = useEntityForm({
    schema,
    values: { code: '' },
    mode: { kind: 'online', send: run },
    success: <Trans>The app is set up</Trans>,
    onSaved: (_, answer) => {
      if (answer) onCodes(answer.recoveryCodes);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Set up the app</Trans>}
      action={<Trans>Set up the app</Trans>}
      onClose={onClose}
    >
      <AuthenticatorSecret {...begun} />
      <CodeField {...form.field('code')} />
    </FormDialog>
  );
}
