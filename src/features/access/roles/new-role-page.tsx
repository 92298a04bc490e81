import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSession } from '#src/features/session/session.public.ts';
import { lazyWithMessages } from '#src/ui/lazy-with-messages.tsx';
import '../access.problems.ts';
import { choiceQueries } from '../choices.queries.ts';
import { LoadedForm } from '../loaded-form.tsx';
import { useIsOwner } from '../place.tsx';
import type { RoleValues } from './role-values.ts';
import { toRoleValues } from './role-values.ts';
import { roleQueries, type ShownRole } from './roles.queries.ts';

const RoleForm = lazyWithMessages(async () => ({
  default: (await import('./role-form.tsx')).RoleForm,
}));

/** A new role; with `from` in the address it begins as a copy, with the permissions that the viewer may give. */
export function NewRolePage() {
  const [query] = useSearchParams();
  const from = query.get('from');
  const source = useQuery({ ...roleQueries.one(from ?? ''), enabled: from !== null });
  const permissions = useQuery(choiceQueries.permissions());
  const sorgs = useQuery(choiceQueries.sorgs());
  const begin = useBeginning();
  const title = <Trans>New role</Trans>;
  return (
    <LoadedForm title={title} loading={[permissions, sorgs, ...(from === null ? [] : [source])]}>
      {() => (
        <RoleForm
          title={title}
          edited={null}
          begin={begin(source.data ?? null, sorgs.data?.[0]?.sorg ?? '')}
          copyOf={from}
          permissions={permissions.data ?? []}
          sorgs={sorgs.data ?? []}
        />
      )}
    </LoadedForm>
  );
}

function useBeginning() {
  const { has } = useSession();
  const isOwner = useIsOwner();
  return (source: ShownRole | null, first: string): RoleValues => {
    const sorg = isOwner ? '' : first;
    if (!source) return { name: '', description: '', permissions: [], flags: [], sorg };
    const copied = toRoleValues(source);
    const mayGive = (permission: string) => isOwner || has(permission);
    return { ...copied, sorg, permissions: copied.permissions.filter(mayGive) };
  };
}
