import type { ShownUser, UserChoices } from '../users.queries.ts';

/** A dealer's user as administrators see it. */
export const shownUser = (fields: Partial<ShownUser> = {}): ShownUser => ({
  id: '7',
  username: 'dealer1',
  name: 'Ada',
  hasPassword: true,
  email: { email: 'ada@shop.example', isVerified: true },
  invitation: null,
  secondFactor: { passkeys: 0, hasAuthenticator: false, recoveryCodes: 0 },
  emailConfirmations: [],
  sendEmail: true,
  sendEmailWarranty: true,
  isFakeEmail: false,
  language: { id: 'en-us', description: 'English' },
  groupRole: { id: 'dealer', description: 'Dealer' },
  roles: [{ id: 'customer', description: 'Orders' }],
  userAreas: [{ sorg: '2000', limitation: 'customer', value: 'C1', customerName: 'Velo Works' }],
  areaCount: 1,
  areasElsewhere: 0,
  contentTargetMarkets: [],
  active: true,
  lastLoginAt: null,
  readOnlyReason: null,
  version: 3,
  ...fields,
});

/** The choices that a form offers: a group role that may be given, and one that may not. */
export const choices = (fields: Partial<UserChoices> = {}): UserChoices => ({
  groupRoles: [
    {
      id: 'dealer',
      description: 'Dealer',
      mayGive: true,
      missingPermission: null,
      roles: [
        { id: 'customer', description: 'Orders' },
        { id: 'claims', description: 'Claims' },
      ],
    },
    {
      id: 'shop',
      description: 'Shop',
      mayGive: true,
      missingPermission: null,
      roles: [{ id: 'browse', description: 'Browsing' }],
    },
    {
      id: 'finance',
      description: 'Finance',
      mayGive: false,
      missingPermission: 'page.payment',
      roles: [],
    },
  ],
  languages: [
    { id: 'en-us', description: 'English' },
    { id: 'de-de', description: 'Deutsch' },
  ],
  sorgs: [
    { sorg: '2000', name: 'United States' },
    { sorg: '3000', name: 'Germany' },
  ],
  contentTargetMarkets: [],
  ...fields,
});
