import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

const yesNo = { true: msg`Yes`, false: msg`No` };

export const productManagementAudit: AuditTexts = {
  records: msg`Articles of the range`,
  fields: {
    orderFlag: { name: msg`May be ordered`, values: yesNo },
    newFrom: { name: msg`New from` },
    newTo: { name: msg`New until` },
    inCatalog: { name: msg`In the catalog`, values: yesNo },
    deleted: { name: msg`Deleted`, values: yesNo },
    set: { name: msg`Set in the portal` },
  },
};
