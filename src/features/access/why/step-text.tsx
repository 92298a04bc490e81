import { Trans } from '@lingui/react/macro';
import { useAreaTexts } from '../users/area-texts.ts';
import type { WhyAnswer } from './why.queries.ts';

type Step = WhyAnswer['steps'][number];

/** A step of the chain from a user to what was asked, in a sentence. */
export function StepText({ step }: { step: Step }) {
  const { kind, holds } = step;
  switch (kind) {
    case 'active':
      return holds ? (
        <Trans>The user is active.</Trans>
      ) : (
        <Trans>The user is deactivated and cannot log in.</Trans>
      );
    case 'login':
      return <Trans>Everybody who is logged in may do it.</Trans>;
    case 'writing':
      return holds ? (
        <Trans>The user may change something: not all areas are only for reading.</Trans>
      ) : (
        <Trans>The areas of the user are only for reading, so nothing can be changed.</Trans>
      );
    case 'customer':
      return <Trans>There is no such customer in an organisation that you administer.</Trans>;
    case 'area':
      return <AreaText step={step} />;
    default:
      return <PermissionText step={step} />;
  }
}

function AreaText({ step: { holds, areas } }: { step: Step }) {
  const areaText = useAreaTexts();
  const names = areas.map(areaText).join(', ');
  if (!holds) return <Trans>No area of the user reaches the customer.</Trans>;
  return <Trans>The customer is in the area {names}.</Trans>;
}

function PermissionText({ step }: { step: Step }) {
  const permission = step.permissions.join(' / ');
  const roles = step.roles.map(({ description }) => description).join(', ');
  const groupRole = step.groupRole?.description ?? '';
  const isChoice = step.kind === 'choosing';
  return (
    <>
      {isChoice ? (
        <>
          <Trans>The area covers more than single customers, which needs a permission.</Trans>{' '}
        </>
      ) : null}
      <Chain step={step} permission={permission} roles={roles} groupRole={groupRole} />
    </>
  );
}

interface ChainProps {
  step: Step;
  permission: string;
  roles: string;
  groupRole: string;
}

/** From the permission over the role to the group role, or where this way ends. */
function Chain({ step, permission, roles, groupRole }: ChainProps) {
  if (step.holds)
    return (
      <Trans>
        The permission {permission} comes with the role {roles} of the group role {groupRole}.
      </Trans>
    );
  switch (step.break) {
    case 'deselected':
      return (
        <Trans>
          The permission {permission} comes with the role {roles} of the group role {groupRole}, but
          the role is deselected for this user.
        </Trans>
      );
    case 'notInGroupRole':
      return (
        <Trans>
          The permission {permission} comes with the role {roles}, which is not in the group role{' '}
          {groupRole}.
        </Trans>
      );
    default:
      return <Trans>No role has the permission {permission}.</Trans>;
  }
}
