import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import '../access.problems.ts';
import { choiceQueries } from '../choices.queries.ts';
import { LoadedForm } from '../loaded-form.tsx';
import { RecordGone } from '../page-states.tsx';
import { NewRolePage, RoleForm } from './new-role-page.tsx';
import { toRoleValues } from './role-values.ts';
import { roleQueries } from './roles.queries.ts';

/** A saved role (R096); without an id the form of a new one (R095, B307, reading 51). */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <NewRolePage /> : <SavedRole id={id} />;
}

function SavedRole({ id }: { id: string }) {
  const { t } = useLingui();
  const role = useQuery(roleQueries.one(id));
  const permissions = useQuery(choiceQueries.permissions());
  const sorgs = useQuery(choiceQueries.sorgs());
  if (role.data === null) return <RecordGone page={t`Roles`} />;
  return (
    <LoadedForm title={<Trans>Role</Trans>} loading={[role, permissions, sorgs]}>
      {() =>
        role.data ? (
          <RoleForm
            key={role.data.id}
            title={role.data.name}
            edited={role.data}
            begin={toRoleValues(role.data)}
            permissions={permissions.data ?? []}
            sorgs={sorgs.data ?? []}
          />
        ) : null
      }
    </LoadedForm>
  );
}
