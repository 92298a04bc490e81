import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { FormPage } from '#src/crud/form/form-page.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { useConnectionTexts } from '../page-states.tsx';
import { useIsOwner } from '../place.tsx';
import { RecordHistory } from '../record-history.tsx';
import type { ShownPermission } from './permissions.queries.ts';
import { UnknownPermission } from './unknown-permission.tsx';
import { usePermissionForm } from './use-permission-form.ts';

/** The form of a permission; only owners change permissions (reading 56). */
export function PermissionForm({ edited }: { edited: ShownPermission | null }) {
  const { t } = useLingui();
  const form = usePermissionForm(edited);
  const offline = useConnectionTexts();
  const isOwner = useIsOwner();
  const texts = { name: { label: t`Name` }, description: { label: t`Description` } };
  return (
    <div className="space-y-6">
      <FormPage
        form={form}
        title={edited ? edited.name : <Trans>New permission</Trans>}
        back={{ to: paths.adminPermissions(), label: <Trans>Permissions</Trans> }}
        intro={
          <>
            {edited && !edited.isKnown ? <UnknownPermission /> : null}
            {isOwner ? null : (
              <Notice tone="info">
                <Trans>
                  Permissions apply to all organisations, so only owners can change them.
                </Trans>
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
      </FormPage>
      {edited ? <RecordHistory id={`permission:${edited.id}`} texts={texts} /> : null}
    </div>
  );
}
