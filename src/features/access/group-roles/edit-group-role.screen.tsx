import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import '../access.problems.ts';
import { LoadedForm } from '../loaded-form.tsx';
import { RecordGone } from '../page-states.tsx';
import { toGroupRoleValues } from './group-role-values.ts';
import { groupRoleQueries } from './group-roles.queries.ts';
import { useGroupRoleChoices } from './use-group-role-choices.ts';

const GroupRoleForm = lazyWithMessages(async () => ({
  default: (await import('./group-role-form.tsx')).GroupRoleForm,
}));

/** A saved group role (R099). */
export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const groupRole = useQuery(groupRoleQueries.one(id));
  const { choices, loading } = useGroupRoleChoices();
  if (groupRole.data === null) return <RecordGone page={t`Group roles`} />;
  return (
    <LoadedForm title={<Trans>Group role</Trans>} loading={[groupRole, ...loading]}>
      {() =>
        groupRole.data ? (
          <GroupRoleForm
            key={groupRole.data.id}
            title={groupRole.data.description}
            edited={groupRole.data}
            begin={toGroupRoleValues(groupRole.data)}
            choices={choices}
          />
        ) : null
      }
    </LoadedForm>
  );
}
