import type { Feature } from '#server/graphql/feature.ts';
import { createCustomerInquiry } from './createCustomerInquiry.ts';
import { customerInquiries } from './customerInquiries.ts';
import { deleteCustomerInquiry } from './deleteCustomerInquiry.ts';
import { inquiryExport } from './inquiry-export.ts';
import {
  daysOfTrying,
  type InquiryMailJob,
  inquiryMailQueue,
  mailInquiry,
} from './inquiry-mail.ts';
import { deleteOldInquiries, retentionQueue, retentionTimes } from './retention.ts';

/** Inquiries of strangers who want to become customers. */
export const inquiry: Feature = {
  name: 'inquiry',
  resolvers: {
    Query: { customerInquiries },
    Mutation: { createCustomerInquiry, deleteCustomerInquiry },
  },
  exports: [inquiryExport],
  jobs: async (jobs, services) => {
    await jobs.work<InquiryMailJob>(
      inquiryMailQueue,
      (job) => mailInquiry(services, job),
      daysOfTrying,
    );
    await jobs.repeat(retentionQueue, retentionTimes, async () => {
      await deleteOldInquiries(services.db);
    });
  },
};
