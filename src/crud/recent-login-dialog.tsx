import { Trans } from '@lingui/react/macro';
import * as v from 'valibot';
import { required } from '#shared/validation/rules.ts';
import { ReauthenticateDocument } from '#src/graphql/generated/graphql.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useAction } from './use-action.ts';
import { useEntityForm } from './use-entity-form.ts';

const schema = v.object({ password: v.pipe(v.string(), required) });

/** Asks who uses the session before something that needs a recent login. */
export default function RecentLoginDialog({ onClose }: { onClose: (confirmed: boolean) => void }) {
  const { run } = useAction(ReauthenticateDocument, { ownFailure: true });
  const form = useEntityForm({
    schema,
    values: { password: '' },
    mode: { kind: 'online', send: run },
    onSaved: () => onClose(true),
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Confirm that it is you</Trans>}
      action={<Trans>Confirm</Trans>}
      onClose={() => onClose(false)}
    >
      <p>
        <Trans>This needs your password again. It is not asked for in the next five minutes.</Trans>
      </p>
      <PasswordField
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
        {...form.field('password')}
      />
    </FormDialog>
  );
}
