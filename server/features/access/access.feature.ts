import type { Feature } from '#server/graphql/feature.ts';
import { accessRoutes } from './access.routes.ts';
import { accessHistory } from './access-history.ts';
import { customers } from './customers.ts';
import { usersExcelRoutes } from './excel/users-excel.routes.ts';
import { createGroupRole } from './group-roles/createGroupRole.ts';
import { deleteGroupRole } from './group-roles/deleteGroupRole.ts';
import { groupRole } from './group-roles/groupRole.ts';
import { groupRoleEffect } from './group-roles/groupRoleEffect.ts';
import { groupRoles } from './group-roles/groupRoles.ts';
import { updateGroupRole } from './group-roles/updateGroupRole.ts';
import { createUsers } from './import/createUsers.ts';
import { invitations } from './invitations/invitations.ts';
import {
  everyMinute,
  invitationQueue,
  invitationRounds,
  mailInvitations,
} from './invitations/mail-invitations.ts';
import { revokeInvitation } from './invitations/revokeInvitation.ts';
import { sendInvitation } from './invitations/sendInvitation.ts';
import { sendInvitations } from './invitations/sendInvitations.ts';
import { createPermission } from './permissions/createPermission.ts';
import { deletePermission } from './permissions/deletePermission.ts';
import { permission } from './permissions/permission.ts';
import { permissions } from './permissions/permissions.ts';
import { updatePermission } from './permissions/updatePermission.ts';
import { protectedParts } from './protectedParts.ts';
import { createRole } from './roles/createRole.ts';
import { deleteRole } from './roles/deleteRole.ts';
import { role } from './roles/role.ts';
import { roleEffect } from './roles/roleEffect.ts';
import { roles } from './roles/roles.ts';
import { updateRole } from './roles/updateRole.ts';
import { resetSecondFactor } from './second-factor/resetSecondFactor.ts';
import { endUserSession } from './sessions/endUserSession.ts';
import { endUserSessions } from './sessions/endUserSessions.ts';
import { userSessions } from './sessions/userSessions.ts';
import { compareUsers } from './users/compareUsers.ts';
import { createData } from './users/createData.ts';
import { createUser } from './users/createUser.ts';
import { deleteUser } from './users/deleteUser.ts';
import { editData } from './users/editData.ts';
import { restoreUser } from './users/restoreUser.ts';
import { updateUser } from './users/updateUser.ts';
import { usersV2 } from './users/usersV2.ts';
import { rightsPreview } from './why/rightsPreview.ts';
import { userRights } from './why/userRights.ts';
import { whoMay } from './why/whoMay.ts';
import { whyUser } from './why/whyUser.ts';

export const access: Feature = {
  name: 'access',
  resolvers: {
    Query: {
      usersV2,
      createData,
      editData,
      customers,
      roles,
      role,
      groupRoles,
      groupRole,
      permissions,
      permission,
      invitations,
      userSessions,
      roleEffect,
      groupRoleEffect,
      userRights,
      rightsPreview,
      whyUser,
      whoMay,
      compareUsers,
      protectedParts,
    },
    Mutation: {
      createUser,
      createUsers,
      updateUser,
      deleteUser,
      restoreUser,
      resetSecondFactor,
      createRole,
      updateRole,
      deleteRole,
      createGroupRole,
      updateGroupRole,
      deleteGroupRole,
      createPermission,
      updatePermission,
      deletePermission,
      sendInvitation,
      sendInvitations,
      revokeInvitation,
      endUserSession,
      endUserSessions,
    },
  },
  routes: (app, services) => {
    accessRoutes(app, services);
    usersExcelRoutes(app, services);
  },
  history: accessHistory,
  jobs: async (jobs, services) => {
    await jobs.work(invitationQueue, () => mailInvitations(services));
    await jobs.repeat(invitationRounds, everyMinute, () => mailInvitations(services));
  },
};
