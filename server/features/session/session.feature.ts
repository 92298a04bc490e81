import type { Feature } from '#server/graphql/feature.ts';
import { addAuthenticator } from './addAuthenticator.ts';
import { addPasskey } from './addPasskey.ts';
import { beginAuthenticator } from './beginAuthenticator.ts';
import { beginPasskey } from './beginPasskey.ts';
import { beginReauthentication } from './beginReauthentication.ts';
import { endOtherOwnSessions } from './endOtherOwnSessions.ts';
import { endOwnSession } from './endOwnSession.ts';
import { sendAddressNotices } from './feed/send-address-notices.ts';
import { newRecoveryCodes } from './newRecoveryCodes.ts';
import { ownSecondFactors } from './ownSecondFactors.ts';
import { ownSessions } from './ownSessions.ts';
import { reauthenticate } from './reauthenticate.ts';
import { removeAuthenticator } from './removeAuthenticator.ts';
import { removePasskey } from './removePasskey.ts';
import { renamePasskey } from './renamePasskey.ts';
import { mailReset, type ResetMailJob, resetMailQueue } from './reset-mail.ts';
import {
  type FactorNoticeJob,
  factorNoticeQueue,
  mailFactorNotice,
} from './second-factor/factor-notice.ts';
import { sessionRoutes } from './session.routes.ts';

export const session: Feature = {
  name: 'session',
  resolvers: {
    Query: { ownSecondFactors, ownSessions },
    Mutation: {
      addAuthenticator,
      addPasskey,
      beginAuthenticator,
      beginPasskey,
      beginReauthentication,
      endOtherOwnSessions,
      endOwnSession,
      newRecoveryCodes,
      reauthenticate,
      removeAuthenticator,
      removePasskey,
      renamePasskey,
    },
  },
  routes: sessionRoutes,
  jobs: async (jobs, services) => {
    await jobs.work<ResetMailJob>(resetMailQueue, (job) => mailReset(services, job));
    await jobs.work<FactorNoticeJob>(factorNoticeQueue, (job) => mailFactorNotice(services, job));
    await jobs.repeat('address-notices', '* * * * *', () => sendAddressNotices(services));
  },
};
