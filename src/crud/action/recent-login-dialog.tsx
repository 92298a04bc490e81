import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as v from 'valibot';
import { request } from '#src/graphql/client.ts';
import {
  BeginReauthenticationDocument,
  ReauthenticateDocument,
} from '#src/graphql/generated/graphql.ts';
import { getPasskey, hasPasskeys } from '#src/lib/device/passkey.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { CodeField } from '#src/ui/second-factor/code-field.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useAction } from './use-action.ts';

/** The password, or the code in its place. */
const schema = v.pipe(
  v.object({ password: v.string(), code: v.pipe(v.string(), v.trim()) }),
  v.forward(
    v.check(({ password, code }) => password !== '' || code !== '', 'REQUIRED'),
    ['password'],
  ),
);

/** Asks who uses the session before something that needs a recent login. */
export default function RecentLoginDialog({ onClose }: { onClose: (confirmed: boolean) => void }) {
  const ways = useWays();
  const { run } = useAction(ReauthenticateDocument, { ownFailure: true });
  const passkey = useAction(ReauthenticateDocument, { ownFailure: true });
  const form = useEntityForm({
    schema,
    values: { password: '', code: '' },
    mode: {
      kind: 'online',
      send: ({ password, code }) => run(password ? { password } : { code }),
    },
    onSaved: () => onClose(true),
  });
  const showPasskey = async (options: string) => {
    const answer = await getPasskey(JSON.parse(options));
    const result = answer && (await passkey.run({ passkey: JSON.stringify(answer) }));
    if (result?.kind === 'done') onClose(true);
    else void ways.refetch();
  };
  const { passkey: options = null, hasAuthenticator = false } = ways.data ?? {};
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
      <ProblemNotice problem={passkey.problem} />
      {options && hasPasskeys() ? (
        <Button
          variant="secondary"
          className="w-full"
          busy={passkey.busy}
          onClick={() => void showPasskey(options)}
        >
          <Trans>Use a passkey</Trans>
        </Button>
      ) : null}
      <PasswordField
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
        {...form.field('password')}
      />
      {hasAuthenticator ? (
        <>
          <p>
            <Trans>Instead of the password:</Trans>
          </p>
          <CodeField {...form.field('code')} />
        </>
      ) : null}
    </FormDialog>
  );
}

/** The proofs that the user may use besides the password; a detail that may come later, or not at all. */
function useWays() {
  const id = useId();
  return useQuery({
    queryKey: ['recent-login', id],
    queryFn: async ({ signal }) =>
      (await request(BeginReauthenticationDocument, {}, { signal })).beginReauthentication,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
