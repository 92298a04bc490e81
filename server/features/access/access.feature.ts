import type { Feature } from '#server/graphql/feature.ts';
import { accessHistory } from './access-history.ts';
import { createData } from './createData.ts';
import { createGroupRole } from './createGroupRole.ts';
import { createPermission } from './createPermission.ts';
import { createRole } from './createRole.ts';
import { createUser } from './createUser.ts';
import { customers } from './customers.ts';
import { deleteGroupRole } from './deleteGroupRole.ts';
import { deletePermission } from './deletePermission.ts';
import { deleteRole } from './deleteRole.ts';
import { deleteUser } from './deleteUser.ts';
import { editData } from './editData.ts';
import { groupRole } from './groupRole.ts';
import { groupRoles } from './groupRoles.ts';
import { permission } from './permission.ts';
import { permissions } from './permissions.ts';
import { resetSecondFactor } from './resetSecondFactor.ts';
import { restoreUser } from './restoreUser.ts';
import { role } from './role.ts';
import { roles } from './roles.ts';
import { updateGroupRole } from './updateGroupRole.ts';
import { updatePermission } from './updatePermission.ts';
import { updateRole } from './updateRole.ts';
import { updateUser } from './updateUser.ts';
import { usersV2 } from './usersV2.ts';

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
    },
    Mutation: {
      createUser,
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
    },
  },
  history: accessHistory,
};
