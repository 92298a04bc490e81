import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

/** The values of a switch. */
const values = { true: msg`Yes`, false: msg`No` };

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
    active: { name: msg`Active`, values },
    emailConfirmations: { name: msg`Further addresses for order confirmations` },
    sendEmail: { name: msg`Mails about orders`, values },
    sendEmailWarranty: { name: msg`Mails about warranty claims`, values },
    isFakeEmail: { name: msg`The address has no mailbox`, values },
    contentTargetMarkets: { name: msg`Target markets` },
    invitation: {
      name: msg`Invitation`,
      values: { mailed: msg`Sent by e-mail`, shown: msg`Link shown` },
    },
    secondFactorReset: { name: msg`Reset of the second factor` },
  },
};
