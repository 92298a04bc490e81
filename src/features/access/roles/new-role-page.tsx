import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSession } from '#src/features/session/session.public.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import '../access.problems.ts';
import { choiceQueries } from '../choices.queries.ts';
import { LoadedForm } from '../loaded-form.tsx';
import { useIsOwner } from '../place.tsx';
import type { RoleValues } from './role-values.ts';
import { toRoleValues } from './role-values.ts';
import { roleQueries, type ShownRole } from './roles.queries.ts';

export const RoleForm = lazyWithMessages(async () => ({
  default: (await import('./role-form.tsx')).RoleForm,
}));

/**
 * A new role; with `from` in the address it begins as a copy, with the permissions that the viewer may give. The form
 * names the others.
 */
export function NewRolePage() {
  const [query] = useSearchParams();
  const from = query.get('from');
  const source = useQuery({ ...roleQueries.one(from ?? ''), enabled: from !== null });
  const permissions = useQuery(choiceQueries.permissions());
  const sorgs = useQuery(choiceQueries.sorgs());
  const { has } = useSession();
  const isOwner = useIsOwner();
  const mayGive = (permission: string) => isOwner || has(permission);
  const title = <Trans>New role</Trans>;
  return (
    <LoadedForm title={title} loading={[permissions, sorgs, ...(from === null ? [] : [source])]}>
      {() => (
        <RoleForm
          title={title}
          edited={null}
          begin={toBeginning(
            source.data ?? null,
            isOwner ? '' : (sorgs.data?.[0]?.sorg ?? ''),
            mayGive,
          )}
          leftOut={(source.data?.permissions ?? [])
            .map(({ name }) => name)
            .filter((name) => !mayGive(name))}
          copyOf={from}
          permissions={permissions.data ?? []}
          sorgs={sorgs.data ?? []}
        />
      )}
    </LoadedForm>
  );
}

function toBeginning(
  source: ShownRole | null,
  sorg: string,
  mayGive: (permission: string) => boolean,
): RoleValues {
  if (!source) return { name: '', description: '', permissions: [], flags: [], sorg };
  const copied = toRoleValues(source);
  return { ...copied, sorg, permissions: copied.permissions.filter(mayGive) };
}
