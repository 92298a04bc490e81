import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { nameLength } from '#shared/access/user.fields.ts';
import { limits } from '#shared/validation/limits.ts';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { useRecordForm } from '#src/crud/form/use-record-form.ts';
import { request } from '#src/graphql/client.ts';
import {
  ChangeAccessRoleDocument,
  CreateAccessRoleDocument,
  RoleEffectDocument,
} from '#src/graphql/generated/graphql.ts';
import { useConfirmEffect } from '../effect/use-confirm-effect.tsx';
import { useRecordDraft } from '../use-record-draft.ts';
import { type RoleValues, roleSchema, toRoleInput, toRoleValues } from './role-values.ts';
import type { ShownRole } from './roles.queries.ts';

const texts = {
  'permissions.NOT_YOURS_TO_GRANT': msg`A role of an organisation has only permissions that you hold and may give to its users`,
};

/**
 * The form of a role (E106 to E110). Before a saved role changes, the form says what its users lose and gain.
 * @param begin what a new role begins with
 * @param copyOf the id of what a new one is copied from; null for none
 */
export function useRoleForm(edited: ShownRole | null, begin: RoleValues, copyOf: string | null) {
  const { t } = useLingui();
  const invalidates = [['access']];
  const create = useAction(CreateAccessRoleDocument, { invalidates });
  const change = useAction(ChangeAccessRoleDocument, { invalidates });
  const confirmEffect = useConfirmEffect();
  return useRecordForm<RoleValues, ShownRole>({
    feature: 'access',
    kind: 'role',
    schema: roleSchema,
    edited,
    begin,
    toValues: toRoleValues,
    create: (typed) => create.run({ role: toRoleInput(typed) }),
    change: (typed, at) =>
      confirmEffect(
        async () => {
          const asked = { id: at.id, permissions: typed.permissions };
          return (await request(RoleEffectDocument, asked)).roleEffect;
        },
        () => change.run({ ...at, role: toRoleInput(typed) }),
      ),
    draft: useRecordDraft('role', edited, copyOf),
    texts,
    getLimit: (field) => (field === 'name' ? nameLength : limits.text),
    success: { created: t`The role is created`, changed: t`The role is saved` },
    back: paths.adminRoles(),
  });
}
