import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { type FeedbackRow, findFeedback } from './feedback.store.ts';

/** The queue of messages to be mailed. */
export const feedbackQueue = 'feedback-mail';

export interface FeedbackJob {
  feedbackId: number;
}

/** How long a mail server may be down before a message is only in the database. */
export const daysOfTrying = 3;

/**
 * Mails a stored message to the address of its host; hosts without an address get none.
 * @throws when the mail cannot be handed over, so that the job is tried again
 */
export async function mailFeedback({ db, mailer }: Services, { feedbackId }: FeedbackJob) {
  const feedback = await findFeedback(db, feedbackId);
  if (!feedback) return;
  const host = await getHostConfig(db, feedback.host);
  if (host?.email) await mailer.send(feedbackMail(feedback, host.email));
}

function feedbackMail(feedback: FeedbackRow, to: string): Mail {
  const { id, host, message, createdAt, userName, username, email } = feedback;
  const customer = feedback.customerName
    ? `${feedback.customerName} (${feedback.customerCode})`
    : 'none selected';
  const head = [
    `From: ${userName} (${username}, ${email})`,
    `Customer: ${customer}`,
    `Portal: ${host}`,
    `Sent: ${createdAt.toISOString()}`,
  ];
  return {
    to,
    subject: `Feedback from ${userName}`,
    text: `${head.join('\n')}\n\n${message}\n`,
    replyTo: email,
    about: `feedback-${id}`,
  };
}
