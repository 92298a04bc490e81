import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { AccessPage } from '../access-page.tsx';
import { useIsOwner } from '../place.tsx';
import { GroupRoleForm } from './group-role-form.tsx';
import { blankGroupRole, toGroupRoleValues } from './group-role-values.ts';
import { groupRoleQueries } from './group-roles.queries.ts';
import { useGroupRoleChoices } from './use-group-role-choices.ts';

/** A saved group role (R099), or a new one (R098); with `from` in the address it begins as a copy. */
export function Component() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const from = id === undefined ? query.get('from') : null;
  const isOwner = useIsOwner();
  const groupRole = useQuery({ ...groupRoleQueries.one(id ?? ''), enabled: id !== undefined });
  const source = useQuery({ ...groupRoleQueries.one(from ?? ''), enabled: from !== null });
  const { choices, loading } = useGroupRoleChoices();
  const newTitle = <Trans>New group role</Trans>;
  return (
    <AccessPage
      title={id === undefined ? newTitle : <Trans>Group role</Trans>}
      list="groupRoles"
      record={id === undefined ? undefined : groupRole}
      choices={[...loading, ...(from === null ? [] : [source])]}
    >
      {(edited) => (
        <GroupRoleForm
          key={edited?.id}
          title={edited ? edited.description : newTitle}
          edited={edited}
          begin={{
            ...(source.data ? toGroupRoleValues(source.data) : blankGroupRole),
            sorg: isOwner ? '' : (choices.sorgs[0]?.sorg ?? ''),
          }}
          copyOf={from}
          choices={choices}
        />
      )}
    </AccessPage>
  );
}
