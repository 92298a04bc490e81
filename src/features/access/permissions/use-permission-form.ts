import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { permissionFields } from '#shared/access/role.rules.ts';
import { nameLength } from '#shared/access/user.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { paths } from '#src/app/paths.ts';
import { type MutationAnswer, useAction } from '#src/crud/action/use-action.ts';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import {
  ChangeAccessPermissionDocument,
  CreateAccessPermissionDocument,
} from '#src/graphql/generated/graphql.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { toFormField } from '../to-form-field.ts';
import { useRecordDraft } from '../use-record-draft.ts';
import type { ShownPermission } from './permissions.queries.ts';

/** A permission as it is typed. */
interface PermissionValues {
  name: string;
  description: string;
}

type PermissionAnswer = MutationAnswer & { record: ShownPermission | null };

const fields = ['name', 'description'] as const;
const blank: PermissionValues = { name: '', description: '' };
const toValues = ({ name, description }: ShownPermission): PermissionValues => ({
  name,
  description,
});
const texts = { 'name.IN_USE': msg`Roles have this permission, so its name cannot be changed` };

/** The form of a permission (E114). */
export function usePermissionForm(edited: ShownPermission | null) {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const invalidates = [['access']];
  const create = useAction(CreateAccessPermissionDocument, { invalidates });
  const change = useAction(ChangeAccessPermissionDocument, { invalidates });
  const draft = useRecordDraft<PermissionValues>('permission', edited);
  const saved = useMemo(() => (edited ? toValues(edited) : blank), [edited]);
  return useEntityForm<PermissionValues, PermissionAnswer>({
    schema: permissionFields,
    values: saved,
    ...(edited && {
      version: edited.version,
      history: { feature: 'access', id: `permission:${edited.id}` },
    }),
    draft: { fields, kept: draft },
    mode: {
      kind: 'online',
      send: (permission, version) =>
        edited
          ? change.run({ id: edited.id, version: Number(version), permission })
          : create.run({ permission }),
      current: ({ record }) => record && { values: toValues(record), version: record.version },
    },
    toField: (field) => toFormField(field, fields),
    texts,
    getLimit: (field) => (field === 'name' ? nameLength : limits.text),
    success: edited ? t`The permission is saved` : t`The permission is created`,
    onSaved: () => navigate(paths.adminPermissions()),
  });
}
