import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import * as v from 'valibot';
import { permissionFields } from '#shared/access/role.rules.ts';
import { nameLength } from '#shared/access/user.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useEntityForm } from '#src/crud/use-entity-form.ts';
import { useSession } from '#src/features/session/session.public.ts';
import {
  ChangeAccessPermissionDocument,
  CreateAccessPermissionDocument,
  type ShownPermissionFragment,
} from '#src/graphql/generated/graphql.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { keptInput } from '#src/lib/kept-input.ts';
import { toFormField } from '../to-form-field.ts';
import type { ShownPermission } from './permissions.queries.ts';

/** A permission as it is typed. */
interface PermissionValues {
  name: string;
  description: string;
}

interface PermissionAnswer {
  message: { status: boolean; description: string };
  userErrors: readonly { field: string; message: string; code: string }[];
  record: ShownPermissionFragment | null;
}

const fields = ['name', 'description'] as const;
const blank: PermissionValues = { name: '', description: '' };
const kept = v.partial(v.object({ name: v.string(), description: v.string() }));
const toValues = ({ name, description }: ShownPermission): PermissionValues => ({
  ...{ name, description },
});
const texts = { 'name.IN_USE': msg`Roles have this permission, so its name cannot be changed` };

/** The form of a permission (E114). */
export function usePermissionForm(edited: ShownPermission | null) {
  const { t } = useLingui();
  const { user } = useSession();
  const navigate = useLocaleNavigate();
  const invalidates = [['access']];
  const create = useAction(CreateAccessPermissionDocument, { invalidates });
  const change = useAction(ChangeAccessPermissionDocument, { invalidates });
  const name = edited ? `${edited.id}.${edited.version}` : 'new';
  const draft = useMemo(
    () =>
      keptInput(
        user.id,
        'draft',
        `access.permission.${name}`,
        kept as v.GenericSchema<unknown, Partial<PermissionValues>>,
      ),
    [user.id, name],
  );
  const saved = useMemo(() => (edited ? toValues(edited) : blank), [edited]);
  return useEntityForm<PermissionValues, PermissionAnswer>({
    schema: permissionFields,
    values: saved,
    ...(edited && { version: edited.version }),
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
