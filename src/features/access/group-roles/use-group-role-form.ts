import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { nameLength } from '#shared/access/user.fields.ts';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { useRecordForm } from '#src/crud/form/use-record-form.ts';
import { request } from '#src/graphql/client.ts';
import {
  ChangeAccessGroupRoleDocument,
  CreateAccessGroupRoleDocument,
  GroupRoleEffectDocument,
} from '#src/graphql/generated/graphql.ts';
import { useConfirmEffect } from '../effect/use-confirm-effect.tsx';
import { useRecordDraft } from '../use-record-draft.ts';
import { confirmSecondFactor } from './confirm-second-factor.tsx';
import {
  type GroupRoleValues,
  groupRoleSchema,
  toGroupRoleInput,
  toGroupRoleValues,
} from './group-role-values.ts';
import type { ShownGroupRole } from './group-roles.queries.ts';

const texts = {
  'roles.NOT_YOURS_TO_GRANT': msg`These roles allow more than a group role that you may give`,
  'roles.UNKNOWN_ROLE': msg`A role belongs to another organisation, or is deleted`,
  'grants.NOT_YOURS_TO_GRANT': msg`Only group roles that you may give yourself`,
};

/**
 * The form of a group role (E111 to E113). Before a saved one changes, the form says what its users lose and gain.
 * @param begin what a new group role begins with
 * @param copyOf the id of what a new one is copied from; null for none
 */
export function useGroupRoleForm(
  edited: ShownGroupRole | null,
  begin: GroupRoleValues,
  copyOf: string | null,
) {
  const { t } = useLingui();
  const invalidates = [['access']];
  const create = useAction(CreateAccessGroupRoleDocument, { invalidates });
  const change = useAction(ChangeAccessGroupRoleDocument, { invalidates });
  const confirmEffect = useConfirmEffect();
  return useRecordForm<GroupRoleValues, ShownGroupRole>({
    feature: 'access',
    kind: 'group-role',
    schema: groupRoleSchema,
    edited,
    begin,
    toValues: toGroupRoleValues,
    create: (typed) => create.run({ groupRole: toGroupRoleInput(typed) }),
    change: async (typed, at) => {
      const users = edited?.users ?? 0;
      const becomesRequired =
        typed.secondFactor === 'required' && edited?.secondFactor !== 'required';
      if (becomesRequired && users > 0 && !(await confirmSecondFactor(users)))
        return { kind: 'refused', problems: [], answer: null };
      return confirmEffect(
        async () => {
          const asked = { id: at.id, roles: typed.roles };
          return (await request(GroupRoleEffectDocument, asked)).groupRoleEffect;
        },
        () => change.run({ ...at, groupRole: toGroupRoleInput(typed) }),
      );
    },
    draft: useRecordDraft('group-role', edited, copyOf),
    texts,
    getLimit: () => nameLength,
    success: { created: t`The group role is created`, changed: t`The group role is saved` },
    back: paths.adminGroupRoles(),
  });
}
