import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { nameLength } from '#shared/access/user.rules.ts';
import { paths } from '#src/app/paths.ts';
import { type MutationAnswer, useAction } from '#src/crud/action/use-action.ts';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { request } from '#src/graphql/client.ts';
import {
  ChangeAccessGroupRoleDocument,
  CreateAccessGroupRoleDocument,
  GroupRoleEffectDocument,
} from '#src/graphql/generated/graphql.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { useConfirmEffect } from '../effect/use-confirm-effect.tsx';
import { toFormField } from '../to-form-field.ts';
import { useRecordDraft } from '../use-record-draft.ts';
import { confirmSecondFactor } from './confirm-second-factor.tsx';
import {
  type GroupRoleValues,
  groupRoleDraftFields,
  groupRoleSchema,
  toGroupRoleInput,
  toGroupRoleValues,
} from './group-role-values.ts';
import type { ShownGroupRole } from './group-roles.queries.ts';

type GroupRoleAnswer = MutationAnswer & { record: ShownGroupRole | null };

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
  const navigate = useLocaleNavigate();
  const invalidates = [['access']];
  const create = useAction(CreateAccessGroupRoleDocument, { invalidates });
  const change = useAction(ChangeAccessGroupRoleDocument, { invalidates });
  const confirmEffect = useConfirmEffect();
  const draft = useRecordDraft<GroupRoleValues>('group-role', edited, copyOf);
  const saved = useMemo(() => (edited ? toGroupRoleValues(edited) : begin), [edited, begin]);
  return useEntityForm<GroupRoleValues, GroupRoleAnswer>({
    schema: groupRoleSchema,
    values: saved,
    ...(edited && {
      version: edited.version,
      history: { feature: 'access', id: `group-role:${edited.id}` },
    }),
    draft: { fields: groupRoleDraftFields, kept: draft },
    mode: {
      kind: 'online',
      send: async (typed, version) => {
        const groupRole = toGroupRoleInput(typed);
        if (!edited) return create.run({ groupRole });
        const { id } = edited;
        const becomesRequired =
          typed.secondFactor === 'required' && edited.secondFactor !== 'required';
        if (becomesRequired && edited.users > 0 && !(await confirmSecondFactor(edited.users)))
          return { kind: 'refused', problems: [], answer: null };
        return confirmEffect(
          async () =>
            (await request(GroupRoleEffectDocument, { id, roles: typed.roles })).groupRoleEffect,
          () => change.run({ id, version: Number(version), groupRole }),
        );
      },
      current: ({ record }) =>
        record && { values: toGroupRoleValues(record), version: record.version },
    },
    toField: (field) => toFormField(field, groupRoleDraftFields),
    texts,
    getLimit: () => nameLength,
    success: edited ? t`The group role is saved` : t`The group role is created`,
    onSaved: () => navigate(paths.adminGroupRoles()),
  });
}
