import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  foreignMutations: {
    endOwnSession: '(id: "999999999")',
    endOtherOwnSessions: '',
    reauthenticate: '(password: "wrong")',
    beginReauthentication: '',
    beginPasskey: '',
    addPasskey: '(name: "Mine", response: "{}")',
    renamePasskey: '(id: "999999999", name: "Mine")',
    removePasskey: '(id: "999999999")',
    beginAuthenticator: '',
    addAuthenticator: '(code: "000000")',
    removeAuthenticator: '',
    newRecoveryCodes: '',
  },
};
