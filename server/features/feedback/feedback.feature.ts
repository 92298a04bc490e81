import type { Feature } from '#server/graphql/feature.ts';
import { daysOfTrying, type FeedbackJob, feedbackQueue, mailFeedback } from './feedback-mail.ts';
import { sendCustomerFeedback } from './sendCustomerFeedback.ts';

export const feedback: Feature = {
  name: 'feedback',
  resolvers: { Mutation: { sendCustomerFeedback } },
  jobs: (jobs, services) =>
    jobs.work<FeedbackJob>(feedbackQueue, (job) => mailFeedback(services, job), daysOfTrying),
};
