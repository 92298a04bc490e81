import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { permissionFields } from '#shared/access/role.rules.ts';
import { nameLength } from '#shared/access/user.fields.ts';
import { limits } from '#shared/validation/limits.ts';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { useRecordForm } from '#src/crud/form/use-record-form.ts';
import { RecordForm } from '#src/crud/record/record-form.tsx';
import {
  ChangeAccessPermissionDocument,
  CreateAccessPermissionDocument,
} from '#src/graphql/generated/graphql.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { AccessPage } from '../access-page.tsx';
import { useConnectionTexts } from '../page-states.tsx';
import { useIsOwner } from '../place.tsx';
import { useRecordDraft } from '../use-record-draft.ts';
import { permissionQueries, type ShownPermission } from './permissions.queries.ts';
import { UnknownPermission } from './unknown-permission.tsx';

/** A permission as it is typed. */
interface PermissionValues {
  name: string;
  description: string;
}

const blank: PermissionValues = { name: '', description: '' };
const toValues = ({ name, description }: ShownPermission) => ({ name, description });
const problems = { 'name.IN_USE': msg`Roles have this permission, so its name cannot be changed` };

/** A saved permission (R103); without an id the form of a new one (R101, R102, reading 51). */
export function Component() {
  const { id } = useParams();
  const permission = useQuery({ ...permissionQueries.one(id ?? ''), enabled: id !== undefined });
  return (
    <AccessPage
      title={<Trans>Permission</Trans>}
      list="permissions"
      record={id === undefined ? undefined : permission}
    >
      {(edited) => <PermissionForm key={edited?.id} edited={edited} />}
    </AccessPage>
  );
}

/** The form of a permission (E114). */
function usePermissionForm(edited: ShownPermission | null) {
  const { t } = useLingui();
  const invalidates = [['access']];
  const create = useAction(CreateAccessPermissionDocument, { invalidates });
  const change = useAction(ChangeAccessPermissionDocument, { invalidates });
  return useRecordForm<PermissionValues, ShownPermission>({
    feature: 'access',
    kind: 'permission',
    schema: permissionFields,
    edited,
    begin: blank,
    toValues,
    create: (permission) => create.run({ permission }),
    change: (permission, at) => change.run({ ...at, permission }),
    draft: useRecordDraft('permission', edited),
    texts: problems,
    getLimit: (field) => (field === 'name' ? nameLength : limits.text),
    success: { created: t`The permission is created`, changed: t`The permission is saved` },
    back: paths.adminPermissions(),
  });
}

/** The form of a permission; only owners change permissions (reading 56). */
function PermissionForm({ edited }: { edited: ShownPermission | null }) {
  const { t } = useLingui();
  const form = usePermissionForm(edited);
  const offline = useConnectionTexts();
  const isOwner = useIsOwner();
  const texts = { name: { label: t`Name` }, description: { label: t`Description` } };
  return (
    <RecordForm
      form={form}
      title={edited ? edited.name : <Trans>New permission</Trans>}
      back={{ to: paths.adminPermissions(), label: <Trans>Permissions</Trans> }}
      intro={
        <>
          {edited && !edited.isKnown ? <UnknownPermission /> : null}
          {isOwner ? null : (
            <Notice tone="info">
              <Trans>Permissions apply to all organisations, so only owners can change them.</Trans>
            </Notice>
          )}
        </>
      }
      texts={texts}
      offline={offline}
      isReadOnly={!isOwner}
    >
      <TextField
        label={t`Name`}
        required
        hint={
          edited ? undefined : (
            <Trans>
              The app checks only permissions that it knows; any other protects nothing.
            </Trans>
          )
        }
        {...form.field('name')}
      />
      <TextField label={t`Description`} {...form.field('description')} />
    </RecordForm>
  );
}
