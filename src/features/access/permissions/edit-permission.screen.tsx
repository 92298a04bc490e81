import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import '../access.problems.ts';
import { LoadedForm } from '../loaded-form.tsx';
import { RecordGone } from '../page-states.tsx';
import { PermissionForm } from './permission-form.tsx';
import { permissionQueries } from './permissions.queries.ts';

/** A saved permission (R103); without an id the form of a new one (R102, reading 51). */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <PermissionForm edited={null} /> : <SavedPermission id={id} />;
}

function SavedPermission({ id }: { id: string }) {
  const { t } = useLingui();
  const permission = useQuery(permissionQueries.one(id));
  if (permission.data === null) return <RecordGone page={t`Permissions`} />;
  return (
    <LoadedForm title={<Trans>Permission</Trans>} loading={[permission]}>
      {() =>
        permission.data ? (
          <PermissionForm key={permission.data.id} edited={permission.data} />
        ) : null
      }
    </LoadedForm>
  );
}
