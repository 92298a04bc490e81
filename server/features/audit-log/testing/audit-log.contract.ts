import { recordAudit } from '#server/features/audit/audit.public.ts';
import { kept } from '#server/testing/canaries.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  async createRecords(app) {
    const detail = { reason: 'only-in-the-audit-log' };
    await recordAudit(app.db, { kind: 'login.failed', actor: 'unknown', sorg: '2000', detail });
  },
  foreignThings: {
    auditEvents: {
      document: '{ auditEvents(kinds: ["login.failed"]) { events { facts { value } } } }',
      holds: 'only-in-the-audit-log',
      owner: 'accessadmin',
      strangers: ['accessadmin9'],
    },
  },
  foreignQueries: {
    auditEvents: `(feature: "orders", record: "${kept.orderNo}")`,
  },
  administration: ['auditEvents'],
};
