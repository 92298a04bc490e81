import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useSession } from '#src/features/session/session.public.ts';
import { AccessPage } from '../access-page.tsx';
import { choiceQueries } from '../choices.queries.ts';
import { useIsOwner } from '../place.tsx';
import { RoleForm } from './role-form.tsx';
import { type RoleValues, toRoleValues } from './role-values.ts';
import { roleQueries, type ShownRole } from './roles.queries.ts';

/**
 * A saved role (R096); without an id the form of a new one (R094, R095, B307, reading 51). With `from` in the address a
 * new one begins as a copy, with the permissions that the viewer may give. The form names the others.
 */
export function Component() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const from = id === undefined ? query.get('from') : null;
  const role = useQuery({ ...roleQueries.one(id ?? ''), enabled: id !== undefined });
  const source = useQuery({ ...roleQueries.one(from ?? ''), enabled: from !== null });
  const permissions = useQuery(choiceQueries.permissions());
  const sorgs = useQuery(choiceQueries.sorgs());
  const { has } = useSession();
  const isOwner = useIsOwner();
  const mayGive = (permission: string) => isOwner || has(permission);
  const sorg = isOwner ? '' : (sorgs.data?.[0]?.sorg ?? '');
  const leftOut = (source.data?.permissions ?? []).filter(({ name }) => !mayGive(name));
  const newTitle = <Trans>New role</Trans>;
  return (
    <AccessPage
      title={id === undefined ? newTitle : <Trans>Role</Trans>}
      list="roles"
      record={id === undefined ? undefined : role}
      choices={[permissions, sorgs, ...(from === null ? [] : [source])]}
    >
      {(edited) => (
        <RoleForm
          key={edited?.id}
          title={edited ? edited.name : newTitle}
          edited={edited}
          begin={toBeginning(source.data ?? null, sorg, mayGive)}
          leftOut={leftOut.map(({ name }) => name)}
          copyOf={from}
          permissions={permissions.data ?? []}
          sorgs={sorgs.data ?? []}
        />
      )}
    </AccessPage>
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
