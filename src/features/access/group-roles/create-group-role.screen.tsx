import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import '../access.problems.ts';
import { LoadedForm } from '../loaded-form.tsx';
import { useIsOwner } from '../place.tsx';
import { blankGroupRole, toGroupRoleValues } from './group-role-values.ts';
import { groupRoleQueries } from './group-roles.queries.ts';
import { useGroupRoleChoices } from './use-group-role-choices.ts';

const GroupRoleForm = lazyWithMessages(async () => ({
  default: (await import('./group-role-form.tsx')).GroupRoleForm,
}));

/** A new group role (R098); with `from` in the address it begins as a copy. */
export function Component() {
  const [query] = useSearchParams();
  const from = query.get('from');
  const isOwner = useIsOwner();
  const source = useQuery({ ...groupRoleQueries.one(from ?? ''), enabled: from !== null });
  const { choices, loading } = useGroupRoleChoices();
  const title = <Trans>New group role</Trans>;
  return (
    <LoadedForm title={title} loading={[...loading, ...(from === null ? [] : [source])]}>
      {() => (
        <GroupRoleForm
          title={title}
          edited={null}
          begin={{
            ...(source.data ? toGroupRoleValues(source.data) : blankGroupRole),
            sorg: isOwner ? '' : (choices.sorgs[0]?.sorg ?? ''),
          }}
          copyOf={from}
          choices={choices}
        />
      )}
    </LoadedForm>
  );
}
