import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { nameLength } from '#shared/access/user.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { paths } from '#src/app/paths.ts';
import { type MutationAnswer, useAction } from '#src/crud/action/use-action.ts';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { request } from '#src/graphql/client.ts';
import {
  ChangeAccessRoleDocument,
  CreateAccessRoleDocument,
  RoleEffectDocument,
} from '#src/graphql/generated/graphql.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { useConfirmEffect } from '../effect/use-confirm-effect.tsx';
import { toFormField } from '../to-form-field.ts';
import { useRecordDraft } from '../use-record-draft.ts';
import {
  type RoleValues,
  roleDraftFields,
  roleSchema,
  toRoleInput,
  toRoleValues,
} from './role-values.ts';
import type { ShownRole } from './roles.queries.ts';

type RoleAnswer = MutationAnswer & { record: ShownRole | null };

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
  const navigate = useLocaleNavigate();
  const invalidates = [['access']];
  const create = useAction(CreateAccessRoleDocument, { invalidates });
  const change = useAction(ChangeAccessRoleDocument, { invalidates });
  const confirmEffect = useConfirmEffect();
  const draft = useRecordDraft<RoleValues>('role', edited, copyOf);
  const saved = useMemo(() => (edited ? toRoleValues(edited) : begin), [edited, begin]);
  return useEntityForm<RoleValues, RoleAnswer>({
    schema: roleSchema,
    values: saved,
    ...(edited && {
      version: edited.version,
      history: { feature: 'access', id: `role:${edited.id}` },
    }),
    draft: { fields: roleDraftFields, kept: draft },
    mode: {
      kind: 'online',
      send: (typed, version) => {
        const role = toRoleInput(typed);
        if (!edited) return create.run({ role });
        const { id } = edited;
        return confirmEffect(
          async () =>
            (await request(RoleEffectDocument, { id, permissions: typed.permissions })).roleEffect,
          () => change.run({ id, version: Number(version), role }),
        );
      },
      current: ({ record }) => record && { values: toRoleValues(record), version: record.version },
    },
    toField: (field) => toFormField(field, roleDraftFields),
    texts,
    getLimit: (field) => (field === 'name' ? nameLength : limits.text),
    success: edited ? t`The role is saved` : t`The role is created`,
    onSaved: () => navigate(paths.adminRoles()),
  });
}
