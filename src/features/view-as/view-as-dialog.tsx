import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { viewReasonMax } from '#shared/access/view-as.rules.ts';
import { atMost, notEmpty, required } from '#shared/validation/rules.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { beginView, type ViewedUser } from './begin-view.ts';
import { viewAsProblems } from './view-as-problem-texts.ts';

const schema = v.object({
  reason: v.pipe(v.string(), required, notEmpty, atMost(viewReasonMax)),
});

interface Props {
  user: ViewedUser;
  onClose: () => void;
}

/** Asks an administrator for the reason before the portal opens as a user sees it. */
export default function ViewAsDialog({ user, onClose }: Props) {
  const { t } = useLingui();
  const form = useEntityForm({
    schema,
    values: { reason: '' },
    mode: { kind: 'online', send: ({ reason }) => beginView(user, reason) },
    texts: viewAsProblems,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>View the portal as {{ name: user.name }}</Trans>}
      action={<Trans>View as</Trans>}
      onClose={onClose}
    >
      <p>
        <Trans>
          A new tab shows the portal as this user sees it, for thirty minutes at most. You can read,
          but not change or download anything. The user and the audit log see that you did.
        </Trans>
      </p>
      <TextField
        required
        label={t`Reason`}
        hint={t`For example the number of the support request.`}
        maxLength={viewReasonMax}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
