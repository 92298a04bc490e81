import type { Feature } from '#server/graphql/feature.ts';
import { accessRoutes } from './access.routes.ts';
import { accessHistory } from './access-history.ts';
import { compareUsers } from './compareUsers.ts';
import { createData } from './createData.ts';
import { createGroupRole } from './createGroupRole.ts';
import { createPermission } from './createPermission.ts';
import { createRole } from './createRole.ts';
import { createUser } from './createUser.ts';
import { createUsers } from './createUsers.ts';
import { customers } from './customers.ts';
import { deleteGroupRole } from './deleteGroupRole.ts';
import { deletePermission } from './deletePermission.ts';
import { deleteRole } from './deleteRole.ts';
import { deleteUser } from './deleteUser.ts';
import { editData } from './editData.ts';
import { endUserSession } from './endUserSession.ts';
import { endUserSessions } from './endUserSessions.ts';
import { groupRole } from './groupRole.ts';
import { groupRoleEffect } from './groupRoleEffect.ts';
import { groupRoles } from './groupRoles.ts';
import {
  everyMinute,
  invitationQueue,
  invitationRounds,
  mailInvitations,
} from './invitations/mail-invitations.ts';
import { invitations } from './invitations.ts';
import { permission } from './permission.ts';
import { permissions } from './permissions.ts';
import { protectedParts } from './protectedParts.ts';
import { resetSecondFactor } from './resetSecondFactor.ts';
import { restoreUser } from './restoreUser.ts';
import { revokeInvitation } from './revokeInvitation.ts';
import { rightsPreview } from './rightsPreview.ts';
import { role } from './role.ts';
import { roleEffect } from './roleEffect.ts';
import { roles } from './roles.ts';
import { sendInvitation } from './sendInvitation.ts';
import { sendInvitations } from './sendInvitations.ts';
import { updateGroupRole } from './updateGroupRole.ts';
import { updatePermission } from './updatePermission.ts';
import { updateRole } from './updateRole.ts';
import { updateUser } from './updateUser.ts';
import { userRights } from './userRights.ts';
import { userSessions } from './userSessions.ts';
import { usersExcelRoutes } from './users-excel.routes.ts';
import { usersV2 } from './usersV2.ts';
import { whoMay } from './whoMay.ts';
import { whyUser } from './whyUser.ts';

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
