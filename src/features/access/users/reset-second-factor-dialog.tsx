import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { limits } from '#shared/validation/limits.ts';
import { atMost, notEmpty, required } from '#shared/validation/rules.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ResetSecondFactorDocument } from '#src/graphql/generated/graphql.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { userTexts } from './user-texts.ts';
import { type ShownUser, usersKey } from './users.queries.ts';

const schema = v.object({
  reason: v.pipe(v.string(), required, notEmpty, atMost(limits.text)),
});
const texts = {
  ...userTexts,
  NO_SECOND_FACTOR: msg`This user has no second factor any more`,
};

interface Props {
  user: Pick<ShownUser, 'id' | 'username'>;
  onClose: () => void;
}

/** Asks why before the second factors of a user are removed. */
export default function ResetSecondFactorDialog({ user, onClose }: Props) {
  const { t } = useLingui();
  const { id: userId, username } = user;
  const reset = useAction(ResetSecondFactorDocument, { invalidates: [usersKey] });
  const form = useEntityForm({
    schema,
    values: { reason: '' },
    mode: { kind: 'online', send: ({ reason }) => reset.run({ userId, reason }) },
    texts,
    getLimit: () => limits.text,
    success: t`The second factor of ${username} is reset`,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Reset the second factor of {username}?</Trans>}
      action={<Trans>Reset</Trans>}
      danger
      onClose={onClose}
    >
      <p>
        <Trans>
          All passkeys, the authenticator app and the recovery codes of this user stop working. The
          user gets an e-mail, and the history shows your reason.
        </Trans>
      </p>
      <TextField
        required
        label={t`Reason`}
        hint={t`For example the number of the support request.`}
        maxLength={limits.text}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
