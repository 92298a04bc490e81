import type { Feature } from '#server/graphql/feature.ts';
import { sendAddressNotices } from './feed/send-address-notices.ts';
import { beginReauthentication } from './login/beginReauthentication.ts';
import { reauthenticate } from './login/reauthenticate.ts';
import { mailReset, type ResetMailJob, resetMailQueue } from './password-reset/reset-mail.ts';
import { addAuthenticator } from './second-factor/addAuthenticator.ts';
import { addPasskey } from './second-factor/addPasskey.ts';
import { beginAuthenticator } from './second-factor/beginAuthenticator.ts';
import { beginPasskey } from './second-factor/beginPasskey.ts';
import {
  type FactorNoticeJob,
  factorNoticeQueue,
  mailFactorNotice,
} from './second-factor/factor-notice.ts';
import { newRecoveryCodes } from './second-factor/newRecoveryCodes.ts';
import { ownSecondFactors } from './second-factor/ownSecondFactors.ts';
import { removeAuthenticator } from './second-factor/removeAuthenticator.ts';
import { removePasskey } from './second-factor/removePasskey.ts';
import { renamePasskey } from './second-factor/renamePasskey.ts';
import { sessionRoutes } from './session.routes.ts';
import { endOtherOwnSessions } from './sessions/endOtherOwnSessions.ts';
import { endOwnSession } from './sessions/endOwnSession.ts';
import { ownSessions } from './sessions/ownSessions.ts';

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
