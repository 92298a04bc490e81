import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { limits } from '#shared/validation/limits.ts';
import { atMost, notEmpty, required } from '#shared/validation/rules.ts';
import { refusedHere, useAction } from '#src/crud/action/use-action.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  RenamePasskeyDocument,
} from '#src/graphql/generated/graphql.ts';
import { createPasskey } from '#src/lib/device/passkey.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { changesFactors, type OwnSecondFactors } from '../security.queries.ts';

const schema = v.object({
  name: v.pipe(v.string(), required, notEmpty, v.trim(), atMost(limits.text)),
});
const getLimit = () => limits.text;

interface AddProps {
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Names a passkey and has the browser make it. */
export function AddPasskeyDialog({ onCodes, onClose }: AddProps) {
  const { t } = useLingui();
  const begin = useAction(BeginPasskeyDocument, { ownFailure: true });
  const add = useAction(AddPasskeyDocument, changesFactors);
  const send = async ({ name }: { name: string }) => {
    const begun = await begin.run({});
    if (begun.kind === 'refused') return { ...begun, answer: null };
    if (begun.kind !== 'done') return begun;
    const made = await createPasskey(JSON.parse(begun.answer.options ?? '{}'));
    if (!made) return refusedHere({ code: 'PASSKEY_CANCELLED' });
    return await add.run({ name, response: JSON.stringify(made) });
  };
  const form = useEntityForm({
    schema,
    getLimit,
    values: { name: '' },
    mode: { kind: 'online', send },
    success: <Trans>The passkey is added</Trans>,
    onSaved: (_, answer) => {
      if (answer) onCodes(answer.recoveryCodes);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Add a passkey</Trans>}
      action={<Trans>Add a passkey</Trans>}
      onClose={onClose}
    >
      <TextField
        label={<Trans>Name</Trans>}
        hint={t`For example the device it is kept on`}
        {...form.field('name')}
      />
    </FormDialog>
  );
}

interface RenameProps {
  passkey: OwnSecondFactors['passkeys'][number];
  onClose: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenameProps) {
  const { run } = useAction(RenamePasskeyDocument, changesFactors);
  const form = useEntityForm({
    schema,
    getLimit,
    values: { name },
    mode: { kind: 'online', send: (values: { name: string }) => run({ id, ...values }) },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Rename {name}</Trans>}
      action={<Trans>Rename</Trans>}
      onClose={onClose}
    >
      <TextField label={<Trans>Name</Trans>} {...form.field('name')} />
    </FormDialog>
  );
}
