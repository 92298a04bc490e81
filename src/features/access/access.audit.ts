import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

export const accessAudit: AuditTexts = {
  records: msg`Users and rights`,
  kinds: {
    'second-factor.reset': msg`Second factor reset`,
    'users.exported': msg`Users downloaded`,
  },
  fields: {
    username: { name: msg`Username` },
    name: { name: msg`Name` },
    email: { name: msg`E-mail` },
    language: { name: msg`Language` },
    groupRole: { name: msg`Group role` },
    roles: { name: msg`Roles` },
    active: { name: msg`Active` },
    invitation: { name: msg`Invitation` },
    secondFactorReset: { name: msg`Reset of the second factor` },
  },
};
