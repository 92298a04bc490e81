import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A whole number of minor currency units, up to 2^53. */
  Money: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
  /** A calendar day, YYYY-MM-DD. Arguments take the years 2000 to 2100. */
  Date: { input: string; output: string; }
};

export type AccessEffect = {
  __typename?: 'AccessEffect';
  losing: AccessChange;
  gaining: AccessChange;
};

/** A change of the rights of active users. A user who has the same right through another role does not lose it. */
export type AccessChange = {
  __typename?: 'AccessChange';
  /** How many users, in all organisations. */
  users: Scalars['Int']['output'];
  /** The first twenty of those whom the viewer administers, by name. */
  first: Array<UserName>;
  permissions: Array<Scalars['ID']['output']>;
  pages: Array<ProtectedPage>;
  operations: Array<ProtectedOperation>;
};

export type UserName = {
  __typename?: 'UserName';
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A page that not everybody may open. */
export type ProtectedPage = {
  __typename?: 'ProtectedPage';
  /** Its name in the route table; screens know its title by it. */
  name: Scalars['ID']['output'];
  /** Without the locale; parameters as `:id`. */
  path: Scalars['String']['output'];
};

export type ProtectedOperationKind =
  | 'query'
  | 'mutation';

export type ProtectedOperation = {
  __typename?: 'ProtectedOperation';
  name: Scalars['ID']['output'];
  kind: ProtectedOperationKind;
};

/** A row of a file of users; texts are as they are written in it, and lists have `|` between their parts. */
export type UserRow = {
  /** The row of the file; it comes back in the report. */
  line: Scalars['Int']['input'];
  username: Scalars['String']['input'];
  name: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  /** The code of a language. */
  language: Scalars['String']['input'];
  /** Its id or its description. */
  groupRole: Scalars['String']['input'];
  /** A list of roles of the group role, by id or description; empty for all. */
  roles?: InputMaybe<Scalars['String']['input']>;
  /** A list of `sorg:limitation:value`, such as `2000:customer:0002000001` or `2000:all`. */
  areas: Scalars['String']['input'];
  /** A list of addresses. */
  emailConfirmations?: InputMaybe<Scalars['String']['input']>;
  /** true or false; empty is true, as of the next one. */
  sendEmail?: InputMaybe<Scalars['String']['input']>;
  sendEmailWarranty?: InputMaybe<Scalars['String']['input']>;
  /** Empty is false. */
  fakeEmail?: InputMaybe<Scalars['String']['input']>;
  /** A list of ids. */
  contentTargetMarkets?: InputMaybe<Scalars['String']['input']>;
};

/** `failed`: the mail could not be sent. `used`: the user has a password since. */
export type InvitationState =
  | 'pending'
  | 'expired'
  | 'used'
  | 'revoked'
  | 'failed';

/** The last invitation of a user. */
export type UserInvitation = {
  __typename?: 'UserInvitation';
  state: InvitationState;
  /** Whether the link is mailed; else it was shown to an administrator. */
  isMailed: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When the mail server took the mail; null before, and for a link that was shown. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Scalars['DateTime']['output'];
};

export type InvitationsPayload = MutationAnswer & {
  __typename?: 'InvitationsPayload';
  message: MutationMessage;
  /** One for each user who is left out; `field` is `userIds.` with the place, `name` the username. */
  userErrors: Array<UserError>;
  /** How many users are invited. */
  invited: Scalars['Int']['output'];
};

export type InvitationList = {
  __typename?: 'InvitationList';
  users: Array<AccessUser>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type RoleSortColumn =
  | 'name'
  | 'groupRoles';

export type RoleSort = {
  sortBy: RoleSortColumn;
  order?: SortOrder;
};

export type GroupRoleSortColumn =
  | 'description'
  | 'users';

export type GroupRoleSort = {
  sortBy: GroupRoleSortColumn;
  order?: SortOrder;
};

export type RoleList = {
  __typename?: 'RoleList';
  roles: Array<Role>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type Role = {
  __typename?: 'Role';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  permissions: Array<PermissionName>;
  /** sales, customer, customerVendor, catalogOnly: what screens and orders ask besides the permissions. */
  flags: Array<Scalars['String']['output']>;
  /** The organisation that it belongs to; null for one of all organisations. */
  sorg: Maybe<Scalars['String']['output']>;
  /** How many group roles have it. */
  groupRoles: Scalars['Int']['output'];
  /** Whether the viewer may change it. */
  mayEdit: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type PermissionName = {
  __typename?: 'PermissionName';
  name: Scalars['String']['output'];
};

export type RoleInput = {
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  permissions: Array<Scalars['ID']['input']>;
  flags?: InputMaybe<Array<Scalars['String']['input']>>;
  sorg?: InputMaybe<Scalars['String']['input']>;
};

export type RolePayload = MutationAnswer & {
  __typename?: 'RolePayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<Role>;
};

export type SecondFactorPolicy =
  | 'off'
  | 'offered'
  | 'required';

export type GroupRoleList = {
  __typename?: 'GroupRoleList';
  groupRoles: Array<GroupRole>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type GroupRole = {
  __typename?: 'GroupRole';
  id: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  roles: Array<RoleName>;
  /** The group roles that its users may give (reading 55). */
  grants: Array<GroupRoleName>;
  secondFactor: SecondFactorPolicy;
  sorg: Maybe<Scalars['String']['output']>;
  /** How many users have it, in all organisations. */
  users: Scalars['Int']['output'];
  mayEdit: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type GroupRoleInput = {
  description: Scalars['String']['input'];
  roles: Array<Scalars['ID']['input']>;
  grants?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Left out, offered. */
  secondFactor?: InputMaybe<SecondFactorPolicy>;
  sorg?: InputMaybe<Scalars['String']['input']>;
};

export type GroupRolePayload = MutationAnswer & {
  __typename?: 'GroupRolePayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<GroupRole>;
};

export type PermissionList = {
  __typename?: 'PermissionList';
  permissions: Array<Permission>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type Permission = {
  __typename?: 'Permission';
  /** Its name. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Whether the app asks for it; any other guards nothing. */
  isKnown: Scalars['Boolean']['output'];
  /** How many roles have it. */
  roles: Scalars['Int']['output'];
  mayEdit: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type PermissionInput = {
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
};

export type PermissionPayload = MutationAnswer & {
  __typename?: 'PermissionPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<Permission>;
};

/** What a user has for the second step of a login. */
export type UserSecondFactor = {
  __typename?: 'UserSecondFactor';
  passkeys: Scalars['Int']['output'];
  hasAuthenticator: Scalars['Boolean']['output'];
  /** Recovery codes that are left. */
  recoveryCodes: Scalars['Int']['output'];
};

/** A login of a user on one device; the fields are those of `OwnSession`. */
export type UserSession = {
  __typename?: 'UserSession';
  id: Scalars['ID']['output'];
  device: Scalars['String']['output'];
  network: Scalars['String']['output'];
  host: Scalars['String']['output'];
  startedAt: Scalars['DateTime']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  /** The administrator who views the portal as the user; null for a device of the user. */
  viewedBy: Maybe<Scalars['String']['output']>;
};

export type UserLimitation =
  | 'customer'
  | 'salesman'
  | 'sales_group'
  | 'sales_office'
  | 'audit'
  | 'all';

/** The states after `deactivated` are those of active users without a password, by their last invitation. */
export type UserState =
  | 'active'
  | 'deactivated'
  | 'notInvited'
  | 'invited'
  | 'invitationExpired'
  | 'invitationFailed'
  | 'invitationRevoked';

export type UserSortColumn =
  | 'username'
  | 'name'
  | 'email'
  | 'groupRole'
  | 'language'
  | 'lastLoginAt';

export type UserSort = {
  sortBy: UserSortColumn;
  order?: SortOrder;
};

export type UserList = {
  __typename?: 'UserList';
  users: Array<AccessUser>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

/** A user as administrators see it (E067 to E091). */
export type AccessUser = {
  __typename?: 'AccessUser';
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Null for viewers who only look up users of sales, as are group role and language. */
  email: Maybe<UserEmail>;
  /** Further addresses that get order confirmations. */
  emailConfirmations: Array<Scalars['String']['output']>;
  /** Whether there are mails about orders. */
  sendEmail: Scalars['Boolean']['output'];
  /** Whether there are mails about warranty claims. */
  sendEmailWarranty: Scalars['Boolean']['output'];
  /** Whether the address is no mailbox: nothing is mailed to it. */
  isFakeEmail: Scalars['Boolean']['output'];
  language: Maybe<UserLanguage>;
  groupRole: Maybe<GroupRoleName>;
  /** The roles of the group role that the user has. */
  roles: Array<RoleName>;
  /** Areas in organisations that the viewer administers; the first ten in a list. */
  userAreas: Array<AccessUserArea>;
  /** How many areas there are in these organisations. */
  areaCount: Scalars['Int']['output'];
  /** How many there are in others. */
  areasElsewhere: Scalars['Int']['output'];
  contentTargetMarkets: Array<UserMarket>;
  active: Scalars['Boolean']['output'];
  deactivatedAt: Maybe<Scalars['DateTime']['output']>;
  lastLoginAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether a password was set; without one the user needs an invitation. */
  hasPassword: Scalars['Boolean']['output'];
  /** The last invitation; null for a user who was never invited. */
  invitation: Maybe<UserInvitation>;
  /** Null for viewers who only look up users of sales. */
  secondFactor: Maybe<UserSecondFactor>;
  /** Why the viewer may not change the rights: NOT_YOURSELF or NOT_YOURS_TO_GRANT; null when the viewer may. */
  readOnlyReason: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type UserEmail = {
  __typename?: 'UserEmail';
  email: Scalars['String']['output'];
  /** Whether the user has opened a link that was mailed to it. */
  isVerified: Scalars['Boolean']['output'];
};

export type UserLanguage = {
  __typename?: 'UserLanguage';
  id: Scalars['ID']['output'];
  description: Scalars['String']['output'];
};

export type GroupRoleName = {
  __typename?: 'GroupRoleName';
  id: Scalars['ID']['output'];
  description: Scalars['String']['output'];
};

export type RoleName = {
  __typename?: 'RoleName';
  id: Scalars['ID']['output'];
  description: Scalars['String']['output'];
};

export type UserMarket = {
  __typename?: 'UserMarket';
  id: Scalars['ID']['output'];
  marketName: Scalars['String']['output'];
};

export type AccessUserArea = {
  __typename?: 'AccessUserArea';
  sorg: Scalars['String']['output'];
  limitation: UserLimitation;
  /** How the value is compared: always EQ (reading 49). */
  option: Scalars['String']['output'];
  /** Empty for `all` and `audit`. */
  value: Scalars['String']['output'];
  /** The name of the customer that the area names. */
  customerName: Maybe<Scalars['String']['output']>;
};

export type UserInput = {
  username: Scalars['String']['input'];
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  emailConfirmations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Left out, true; as the next one. */
  sendEmail?: InputMaybe<Scalars['Boolean']['input']>;
  sendEmailWarranty?: InputMaybe<Scalars['Boolean']['input']>;
  isFakeEmail?: InputMaybe<Scalars['Boolean']['input']>;
  language: Scalars['ID']['input'];
  groupRole: Scalars['ID']['input'];
  /** Roles of the group role; null for all of them (reading 47). */
  roles?: InputMaybe<Array<Scalars['ID']['input']>>;
  contentTargetMarkets?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type UserAreaInput = {
  sorg: Scalars['String']['input'];
  limitation: UserLimitation;
  /** EQ, also when left out (reading 49). */
  option?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type UserPayload = MutationAnswer & {
  __typename?: 'UserPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<AccessUser>;
  /**
   * The link to set a password, for a user without a mailbox. It is shown once: a repetition under the same
   * idempotency key has none.
   */
  link: Maybe<Scalars['String']['output']>;
};

/** What the form of a user offers (N110). */
export type UserFormData = {
  __typename?: 'UserFormData';
  user: Maybe<AccessUser>;
  groupRoles: Array<GroupRoleChoice>;
  languages: Array<UserLanguage>;
  /** The organisations that the viewer administers; in the US variant those of the United States. */
  sorgs: Array<SalesOrganisation>;
  contentTargetMarkets: Array<UserMarket>;
};

export type GroupRoleChoice = {
  __typename?: 'GroupRoleChoice';
  id: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  roles: Array<RoleName>;
  mayGive: Scalars['Boolean']['output'];
  /** A permission of it that the viewer may not give; null for one that may be given or has no such permission. */
  missingPermission: Maybe<Scalars['String']['output']>;
};

export type AreaCustomerList = {
  __typename?: 'AreaCustomerList';
  customers: Array<SalesCustomer>;
  info: PageInfo;
};

export type UserRights = {
  __typename?: 'UserRights';
  /** Null for rights that are not saved. */
  user: Maybe<UserName>;
  /** Whether the user may log in. */
  active: Scalars['Boolean']['output'];
  groupRole: GroupRoleName;
  roles: Array<RoleName>;
  permissions: Array<HeldPermission>;
  pages: Array<ProtectedPage>;
  operations: Array<ProtectedOperation>;
  customers: ReachedCustomers;
  /** Whether all areas are for reading, so that every operation that changes something is refused. */
  readsOnly: Scalars['Boolean']['output'];
};

export type HeldPermission = {
  __typename?: 'HeldPermission';
  name: Scalars['ID']['output'];
  /** Whether the app asks for it; any other opens nothing. */
  isKnown: Scalars['Boolean']['output'];
  /** The roles of the user that have it. */
  roles: Array<RoleName>;
  pages: Array<ProtectedPage>;
  operations: Array<ProtectedOperation>;
};

/** The customers that the areas reach, of those in the viewer's own areas. */
export type ReachedCustomers = {
  __typename?: 'ReachedCustomers';
  count: Scalars['Int']['output'];
  /** The first twenty, by name. */
  first: Array<ReachedCustomer>;
};

export type ReachedCustomer = {
  __typename?: 'ReachedCustomer';
  sorg: Scalars['String']['output'];
  unified: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** One page, operation or permission, one customer, or one of each: both must hold. */
export type AccessQuestion = {
  /** The name of a page in the route table. */
  page?: InputMaybe<Scalars['ID']['input']>;
  /** The name of a query or mutation. */
  operation?: InputMaybe<Scalars['ID']['input']>;
  permission?: InputMaybe<Scalars['ID']['input']>;
  customer?: InputMaybe<CustomerOfOrganisation>;
};

/** A customer, by its unified code. */
export type CustomerOfOrganisation = {
  sorg: Scalars['String']['input'];
  unified: Scalars['String']['input'];
};

export type AccessAnswer = {
  __typename?: 'AccessAnswer';
  mayDo: Scalars['Boolean']['output'];
  /** The chain from the user to what was asked. It ends at the first step that fails. */
  steps: Array<AccessStep>;
};

export type AccessStepKind =
  /** The user may log in. */
  | 'active'
  /** Everybody who is logged in may do it. */
  | 'login'
  /** One of `permissions` is held. */
  | 'permission'
  /** Some area is not only for reading. */
  | 'writing'
  /** There is such a customer, in an organisation of the viewer. */
  | 'customer'
  /** An area reaches the customer. */
  | 'area'
  /** Areas for more than single customers need the permission to choose customers. */
  | 'choosing';

/** Where the way to a permission ends. */
export type AccessBreak =
  /** The group role has a role with it, which is deselected for the user. */
  | 'deselected'
  /** Roles have it, but the group role has none of these. */
  | 'notInGroupRole'
  /** No role has it. */
  | 'noRole';

export type AccessStep = {
  __typename?: 'AccessStep';
  kind: AccessStepKind;
  holds: Scalars['Boolean']['output'];
  permissions: Array<Scalars['ID']['output']>;
  break: Maybe<AccessBreak>;
  /** The roles that bring the permission, or would bring it; the first ten. */
  roles: Array<RoleName>;
  groupRole: Maybe<GroupRoleName>;
  /** The areas that reach the customer. */
  areas: Array<AccessUserArea>;
};

export type WhoMayList = {
  __typename?: 'WhoMayList';
  users: Array<WhoMayUser>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type WhoMayUser = {
  __typename?: 'WhoMayUser';
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  name: Scalars['String']['output'];
  groupRole: GroupRoleName;
};

export type ProtectedParts = {
  __typename?: 'ProtectedParts';
  pages: Array<ProtectedPage>;
  operations: Array<ProtectedOperation>;
};

export type AnnouncementFilterInput = {
  /** home_page or login */
  type?: InputMaybe<Scalars['String']['input']>;
  /** Deleted ones are in no list. */
  state?: InputMaybe<ContentState>;
};

export type AnnouncementSortColumn =
  | 'title'
  | 'from'
  | 'to'
  | 'changedAt';

export type AnnouncementSort = {
  by: AnnouncementSortColumn;
  order: SortOrder;
};

export type AnnouncementInput = {
  /** home_page or login */
  type: Scalars['String']['input'];
  /** The language of title and content. */
  language: Scalars['String']['input'];
  title: Scalars['String']['input'];
  /** HTML; only what may be shown is stored (N120). */
  content: Scalars['String']['input'];
  /** Title and content in other languages. */
  translations?: InputMaybe<Array<ContentTextInput>>;
  /** Where its link leads. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Whole days; the last one is included (reading 98). */
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  /** The hosts that show it; empty: all of the sales organisation (reading 59). */
  portals?: InputMaybe<Array<Scalars['String']['input']>>;
  /** False for a draft (reading 103). */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Shown above the text; null takes it away. */
  picture?: InputMaybe<Scalars['ID']['input']>;
  /** The alternative texts of the picture. */
  altTexts?: InputMaybe<Array<AltTextInput>>;
};

export type AnnouncementPayload = MutationAnswer & {
  __typename?: 'AnnouncementPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<Announcement>;
};

export type AnnouncementList = {
  __typename?: 'AnnouncementList';
  announcements: Array<Announcement>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

/** A message to users (E115 to E121); `content` is HTML that has been sanitised (N120). */
export type Announcement = {
  __typename?: 'Announcement';
  id: Scalars['ID']['output'];
  type: Scalars['String']['output'];
  title: Scalars['String']['output'];
  url: Maybe<Scalars['String']['output']>;
  content: Scalars['String']['output'];
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
  /** The language of title and content as they are here; null when it is not known. */
  language: Maybe<Scalars['String']['output']>;
  /** Its picture, whose address is open as that of banners; null without one. */
  picture: Maybe<AnnouncementPicture>;
  /** All that follows is for writers; `texts` begin with the own language. */
  texts: Array<ContentText>;
  missingIn: Array<Scalars['String']['output']>;
  portals: Array<Scalars['String']['output']>;
  state: ContentState;
  changedAt: Scalars['DateTime']['output'];
  changedBy: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type AnnouncementPicture = {
  __typename?: 'AnnouncementPicture';
  /** The stored file. */
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  altText: Scalars['String']['output'];
  altTexts: Array<AltText>;
};

export type AuditEventPage = {
  __typename?: 'AuditEventPage';
  events: Array<AuditEvent>;
  /** Whether there are older events. */
  hasMore: Scalars['Boolean']['output'];
  asOf: Scalars['DateTime']['output'];
};

export type AuditActorKind =
  | 'user'
  /** The operator of the server, or a program of the operator's. */
  | 'operator'
  /** Somebody who was not logged in. */
  | 'unknown';

/** Something that happened in a sales organisation; without data of consumers, and secrets as ***. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  /** For example record.changed or login.failed. */
  kind: Scalars['String']['output'];
  actorKind: AuditActorKind;
  /** The user's id; null for others. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** The user's name; null for others, and for a user who is gone. */
  actor: Maybe<Scalars['String']['output']>;
  sorg: Scalars['String']['output'];
  /** The name of the customer the actor acted for; null for none. */
  actedFor: Maybe<Scalars['String']['output']>;
  /** The feature and the id of the record that was changed; null for other events. */
  feature: Maybe<Scalars['String']['output']>;
  record: Maybe<Scalars['String']['output']>;
  /** The username of the user who was changed; null for others, and for a user whom the viewer does not administer. */
  recordName: Maybe<Scalars['String']['output']>;
  changes: Array<HistoryChange>;
  /** Whether there are values that the viewer has no permission to see. */
  hasHiddenChanges: Scalars['Boolean']['output'];
  /** What else is known of the event, such as the reason of a failed login. */
  facts: Array<AuditFact>;
  requestId: Maybe<Scalars['String']['output']>;
};

export type AuditFact = {
  __typename?: 'AuditFact';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
  /** The username, where the value is the id of a user whom the viewer administers. */
  username: Maybe<Scalars['String']['output']>;
};

export type HistoryPage = {
  __typename?: 'HistoryPage';
  events: Array<HistoryEvent>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type HistoryEvent = {
  __typename?: 'HistoryEvent';
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  /** The name of who did it; empty for the server's operator. */
  actor: Scalars['String']['output'];
  /** The name of the customer the actor acted for; null for none. */
  actedFor: Maybe<Scalars['String']['output']>;
  action: HistoryAction;
  changes: Array<HistoryChange>;
};

export type HistoryAction =
  | 'created'
  | 'changed'
  | 'deleted'
  | 'restored';

/** A value before and after, as text: amounts in minor units, days YYYY-MM-DD; null for none, *** for one that is secret. */
export type HistoryChange = {
  __typename?: 'HistoryChange';
  field: Scalars['String']['output'];
  before: Maybe<Scalars['String']['output']>;
  after: Maybe<Scalars['String']['output']>;
};

export type BannerFilterInput = {
  /** Deleted ones are in no list. */
  state?: InputMaybe<ContentState>;
};

export type BannerSortColumn =
  | 'from'
  | 'to'
  | 'changedAt';

export type BannerSort = {
  by: BannerSortColumn;
  order: SortOrder;
};

export type BannerInput = {
  /** Where a press on the banner leads. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** Compressed when it is stored (B122). */
  bannerFile?: InputMaybe<Scalars['ID']['input']>;
  /** Whole days; the last one is included (reading 98). */
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  /** The hosts that show it; empty: all of the sales organisation (reading 59). */
  portals?: InputMaybe<Array<Scalars['String']['input']>>;
  /** False for a draft (reading 103). */
  published?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BannerPayload = MutationAnswer & {
  __typename?: 'BannerPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<Banner>;
};

export type BannerList = {
  __typename?: 'BannerList';
  banners: Array<Banner>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

/** A picture that pops up once in two hours (E122 to E128), to be fetched from /bnrs/image/{bannerFile}. */
export type Banner = {
  __typename?: 'Banner';
  id: Scalars['ID']['output'];
  sorg: Scalars['String']['output'];
  url: Scalars['String']['output'];
  link: Maybe<Scalars['String']['output']>;
  bannerFile: Scalars['String']['output'];
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
  /** All that follows is for writers; `file` is the stored picture, null for a banner of the feed. */
  file: Maybe<StoredFile>;
  portals: Array<Scalars['String']['output']>;
  state: ContentState;
  changedAt: Scalars['DateTime']['output'];
  changedBy: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

/** Whether an invoice line counts, or why not; `creditNote` counts and lowers the sum of its month. */
export type BonusReason =
  | 'counts'
  | 'creditNote'
  /** Only agreements about points count it, and it has none. */
  | 'noPoints'
  /** The agreement is not active. */
  | 'inactive'
  | 'outsidePeriod'
  | 'otherCategory'
  | 'otherBrand'
  | 'noAgreement';

export type B2BPurchase = {
  __typename?: 'B2BPurchase';
  invoiceDate: Scalars['Date']['output'];
  invoiceNumber: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  articleDescription: Scalars['String']['output'];
  /** The brand's name. */
  brandId: Scalars['String']['output'];
  articleCode: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  /** Null while the distributor has stated none. */
  point: Maybe<Scalars['Int']['output']>;
  /** What one point is worth. */
  pointValue: Maybe<Scalars['Money']['output']>;
  /** Net of all discounts, without tax and freight; the discount of an invoice is divided among its lines. */
  subTotal: Scalars['Money']['output'];
  reason: BonusReason;
};

export type B2BPurchaseSums = {
  __typename?: 'B2BPurchaseSums';
  quantity: Scalars['Int']['output'];
  subTotal: Scalars['Money']['output'];
  /** The part of `subTotal` that counts for an agreement. */
  counted: Scalars['Money']['output'];
  point: Scalars['Int']['output'];
  /** Points by their values. */
  value: Scalars['Money']['output'];
};

export type B2BPurchaseList = {
  __typename?: 'B2BPurchaseList';
  purchases: Array<B2BPurchase>;
  /** Of all pages. */
  sums: B2BPurchaseSums;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type BonusRetailSale = {
  __typename?: 'BonusRetailSale';
  id: Scalars['ID']['output'];
  /** The day on which the sale was registered. */
  inputDate: Scalars['Date']['output'];
  frameNumber: Scalars['String']['output'];
  /** The class of the bike that decides its points; null while there are none. */
  class: Maybe<Scalars['String']['output']>;
  point: Maybe<Scalars['Int']['output']>;
  /** 1 to 4: that of the points, else the calendar quarter of the sale. */
  quarter: Scalars['Int']['output'];
};

export type BonusRetailSaleList = {
  __typename?: 'BonusRetailSaleList';
  sales: Array<BonusRetailSale>;
  /** The points of all pages. */
  point: Scalars['Int']['output'];
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type OnTimeQuarter = {
  __typename?: 'OnTimeQuarter';
  quarter: Scalars['Int']['output'];
  /** Invoices and instalments that were due. */
  invoices: Scalars['Int']['output'];
  paidInTime: Scalars['Int']['output'];
  amount: Scalars['Money']['output'];
  amountInTime: Scalars['Money']['output'];
  /** The distributor's own figure in percent; null while it has stated none. */
  share: Maybe<Scalars['Float']['output']>;
  points: Maybe<Scalars['Int']['output']>;
};

export type OnTimePayment = {
  __typename?: 'OnTimePayment';
  quarters: Array<OnTimeQuarter>;
  asOf: Scalars['DateTime']['output'];
};

export type DealerSalesQuarter = {
  __typename?: 'DealerSalesQuarter';
  quarter: Scalars['Int']['output'];
  amount: Scalars['Money']['output'];
  /** Of the same days. */
  lastYear: Scalars['Money']['output'];
  /** The distributor's own figure; null while it has stated none. */
  stated: Maybe<Scalars['Money']['output']>;
};

export type TotalDealerSales = {
  __typename?: 'TotalDealerSales';
  amount: Scalars['Money']['output'];
  /** To the same day. */
  lastYear: Scalars['Money']['output'];
  /** The highest threshold of the agreement that is closest to its next step; null without an agreement about sales. */
  target: Maybe<Scalars['Money']['output']>;
  reached: Maybe<BonusStep>;
  next: Maybe<BonusStep>;
  quarters: Array<DealerSalesQuarter>;
  asOf: Scalars['DateTime']['output'];
};

export type VerificationPercentage = {
  __typename?: 'VerificationPercentage';
  quarter: Scalars['Int']['output'];
  value: Scalars['Float']['output'];
};

export type BonusBasis =
  | 'sales'
  | 'points'
  | 'quantity';

export type BonusAppliesTo =
  /** The whole turnover of the period. */
  | 'all'
  /** Only what is above the threshold. */
  | 'above';

export type BonusRewardType =
  | 'percent'
  | 'amount';

export type BonusStep = {
  __typename?: 'BonusStep';
  /** Minor units, points or pieces. */
  threshold: Scalars['Money']['output'];
  /** Hundredths of a percent, or minor units. */
  reward: Scalars['Money']['output'];
};

export type BonusAgreement = {
  __typename?: 'BonusAgreement';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  brand: Maybe<Scalars['String']['output']>;
  category: Maybe<ProductCategory>;
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
  basis: BonusBasis;
  appliesTo: BonusAppliesTo;
  combines: Scalars['Boolean']['output'];
  rewardType: BonusRewardType;
  arrearsDays: Maybe<Scalars['Int']['output']>;
  active: Scalars['Boolean']['output'];
  /** By threshold. */
  steps: Array<BonusStep>;
  sums: BonusSums;
  arrears: Maybe<BonusArrears>;
};

/** What an agreement has counted so far. */
export type BonusSums = {
  __typename?: 'BonusSums';
  value: Scalars['Money']['output'];
  quantity: Scalars['Int']['output'];
  points: Scalars['Int']['output'];
};

/** Open invoices that take the steps of an agreement away unless they are paid; known two weeks before. */
export type BonusArrears = {
  __typename?: 'BonusArrears';
  payBy: Scalars['Date']['output'];
  amount: Scalars['Money']['output'];
  invoices: Scalars['Int']['output'];
  /** The day is over; the bonus is lost as long as they are not paid. */
  isLate: Scalars['Boolean']['output'];
};

export type BonusOutlook = {
  __typename?: 'BonusOutlook';
  agreements: Array<BonusAgreement>;
  /** Brands that the customer bought in the year, by name. */
  brands: Array<Scalars['String']['output']>;
  /** The present day of the sales organisation. */
  today: Scalars['Date']['output'];
  asOf: Scalars['DateTime']['output'];
};

export type CartProductInput = {
  articleCode: Scalars['String']['input'];
  qty: Scalars['Int']['input'];
};

export type Cart = {
  __typename?: 'Cart';
  productsInCart: Array<CartLine>;
  totalQty: Scalars['Int']['output'];
  asOf: Scalars['DateTime']['output'];
};

/** One article in the cart (E263 to E291). */
export type CartLine = {
  __typename?: 'CartLine';
  id: Scalars['ID']['output'];
  qty: Scalars['Int']['output'];
  uom: Scalars['String']['output'];
  product: Product;
};

export type UpdateProductsInCartPayload = MutationAnswer & {
  __typename?: 'UpdateProductsInCartPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  cart: Maybe<Cart>;
};

export type AnalysisCustomerList = {
  __typename?: 'AnalysisCustomerList';
  customers: Array<AnalysisCustomer>;
  info: PageInfo;
};

export type AnalysisCustomer = {
  __typename?: 'AnalysisCustomer';
  unified: Scalars['String']['output'];
  r3: Scalars['String']['output'];
  name: Scalars['String']['output'];
  city: Scalars['String']['output'];
};

export type AnalysedModel = {
  __typename?: 'AnalysedModel';
  name: Scalars['String']['output'];
  /** Of the product page; null where no article of the model is in the range. */
  slug: Maybe<Scalars['String']['output']>;
  articles: Array<ModelArticle>;
};

export type ModelArticle = {
  __typename?: 'ModelArticle';
  articleCode: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Of the frame, else of the wheel; empty for none. */
  size: Scalars['String']['output'];
  color: Scalars['String']['output'];
  cause: Maybe<OrderCause>;
};

/** Why an article cannot be ordered, as part of a sentence in the reader's language. */
export type OrderCause = {
  __typename?: 'OrderCause';
  code: OrderCauseCode;
  text: Scalars['String']['output'];
};

export type OrderCauseCode =
  | 'INVALID'
  | 'INACTIVE'
  | 'SORG_BLOCKED'
  | 'HIERARCHY_BLOCKED'
  | 'BRAND_BLOCKED'
  | 'CATEGORY_BLOCKED'
  | 'ORDER_BLOCKED'
  | 'NO_PRICE'
  /** Nothing is in stock, and the organisation refuses orders above stock (N029). */
  | 'NO_STOCK';

export type ProductAnalysis = {
  __typename?: 'ProductAnalysis';
  articleCode: Scalars['String']['output'];
  /** Null for an unknown article. */
  name: Maybe<Scalars['String']['output']>;
  /** All causes against an order, the one to name first in front (reading 110); none when it can be ordered. */
  causes: Array<OrderCause>;
  invalidArticle: AnalysisFlag;
  allowToOrder: AnalysisFlag;
  orderBlocked: AnalysisFlag;
  hierarchyBlocked: AnalysisFlag;
  brandBlocked: AnalysisFlag;
  categoryBlocked: AnalysisFlag;
  sorgBlocked: AnalysisFlag;
  hasPrice: AnalysisFlag;
  stock: AnalysisStock;
  /** YYYY-MM-DD from which the article can be ordered (N-default: belongs to the article). */
  availableForOrderAt: Maybe<Scalars['Date']['output']>;
};

export type AnalysisFlag = {
  __typename?: 'AnalysisFlag';
  status: Scalars['Boolean']['output'];
  /** In the reader's language; empty when there is nothing to say. */
  description: Scalars['String']['output'];
};

export type AnalysisStock = {
  __typename?: 'AnalysisStock';
  available: Scalars['Int']['output'];
  /** Ordered by customers and not delivered yet. */
  custorder: Scalars['Int']['output'];
  nextArrival: Maybe<NextArrival>;
};

export type ArticleDisplayList = {
  __typename?: 'ArticleDisplayList';
  articles: Array<ArticleDisplay>;
  info: PageInfo;
};

export type ArticleDisplay = {
  __typename?: 'ArticleDisplay';
  article_code: Scalars['String']['output'];
  article_code_display: Scalars['String']['output'];
  sorg: Scalars['String']['output'];
  name: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  active: Scalars['Boolean']['output'];
};

export type ProductCategory =
  | 'Bike'
  | 'PAA';

/** What filters count: articles, or models with such an article. */
export type CountUnit =
  | 'article'
  | 'model';

export type ProductSortField =
  | 'price'
  | 'name'
  | 'newest'
  | 'popularity'
  /** How well an article meets the words of the search; by popularity without one. */
  | 'relevance';

/** Where a search may find something. */
export type SearchKind =
  | 'Bike'
  | 'PAA'
  | 'groupset';

/** Unless told otherwise best match first for a search, else by price, ascending (C002). No defaults here: the compiled executor ignores them. */
export type ProductSortInput = {
  field?: InputMaybe<ProductSortField>;
  order?: InputMaybe<SortOrder>;
};

export type PriceRangeInput = {
  from?: InputMaybe<Scalars['Money']['input']>;
  to?: InputMaybe<Scalars['Money']['input']>;
};

/** The catalog filters (E189 to E201). Values of one facet widen, facets narrow each other. */
export type ProductFilterInput = {
  category?: InputMaybe<ProductCategory>;
  search?: InputMaybe<Scalars['String']['input']>;
  promotions?: InputMaybe<Array<Scalars['String']['input']>>;
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  models?: InputMaybe<Array<Scalars['String']['input']>>;
  series?: InputMaybe<Array<Scalars['String']['input']>>;
  frameSizes?: InputMaybe<Array<Scalars['String']['input']>>;
  wheelSizes?: InputMaybe<Array<Scalars['String']['input']>>;
  merchandiseCategories?: InputMaybe<Array<Scalars['String']['input']>>;
  bikeCategories?: InputMaybe<Array<Scalars['String']['input']>>;
  articleTags?: InputMaybe<Array<Scalars['String']['input']>>;
  articleTagCategory?: InputMaybe<Scalars['String']['input']>;
  price?: InputMaybe<PriceRangeInput>;
  hasStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only articles that are marked as new today (reading 72). */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  articleCodes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A line about products; `url` is a path of the portal or an address elsewhere. */
export type ProductMessage = {
  __typename?: 'ProductMessage';
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  url: Maybe<Scalars['String']['output']>;
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
};

export type ProductList = {
  __typename?: 'ProductList';
  products: Array<Product>;
  info: PageInfo;
  /** Words of the search that are left out, as typed, because no article of the range has all; null for none. */
  without: Maybe<Array<Scalars['String']['output']>>;
  asOf: Scalars['DateTime']['output'];
  /** Of the range it was read from: pages belong together when theirs is the same. */
  version: Scalars['String']['output'];
};

export type ProductGroupList = {
  __typename?: 'ProductGroupList';
  productGroups: Array<ProductGroup>;
  info: PageInfo;
  /** Words of the search that are left out, as typed, because no article of the range has all; null for none. */
  without: Maybe<Array<Scalars['String']['output']>>;
  asOf: Scalars['DateTime']['output'];
  /** Of the range it was read from: pages belong together when theirs is the same. */
  version: Scalars['String']['output'];
};

/** A model in the list (E217 to E227). */
export type ProductGroup = {
  __typename?: 'ProductGroup';
  id: Scalars['ID']['output'];
  parent_name: Scalars['String']['output'];
  category: ProductCategory;
  brand: Scalars['String']['output'];
  serie: Scalars['String']['output'];
  model_year: Maybe<Scalars['Int']['output']>;
  slugs: Array<Scalars['String']['output']>;
  colors: Array<ProductColor>;
  frameSizes: Array<Scalars['String']['output']>;
  starting_at: Maybe<Scalars['Money']['output']>;
  /** The recommended retail price of the article that starting_at is the price of; without prices the lowest. */
  starting_retail: Maybe<Scalars['Money']['output']>;
  max_retail: Maybe<Scalars['Money']['output']>;
  image: Maybe<Scalars['String']['output']>;
  /** One of its articles that match is marked as new. */
  isNew: Scalars['Boolean']['output'];
  available: StockLevel;
  price: PriceFormat;
  promotion: Maybe<PromotionBadge>;
  /** The article that meets a search best, where best match comes first; else null. */
  hit: Maybe<Product>;
  items: Array<Product>;
};

export type ProductColor = {
  __typename?: 'ProductColor';
  name: Scalars['String']['output'];
  hex: Maybe<Scalars['String']['output']>;
};

/** How much there is without saying more than the host allows (maskStock). */
export type StockLevel = {
  __typename?: 'StockLevel';
  /** Pieces, at most the mask. */
  qty: Scalars['Int']['output'];
  /** True when there is more than `qty` and the host does not say how much. */
  masked: Scalars['Boolean']['output'];
  nextArrival: Maybe<NextArrival>;
};

export type NextArrival = {
  __typename?: 'NextArrival';
  date: Scalars['Date']['output'];
  /** Null when masked. */
  qty: Maybe<Scalars['Int']['output']>;
  mask: Scalars['Boolean']['output'];
};

export type WarehouseStock = {
  __typename?: 'WarehouseStock';
  warehouse: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  masked: Scalars['Boolean']['output'];
};

export type ArticleStock = {
  __typename?: 'ArticleStock';
  article_code: Scalars['String']['output'];
  stock: StockLevel;
  /** Per warehouse, when the host's stockDisplay says so; else empty. */
  warehouses: Array<WarehouseStock>;
  /** All that is to arrive, the first first, when the host's futureConfirmationDisplay says so; else empty. A device without a network knows the next one only. */
  arrivals: Array<NextArrival>;
};

/** How amounts of this sales organisation are written. */
export type PriceFormat = {
  __typename?: 'PriceFormat';
  currency: Scalars['String']['output'];
  symbol: Scalars['String']['output'];
  thousandSeparator: Scalars['String']['output'];
  decimalSeparator: Scalars['String']['output'];
  decimalPrecision: Scalars['Int']['output'];
};

/** One step of a deal (E285 to E291). `value` is signed: basis points or minor units. */
export type Discount = {
  __typename?: 'Discount';
  salesDealNo: Scalars['String']['output'];
  description: Scalars['String']['output'];
  detail: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  uom: Scalars['String']['output'];
  term: Scalars['String']['output'];
  type: Scalars['String']['output'];
  value: Scalars['Money']['output'];
};

export type ProductPrice = {
  __typename?: 'ProductPrice';
  /** The asking customer's price; null when there is no price or no customer. */
  dealer: Maybe<Scalars['Money']['output']>;
  retail: Maybe<Scalars['Money']['output']>;
  retailDisplay: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  symbol: Scalars['String']['output'];
  thousandSeparator: Scalars['String']['output'];
  decimalSeparator: Scalars['String']['output'];
  decimalPrecision: Scalars['Int']['output'];
  /** All steps that may apply, by quantity. */
  discounts: Array<Discount>;
};

/** The deal with the cheapest step of an article, and what that step changes: the client puts it in words. */
export type PromotionBadge = {
  __typename?: 'PromotionBadge';
  code: Scalars['String']['output'];
  /** Pieces from which on it holds, or up to which with the term <=. */
  qty: Scalars['Int']['output'];
  term: Scalars['String']['output'];
  type: Scalars['String']['output'];
  /** Basis points of a percentage, minor units of a fixed amount; reductions are negative. */
  value: Scalars['Money']['output'];
};

/** An article, one size and colour of a model (E228 to E241). */
export type Product = {
  __typename?: 'Product';
  article_code: Scalars['String']['output'];
  article_code_display: Scalars['String']['output'];
  old_code: Maybe<Scalars['String']['output']>;
  ean: Maybe<Scalars['String']['output']>;
  sorg: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  category: ProductCategory;
  brand: Scalars['String']['output'];
  model: Scalars['String']['output'];
  serie: Scalars['String']['output'];
  model_year: Maybe<Scalars['Int']['output']>;
  frameSize: Maybe<Scalars['String']['output']>;
  wheelSize: Maybe<Scalars['String']['output']>;
  color: Maybe<ProductColor>;
  tags: Array<Scalars['String']['output']>;
  uom: Scalars['String']['output'];
  image: Maybe<Scalars['String']['output']>;
  /** Marked as new today (reading 72). */
  isNew: Scalars['Boolean']['output'];
  price: ProductPrice;
  promotion: Maybe<PromotionBadge>;
  stock: StockLevel;
  cart_qty: Scalars['Int']['output'];
  orderQuota: Maybe<Scalars['Int']['output']>;
  blocked: Maybe<ProductBlock>;
  /** The block in words, in the reader's language, as the analysis says it (reading 110). */
  blockReason: Maybe<Scalars['String']['output']>;
  /** The viewer will be told when it is back (B091, E240). */
  restockNotification: Scalars['Boolean']['output'];
};

/** Why an article cannot be ordered. */
export type ProductBlock =
  | 'INACTIVE'
  | 'ORDER_BLOCKED'
  | 'NO_PRICE'
  /** The distributor sells this brand, category, part of the range, or anything, not to this customer (E303 to E310). */
  | 'BRAND_BLOCKED'
  | 'CATEGORY_BLOCKED'
  | 'HIERARCHY_BLOCKED'
  | 'SORG_BLOCKED';

export type FilterOption = {
  __typename?: 'FilterOption';
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type CategoryOption = {
  __typename?: 'CategoryOption';
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  /** Of its tile. */
  image: Maybe<Scalars['String']['output']>;
};

export type PriceBounds = {
  __typename?: 'PriceBounds';
  from: Scalars['Money']['output'];
  to: Scalars['Money']['output'];
};

export type CatalogFilter = {
  __typename?: 'CatalogFilter';
  categories: Array<FilterOption>;
  /** By the names of today's promotions; other deals can be asked for, and are no values to choose from. */
  promotions: Array<FilterOption>;
  brands: Array<FilterOption>;
  models: Array<FilterOption>;
  series: Array<FilterOption>;
  frameSizes: Array<FilterOption>;
  wheelSizes: Array<FilterOption>;
  merchandiseCategories: Array<CategoryOption>;
  /** In the sales organisation's own order. */
  bikeCategories: Array<CategoryOption>;
  articleTags: Array<FilterOption>;
  price: Maybe<PriceBounds>;
  /** How many articles match all filters, or how many models have such an article. */
  count: Scalars['Int']['output'];
};

export type BikeCategory = {
  __typename?: 'BikeCategory';
  id: Scalars['ID']['output'];
  wording: Scalars['String']['output'];
  mcIds: Array<Scalars['String']['output']>;
  sorg: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type ProductSpec = {
  __typename?: 'ProductSpec';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProductDetail = {
  __typename?: 'ProductDetail';
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  category: ProductCategory;
  brand: Scalars['String']['output'];
  model: Scalars['String']['output'];
  serie: Scalars['String']['output'];
  model_year: Maybe<Scalars['Int']['output']>;
  description: Scalars['String']['output'];
  image: Maybe<Scalars['String']['output']>;
  specs: Array<ProductSpec>;
  /** Variants by frame size, then colour. */
  items: Array<Product>;
  related: Array<ProductGroup>;
  asOf: Scalars['DateTime']['output'];
};

export type SearchSuggestion = {
  __typename?: 'SearchSuggestion';
  name: Scalars['String']['output'];
  article_code: Scalars['String']['output'];
  suggestion: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  category: ProductCategory;
};

/** How much of a kind of product a search finds; of groupsets both figures are the same. */
export type SearchHits = {
  __typename?: 'SearchHits';
  kind: SearchKind;
  articles: Scalars['Int']['output'];
  models: Scalars['Int']['output'];
};

export type GroupsetList = {
  __typename?: 'GroupsetList';
  groupsets: Array<Groupset>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type GroupsetItem = {
  __typename?: 'GroupsetItem';
  qty: Scalars['Int']['output'];
  product: Product;
};

export type Groupset = {
  __typename?: 'Groupset';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  serie: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  image: Maybe<Scalars['String']['output']>;
  /** Sum of the dealer prices of its articles; null when one has none. */
  total: Maybe<Scalars['Money']['output']>;
  price: PriceFormat;
  items: Array<GroupsetItem>;
};

export type PaymentModule =
  | 'order'
  | 'invoice';

/** A line as the buyer saw it; the server computes again and refuses when `price` is no longer right. */
export type CheckoutProductInput = {
  articleCode: Scalars['String']['input'];
  qty: Scalars['Int']['input'];
  /** The line total shown to the buyer, minor units. */
  subtotal?: InputMaybe<Scalars['Money']['input']>;
  /** Another day than the order's, for this line (split by date). */
  request_delivery_date?: InputMaybe<Scalars['Date']['input']>;
  /** What the buyer saw of the article beside its price. */
  seen?: InputMaybe<SeenInput>;
};

export type SeenInput = {
  /** Pieces shown as in stock; null when the host showed none. */
  available?: InputMaybe<Scalars['Int']['input']>;
  /** The next arrival shown. */
  arrival?: InputMaybe<Scalars['Date']['input']>;
};

export type CheckoutShipmentInput = {
  merchant: Scalars['String']['input'];
  rateId: Scalars['String']['input'];
  /**
   * The most that shipping may cost, all orders of the checkout together: what was shown, or the upper limit that was
   * accepted. The order is not placed at a higher price. Left out compares nothing; so does null, but with `intent` null
   * says that none was shown: the order is placed only when shipping is free.
   */
  price?: InputMaybe<Scalars['Money']['input']>;
};

export type ShipTo = {
  __typename?: 'ShipTo';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  address: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
};

/** A way of shipping before there is a cart. */
export type ShipmentTerms = {
  __typename?: 'ShipmentTerms';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  merchant: Scalars['String']['output'];
  /** What it costs for an empty cart, minor units, never below 0. */
  price: Scalars['Money']['output'];
  /** Order value from which this is free; null when never. */
  freeFrom: Maybe<Scalars['Money']['output']>;
  days: Scalars['Int']['output'];
};

export type ShipmentRate = {
  __typename?: 'ShipmentRate';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  merchant: Scalars['String']['output'];
  /** What it costs after the freight benefit, minor units, never below 0 (N065). */
  price: Scalars['Money']['output'];
  /** How much the freight benefit takes off. */
  benefit: Scalars['Money']['output'];
  /** How much more the orders of several days cost than all lines as one order would; never below 0. */
  splitExtra: Scalars['Money']['output'];
  /** Order value from which this is free; null when never. */
  freeFrom: Maybe<Scalars['Money']['output']>;
  days: Scalars['Int']['output'];
};

/** The day a line is asked for, where it is not that of the order. */
export type LineDateInput = {
  articleCode: Scalars['String']['input'];
  date: Scalars['Date']['input'];
};

/** Ids of what was chosen for an order; any of them may no longer be offered. */
export type OrderChoices = {
  __typename?: 'OrderChoices';
  shipTo: Scalars['ID']['output'];
  rateId: Scalars['ID']['output'];
  paymentId: Scalars['ID']['output'];
};

export type WarehouseAreaQtyInput = {
  area: Scalars['String']['input'];
  qty: Scalars['Int']['input'];
};

export type FreightBenefit = {
  __typename?: 'FreightBenefit';
  area: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  /** Minor units off the freight. */
  amount: Scalars['Money']['output'];
  /** The next step of the area; null when this is the highest. */
  nextQty: Maybe<Scalars['Int']['output']>;
  nextAmount: Maybe<Scalars['Money']['output']>;
};

/** An order compared with today. */
export type OrderReview = {
  __typename?: 'OrderReview';
  lines: Array<OrderReviewLine>;
  /** Everything that is in the way of placing it, fields as of `checkout`. */
  userErrors: Array<UserError>;
  goods: Scalars['Money']['output'];
  shipping: Scalars['Money']['output'];
  total: Scalars['Money']['output'];
  /** Pieces by the warehouse area they would leave from. */
  qtyByWarehouseArea: Array<WarehouseAreaQty>;
  asOf: Scalars['DateTime']['output'];
};

export type OrderReviewLine = {
  __typename?: 'OrderReviewLine';
  index: Scalars['Int']['output'];
  articleCode: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  /** The article now, null when it left the catalog. */
  product: Maybe<Product>;
  /** Line total now; null when it cannot be ordered. */
  subtotal: Maybe<Scalars['Money']['output']>;
  /** The article that takes its place. */
  replacedBy: Maybe<Product>;
};

export type CheckoutTerms = {
  __typename?: 'CheckoutTerms';
  shipTos: Array<CustomerShipTos>;
  /** Ways of shipping as for an empty cart. */
  rates: Array<ShipmentTerms>;
  /** What pieces from a warehouse area take off the freight (O044). */
  freightSteps: Array<FreightStep>;
  /** Areas of the warehouses. Where there is one, the pieces of a cart can be counted by area without the stock of each warehouse. */
  warehouseAreas: Array<Scalars['String']['output']>;
  /** Ways to pay an order. */
  payments: Array<PaymentMethod>;
  /** Days in the period on which nothing is delivered. */
  closedDays: Array<Scalars['Date']['output']>;
};

/** So much off the freight from so many pieces of an area on. */
export type FreightStep = {
  __typename?: 'FreightStep';
  area: Scalars['String']['output'];
  minQty: Scalars['Int']['output'];
  /** Minor units, above 0. */
  amount: Scalars['Money']['output'];
};

export type CustomerShipTos = {
  __typename?: 'CustomerShipTos';
  /** Unified code of the customer. */
  customer: Scalars['String']['output'];
  shipTos: Array<ShipTo>;
};

export type WarehouseAreaQty = {
  __typename?: 'WarehouseAreaQty';
  area: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
};

export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  id: Scalars['ID']['output'];
  type: Scalars['String']['output'];
  desc: Scalars['String']['output'];
  paymentDiscount: Scalars['Float']['output'];
  /** One for each merchant; a sales organisation has one. */
  paymentMerchants: Array<PaymentMerchant>;
};

export type PaymentMerchant = {
  __typename?: 'PaymentMerchant';
  /** What the payer has to do; empty for ways to pay that are done at once. */
  instruction: Scalars['String']['output'];
  /** Its name at the payment provider; null for a transfer without one. */
  extPaymentGatewayId: Maybe<Scalars['String']['output']>;
  /** A fraction. */
  paymentDiscount: Scalars['Float']['output'];
};

export type CheckoutPayload = MutationAnswer & {
  __typename?: 'CheckoutPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  orders: Array<Order>;
};

export type ClaimSort = {
  by: ClaimSortColumn;
  order: SortOrder;
};

export type ClaimSortColumn =
  | 'createdAt'
  | 'statusAt'
  | 'custName'
  | 'referenceNo';

export type ClaimInput = {
  /** A UUID that the device made; left out by changes. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Left out: the active customer. Changes leave it. */
  custCode?: InputMaybe<Scalars['String']['input']>;
  /** The serial number, of an article that has one; needed for a bike. */
  frameNumber?: InputMaybe<Scalars['String']['input']>;
  /** Null for an article without a code (reading 100). */
  articleCode?: InputMaybe<Scalars['String']['input']>;
  /** Of an article without a code. */
  articleDescription?: InputMaybe<Scalars['String']['input']>;
  /** Of an article without a code. */
  brandName?: InputMaybe<Scalars['String']['input']>;
  doNo?: InputMaybe<Scalars['String']['input']>;
  qty?: InputMaybe<Scalars['Int']['input']>;
  purchaseDate?: InputMaybe<Scalars['Date']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** The dealer's own number. */
  dealerNo?: InputMaybe<Scalars['String']['input']>;
  consumer?: InputMaybe<ClaimConsumerInput>;
  problems?: InputMaybe<Array<ClaimEntryInput>>;
  /** Stored files: a picture or PDF. */
  invoice?: InputMaybe<Scalars['ID']['input']>;
  idCard?: InputMaybe<Scalars['ID']['input']>;
  /** The full bike, or the whole article. */
  photo1?: InputMaybe<Scalars['ID']['input']>;
  /** The serial number. */
  photo2?: InputMaybe<Scalars['ID']['input']>;
  /** The issue, as the following. */
  photo3?: InputMaybe<Scalars['ID']['input']>;
  photo4?: InputMaybe<Scalars['ID']['input']>;
  photo5?: InputMaybe<Scalars['ID']['input']>;
  photo6?: InputMaybe<Scalars['ID']['input']>;
  video?: InputMaybe<Scalars['ID']['input']>;
  additionalDoc1?: InputMaybe<Scalars['ID']['input']>;
  additionalDoc2?: InputMaybe<Scalars['ID']['input']>;
  additionalDoc3?: InputMaybe<Scalars['ID']['input']>;
  additionalDoc4?: InputMaybe<Scalars['ID']['input']>;
  additionalDoc5?: InputMaybe<Scalars['ID']['input']>;
};

export type ClaimConsumerInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

export type ClaimEntryInput = {
  /** One of claimProblems; left out for one in own words. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Of a problem in own words. */
  description?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
};

export type ClaimPayload = MutationAnswer & {
  __typename?: 'ClaimPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<Claim>;
  /** With ALREADY_CLAIMED, the claim that there is. */
  open: Maybe<ClaimLink>;
};

export type ClaimStatusPayload = MutationAnswer & {
  __typename?: 'ClaimStatusPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  /** In the order of the ids. */
  results: Array<ClaimStatusResult>;
};

export type ClaimStatusResult = {
  __typename?: 'ClaimStatusResult';
  id: Scalars['ID']['output'];
  userErrors: Array<UserError>;
  /** As it is now; null for an unknown one. */
  claim: Maybe<Claim>;
};

export type ClaimCommentPayload = MutationAnswer & {
  __typename?: 'ClaimCommentPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<ClaimComment>;
};

export type ClaimDocumentPayload = MutationAnswer & {
  __typename?: 'ClaimDocumentPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<ClaimDocument>;
};

/** A claim that a new one would repeat. */
export type ClaimLink = {
  __typename?: 'ClaimLink';
  id: Scalars['ID']['output'];
  referenceNo: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  status: ClaimStatus;
};

export type ClaimList = {
  __typename?: 'ClaimList';
  claims: Array<Claim>;
  /** How many there are of each status that has any, whatever the filter by status. */
  counts: Array<ClaimCount>;
  /** How many wait for the viewer, whatever the filters. */
  waiting: Scalars['Int']['output'];
  /** The brands of all claims inside the viewer's fence, at most 200. */
  brands: Array<Scalars['String']['output']>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type ClaimCount = {
  __typename?: 'ClaimCount';
  statusId: Scalars['ID']['output'];
  count: Scalars['Int']['output'];
};

/** A claim (E602 to E639). */
export type Claim = {
  __typename?: 'Claim';
  id: Scalars['ID']['output'];
  /** Ours, without gaps per sales organisation; null until it is sent. */
  referenceNo: Maybe<Scalars['String']['output']>;
  erpNo: Maybe<Scalars['String']['output']>;
  dealerNo: Scalars['String']['output'];
  productCategory: ProductCategory;
  custCode: Scalars['String']['output'];
  custName: Scalars['String']['output'];
  custCategory: Scalars['String']['output'];
  status: ClaimStatus;
  /** Whether the viewer has to do something about it. */
  waitsForMe: Scalars['Boolean']['output'];
  /** Whether the viewer acts as its dealer: may send, change, answer and withdraw (reading 99). */
  isOwn: Scalars['Boolean']['output'];
  frameNumber: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  /** How many pieces were approved, where fewer than claimed. */
  approvedQty: Maybe<Scalars['Int']['output']>;
  description: Scalars['String']['output'];
  brandName: Scalars['String']['output'];
  article: ClaimedArticle;
  doNo: Maybe<Scalars['String']['output']>;
  /** Null in a draft only. */
  purchaseDate: Maybe<Scalars['Date']['output']>;
  consumer: ClaimConsumer;
  problems: Array<ClaimEntry>;
  /** Empty in lists, as are its papers, deliveries, history and comments. */
  docs: Array<ClaimFile>;
  additionalDocuments: Array<ClaimDocument>;
  creditNote: Maybe<ClaimCreditNote>;
  deliveryOrders: Array<ClaimDelivery>;
  isNotAWarranty: Scalars['Boolean']['output'];
  /** Why it was rejected, or is not a warranty; null for neither. */
  reasonRejection: Maybe<Scalars['String']['output']>;
  /** The reason of its last change of the status. */
  reason: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  sentAt: Maybe<Scalars['DateTime']['output']>;
  statusAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  /** Comments that the viewer may read. */
  commentCount: Scalars['Int']['output'];
  /** Of the register, for the detail: null or empty without a frame number, and in lists. */
  stolenBike: Maybe<StolenBike>;
  recallFrames: Array<RecallFrame>;
  pdi: Maybe<FrameInspection>;
  sold: Maybe<FrameSale>;
  deliveredOn: Maybe<Scalars['Date']['output']>;
  histories: Array<ClaimEvent>;
  comments: Array<ClaimComment>;
};

export type ClaimedArticle = {
  __typename?: 'ClaimedArticle';
  /** Null for an article without a code. */
  code: Maybe<Scalars['String']['output']>;
  codeDisplay: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  merchandise: Scalars['String']['output'];
  modelYear: Maybe<Scalars['Int']['output']>;
};

export type ClaimConsumer = {
  __typename?: 'ClaimConsumer';
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  city: Scalars['String']['output'];
  address: Scalars['String']['output'];
  email: Scalars['String']['output'];
};

export type ClaimEntry = {
  __typename?: 'ClaimEntry';
  /** Null for a problem in own words. */
  id: Maybe<Scalars['ID']['output']>;
  part: Scalars['String']['output'];
  description: Scalars['String']['output'];
  notes: Scalars['String']['output'];
};

/** A file in its place: invoice, idCard, photo1 to photo6, video (E640 to E648). */
export type ClaimFile = {
  __typename?: 'ClaimFile';
  docType: Scalars['String']['output'];
  /** Where its content is; null for an ID card that the viewer may not read. */
  url: Maybe<Scalars['String']['output']>;
  file: StoredFile;
};

export type ClaimDocument = {
  __typename?: 'ClaimDocument';
  id: Scalars['ID']['output'];
  no: Scalars['Int']['output'];
  url: Scalars['String']['output'];
  title: Scalars['String']['output'];
  file: StoredFile;
};

export type ClaimCreditNote = {
  __typename?: 'ClaimCreditNote';
  no: Scalars['String']['output'];
  date: Maybe<Scalars['Date']['output']>;
  amount: Maybe<Scalars['Money']['output']>;
  currency: Scalars['String']['output'];
};

export type ClaimDelivery = {
  __typename?: 'ClaimDelivery';
  doNumber: Scalars['String']['output'];
  date: Maybe<Scalars['Date']['output']>;
  qty: Maybe<Scalars['Int']['output']>;
};

/** A change of the status. */
export type ClaimEvent = {
  __typename?: 'ClaimEvent';
  /** Null for the creation. */
  from: Maybe<ClaimStatus>;
  to: ClaimStatus;
  reason: Scalars['String']['output'];
  approvedQty: Maybe<Scalars['Int']['output']>;
  isNotAWarranty: Scalars['Boolean']['output'];
  by: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
};

export type ClaimComment = {
  __typename?: 'ClaimComment';
  id: Scalars['ID']['output'];
  comment: Scalars['String']['output'];
  internal: Scalars['Boolean']['output'];
  displayName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Whether the viewer wrote it. */
  isOwn: Scalars['Boolean']['output'];
  /** The user name of its author. */
  createdBy: Scalars['String']['output'];
};

/** A status of claims (E604 to E606). */
export type ClaimStatus = {
  __typename?: 'ClaimStatus';
  id: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  category: ClaimStatusCategory;
  sorting: Scalars['Int']['output'];
};

/** What a status means: the rules of claims look at it. */
export type ClaimStatusCategory =
  /** Not sent yet. */
  | 'draft'
  /** Waits for the distributor. */
  | 'open'
  /** Waits for the dealer. */
  | 'waiting'
  | 'approved'
  | 'rejected'
  /** Taken back by the dealer. */
  | 'withdrawn'
  | 'closed';

export type ClaimCapability = {
  __typename?: 'ClaimCapability';
  productCategory: Maybe<ProductCategory>;
  /** The group of the claim's customer. */
  custCategory: Maybe<Scalars['String']['output']>;
  fromStatusId: Scalars['ID']['output'];
  toStatusId: Scalars['ID']['output'];
};

export type ClaimProblem = {
  __typename?: 'ClaimProblem';
  id: Scalars['ID']['output'];
  part: Scalars['String']['output'];
  description: Scalars['String']['output'];
};

export type ClaimBrand = {
  __typename?: 'ClaimBrand';
  brand: Scalars['String']['output'];
  /** The files that a claim needs beyond those that all claims need, by their names in ClaimInput. */
  files: Array<Scalars['String']['output']>;
  /** Half of the claims that were decided in the last 90 days were decided within so many days; null for fewer than five. */
  decidedInDays: Maybe<Scalars['Int']['output']>;
};

export type ClaimArticleList = {
  __typename?: 'ClaimArticleList';
  articles: Array<ClaimArticle>;
  info: PageInfo;
};

/** An article as a claim names it, with its last delivery to the customer. */
export type ClaimArticle = {
  __typename?: 'ClaimArticle';
  /** Null for one without a code (F018, reading 100). */
  code: Maybe<Scalars['String']['output']>;
  codeDisplay: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  /** The merchandise category, an id. */
  merchandise: Scalars['String']['output'];
  productCategory: ProductCategory;
  modelYear: Maybe<Scalars['Int']['output']>;
  /** Whether such articles have serial numbers, so that a claim needs a photo of it (reading 37). */
  hasSerial: Scalars['Boolean']['output'];
  doNo: Maybe<Scalars['String']['output']>;
  deliveredOn: Maybe<Scalars['Date']['output']>;
  /** Of the last delivery, at the customer's price. */
  price: Maybe<Scalars['Money']['output']>;
};

export type DealerInformation = {
  __typename?: 'DealerInformation';
  custCode: Scalars['String']['output'];
  r3: Scalars['String']['output'];
  isr: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  address: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  email: Scalars['String']['output'];
  salesPerson: Maybe<Scalars['String']['output']>;
};

export type ClaimCustomerList = {
  __typename?: 'ClaimCustomerList';
  customers: Array<ClaimCustomer>;
  info: PageInfo;
};

/** A customer of a claim; screens show the name in capitals (B235). */
export type ClaimCustomer = {
  __typename?: 'ClaimCustomer';
  custCode: Scalars['String']['output'];
  name: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** The customer group, by which capabilities are given. */
  custCategory: Scalars['String']['output'];
};

/** In the order in which they follow each other (C123 to C131). */
export type ClickCollectStatus =
  | 'NEED_CONFIRMATION'
  | 'OPEN'
  | 'PROCESSING_BY_HQ'
  | 'CONFIRMED'
  | 'SHIPMENT_FROM_HQ'
  | 'PARTIALLY_SHIPPED'
  | 'SHIPPED'
  | 'READY_TO_PICKUP'
  | 'COMPLETE';

/** The shop orders the line, or has it (B251, C132, C133). */
export type ClickCollectMark =
  | 'ORDER_TO_HQ'
  | 'READY_TO_PICKUP';

export type ClickCollectOrderList = {
  __typename?: 'ClickCollectOrderList';
  orders: Array<ClickCollectListedOrder>;
  /** By status, of all that the search finds; statuses without an order are left out. */
  counts: Array<ClickCollectCount>;
  /** How many of all that the search finds should have been collected before today. */
  overdue: Scalars['Int']['output'];
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type ClickCollectCount = {
  __typename?: 'ClickCollectCount';
  status: ClickCollectStatus;
  count: Scalars['Int']['output'];
};

/** The consumer of an order; texts are empty once the data are erased. */
export type ClickCollectConsumer = {
  __typename?: 'ClickCollectConsumer';
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type ClickCollectListedOrder = {
  __typename?: 'ClickCollectListedOrder';
  id: Scalars['ID']['output'];
  orderNumber: Scalars['String']['output'];
  custCode: Scalars['String']['output'];
  status: ClickCollectStatus;
  /** Null for viewers who may not know consumers. */
  customer: Maybe<ClickCollectConsumer>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  pieces: Scalars['Int']['output'];
  /** The last day on which it should be collected. */
  pickUpBy: Maybe<Scalars['Date']['output']>;
  /** Ready, and not collected until that day (reading 107). */
  overdue: Scalars['Boolean']['output'];
};

export type ClickCollectOrder = {
  __typename?: 'ClickCollectOrder';
  id: Scalars['ID']['output'];
  orderNumber: Scalars['String']['output'];
  custCode: Scalars['String']['output'];
  status: ClickCollectStatus;
  /** Null for viewers who may not know consumers. */
  customer: Maybe<ClickCollectConsumer>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  pieces: Scalars['Int']['output'];
  pickUpBy: Maybe<Scalars['Date']['output']>;
  overdue: Scalars['Boolean']['output'];
  buildFee: Maybe<Scalars['Money']['output']>;
  /** Whether the hand-over needs the code that the consumer got by mail. */
  needsCode: Scalars['Boolean']['output'];
  /** Whether a line comes from the shop's own stock (B252). */
  useDealerStock: Scalars['Boolean']['output'];
  submittedAt: Maybe<Scalars['DateTime']['output']>;
  /** The ordered lines (reading 41). */
  details: Array<ClickCollectDetail>;
  /** The same lines with their marks, by the same ids. */
  items: Array<ClickCollectItem>;
  asOf: Scalars['DateTime']['output'];
};

export type ClickCollectDetail = {
  __typename?: 'ClickCollectDetail';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  qtyShipped: Scalars['Int']['output'];
  /** What the shop has itself, as it has uploaded it; null where that is not known. */
  ownStock: Maybe<Scalars['Int']['output']>;
};

export type ClickCollectItem = {
  __typename?: 'ClickCollectItem';
  id: Scalars['ID']['output'];
  /** Null until the order is submitted. */
  mark: Maybe<ClickCollectMark>;
  /** Scanned at the hand-over. */
  serials: Array<Scalars['String']['output']>;
};

export type ClickCollectMarkInput = {
  id: Scalars['ID']['input'];
  mark: ClickCollectMark;
};

export type ClickCollectSerialInput = {
  id: Scalars['ID']['input'];
  serial: Scalars['String']['input'];
};

export type ClickCollectShipmentInput = {
  id: Scalars['ID']['input'];
  qtyShipped: Scalars['Int']['input'];
};

export type ClickCollectPayload = MutationAnswer & {
  __typename?: 'ClickCollectPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  /** As it is now, also where the change was refused. */
  order: Maybe<ClickCollectOrder>;
};

export type ColleagueList = {
  __typename?: 'ColleagueList';
  colleagues: Array<Colleague>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

/** A user as the owner of the shop sees it. */
export type Colleague = {
  __typename?: 'Colleague';
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  language: Scalars['ID']['output'];
  groupRole: GroupRoleName;
  customers: Array<ColleagueCustomer>;
  lastLoginAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the viewer may not change the user: NOT_YOURSELF or NOT_YOURS_TO_GRANT; null when the viewer may. */
  readOnlyReason: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

/** A customer of the owner's. */
export type ColleagueCustomer = {
  __typename?: 'ColleagueCustomer';
  sorg: Scalars['String']['output'];
  /** The unified code. */
  customer: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ColleagueData = {
  __typename?: 'ColleagueData';
  /** Those that the distributor has released for colleagues: the grants of the viewer's group role that allow no more than it. */
  groupRoles: Array<GroupRoleName>;
  languages: Array<UserLanguage>;
  customers: Array<ColleagueCustomer>;
};

export type ColleagueInput = {
  username: Scalars['String']['input'];
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  language: Scalars['ID']['input'];
  groupRole: Scalars['ID']['input'];
  /** At least one. */
  customers: Array<ColleagueCustomerInput>;
};

export type ColleagueCustomerInput = {
  sorg: Scalars['String']['input'];
  customer: Scalars['String']['input'];
};

export type ColleaguePayload = MutationAnswer & {
  __typename?: 'ColleaguePayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<Colleague>;
};

/** The kinds of content that staff write. */
export type ContentKind =
  | 'announcement'
  | 'banner'
  | 'news'
  | 'sales_document'
  | 'sales_document_group'
  | 'marketing_material'
  | 'marketing_material_category';

/** Draft: never published; live: shown today, in the time zone of the viewer's sales organisation (readings 98, 103). */
export type ContentState =
  | 'draft'
  | 'scheduled'
  | 'live'
  | 'over'
  | 'deleted';

/** Content that is stored (`id`), or as a form has it. */
export type ContentAudienceInput = {
  kind: ContentKind;
  id?: InputMaybe<Scalars['ID']['input']>;
  contentTargetMarkets?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The id of the group of a document, of the category of material, or of the parent of a category. */
  parent?: InputMaybe<Scalars['ID']['input']>;
  /** Of an announcement: home_page or login. */
  type?: InputMaybe<Scalars['String']['input']>;
};

export type ContentAudience = {
  __typename?: 'ContentAudience';
  /** Shown before the login as well: nobody can be counted. */
  isEverybody: Scalars['Boolean']['output'];
  users: Array<ContentReader>;
  info: PageInfo;
  others: Scalars['Int']['output'];
  /** How many of the users have read it; null for what need not be read. */
  haveRead: Maybe<Scalars['Int']['output']>;
};

export type ContentReader = {
  __typename?: 'ContentReader';
  username: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
  readAt: Maybe<Scalars['DateTime']['output']>;
};

/**
 * A text of content in another language than its own; `body` of an announcement is its content. Subtitles are of sales
 * documents; groups and categories have titles only.
 */
export type ContentTextInput = {
  language: Scalars['String']['input'];
  title: Scalars['String']['input'];
  subtitle?: InputMaybe<Scalars['String']['input']>;
  body?: InputMaybe<Scalars['String']['input']>;
};

export type ContentText = {
  __typename?: 'ContentText';
  language: Scalars['String']['output'];
  title: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  body: Scalars['String']['output'];
};

/** A text that stands for a picture, in a language. */
export type AltTextInput = {
  language: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type AltText = {
  __typename?: 'AltText';
  language: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** The picture of a card. */
export type ContentPictureInput = {
  id: Scalars['ID']['input'];
  /** Required in the language of the item; codes ALT_REQUIRED, TOO_LONG. */
  altTexts: Array<AltTextInput>;
  /** The point that stays visible where the picture is cut, as parts of its width and height; its middle when left out. */
  focusX?: InputMaybe<Scalars['Float']['input']>;
  focusY?: InputMaybe<Scalars['Float']['input']>;
  /** Removes the place where it was taken from the original (reading 92), which `hasPlace` of the stored file tells. */
  removePlace?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One of the files of an item, in their order; at most 100. Code FILE_TWICE for one that is there already. */
export type ContentFileInput = {
  id: Scalars['ID']['input'];
  /** The name of the file when left out. */
  fileTitle?: InputMaybe<Scalars['String']['input']>;
  /** Of a picture. */
  altTexts?: InputMaybe<Array<AltTextInput>>;
  focusX?: InputMaybe<Scalars['Float']['input']>;
  focusY?: InputMaybe<Scalars['Float']['input']>;
  removePlace?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * A file of content (E713 to E720). Its addresses answer only to a session that may read the item. The sizes are of
 * pictures: thumbnail 320 pixels, low 800, medium 1,600, high 2,560 on the longer side, never larger than the original; each
 * is JPEG or PNG, and WebP with `?as=webp`. Null until they are made.
 */
export type ContentFile = {
  __typename?: 'ContentFile';
  id: Scalars['ID']['output'];
  fileName: Scalars['String']['output'];
  fileTitle: Scalars['String']['output'];
  filePath: Scalars['String']['output'];
  oriFileUrl: Scalars['String']['output'];
  thumbnailUrl: Maybe<Scalars['String']['output']>;
  lowFileUrl: Maybe<Scalars['String']['output']>;
  medFileUrl: Maybe<Scalars['String']['output']>;
  hiFileUrl: Maybe<Scalars['String']['output']>;
  bytes: Scalars['Int']['output'];
  /** MIME type, found by the content. */
  type: Scalars['String']['output'];
  /** Of the original picture, in pixels. */
  width: Maybe<Scalars['Int']['output']>;
  height: Maybe<Scalars['Int']['output']>;
  focusX: Scalars['Float']['output'];
  focusY: Scalars['Float']['output'];
  /** In the reader's language, else in that of the item; empty for a file that is no picture. */
  altText: Scalars['String']['output'];
  /** All of them, for writers. */
  altTexts: Array<AltText>;
  /** Whether the original picture says where it was taken; for writers. */
  hasPlace: Scalars['Boolean']['output'];
};

export type Layout = {
  __typename?: 'Layout';
  id: Scalars['ID']['output'];
  type: Scalars['String']['output'];
  description: Scalars['String']['output'];
  placeholderOnCard: Scalars['Boolean']['output'];
  titleOnCard: Scalars['Boolean']['output'];
  subtitleOnCard: Scalars['Boolean']['output'];
  releasedonOnCard: Scalars['Boolean']['output'];
  resolutionOnCard: Scalars['Boolean']['output'];
  gotopdpOnCard: Scalars['Boolean']['output'];
};

export type LayoutList = {
  __typename?: 'LayoutList';
  layouts: Array<Layout>;
  info: PageInfo;
};

export type ContentTargetMarket = {
  __typename?: 'ContentTargetMarket';
  id: Scalars['ID']['output'];
  marketName: Scalars['String']['output'];
  source: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  /** Whether writers of the viewer's sales organisation may write for it (reading 68). */
  isYours: Scalars['Boolean']['output'];
};

export type ContentTargetMarketList = {
  __typename?: 'ContentTargetMarketList';
  contentTargetMarkets: Array<ContentTargetMarket>;
  info: PageInfo;
};

export type Country = {
  __typename?: 'Country';
  /** ISO 3166 alpha-2 */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type City = {
  __typename?: 'City';
  id: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  /** The state or province; empty where the feed gives none. */
  state: Scalars['String']['output'];
};

export type CreditInformation = {
  __typename?: 'CreditInformation';
  companies: Array<CreditCompany>;
  asOf: Scalars['DateTime']['output'];
  /** How many days the customer took to pay, by year: the current and the two before; null without cleared invoices (O066, E173, N051). */
  averagePaymentDays: Maybe<Array<AveragePaymentDays>>;
  /** The open items behind the amount `openInvoice` of the companies; null for viewers without page.invoice-status. */
  openInvoices: Maybe<OpenInvoiceList>;
};

export type CreditCompany = {
  __typename?: 'CreditCompany';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The customer's own company: its balance alone decides about an order (B066). */
  decides: Scalars['Boolean']['output'];
  creditControl: Scalars['String']['output'];
  custCode: CustCode;
  /** limit_exceeded, overdue_over_limit, oldest_ar_blocked or other_company_blocked; null when not blocked. */
  reasonBlocked: Maybe<Scalars['String']['output']>;
  /** Null without a limit. */
  creditLimit: Maybe<Scalars['Money']['output']>;
  /** What may still be bought; null without a limit. */
  balance: Maybe<Scalars['Money']['output']>;
  openInvoice: Scalars['Money']['output'];
  /** Delivered or being delivered and not invoiced yet. */
  openDo: Scalars['Money']['output'];
  consignment: Scalars['Money']['output'];
  /** What the company says is owed in all; at least the three before. */
  creditExposure: Scalars['Money']['output'];
  /** Orders of the portal that are not invoiced and came after the company stated its figures; 0 elsewhere. */
  openOrders: Scalars['Money']['output'];
  marketingTarget: Maybe<MarketingTarget>;
};

/** What the customer is to buy in a year, and has bought (N048). */
export type MarketingTarget = {
  __typename?: 'MarketingTarget';
  target: Scalars['Money']['output'];
  achieved: Scalars['Money']['output'];
};

export type CustomerSort = {
  by: CustomerSortColumn;
  order?: SortOrder;
};

export type CustomerSortColumn =
  | 'custName'
  | 'custCode'
  | 'custCity';

export type CustCode = {
  __typename?: 'CustCode';
  unified: Scalars['String']['output'];
  r3: Scalars['String']['output'];
  isr: Maybe<Scalars['String']['output']>;
};

export type SalesCustomerList = {
  __typename?: 'SalesCustomerList';
  customers: Array<SalesCustomer>;
  info: PageInfo;
};

export type SalesCustomerUser = {
  __typename?: 'SalesCustomerUser';
  email: Scalars['String']['output'];
};

export type SalesCustomerArea = {
  __typename?: 'SalesCustomerArea';
  sorg: Scalars['String']['output'];
  custGroup: Scalars['String']['output'];
  /** The host that was asked. */
  server: Scalars['String']['output'];
  /** The credit control area: the company code, as the feed has no other. */
  creditControl: Scalars['String']['output'];
  /** Always false: the feed says nothing of taxes. */
  includeTax: Scalars['Boolean']['output'];
  companyName: Scalars['String']['output'];
  /** Whose credit the customer uses: always its own, as the feed names nobody else. */
  creditCusts: Array<CreditCustomer>;
};

export type SalesCustomer = {
  __typename?: 'SalesCustomer';
  custName: Scalars['String']['output'];
  custCode: CustCode;
  custAddress: Scalars['String']['output'];
  custCity: Scalars['String']['output'];
  custEmail: Scalars['String']['output'];
  custPhone: Scalars['String']['output'];
  user: Maybe<SalesCustomerUser>;
  custAreas: Array<SalesCustomerArea>;
};

export type MerchantConfig = {
  __typename?: 'MerchantConfig';
  allowPayInvoice: Scalars['Boolean']['output'];
};

export type CreditCustomer = {
  __typename?: 'CreditCustomer';
  custName: Scalars['String']['output'];
  custCode: Scalars['String']['output'];
};

/** What a customer is to one sales organisation. There is always one. */
export type CustomerArea = {
  __typename?: 'CustomerArea';
  sorg: Scalars['String']['output'];
  sorgName: Scalars['String']['output'];
  /** The currency the account is kept in. */
  accountCurrent: Scalars['String']['output'];
  /** The host that was asked. */
  server: Scalars['String']['output'];
  /** The credit control area: the company code, as the feed has no other. */
  creditControl: Scalars['String']['output'];
  /** Always false: the feed says nothing of taxes. */
  includeTax: Scalars['Boolean']['output'];
  companyName: Scalars['String']['output'];
  companyCode: Scalars['String']['output'];
  custCode: CustCode;
  merchantConfig: MerchantConfig;
  /** Whose credit the customer uses: always its own, as the feed names nobody else. */
  creditCusts: Array<CreditCustomer>;
};

export type DeliveryList = {
  __typename?: 'DeliveryList';
  deliveries: Array<Delivery>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

/** Something that was sent (E517 to E531). */
export type Delivery = {
  __typename?: 'Delivery';
  doNumber: Scalars['String']['output'];
  trackingNo: Maybe<Scalars['String']['output']>;
  /** Only https and http addresses. */
  trackingUrl: Maybe<Scalars['String']['output']>;
  orderType: Scalars['String']['output'];
  custCode: Scalars['String']['output'];
  expeditionName: Scalars['String']['output'];
  shippedOn: Scalars['Date']['output'];
  estimatedDeliveryDate: Maybe<Scalars['Date']['output']>;
  deliveryDate: Maybe<Scalars['Date']['output']>;
  details: Array<DeliveryLine>;
  currency: DeliveryCurrency;
};

/** How the amounts of a delivery are written; the last field is called as clients have always known it (E528 to E531). */
export type DeliveryCurrency = {
  __typename?: 'DeliveryCurrency';
  currency: Scalars['String']['output'];
  symbol: Scalars['String']['output'];
  thousandSeparator: Scalars['String']['output'];
  decimalSeparator: Scalars['String']['output'];
  decimalPrecission: Scalars['Int']['output'];
};

export type DeliveryLine = {
  __typename?: 'DeliveryLine';
  orderNo: Scalars['String']['output'];
  article: Scalars['String']['output'];
  /** The code as people know it. */
  article_code_display: Scalars['String']['output'];
  description: Scalars['String']['output'];
  orderQty: Scalars['Int']['output'];
  uom: Scalars['String']['output'];
  price: Scalars['Money']['output'];
  slug: Maybe<Scalars['String']['output']>;
  category: Maybe<ProductCategory>;
};

/**
 * Records by the day of the order, of the departure of a delivery, of the invoice, of the sale, or of the creation of a
 * claim.
 */
export type DownloadModule =
  | 'OPEN_ORDERS'
  | 'DELIVERIES'
  | 'INVOICES'
  | 'RETAIL_SALES'
  | 'CLAIMS';

export type DownloadFormat =
  | 'XLSX'
  | 'CSV';

export type DownloadStatus =
  | 'REQUESTED'
  | 'PROCESSING'
  | 'READY'
  | 'FAILED';

/** A column of the file by its name, with a header in the words of the reader. */
export type DownloadColumnInput = {
  name: Scalars['String']['input'];
  header: Scalars['String']['input'];
  /** The reader's words for values of the column, such as states. */
  texts?: InputMaybe<Array<DownloadTextInput>>;
};

export type DownloadTextInput = {
  value: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type DownloadList = {
  __typename?: 'DownloadList';
  requests: Array<DownloadRequest>;
  info: PageInfo;
  /** How many more can be asked for today. */
  left: Scalars['Int']['output'];
  /** The beginning of the next day of the sales organisation, which has a quota of its own. */
  nextAt: Scalars['DateTime']['output'];
  asOf: Scalars['DateTime']['output'];
};

export type DownloadRequest = {
  __typename?: 'DownloadRequest';
  id: Scalars['ID']['output'];
  requestedAt: Scalars['DateTime']['output'];
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
  module: DownloadModule;
  format: DownloadFormat;
  status: DownloadStatus;
  fileName: Scalars['String']['output'];
  /** Percent of the period that is written. */
  progress: Scalars['Int']['output'];
  rows: Scalars['Int']['output'];
  /** Of the file; null before it is ready. */
  bytes: Maybe<Scalars['Int']['output']>;
  /** When the file is deleted; null before it is ready. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed: MORE_THAN_A_SHEET, NO_ACCESS (the user may not read the records any more) or FAULT (of the portal). */
  problem: Maybe<Scalars['String']['output']>;
};

export type ResolvedArticle = {
  __typename?: 'ResolvedArticle';
  /** As it was asked for. */
  code: Scalars['String']['output'];
  /** Null when the code stands for nothing or for several articles. */
  product: Maybe<Product>;
  /** The best guesses, at most 4, best first; several articles of one code are all of them. */
  suggestions: Array<Product>;
  /** What took the place of the article with this code, which left the catalog. */
  replacedBy: Maybe<Product>;
};

export type FeedbackPayload = MutationAnswer & {
  __typename?: 'FeedbackPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
};

export type OrganisationConfig = {
  __typename?: 'OrganisationConfig';
  sorg: Scalars['String']['output'];
  url1: Scalars['String']['output'];
  url2: Scalars['String']['output'];
  url3: Scalars['String']['output'];
  exactQtyCheck: Scalars['Boolean']['output'];
  availableStockCheck: Scalars['Boolean']['output'];
  merchantName: Scalars['String']['output'];
};

export type SalesOrganisation = {
  __typename?: 'SalesOrganisation';
  sorg: Scalars['String']['output'];
  name: Scalars['String']['output'];
  country: Scalars['String']['output'];
  currency: Scalars['String']['output'];
};

/** `none`: the host has no address, or the applicant got an acknowledgement within the last day. */
export type InquiryMailState =
  | 'none'
  | 'waiting'
  | 'failed'
  | 'sent';

export type CustomerInquirySortColumn =
  | 'createdAt'
  | 'custName'
  | 'custCity';

export type CustomerInquirySort = {
  by: CustomerInquirySortColumn;
  order?: SortOrder;
};

export type CustomerInquiryList = {
  __typename?: 'CustomerInquiryList';
  inquiries: Array<CustomerInquiry>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

/** An inquiry as it was sent (E835 to E846). */
export type CustomerInquiry = {
  __typename?: 'CustomerInquiry';
  id: Scalars['ID']['output'];
  host: Scalars['String']['output'];
  /** In the reader's language, or in the applicant's own words. */
  reason: Scalars['String']['output'];
  goal: Scalars['String']['output'];
  custName: Scalars['String']['output'];
  custAddress: Scalars['String']['output'];
  custPostalCode: Scalars['String']['output'];
  custCity: Scalars['String']['output'];
  custState: Scalars['String']['output'];
  /** By name in the reader's language. */
  custCountry: Scalars['String']['output'];
  custEmail: Scalars['String']['output'];
  custPhone: Scalars['String']['output'];
  websiteUrl: Scalars['String']['output'];
  /** The language of the form. */
  locale: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The mail to the host; a `failed` one is tried again for three days. */
  mail: InquiryMailState;
  /** The acknowledgement to the applicant. */
  acknowledgement: InquiryMailState;
};

export type FramesOnDevice = {
  __typename?: 'FramesOnDevice';
  /**
   * The present inspection lists for the bikes among the frames, each list once; empty for viewers without page.pdi. The
   * newest 500 pairs of brand and merchandise category are looked up.
   */
  checklists: Array<BikeChecklist>;
  frames: Array<Frame>;
  recalls: Array<RecallPart>;
  asOf: Scalars['DateTime']['output'];
};

/** The list that claimPDIChecklist answers for each of the bikes. */
export type BikeChecklist = {
  __typename?: 'BikeChecklist';
  bikes: Array<BikeKind>;
  points: Array<PdiChecklistItem>;
};

export type BikeKind = {
  __typename?: 'BikeKind';
  brand: Scalars['String']['output'];
  merchandise: Scalars['String']['output'];
};

export type PdiInput = {
  /** Made on the device; left out by updatePDI. */
  id?: InputMaybe<Scalars['ID']['input']>;
  frameNumber: Scalars['String']['input'];
  articleCode: Scalars['String']['input'];
  description: Scalars['String']['input'];
  brand: Scalars['String']['input'];
  merchandise: Scalars['String']['input'];
  mechanic: Scalars['String']['input'];
  /** The list and its version that claimPDIChecklist answered. */
  list: Scalars['String']['input'];
  listVersion: Scalars['Int']['input'];
  checklist: Array<PdiItemInput>;
  /** Today, when it is left out. */
  inspectedOn?: InputMaybe<Scalars['Date']['input']>;
  modelYear?: InputMaybe<Scalars['Int']['input']>;
  model?: InputMaybe<Scalars['String']['input']>;
  series?: InputMaybe<Scalars['String']['input']>;
  /** Left out: the active customer, else the one that the frame was delivered to. */
  custCode?: InputMaybe<Scalars['String']['input']>;
  /** A stored file, of at most 50 kB. */
  signature?: InputMaybe<Scalars['ID']['input']>;
};

export type PdiItemInput = {
  checklistId: Scalars['Int']['input'];
  checked: Scalars['Boolean']['input'];
  /** What was measured. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** Stored files; at most 10 of one inspection. */
  photos?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type PdiPayload = MutationAnswer & {
  __typename?: 'PDIPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<Pdi>;
};

export type PdiList = {
  __typename?: 'PDIList';
  pdis: Array<Pdi>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
  /** The brands and mechanics of all inspections inside the viewer's fence, at most 200 each. */
  brands: Array<Scalars['String']['output']>;
  mechanics: Array<Scalars['String']['output']>;
};

/** An inspection of a bike before it is handed over (E662 to E678). */
export type Pdi = {
  __typename?: 'PDI';
  id: Scalars['ID']['output'];
  frameNumber: Scalars['String']['output'];
  articleCode: Scalars['String']['output'];
  description: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  merchandise: Scalars['String']['output'];
  modelYear: Maybe<Scalars['Int']['output']>;
  model: Scalars['String']['output'];
  series: Scalars['String']['output'];
  mechanic: Scalars['String']['output'];
  custCode: Scalars['String']['output'];
  custName: Scalars['String']['output'];
  list: Scalars['String']['output'];
  listVersion: Scalars['Int']['output'];
  /** The points in order, as the list had them when the inspection was made. */
  checklist: Array<PdiItem>;
  signature: Maybe<StoredFile>;
  inspectedOn: Scalars['Date']['output'];
  isDeleted: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type PdiItem = {
  __typename?: 'PDIItem';
  checklistId: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  sorting: Scalars['Int']['output'];
  answer: PdiAnswer;
  checked: Scalars['Boolean']['output'];
  value: Scalars['String']['output'];
  photos: Array<StoredFile>;
};

/** A point of an inspection (E674, E675, E677). */
export type PdiChecklistItem = {
  __typename?: 'PDIChecklistItem';
  checklistId: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  sorting: Scalars['Int']['output'];
  answer: PdiAnswer;
  /** The list, and the version of it, to send with the inspection. */
  list: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

/** What the mechanic enters at a point: a mark, a value such as a torque, or a photo. */
export type PdiAnswer =
  | 'check'
  | 'value'
  | 'photo';

export type AveragePaymentDays = {
  __typename?: 'AveragePaymentDays';
  year: Scalars['Int']['output'];
  custCode: Scalars['String']['output'];
  days: Scalars['Int']['output'];
};

/** How long an item is overdue (N073): not yet, 1 to 30, 31 to 60, 61 to 90 or more than 90 days. */
export type AgeingBucketName =
  | 'notDue'
  | 'from1'
  | 'from31'
  | 'from61'
  | 'from91';

export type OpenInvoiceList = {
  __typename?: 'OpenInvoiceList';
  /** The customer they were asked for; empty when it is not the viewer's. */
  payerCode: Scalars['String']['output'];
  invoices: Array<Invoice>;
  /** Whether there are more than are answered. */
  more: Scalars['Boolean']['output'];
  buckets: Array<AgeingBucket>;
  totals: OpenInvoiceTotals;
  /** Whether the customer may pay here: the host takes payments (F035), and the customer's area allows it (B208, F042). */
  canPay: Scalars['Boolean']['output'];
  /** The day in the sales organisation's time zone that `overdue` counts from. */
  today: Scalars['Date']['output'];
  currency: PriceFormat;
  asOf: Scalars['DateTime']['output'];
};

/** A part of what is owed, by days overdue (E175 to E177). */
export type AgeingBucket = {
  __typename?: 'AgeingBucket';
  name: AgeingBucketName;
  /** Days overdue; null for what is not due. */
  overdueFrom: Maybe<Scalars['Int']['output']>;
  /** Null where there is no end. */
  overdueTo: Maybe<Scalars['Int']['output']>;
  /** Payables less deductions. */
  value: Scalars['Money']['output'];
  payable: Scalars['Money']['output'];
  /** 0 or below. */
  deduction: Scalars['Money']['output'];
  count: Scalars['Int']['output'];
};

export type OpenInvoiceTotals = {
  __typename?: 'OpenInvoiceTotals';
  count: Scalars['Int']['output'];
  payable: Scalars['Money']['output'];
  /** 0 or below. */
  deduction: Scalars['Money']['output'];
  /** Payables that are overdue. */
  overdue: Scalars['Money']['output'];
  overdueCount: Scalars['Int']['output'];
};

export type InvoiceSort = {
  by: InvoiceSortColumn;
  order?: SortOrder;
};

export type InvoiceSortColumn =
  | 'invoiceNo'
  | 'invoiceDate'
  | 'dueDate'
  | 'clearingDate'
  | 'grandTotal';

export type InvoiceList = {
  __typename?: 'InvoiceList';
  invoices: Array<Invoice>;
  info: PageInfo;
  currency: PriceFormat;
  asOf: Scalars['DateTime']['output'];
};

/** An item of a customer's account: an invoice, an instalment of one, or a credit note (E369 to E409). */
export type Invoice = {
  __typename?: 'Invoice';
  /** Company, fiscal year, accounting number and line item of the ERP. */
  id: Scalars['ID']['output'];
  sorg: Scalars['String']['output'];
  invoiceNo: Scalars['String']['output'];
  doNo: Maybe<Scalars['String']['output']>;
  orderNo: Maybe<Scalars['String']['output']>;
  /** The purchase order number of that order. */
  poNumber: Maybe<Scalars['String']['output']>;
  invoiceDate: Scalars['Date']['output'];
  dueDate: Scalars['Date']['output'];
  /** Days until it is due; negative means overdue (B192). */
  overdue: Scalars['Int']['output'];
  /** Days overdue; 0 while it is not. */
  overdueDisplay: Scalars['Int']['output'];
  /** Open, Pending Payment or Waiting For Payment (B187); null for a cleared one. */
  status: Maybe<Scalars['String']['output']>;
  /** The open payment request that covers it. */
  requestId: Maybe<Scalars['ID']['output']>;
  /** Whether it has a dispute that is open, or accepted and not settled yet. It can be paid nevertheless. */
  isDisputed: Scalars['Boolean']['output'];
  notes: Scalars['String']['output'];
  detailNotes: Scalars['String']['output'];
  recycleFee: Scalars['Money']['output'];
  surcharges: Scalars['Money']['output'];
  /** What is open of it, or was paid; positive is payable, negative is a deduction (B193). */
  accountingAmount: Scalars['Money']['output'];
  /** The amount before payments in part. */
  invoicedAmount: Scalars['Money']['output'];
  accountingNo: Scalars['String']['output'];
  paymentDiscount: Scalars['Money']['output'];
  grandTotal: Scalars['Money']['output'];
  clearingDate: Maybe<Scalars['Date']['output']>;
  /** Days from the invoice's date to its clearing. */
  daysTaken: Maybe<Scalars['Int']['output']>;
  payerCode: Scalars['String']['output'];
  payerName: Scalars['String']['output'];
  /** The customer that got the goods. */
  custCode: Scalars['String']['output'];
  custName: Scalars['String']['output'];
  tax: Scalars['Money']['output'];
  shippingCost: Scalars['Money']['output'];
  discount: Scalars['Money']['output'];
  expeditionName: Scalars['String']['output'];
  expeditionTracking: Maybe<Scalars['String']['output']>;
  terms: Scalars['String']['output'];
  companyCode: Scalars['String']['output'];
  lineItem: Scalars['String']['output'];
  fiscalYear: Scalars['Int']['output'];
  /** Counts once per invoice number (B203). */
  freightAllowance: Scalars['Money']['output'];
  /** Counts once per invoice number (B203); 0 after `earlyPaymentUntil`. */
  earlyPaymentDiscount: Scalars['Money']['output'];
  earlyPaymentUntil: Maybe<Scalars['Date']['output']>;
  assignment: Scalars['String']['output'];
  installment: Maybe<Scalars['Int']['output']>;
  /** How many instalments the invoice has in all, cleared ones included; 1 without instalments. */
  installments: Scalars['Int']['output'];
  /** 0 to 3. */
  dunningLevel: Scalars['Int']['output'];
  dunnedOn: Maybe<Scalars['Date']['output']>;
  /** Whether the distributor's system delivered an e-invoice. */
  hasEInvoice: Scalars['Boolean']['output'];
  details: Array<InvoiceLine>;
};

export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  articleCode: Scalars['String']['output'];
  articleCodeDisplay: Scalars['String']['output'];
  name: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  uom: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  price: Scalars['Money']['output'];
  subTotal: Scalars['Money']['output'];
  /** A fraction. */
  taxRate: Maybe<Scalars['Float']['output']>;
  orderNo: Maybe<Scalars['String']['output']>;
  doNo: Maybe<Scalars['String']['output']>;
  /** Null for articles that the catalog lacks. */
  slug: Maybe<Scalars['String']['output']>;
  category: Maybe<ProductCategory>;
};

export type InvoiceDetail = {
  __typename?: 'InvoiceDetail';
  invoiceNo: Scalars['String']['output'];
  /** Its instalments in order; one item without instalments. */
  items: Array<Invoice>;
  details: Array<InvoiceLine>;
  components: Array<InvoiceComponent>;
  /** The disputes of all its items, newest first. */
  disputes: Array<InvoiceDispute>;
  /** SHA-256 of the e-invoice, which is answered as it was delivered. */
  eInvoiceHash: Maybe<Scalars['String']['output']>;
  /** Whether the PDF is the distributor's own; otherwise it is drawn here and marked as a copy. */
  isPdfOriginal: Scalars['Boolean']['output'];
  currency: PriceFormat;
  asOf: Scalars['DateTime']['output'];
};

export type InvoiceDisputeInput = {
  /** A UUID, made by the client. */
  id: Scalars['ID']['input'];
  /** An `id` of `Invoice`. */
  itemId: Scalars['ID']['input'];
  reason: InvoiceDisputeReason;
  /** At most 2,000 characters. */
  description: Scalars['String']['input'];
  /** The disputed part of what is open. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** Stored files, at most 5. */
  files: Array<Scalars['ID']['input']>;
};

export type InvoiceDisputeReason =
  | 'price'
  | 'quantity'
  | 'notDelivered'
  | 'wrongGoods'
  | 'damaged'
  /** Goods were returned, and their credit note is missing. */
  | 'returned'
  /** The same goods are on another invoice. */
  | 'duplicate'
  /** Freight, surcharges or tax. */
  | 'charges'
  | 'alreadyPaid'
  | 'other';

export type InvoiceDisputeStatus =
  | 'open'
  /** The distributor agrees; the account is corrected later. */
  | 'accepted'
  | 'rejected'
  /** The account is corrected. */
  | 'settled'
  /** By the customer. */
  | 'withdrawn';

/** A customer's objection to an item, and the distributor's decision. */
export type InvoiceDispute = {
  __typename?: 'InvoiceDispute';
  id: Scalars['ID']['output'];
  /** An `id` of `Invoice`. */
  itemId: Scalars['ID']['output'];
  reason: InvoiceDisputeReason;
  description: Scalars['String']['output'];
  /** Null where the customer named none. */
  amount: Maybe<Scalars['Money']['output']>;
  status: InvoiceDisputeStatus;
  openedOn: Scalars['Date']['output'];
  files: Array<StoredFile>;
  /** Oldest first. */
  history: Array<InvoiceDisputeState>;
};

/** A state that a dispute has had. */
export type InvoiceDisputeState = {
  __typename?: 'InvoiceDisputeState';
  status: InvoiceDisputeStatus;
  at: Scalars['DateTime']['output'];
  /** The user; null for the distributor's system. */
  by: Maybe<Scalars['String']['output']>;
  /** The distributor's explanation of its decision. */
  note: Scalars['String']['output'];
  /** The day of the distributor's decision. */
  decidedOn: Maybe<Scalars['Date']['output']>;
};

/** A part of an invoice's total with its amount, which `sign` has been applied to. */
export type InvoiceComponent = {
  __typename?: 'InvoiceComponent';
  code: Scalars['String']['output'];
  description: Scalars['String']['output'];
  amount: Scalars['Money']['output'];
};

export type PriceComponentModule =
  | 'invoice';

export type PriceComponent = {
  __typename?: 'PriceComponent';
  module: PriceComponentModule;
  code: Scalars['String']['output'];
  description: Scalars['String']['output'];
  sorting: Scalars['Int']['output'];
  /** 1 for what is added to the total, -1 for what is taken off. */
  sign: Scalars['Int']['output'];
};

export type AccountStatement = {
  __typename?: 'AccountStatement';
  payerCode: Scalars['String']['output'];
  payerName: Scalars['String']['output'];
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
  opening: Scalars['Money']['output'];
  closing: Scalars['Money']['output'];
  movements: Array<AccountMovement>;
  /** Whether there are more movements than are answered; the balances count all. */
  more: Scalars['Boolean']['output'];
  currency: PriceFormat;
  asOf: Scalars['DateTime']['output'];
};

/** `partPayment` stands at the day of its invoice, as the ERP tells only what is left of an item. */
export type AccountMovementKind =
  | 'invoice'
  | 'creditNote'
  | 'partPayment'
  | 'payment'
  | 'creditUsed';

/** An invoice or credit note by its date, or what was paid of it. */
export type AccountMovement = {
  __typename?: 'AccountMovement';
  date: Scalars['Date']['output'];
  kind: AccountMovementKind;
  invoiceNo: Scalars['String']['output'];
  installment: Maybe<Scalars['Int']['output']>;
  amount: Scalars['Money']['output'];
  /** The account after it. */
  balance: Scalars['Money']['output'];
};

/** The types of marketing material (B294, C135). */
export type MarketingMaterialType =
  | 'marketing_material'
  | 'brand_assets';

export type MarketingMaterialCategoryFilterInput = {
  type?: InputMaybe<MarketingMaterialType>;
  /** The id of a category: those directly below it. */
  parent?: InputMaybe<Scalars['ID']['input']>;
  /** Only those without a parent. */
  isRoot?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of a market. */
  market?: InputMaybe<Scalars['ID']['input']>;
};

export type MarketingMaterialCategorySortColumn =
  | 'sorting'
  | 'title'
  | 'changedAt';

export type MarketingMaterialCategorySort = {
  by: MarketingMaterialCategorySortColumn;
  order: SortOrder;
};

export type MarketingMaterialFilterInput = {
  type?: InputMaybe<MarketingMaterialType>;
  /** The id of a category: material directly in it. */
  category?: InputMaybe<Scalars['ID']['input']>;
  /** The id of a market. */
  market?: InputMaybe<Scalars['ID']['input']>;
  /** For writers. */
  state?: InputMaybe<ContentState>;
  /** An article code: what is linked to the article, to its model or to its brand. */
  article?: InputMaybe<Scalars['String']['input']>;
  /** For writers: what has one of these files, by their SHA-256 as hexadecimal digits; at most 200. */
  hashes?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type MarketingMaterialSortColumn =
  | 'title'
  | 'uploadAt'
  | 'changedAt';

export type MarketingMaterialSort = {
  by: MarketingMaterialSortColumn;
  order: SortOrder;
};

export type MarketingMaterialCategoryInput = {
  /** The language of the title. */
  language: Scalars['String']['input'];
  title: Scalars['String']['input'];
  /** Titles in other languages. */
  translations?: InputMaybe<Array<ContentTextInput>>;
  /** That of the parent where there is one. */
  type: MarketingMaterialType;
  /** Lower-case letters, digits and hyphens; unique below a parent (reading 66). Made of the title when left out. */
  route?: InputMaybe<Scalars['String']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the page of the category shows its child categories (readings 66 and 103). */
  showChilds?: InputMaybe<Scalars['Boolean']['input']>;
  /** Cards in a row on wide screens, 1 to 6. */
  itemPerLine?: InputMaybe<Scalars['Int']['input']>;
  /** Ascending, then by title (reading 66). */
  sorting?: InputMaybe<Scalars['Int']['input']>;
  layout?: InputMaybe<Scalars['ID']['input']>;
  contentTargetMarkets: Array<Scalars['ID']['input']>;
  /** The picture of the card; null takes it away. */
  file?: InputMaybe<ContentPictureInput>;
};

export type MarketingMaterialInput = {
  /** The language of title and body. */
  language: Scalars['String']['input'];
  title: Scalars['String']['input'];
  /** HTML; only what may be shown is stored (N120). */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Title and body in other languages. */
  translations?: InputMaybe<Array<ContentTextInput>>;
  marketingMaterialCategoryId: Scalars['ID']['input'];
  contentTargetMarkets: Array<Scalars['ID']['input']>;
  layout?: InputMaybe<Scalars['ID']['input']>;
  /** Files in a row on wide screens, 1 to 6. */
  itemPerLine?: InputMaybe<Scalars['Int']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The codes of articles and models, and the names of brands, on whose product pages it is shown. */
  articles?: InputMaybe<Array<Scalars['String']['input']>>;
  models?: InputMaybe<Array<Scalars['String']['input']>>;
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** False for a draft, which only writers see (reading 103). */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /** The picture of the card in place of the first file; null takes it away. */
  placeholderFile?: InputMaybe<ContentPictureInput>;
  /** All files, at least one; those that are left out go. */
  files: Array<ContentFileInput>;
};

/** What all material of a bulk creation has in common, and its files (R126). */
export type MarketingMaterialsInput = {
  /** The language of the titles. */
  language: Scalars['String']['input'];
  marketingMaterialCategoryId: Scalars['ID']['input'];
  contentTargetMarkets: Array<Scalars['ID']['input']>;
  layout?: InputMaybe<Scalars['ID']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  published?: InputMaybe<Scalars['Boolean']['input']>;
  materials: Array<BulkMaterialInput>;
};

export type BulkMaterialInput = {
  title: Scalars['String']['input'];
  /** A picture without alternative texts gets its title as one. */
  file: ContentFileInput;
};

export type MarketingMaterialCategoryPayload = MutationAnswer & {
  __typename?: 'MarketingMaterialCategoryPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<MarketingMaterialCategory>;
};

export type MarketingMaterialPayload = MutationAnswer & {
  __typename?: 'MarketingMaterialPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<MarketingMaterial>;
};

export type MarketingMaterialsPayload = MutationAnswer & {
  __typename?: 'MarketingMaterialsPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  /** In the order of the files; empty when nothing was stored. */
  records: Array<MarketingMaterialName>;
};

export type MarketingMaterialCategoryList = {
  __typename?: 'MarketingMaterialCategoryList';
  marketingMaterialCategories: Array<MarketingMaterialCategory>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type MarketingMaterialRouteList = {
  __typename?: 'MarketingMaterialRouteList';
  marketingMaterialCategories: Array<MarketingMaterialRoute>;
  info: PageInfo;
};

export type MarketingMaterialList = {
  __typename?: 'MarketingMaterialList';
  marketingMaterials: Array<MarketingMaterial>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

/** Where a category is found: its ancestors and the parent of another one. */
export type MarketingMaterialRoute = {
  __typename?: 'MarketingMaterialRoute';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  route: Scalars['String']['output'];
  parentId: Maybe<Scalars['ID']['output']>;
};

/** A day and a time in the formats of the host. */
export type UploadTime = {
  __typename?: 'UploadTime';
  date: Scalars['String']['output'];
  time: Scalars['String']['output'];
};

/** A category of marketing material (E693 to E712). Its title is in the reader's language where it is translated. */
export type MarketingMaterialCategory = {
  __typename?: 'MarketingMaterialCategory';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** The language of the title as it is here; null when it is not known. */
  language: Maybe<Scalars['String']['output']>;
  type: MarketingMaterialType;
  route: Scalars['String']['output'];
  parentId: Maybe<Scalars['ID']['output']>;
  parent: Maybe<MarketingMaterialRoute>;
  showChilds: Scalars['Boolean']['output'];
  /** How many categories directly in it the viewer sees. */
  totalChildren: Scalars['Int']['output'];
  /** How many materials directly in it the viewer sees; those of writers without the deleted ones. */
  totalMaterials: Scalars['Int']['output'];
  itemPerLine: Scalars['Int']['output'];
  sorting: Scalars['Int']['output'];
  layout: Maybe<Layout>;
  /** Of a reader the own ones only. */
  contentTargetMarkets: Array<ContentTargetMarket>;
  file: Maybe<ContentFile>;
  /** Its ancestors from the root, up to 99 (C084, B296); of one category, empty in lists. */
  breadcrumb: Array<MarketingMaterialRoute>;
  /** Of marketingMaterialCategoryView, up to 60 where the category shows them; empty elsewhere. */
  children: Array<MarketingMaterialCategory>;
  /** The last change of its picture; null without one (reading 66). */
  uploadAt: Maybe<UploadTime>;
  /** The title in its own language and in all others, the own one first; empty for readers. */
  texts: Array<ContentText>;
  missingIn: Array<Scalars['String']['output']>;
  changedAt: Scalars['DateTime']['output'];
  changedBy: Scalars['String']['output'];
  mayChange: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type MarketingMaterialName = {
  __typename?: 'MarketingMaterialName';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** Marketing material (E721 to E731), which the paths call an image (reading 65). */
export type MarketingMaterial = {
  __typename?: 'MarketingMaterial';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** That of its category. */
  type: MarketingMaterialType;
  body: Scalars['String']['output'];
  /** The language of title and body as they are here; null when it is not known. */
  language: Maybe<Scalars['String']['output']>;
  marketingMaterialCategoryId: Scalars['ID']['output'];
  category: MarketingMaterialRoute;
  placeholderFile: Maybe<ContentFile>;
  files: Array<ContentFile>;
  layout: Maybe<Layout>;
  itemPerLine: Scalars['Int']['output'];
  /** Of a reader the own ones only. */
  contentTargetMarkets: Array<ContentTargetMarket>;
  /** The last change of its files (reading 66). */
  uploadAt: UploadTime;
  tags: Array<Scalars['String']['output']>;
  articles: Array<Scalars['String']['output']>;
  models: Array<Scalars['String']['output']>;
  brands: Array<Scalars['String']['output']>;
  /** The SHA-256 of its files, for writers; empty for readers. */
  hashes: Array<Scalars['String']['output']>;
  state: ContentState;
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  /** The texts in their own language and in all others, the own one first; empty for readers. */
  texts: Array<ContentText>;
  missingIn: Array<Scalars['String']['output']>;
  changedAt: Scalars['DateTime']['output'];
  changedBy: Scalars['String']['output'];
  mayChange: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type NewsFilterInput = {
  /** The id of a market. */
  market?: InputMaybe<Scalars['ID']['input']>;
  /** For writers. */
  state?: InputMaybe<ContentState>;
};

export type NewsSortColumn =
  | 'title'
  | 'validFrom'
  | 'validTo'
  | 'changedAt';

export type NewsSort = {
  by: NewsSortColumn;
  order: SortOrder;
};

export type NewsInput = {
  /** The language of title and body. */
  language: Scalars['String']['input'];
  title: Scalars['String']['input'];
  /** HTML; only what may be shown is stored (N120). */
  body: Scalars['String']['input'];
  /** Title and body in other languages. */
  translations?: InputMaybe<Array<ContentTextInput>>;
  /** Whole days; the last one is included (reading 98). */
  validFrom: Scalars['Date']['input'];
  validTo: Scalars['Date']['input'];
  contentTargetMarkets: Array<Scalars['ID']['input']>;
  layout?: InputMaybe<Scalars['ID']['input']>;
  /** Files in a row on wide screens, 1 to 6. */
  itemPerLine?: InputMaybe<Scalars['Int']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  mustRead?: InputMaybe<Scalars['Boolean']['input']>;
  /** False for a draft, which only writers see (reading 103). */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /** The picture of the card; null takes it away. */
  file?: InputMaybe<ContentPictureInput>;
  /** All files; those that are left out go. */
  files?: InputMaybe<Array<ContentFileInput>>;
};

export type NewsPayload = MutationAnswer & {
  __typename?: 'NewsPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<News>;
};

export type NewsList = {
  __typename?: 'NewsList';
  news: Array<News>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

/** A news item (E745 to E756). Title and body are in the reader's language where they are translated. */
export type News = {
  __typename?: 'News';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  body: Scalars['String']['output'];
  /** The language of title and body as they are here; null when it is not known. */
  language: Maybe<Scalars['String']['output']>;
  validFrom: Scalars['Date']['output'];
  validTo: Scalars['Date']['output'];
  /** Of a reader the own ones only. */
  contentTargetMarkets: Array<ContentTargetMarket>;
  layout: Maybe<Layout>;
  itemPerLine: Scalars['Int']['output'];
  file: Maybe<ContentFile>;
  files: Array<ContentFile>;
  tags: Array<Scalars['String']['output']>;
  mustRead: Scalars['Boolean']['output'];
  /** When the viewer has read it, where it must be read. */
  readAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  state: ContentState;
  /** Title and body in their own language and in all others, the own one first; empty for readers. */
  texts: Array<ContentText>;
  /** The languages of the sales organisation in which it has no text; empty for readers. */
  missingIn: Array<Scalars['String']['output']>;
  /** The time of the last change, and the name of the user who made it; for writers. */
  changedAt: Scalars['DateTime']['output'];
  changedBy: Scalars['String']['output'];
  /** Whether the viewer may change it: it is of the own sales organisation, and all its markets are the viewer's (reading 68). */
  mayChange: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type NotificationList = {
  __typename?: 'NotificationList';
  notifications: Array<Notification>;
  info: PageInfo;
  unread: Scalars['Int']['output'];
};

/** A notification of the viewer. */
export type Notification = {
  __typename?: 'Notification';
  id: Scalars['ID']['output'];
  /** restock, order, invoice, payment, registration, claim, news, download or test. */
  kind: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  read: Scalars['Boolean']['output'];
  /** The article that is back; null for a test and for an article that is gone. */
  restock: Maybe<RestockNews>;
  /** What happened to an order; null for others. */
  order: Maybe<OrderNews>;
  /** What happened to invoices; null for others. */
  invoice: Maybe<InvoiceNews>;
  /** The state of a payment request; null for others, and where the host takes no payments. */
  payment: Maybe<PaymentNews>;
  /** Sales that must soon be registered; null for others. */
  registration: Maybe<RegistrationNews>;
  /** What happened to a claim; null for others. */
  claim: Maybe<ClaimNews>;
  /** A news item; null for others, and where the host has no news. */
  news: Maybe<PublishedNews>;
  /** A file that the viewer has asked for; null for others. */
  download: Maybe<DownloadNews>;
};

/** A file of the download area that is `ready`, or whose making has `failed`. */
export type DownloadNews = {
  __typename?: 'DownloadNews';
  event: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  fileName: Scalars['String']['output'];
};

/** A news item that has become valid; it leads to its page. */
export type PublishedNews = {
  __typename?: 'PublishedNews';
  id: Scalars['ID']['output'];
  /** In the reader's language, else in that of the item. */
  title: Scalars['String']['output'];
  mustRead: Scalars['Boolean']['output'];
};

/** What happened to a claim that the viewer has a part in: its new status (`open`, `waiting` for the dealer, `approved`, `partly` approved, `rejected`, `notAWarranty`, `withdrawn`, `closed`), `answered` (by the dealer) or `comment`. */
export type ClaimNews = {
  __typename?: 'ClaimNews';
  event: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  referenceNo: Scalars['String']['output'];
  /** The dealer. */
  customer: Scalars['String']['output'];
  /** The article's description. */
  article: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  /** How many pieces were approved; null for all. */
  approvedQty: Maybe<Scalars['Int']['output']>;
};

/** Bikes of a dealer whose sale must soon be registered: `unsold` (delivered, and not reported as sold) or `failed` (the distributor refused the registration). */
export type RegistrationNews = {
  __typename?: 'RegistrationNews';
  event: Scalars['String']['output'];
  /** The dealer. */
  customer: Scalars['String']['output'];
  /** How many bikes. */
  count: Scalars['Int']['output'];
  /** The first day by which one of them must be registered. */
  deadline: Scalars['Date']['output'];
  /** The numbers of the frames, at most 20 of them. */
  frameNumbers: Array<Scalars['String']['output']>;
};

/** What happened to invoices of a payer: `due` (soon), `overdue` or `dunned`. */
export type InvoiceNews = {
  __typename?: 'InvoiceNews';
  event: Scalars['String']['output'];
  /** The payer. */
  customer: Scalars['String']['output'];
  /** How many invoices. */
  count: Scalars['Int']['output'];
  /** What was open of them together. */
  amount: Scalars['Money']['output'];
  /** The day on which they are due; null for other events. */
  dueDate: Maybe<Scalars['Date']['output']>;
  /** 0 for other events than `dunned`. */
  dunningLevel: Scalars['Int']['output'];
  /** The numbers of the invoices, at most 20 of them. */
  invoiceNos: Array<Scalars['String']['output']>;
};

/** The state of a payment request that the viewer began: `waiting` (for the transfer of the payer), `complete`, `failed`, `expired`, `voided` (by the portal or the provider) or `voidedByOther` (by another user). */
export type PaymentNews = {
  __typename?: 'PaymentNews';
  event: Scalars['String']['output'];
  externalId: Scalars['ID']['output'];
  /** The payer. */
  customer: Scalars['String']['output'];
  amount: Scalars['Money']['output'];
  /** Until when it could be paid. */
  expiredDate: Scalars['DateTime']['output'];
};

/** What happened to an order: `placed` (captured without a connection, now placed), `changed` (an open line) or `answered` (what was asked for left the lines as they were). */
export type OrderNews = {
  __typename?: 'OrderNews';
  event: Scalars['String']['output'];
  orderNumber: Scalars['String']['output'];
  /** For whom it was ordered. */
  customer: Scalars['String']['output'];
  /** The lines that changed, at most 20 of them; empty when placed. */
  changes: Array<OrderLineNews>;
  /** How many lines changed. */
  count: Scalars['Int']['output'];
};

export type OrderLineNews = {
  __typename?: 'OrderLineNews';
  position: Scalars['Int']['output'];
  article: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Null where it stayed as it was. */
  expectedDate: Maybe<DateChange>;
  price: Maybe<PriceChange>;
  status: Maybe<TextChange>;
  replacedBy: Maybe<ArticleName>;
  /** What the distributor answered to what was asked for, where nothing of the line changed. */
  answer: Maybe<OrderLineAnswer>;
};

export type OrderLineAnswer = {
  __typename?: 'OrderLineAnswer';
  action: OpenOrderAction;
  /** The day asked for. */
  date: Maybe<Scalars['Date']['output']>;
  /** False: the line stays as it was. */
  granted: Scalars['Boolean']['output'];
};

export type DateChange = {
  __typename?: 'DateChange';
  before: Maybe<Scalars['Date']['output']>;
  after: Maybe<Scalars['Date']['output']>;
};

export type PriceChange = {
  __typename?: 'PriceChange';
  before: Scalars['Money']['output'];
  after: Scalars['Money']['output'];
};

export type TextChange = {
  __typename?: 'TextChange';
  before: Scalars['String']['output'];
  after: Scalars['String']['output'];
};

/** How many came and how many asked: the truth, so that nobody feels cheated. */
export type RestockNews = {
  __typename?: 'RestockNews';
  article_code: Scalars['String']['output'];
  article_code_display: Scalars['String']['output'];
  name: Scalars['String']['output'];
  category: ProductCategory;
  slug: Scalars['String']['output'];
  image: Maybe<Scalars['String']['output']>;
  /** Wanted by the viewer. */
  qty: Scalars['Int']['output'];
  /** Pieces that can be ordered, as far as the host shows them; null above its mask. */
  arrived: Maybe<Scalars['Int']['output']>;
  /** Customers who asked, the viewer's included. */
  asked: Scalars['Int']['output'];
  /** For whom the viewer asked. */
  customer: Scalars['String']['output'];
};

export type RestockSubscriptionList = {
  __typename?: 'RestockSubscriptionList';
  subscriptions: Array<RestockSubscription>;
  info: PageInfo;
};

export type RestockSubscription = {
  __typename?: 'RestockSubscription';
  article_code: Scalars['String']['output'];
  article_code_display: Scalars['String']['output'];
  sorg: Scalars['String']['output'];
  name: Scalars['String']['output'];
  category: ProductCategory;
  slug: Scalars['String']['output'];
  image: Maybe<Scalars['String']['output']>;
  qty: Scalars['Int']['output'];
  customer: Scalars['String']['output'];
  customerName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  toldAt: Maybe<Scalars['DateTime']['output']>;
};

export type NotificationSettings = {
  __typename?: 'NotificationSettings';
  /** VAPID public key, base64url. */
  publicKey: Scalars['String']['output'];
  quietHours: Maybe<QuietHours>;
  /** Devices of the viewer that take pushes. */
  devices: Scalars['Int']['output'];
  /** These devices, the newest first. */
  pushDevices: Array<PushDevice>;
  preferences: Array<NotificationPreference>;
};

/** A device that takes pushes of the viewer. */
export type PushDevice = {
  __typename?: 'PushDevice';
  /** Browser and system; empty when it has not said. */
  name: Scalars['String']['output'];
  since: Scalars['DateTime']['output'];
  /** Of the last notification its push service took; null when there was none within 90 days. */
  toldAt: Maybe<Scalars['DateTime']['output']>;
};

export type NotificationPreference = {
  __typename?: 'NotificationPreference';
  kind: Scalars['String']['output'];
  push: Scalars['Boolean']['output'];
  email: NotificationMail;
};

/** Whether news is mailed: never, when no device of the viewer took it, or always. */
export type NotificationMail =
  | 'never'
  | 'fallback'
  | 'always';

/** Local times HH:MM; over midnight when `from` is later than `to`. */
export type QuietHours = {
  __typename?: 'QuietHours';
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
};

export type QuietHoursInput = {
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
  timeZone: Scalars['String']['input'];
};

export type StockOrderConfirmationList = {
  __typename?: 'StockOrderConfirmationList';
  orders: Array<StockOrderConfirmation>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type StockOrderConfirmation = {
  __typename?: 'StockOrderConfirmation';
  order: Order;
  /** The highest value it may have; null for none. */
  limit: Maybe<Scalars['Money']['output']>;
  overLimit: Scalars['Boolean']['output'];
  lines: Array<StockOrderLine>;
};

export type StockOrderLine = {
  __typename?: 'StockOrderLine';
  position: Scalars['Int']['output'];
  article: Scalars['String']['output'];
  /** The code as the distributor writes it, such as AL 10034-02. */
  article_code_display: Scalars['String']['output'];
  description: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  uom: Scalars['String']['output'];
  /** Pieces reserved for this order or free, now. */
  available: Scalars['Int']['output'];
  /** Pieces that arrive until the day; nothing when no day was asked for. */
  arriving: Scalars['Int']['output'];
  /** The first day all pieces are there; null when no arrival tells. */
  completeOn: Maybe<Scalars['Date']['output']>;
};

export type ConfirmOrdersPayload = MutationAnswer & {
  __typename?: 'ConfirmOrdersPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  /** Those that went through. */
  orders: Array<Scalars['String']['output']>;
};

export type OrderListState = {
  __typename?: 'OrderListState';
  lists: Scalars['String']['output'];
  aliases: Scalars['String']['output'];
  asOf: Scalars['DateTime']['output'];
};

export type OrderLists = {
  __typename?: 'OrderLists';
  /** That of `orderListState` for exactly these: asked for apart, it may be that of before or after them. */
  mark: Scalars['String']['output'];
  lists: Array<OrderList>;
};

export type ArticleAliases = {
  __typename?: 'ArticleAliases';
  /** As that of the lists. */
  mark: Scalars['String']['output'];
  aliases: Array<ArticleAlias>;
};

export type OrderListKind =
  | 'cart'
  | 'template';

export type OrderList = {
  __typename?: 'OrderList';
  id: Scalars['ID']['output'];
  kind: OrderListKind;
  name: Scalars['String']['output'];
  /** Seen by all users of the customer. */
  shared: Scalars['Boolean']['output'];
  /** Whether the viewer may change it. */
  own: Scalars['Boolean']['output'];
  /** The name of the active cart; its lines are in the cart. */
  active: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
  lines: Array<OrderListLine>;
};

export type OrderListLine = {
  __typename?: 'OrderListLine';
  articleCode: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  articleCodeDisplay: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type OrderListInput = {
  /** A UUID made on the device. */
  id: Scalars['ID']['input'];
  kind: OrderListKind;
  name: Scalars['String']['input'];
  /** False when absent. No defaults here: the compiled executor ignores them. */
  shared?: InputMaybe<Scalars['Boolean']['input']>;
  active?: InputMaybe<Scalars['Boolean']['input']>;
  lines: Array<CartProductInput>;
};

export type ArticleAlias = {
  __typename?: 'ArticleAlias';
  alias: Scalars['String']['output'];
  articleCode: Scalars['String']['output'];
};

export type ArticleAliasInput = {
  alias: Scalars['String']['input'];
  articleCode?: InputMaybe<Scalars['String']['input']>;
};

export type OrderFilterInput = {
  orderNo?: InputMaybe<Scalars['String']['input']>;
  /** Order number (B2B or SAP), purchase order number, delivery number, tracking number or article (B184). */
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<Scalars['String']['input']>>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Only consignment fill ups (B185). */
  consignment?: InputMaybe<Scalars['Boolean']['input']>;
  /** States of the payment: Waiting, Uploaded, Failed, Voided, Completed. An order that its invoice pays has none. */
  paymentStatus?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type OrderSort = {
  by: OrderSortColumn;
  order?: SortOrder;
};

export type OrderSortColumn =
  | 'createdAt'
  | 'orderNo'
  | 'custPoNo'
  | 'requestDeliveryDate'
  | 'status'
  | 'total';

export type PlacedOrders = {
  __typename?: 'PlacedOrders';
  orders: Array<Order>;
  info: PageInfo;
  /**
   * Where the filter names states of payments: how many orders it finds in each state that a payment can have, whatever
   * states it names; else null.
   */
  paymentCounts: Maybe<Array<OrderPaymentCount>>;
  asOf: Scalars['DateTime']['output'];
};

/** How many orders have a payment in a state. */
export type OrderPaymentCount = {
  __typename?: 'OrderPaymentCount';
  status: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type OpenOrderFilterInput = {
  /** Order number (B2B or SAP), purchase order number, number or tracking number of a delivery of the order, or article (B184). */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only consignment fill ups (B185). */
  consignment?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OpenOrderList = {
  __typename?: 'OpenOrderList';
  companies: Array<OpenOrderCompany>;
  /** Counts lines over all companies. */
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
  currency: PriceFormat;
};

export type OpenOrderCompany = {
  __typename?: 'OpenOrderCompany';
  companyCode: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  orders: Array<OpenOrder>;
};

/** A line that is not yet delivered (E495 to E516). */
export type OpenOrder = {
  __typename?: 'OpenOrder';
  /** The number in the distributor's own system; null until it has one. */
  soNumber: Maybe<Scalars['String']['output']>;
  orderNumber: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  orderType: Scalars['String']['output'];
  poNumber: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  requestDeliveryDate: Maybe<Scalars['Date']['output']>;
  expectedDeliveryDate: Maybe<Scalars['Date']['output']>;
  notes: Maybe<Scalars['String']['output']>;
  internalNotes: Maybe<Scalars['String']['output']>;
  createdBy: Scalars['String']['output'];
  shipTo: Scalars['String']['output'];
  shipToDetail: ShipToDetail;
  custCode: Scalars['String']['output'];
  custName: Scalars['String']['output'];
  article_code: Scalars['String']['output'];
  article_code_display: Scalars['String']['output'];
  articleDescription: Scalars['String']['output'];
  slug: Maybe<Scalars['String']['output']>;
  image: Maybe<Scalars['String']['output']>;
  /** Pieces not yet delivered. */
  qty: Scalars['Int']['output'];
  price: Scalars['Money']['output'];
  subTotal: Scalars['Money']['output'];
  uom: Scalars['String']['output'];
  productCategory: Maybe<ProductCategory>;
  modelYear: Maybe<Scalars['Int']['output']>;
  status: Scalars['String']['output'];
  /** The successor the distributor offers; null when there is none or it was answered. */
  replacedBy: Maybe<ArticleName>;
  /** The next day on which another open order goes to the same ship-to freight free, not before this line is expected; null when there is none or this line's order pays no freight. */
  freeShipmentOn: Maybe<Scalars['Date']['output']>;
  /** What the viewer may ask for now. */
  actions: Array<OpenOrderAction>;
  /** What was asked for last and the distributor has not yet answered. */
  wish: Maybe<OpenOrderWish>;
};

export type ShipToDetail = {
  __typename?: 'ShipToDetail';
  address: Scalars['String']['output'];
};

export type ArticleName = {
  __typename?: 'ArticleName';
  article_code: Scalars['String']['output'];
  article_code_display: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type OpenOrderAction =
  | 'accept'
  | 'redate'
  | 'cancel';

export type OpenOrderWish = {
  __typename?: 'OpenOrderWish';
  action: OpenOrderAction;
  date: Maybe<Scalars['Date']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type ChangeOpenOrderPayload = MutationAnswer & {
  __typename?: 'ChangeOpenOrderPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  order: Maybe<OpenOrder>;
};

/** A placed order (E459 to E491). */
export type Order = {
  __typename?: 'Order';
  order_no: Scalars['String']['output'];
  order_status: Scalars['String']['output'];
  sap_order_no: Maybe<Scalars['String']['output']>;
  sorg: Scalars['String']['output'];
  total_order: Scalars['Money']['output'];
  createdBy: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  custPoNo: Maybe<Scalars['String']['output']>;
  notes: Maybe<Scalars['String']['output']>;
  requestDeliveryDate: Maybe<Scalars['Date']['output']>;
  /** CF: consignment fill up (B183); empty for an ordinary order. */
  orderType: Scalars['String']['output'];
  /** Why staff cancelled it. */
  cancelReason: Maybe<Scalars['String']['output']>;
  details: Array<OrderLine>;
  /** Deliveries of this order, newest first. */
  deliveries: Array<Delivery>;
  currency: PriceFormat;
  customer: OrderCustomer;
  orderShipment: OrderShipment;
  orderPayment: Maybe<OrderPayment>;
  orderStatus: OrderStatus;
  merchant: Scalars['String']['output'];
};

export type OrderLine = {
  __typename?: 'OrderLine';
  position: Scalars['Int']['output'];
  article: Scalars['String']['output'];
  /** The code as the distributor writes it, such as AL 10034-02. */
  article_code_display: Scalars['String']['output'];
  image: Maybe<Scalars['String']['output']>;
  /** Null for an article without one and one that is gone from the catalog. */
  color: Maybe<ProductColor>;
  /** Null for an article without one and one that is gone from the catalog. */
  ean: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  order_qty: Scalars['Int']['output'];
  /** The list price, before the deals of `promoprice`. */
  price: Scalars['Money']['output'];
  promoprice: Maybe<Scalars['Money']['output']>;
  /** The recommended retail price as it is in the catalog now; null without one. */
  retail: Maybe<Scalars['Money']['output']>;
  subtotal: Scalars['Money']['output'];
  uom: Scalars['String']['output'];
  status: Scalars['String']['output'];
  expectedDate: Maybe<Scalars['Date']['output']>;
  shipped_qty: Scalars['Int']['output'];
  /** Null for an article that is gone from the catalog. */
  slug: Maybe<Scalars['String']['output']>;
  category: Maybe<ProductCategory>;
  replacedBy: Maybe<ArticleName>;
  /** What the distributor promised, part by part (E473). */
  confirmations: Array<OrderLineConfirmation>;
};

export type OrderLineConfirmation = {
  __typename?: 'OrderLineConfirmation';
  article: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  price: Maybe<Scalars['Money']['output']>;
  date: Maybe<Scalars['Date']['output']>;
};

export type OrderCustomer = {
  __typename?: 'OrderCustomer';
  custName: Scalars['String']['output'];
  custCode: CustCode;
};

export type OrderShipment = {
  __typename?: 'OrderShipment';
  name: Scalars['String']['output'];
  price: Scalars['Money']['output'];
  shipTo: ShipTo;
};

export type OrderPayment = {
  __typename?: 'OrderPayment';
  /** The order it is for. */
  orderNo: Scalars['String']['output'];
  amount: Scalars['Money']['output'];
  currency: Scalars['String']['output'];
  paymentType: Scalars['String']['output'];
  /** What the way of paying was called when the order was placed. */
  paymentDesc: Scalars['String']['output'];
  /** Empty while nothing is to be paid yet (an order on invoice), else Waiting, Uploaded (a proof of payment is there), Failed, Voided or Completed: one of the flags. */
  paymentStatus: Scalars['String']['output'];
  /** Until when it is to be paid (E479). */
  expiredDate: Maybe<Scalars['Date']['output']>;
  isPaymentWaiting: Scalars['Boolean']['output'];
  isPaymentUploaded: Scalars['Boolean']['output'];
  isPaymentFailed: Scalars['Boolean']['output'];
  isPaymentVoided: Scalars['Boolean']['output'];
  isPaymentCompleted: Scalars['Boolean']['output'];
  /** The proof that was uploaded (E488). */
  paymentReceipt: Maybe<Array<PaymentPaper>>;
  /** Further papers (E482). */
  paymentDocs: Maybe<Array<PaymentPaper>>;
};

export type OrderStatus = {
  __typename?: 'OrderStatus';
  description: Scalars['String']['output'];
  pendingB2B: Scalars['Boolean']['output'];
};

/** What the provider needs beside the amount. Numbers of cards and accounts are refused anywhere in it (reading 27). */
export type PaymentExtRefDataInput = {
  /** A saved way to pay; without one the payer enters one on the provider's page. */
  savedPaymentId?: InputMaybe<Scalars['ID']['input']>;
  /** How the payer was shown the saved way to pay, masked; it is checked and not stored. */
  display?: InputMaybe<Scalars['String']['input']>;
  /** Whether the provider keeps the way to pay for the next time (E430). */
  shouldSavePayment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether other users of the payer may use it as well. */
  shareSavedPayment?: InputMaybe<Scalars['Boolean']['input']>;
  /** The page of the portal to return to, a path; the page of the request without one. */
  returnPage?: InputMaybe<Scalars['String']['input']>;
};

/** What is paid by whom (E444 to E451, reading 21). */
export type PaymentRequestDataInput = {
  /** What is to be paid after all discounts, minor units: what the payer saw. In a payment in part nothing comes off for the method. */
  amount: Scalars['Money']['input'];
  currency: Scalars['String']['input'];
  payerName?: InputMaybe<Scalars['String']['input']>;
  payerCode: Scalars['String']['input'];
  /** The payables by `assignment`. */
  positiveInvoiceNumbers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The deductions by `invoiceNo`. */
  negativeInvoiceNumbers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** All open payables with these accounting numbers. */
  positiveAccountingNumbers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** All open deductions with these accounting numbers. */
  negativeAccountingNumbers?: InputMaybe<Array<Scalars['String']['input']>>;
  merchant: Scalars['String']['input'];
};

export type PaymentStatus = {
  __typename?: 'PaymentStatus';
  /** complete, pending, failed, void or on processing */
  id: Scalars['ID']['output'];
  description: Scalars['String']['output'];
};

export type PaymentStatusCount = {
  __typename?: 'PaymentStatusCount';
  status: PaymentStatus;
  count: Scalars['Int']['output'];
};

export type PaymentRequestList = {
  __typename?: 'PaymentRequestList';
  requests: Array<PaymentRequest>;
  /** How many there are of each state, whatever the filter by state. */
  counts: Array<PaymentStatusCount>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

/** A request to pay invoices (E431 to E437). */
export type PaymentRequest = {
  __typename?: 'PaymentRequest';
  externalId: Scalars['ID']['output'];
  amount: Scalars['Money']['output'];
  currency: Scalars['String']['output'];
  priceFormat: PriceFormat;
  /** The account to transfer to; null for other ways to pay. */
  virtualAccountNo: Maybe<Scalars['String']['output']>;
  /** The distributor's account to transfer to; null for other ways to pay, and where the feed has none. */
  creditor: Maybe<PaymentCreditor>;
  paymentStatus: PaymentStatus;
  /** Why it failed or was voided, or why the last attempt to pay a pending one was declined: EXPIRED, DECLINED … */
  reason: Maybe<Scalars['String']['output']>;
  /** Staff look at it because something else arrived than was asked for: amount, currency, late or returned. */
  held: Maybe<Scalars['String']['output']>;
  /** The amount that arrived instead. */
  heldAmount: Maybe<Scalars['Money']['output']>;
  /** Until when it can be paid. */
  expiredDate: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  payerCode: Scalars['String']['output'];
  payerName: Scalars['String']['output'];
  companyCode: Scalars['String']['output'];
  merchant: Scalars['String']['output'];
  paymentId: Scalars['ID']['output'];
  paymentType: Scalars['String']['output'];
  paymentDesc: Scalars['String']['output'];
  /** The card or account that is charged, with at most its last four digits; null where the provider has not named it. */
  paymentDisplay: Maybe<Scalars['String']['output']>;
  /** What the payer has to do. */
  instruction: Scalars['String']['output'];
  /** The provider's page on which the payer continues; null when there is nothing to do there. */
  redirectUrl: Maybe<Scalars['String']['output']>;
  isPartialPayment: Scalars['Boolean']['output'];
  selectedTotal: Scalars['Money']['output'];
  earlyPaymentDiscount: Scalars['Money']['output'];
  freightAllowance: Scalars['Money']['output'];
  methodDiscount: Scalars['Money']['output'];
  /** Whether somebody has voided it and the provider has not confirmed that yet. */
  isVoiding: Scalars['Boolean']['output'];
  invoices: Array<PaymentRequestInvoice>;
  /** The proof of the payment. */
  paymentReceipt: Array<PaymentPaper>;
  paymentDocs: Array<PaymentPaper>;
  asOf: Scalars['DateTime']['output'];
};

/** An item that a request covers. */
export type PaymentRequestInvoice = {
  __typename?: 'PaymentRequestInvoice';
  invoiceNo: Scalars['String']['output'];
  accountingNo: Scalars['String']['output'];
  companyCode: Scalars['String']['output'];
  fiscalYear: Scalars['Int']['output'];
  lineItem: Scalars['String']['output'];
  /** What is settled of it; negative for a deduction. */
  amount: Scalars['Money']['output'];
  discountTaken: Scalars['Money']['output'];
  freightAllowanceTaken: Scalars['Money']['output'];
};

/** The account of a transfer, and what the transfer has to name. */
export type PaymentCreditor = {
  __typename?: 'PaymentCreditor';
  name: Scalars['String']['output'];
  /** In capitals, without blanks. */
  iban: Scalars['String']['output'];
  /** Null where the bank needs none. */
  bic: Maybe<Scalars['String']['output']>;
  /** The number of the request as a creditor reference (ISO 11649). */
  reference: Scalars['String']['output'];
};

export type PaymentRequestPayload = MutationAnswer & {
  __typename?: 'PaymentRequestPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  /** The request as it is now; null when there is none. */
  request: Maybe<PaymentRequest>;
};

/** A way to pay that the provider keeps (E417 to E420). */
export type SavedPayment = {
  __typename?: 'SavedPayment';
  id: Scalars['ID']['output'];
  /** At most the last digits: Visa ···· 1111 */
  display: Scalars['String']['output'];
  type: Scalars['String']['output'];
  /** Whether it is shared with other users of the payer. */
  shared: Scalars['Boolean']['output'];
  /** Whether it is the viewer's own, and may be deleted. */
  isOwn: Scalars['Boolean']['output'];
  paymentMerchant: SavedPaymentMerchant;
};

export type SavedPaymentMerchant = {
  __typename?: 'SavedPaymentMerchant';
  payment: SavedPaymentMethod;
};

export type SavedPaymentMethod = {
  __typename?: 'SavedPaymentMethod';
  /** The way to pay, an id of `payments`. */
  id: Scalars['ID']['output'];
};

export type DeleteUserPaymentPayload = MutationAnswer & {
  __typename?: 'DeleteUserPaymentPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  status: Scalars['Boolean']['output'];
};

export type PaymentDocumentPayload = MutationAnswer & {
  __typename?: 'PaymentDocumentPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  document: Maybe<PaymentDocument>;
};

/** A paper that was uploaded for a payment; a stored file. */
export type PaymentPaper = {
  __typename?: 'PaymentPaper';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  bytes: Scalars['Int']['output'];
  /** MIME type, found by the content. */
  type: Scalars['String']['output'];
  /** Whether the viewer may remove it: their own, or as staff any, until the payment is approved or over (O084). */
  canDelete: Scalars['Boolean']['output'];
};

/** A paper of a payment. */
export type PaymentDocument = {
  __typename?: 'PaymentDocument';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Where it is downloaded, with the token. */
  url: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type BankEntryList = {
  __typename?: 'BankEntryList';
  entries: Array<BankEntry>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type BankEntryState =
  /** It waits for staff. */
  | 'listed'
  /** It has paid a request by itself. */
  | 'matched'
  /** Staff have matched it to a request. */
  | 'settled'
  /** Staff have set it aside. */
  | 'dismissed';

/** An entry of a bank statement (camt.053). */
export type BankEntry = {
  __typename?: 'BankEntry';
  id: Scalars['ID']['output'];
  bookedOn: Scalars['Date']['output'];
  /** Negative for money of an earlier credit that was taken back. */
  amount: Scalars['Money']['output'];
  currency: Scalars['String']['output'];
  payerName: Scalars['String']['output'];
  /** At most the country and the last digits of the account. */
  account: Scalars['String']['output'];
  remittance: Scalars['String']['output'];
  state: BankEntryState;
  /**
   * Why it was not matched: NO_REQUEST, AMBIGUOUS, AMOUNT, CURRENCY, OVER, NOT_SPLIT, NO_DAY, REPEATED, REVERSAL or
   * RETURNED. Null for one that was.
   */
  reason: Maybe<Scalars['String']['output']>;
  /** The request it pays or names, where there is one. */
  externalId: Maybe<Scalars['ID']['output']>;
  /** Why it was set aside; empty for others. */
  note: Scalars['String']['output'];
  /** The name of the member of staff who has decided; null while nobody has. */
  decidedBy: Maybe<Scalars['String']['output']>;
  decidedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Which articles are managed: those in the catalog, those that are not, deleted ones, those of which staff have set something, or all. */
export type ManagedState =
  | 'listed'
  | 'inactive'
  | 'deleted'
  | 'overridden'
  | 'all';

/** Days, both included; without `to` it has no end, without both the article is not new. */
export type NewArrivalInput = {
  /** YYYY-MM-DD; a day that does not exist is refused for its article alone. */
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type ProductAttributesInput = {
  articleCode: Scalars['String']['input'];
  sorg: Scalars['String']['input'];
  /** Whether it may be ordered. */
  orderFlag?: InputMaybe<Scalars['Boolean']['input']>;
  newArrival?: InputMaybe<NewArrivalInput>;
  /** True leaves it to the feed, which alone can say that an article is in the range. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that the sender has seen, empty for none; another one now is CHANGED_MEANWHILE. */
  seen?: InputMaybe<Scalars['String']['input']>;
};

export type ManagedProductInput = {
  articleCode: Scalars['String']['input'];
  sorg: Scalars['String']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
};

export type ManagedProductList = {
  __typename?: 'ManagedProductList';
  products: Array<ManagedProduct>;
  info: PageInfo;
};

/** What staff may set of an article. */
export type ProductAttributes = {
  __typename?: 'ProductAttributes';
  orderFlag: Scalars['Boolean']['output'];
  newFrom: Maybe<Scalars['Date']['output']>;
  newTo: Maybe<Scalars['Date']['output']>;
  active: Scalars['Boolean']['output'];
};

export type ManagedProduct = {
  __typename?: 'ManagedProduct';
  articleCode: Scalars['String']['output'];
  article_code_display: Scalars['String']['output'];
  sorg: Scalars['String']['output'];
  name: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  category: ProductCategory;
  slug: Scalars['String']['output'];
  image: Maybe<Scalars['String']['output']>;
  /** What is true now. */
  now: ProductAttributes;
  /** What the feed said last. */
  fed: ProductAttributes;
  override: Maybe<ProductOverride>;
};

/** What staff have set of an article; null is left to the feed. */
export type ProductOverride = {
  __typename?: 'ProductOverride';
  version: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  /** Empty when the user is gone. */
  by: Scalars['String']['output'];
  orderFlag: Maybe<Scalars['Boolean']['output']>;
  /** Whether the days of `now` are set, and not those of the feed. */
  newArrival: Scalars['Boolean']['output'];
  inactive: Scalars['Boolean']['output'];
  deletedAt: Maybe<Scalars['DateTime']['output']>;
};

export type LanguageChange = {
  __typename?: 'LanguageChange';
  status: Scalars['Boolean']['output'];
  description: Scalars['String']['output'];
};

export type ProfileInput = {
  name: Scalars['String']['input'];
  /** One of the host's language codes. */
  language: Scalars['String']['input'];
  /** Needed, and checked, only together with `newPassword`. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  newPassword?: InputMaybe<Scalars['String']['input']>;
};

export type ProfilePayload = MutationAnswer & {
  __typename?: 'ProfilePayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
};

export type Promotion = {
  __typename?: 'Promotion';
  code: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  terms: Scalars['String']['output'];
  badge: Scalars['String']['output'];
  tagline: Scalars['String']['output'];
  /** Where it is advertised: landing, list, product. */
  locations: Array<Scalars['String']['output']>;
  image: Maybe<Scalars['String']['output']>;
  validTo: Scalars['Date']['output'];
  details: Array<PromotionDetail>;
};

/** One offer of a promotion: an article, a brand or a merchandise category. */
export type PromotionDetail = {
  __typename?: 'PromotionDetail';
  articleCode: Maybe<Scalars['String']['output']>;
  brand: Maybe<Scalars['String']['output']>;
  /** Merchandise category. */
  mc: Maybe<Scalars['String']['output']>;
  type: Scalars['String']['output'];
  /** Signed: basis points or minor units. */
  value: Scalars['Money']['output'];
  condition: PromotionCondition;
};

export type PromotionCondition = {
  __typename?: 'PromotionCondition';
  minQty: Maybe<Scalars['Int']['output']>;
  maxQty: Maybe<Scalars['Int']['output']>;
};

export type ArticlePurchase = {
  __typename?: 'ArticlePurchase';
  article_code: Scalars['String']['output'];
  order_no: Scalars['String']['output'];
  orderedAt: Scalars['DateTime']['output'];
  qty: Scalars['Int']['output'];
  uom: Scalars['String']['output'];
  /** Price of one piece as ordered. */
  price: Scalars['Money']['output'];
};

export type ConsumerAccountList = {
  __typename?: 'ConsumerAccountList';
  accounts: Array<ConsumerAccount>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

/** A consumer who has registered a bike. */
export type ConsumerAccount = {
  __typename?: 'ConsumerAccount';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  email: Scalars['String']['output'];
  address: Scalars['String']['output'];
  city: Scalars['String']['output'];
  frameNumber: Scalars['String']['output'];
  purchaseDate: Maybe<Scalars['Date']['output']>;
  /** open, or registered once a sale has taken the data over */
  status: Scalars['String']['output'];
  /** The day of the sale that can take the data over; null for a bike that is not reported as sold. */
  soldDate: Maybe<Scalars['Date']['output']>;
};

/** Where the data of a consumer are kept: with a sale, as an account that staff have uploaded, or with a claim. */
export type ConsumerRecordKind =
  | 'sale'
  | 'account'
  | 'claim';

export type ConsumerRecord = {
  __typename?: 'ConsumerRecord';
  /** `sale:<saleId>`, `account:<id>` or `claim:<id>`. */
  id: Scalars['ID']['output'];
  kind: ConsumerRecordKind;
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  address: Scalars['String']['output'];
  city: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  frameNumber: Scalars['String']['output'];
  articleDescription: Maybe<Scalars['String']['output']>;
  /** The day of the sale, or the one that the consumer or the claim gives. */
  boughtOn: Maybe<Scalars['Date']['output']>;
  /** Null of an account. */
  dealerName: Maybe<Scalars['String']['output']>;
  /** The number of the receipt, or of the claim; null of a claim that is not sent. */
  documentNo: Maybe<Scalars['String']['output']>;
  serials: Array<FrameSerial>;
  warrantyUntil: Maybe<Scalars['Date']['output']>;
  /** The version of the consent text that the consumer agreed to; null without consent. */
  consent: Maybe<Scalars['String']['output']>;
  consentAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type ConsumerRecordSort = {
  by: ConsumerRecordSortColumn;
  order?: SortOrder;
};

export type ConsumerRecordSortColumn =
  | 'name'
  | 'boughtOn';

export type ConsumerRecordList = {
  __typename?: 'ConsumerRecordList';
  records: Array<ConsumerRecord>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

/** A dealer that a sale can be registered for. */
export type UnderDealer = {
  __typename?: 'UnderDealer';
  custCode: Scalars['String']['output'];
  custName: Scalars['String']['output'];
  city: Scalars['String']['output'];
};

/** A row of a file of sales; texts are as they are written in it. Without a customer it is a non-retail sale. */
export type RetailSaleRow = {
  /** The row of the file; it comes back in the report. */
  line: Scalars['Int']['input'];
  frameNumber: Scalars['String']['input'];
  /** YYYY-MM-DD */
  soldDate: Scalars['String']['input'];
  customer?: InputMaybe<FrameConsumerInput>;
  articleCode?: InputMaybe<Scalars['String']['input']>;
  serials?: InputMaybe<Array<SerialInput>>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  documentNo?: InputMaybe<Scalars['String']['input']>;
  /** A SalesChannel; null is RETAIL. */
  salesChannel?: InputMaybe<Scalars['String']['input']>;
};

/** A row of a file of accounts; texts are as they are written in it. */
export type ConsumerAccountRow = {
  /** The row of the file; it comes back in the report. */
  line: Scalars['Int']['input'];
  frameNumber: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD */
  purchaseDate?: InputMaybe<Scalars['String']['input']>;
};

export type RetailSaleType =
  | 'retail'
  | 'nonRetail';

export type SalesChannel =
  | 'RETAIL'
  | 'ONLINE'
  | 'LEASING'
  | 'PARTNER';

export type SerialInput = {
  kind: SerialKind;
  value: Scalars['String']['input'];
};

export type FrameConsumerInput = {
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

export type RegisteredFrameSort = {
  by: RegisteredFrameSortColumn;
  order?: SortOrder;
};

export type RegisteredFrameSortColumn =
  | 'soldDate'
  | 'frameNumber'
  | 'createdAt'
  | 'status';

export type RegisteredFrameList = {
  __typename?: 'RegisteredFrameList';
  frames: Array<RegisteredFrame>;
  /** How many there are of each state, whatever the filter by state. */
  counts: Array<RetailSaleCount>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type RetailSaleCount = {
  __typename?: 'RetailSaleCount';
  status: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  /** Whether there are more than `count`, which stops at 10,000. */
  more: Scalars['Boolean']['output'];
};

export type RegisteredFrame = {
  __typename?: 'RegisteredFrame';
  /** The saleId. */
  id: Scalars['ID']['output'];
  soldDate: Scalars['Date']['output'];
  soldDateFormatted: Scalars['String']['output'];
  frameNumber: Scalars['String']['output'];
  articleCode: Scalars['String']['output'];
  oldCode: Maybe<Scalars['String']['output']>;
  articleDescription: Scalars['String']['output'];
  /** Null without a consumer, and for viewers who may not know the consumer. */
  customer: Maybe<FrameConsumer>;
  custCode: Scalars['String']['output'];
  dealerName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  nonRetail: Scalars['Boolean']['output'];
  status: Scalars['String']['output'];
  /** Why the ERP refused it. */
  reason: Maybe<Scalars['String']['output']>;
  serials: Array<FrameSerial>;
  salesChannel: SalesChannel;
  documentNo: Maybe<Scalars['String']['output']>;
  /** Of the consumer; empty where it is not known, and for viewers who may not know the consumer. */
  postalCode: Scalars['String']['output'];
  warrantyUntil: Maybe<Scalars['Date']['output']>;
  registerUntil: Scalars['Date']['output'];
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
  /** The mail that brings the consumer the warranty card; null without one. */
  cardMail: Maybe<CardMail>;
};

export type CardMail = {
  __typename?: 'CardMail';
  state: CardMailState;
  /** When it was sent or failed; of a waiting one, when it was asked for. */
  at: Scalars['DateTime']['output'];
};

/** A `failed` mail is tried again for a day. */
export type CardMailState =
  | 'waiting'
  | 'failed'
  | 'sent';

export type FrameSerial = {
  __typename?: 'FrameSerial';
  kind: SerialKind;
  value: Scalars['String']['output'];
};

export type FrameConsumer = {
  __typename?: 'FrameConsumer';
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  address: Scalars['String']['output'];
  city: Scalars['String']['output'];
  email: Scalars['String']['output'];
  consent: Maybe<Scalars['String']['output']>;
};

export type RegisterFramePayload = MutationAnswer & {
  __typename?: 'RegisterFramePayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  frame: Maybe<RegisteredFrame>;
};

/** The category of a region group (E564). */
export type SalesAreaCategory =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'NONE';

export type SalesAreaMap = {
  __typename?: 'SalesAreaMap';
  /** At most 5,000. */
  regions: Array<SalesRegion>;
  /** Whether there are more, which a search finds. */
  more: Scalars['Boolean']['output'];
  asOf: Scalars['DateTime']['output'];
};

export type SalesRegion = {
  __typename?: 'SalesRegion';
  id: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  /** Degrees, positive to the north and to the east. */
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
  regionGroups: Array<SalesRegionGroup>;
};

export type SalesRegionGroup = {
  __typename?: 'SalesRegionGroup';
  code: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  category: SalesAreaCategory;
};

export type SalesAreaCategoryInput = {
  code: Scalars['ID']['input'];
  category: SalesAreaCategory;
};

/** The types of sales documents (C137). */
export type SalesDocumentType =
  | 'general'
  | 'technical';

export type SalesDocumentFilterInput = {
  type?: InputMaybe<SalesDocumentType>;
  /** The id of a group. */
  group?: InputMaybe<Scalars['ID']['input']>;
  /** The id of a market. */
  market?: InputMaybe<Scalars['ID']['input']>;
  /** For writers. */
  state?: InputMaybe<ContentState>;
};

export type SalesDocumentSortColumn =
  | 'title'
  | 'validFrom'
  | 'validTo'
  | 'changedAt';

export type SalesDocumentSort = {
  by: SalesDocumentSortColumn;
  order: SortOrder;
};

export type SalesDocumentGroupFilterInput = {
  /** The id of a market. */
  market?: InputMaybe<Scalars['ID']['input']>;
};

export type SalesDocumentGroupSortColumn =
  | 'name'
  | 'changedAt';

export type SalesDocumentGroupSort = {
  by: SalesDocumentGroupSortColumn;
  order: SortOrder;
};

export type SalesDocumentInput = {
  type: SalesDocumentType;
  /** The language of title, subtitle and body. */
  language: Scalars['String']['input'];
  title: Scalars['String']['input'];
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** HTML; only what may be shown is stored (N120). */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Title, subtitle and body in other languages. */
  translations?: InputMaybe<Array<ContentTextInput>>;
  /** Whole days; the last one is included (readings 64 and 98). */
  validFrom: Scalars['Date']['input'];
  validTo: Scalars['Date']['input'];
  /** The id of its group. */
  salesDocumentGroup?: InputMaybe<Scalars['ID']['input']>;
  contentTargetMarkets: Array<Scalars['ID']['input']>;
  layout?: InputMaybe<Scalars['ID']['input']>;
  /** Files in a row on wide screens, 1 to 6. */
  itemPerLine?: InputMaybe<Scalars['Int']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  mustRead?: InputMaybe<Scalars['Boolean']['input']>;
  /** False for a draft, which only writers see (reading 103). */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /** All files, at least one; those that are left out go. */
  files: Array<ContentFileInput>;
};

export type SalesDocumentGroupInput = {
  /** The language of the name. */
  language: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** The name in other languages, as the title. */
  translations?: InputMaybe<Array<ContentTextInput>>;
  contentTargetMarkets: Array<Scalars['ID']['input']>;
};

export type SalesDocumentPayload = MutationAnswer & {
  __typename?: 'SalesDocumentPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<SalesDocument>;
};

export type SalesDocumentGroupPayload = MutationAnswer & {
  __typename?: 'SalesDocumentGroupPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<SalesDocumentGroup>;
};

export type SalesDocumentList = {
  __typename?: 'SalesDocumentList';
  salesDocuments: Array<SalesDocument>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type SalesDocumentGroupList = {
  __typename?: 'SalesDocumentGroupList';
  salesDocumentGroups: Array<SalesDocumentGroup>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

/** A sales document (E757 to E771). Its texts are in the reader's language where they are translated. */
export type SalesDocument = {
  __typename?: 'SalesDocument';
  id: Scalars['ID']['output'];
  type: SalesDocumentType;
  title: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  body: Scalars['String']['output'];
  /** The language of the texts as they are here; null when it is not known. */
  language: Maybe<Scalars['String']['output']>;
  validFrom: Scalars['Date']['output'];
  validTo: Scalars['Date']['output'];
  salesDocumentGroup: Maybe<SalesDocumentGroupName>;
  /** Of a reader the own ones only. */
  contentTargetMarkets: Array<ContentTargetMarket>;
  layout: Maybe<Layout>;
  itemPerLine: Scalars['Int']['output'];
  files: Array<ContentFile>;
  tags: Array<Scalars['String']['output']>;
  mustRead: Scalars['Boolean']['output'];
  /** When the viewer has read it, where it must be read. */
  readAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  state: ContentState;
  /** The texts in their own language and in all others, the own one first; empty for readers. */
  texts: Array<ContentText>;
  /** The languages of the sales organisation in which it has no text; empty for readers. */
  missingIn: Array<Scalars['String']['output']>;
  /** The time of the last change, and the name of the user who made it; for writers. */
  changedAt: Scalars['DateTime']['output'];
  changedBy: Scalars['String']['output'];
  /** Whether the viewer may change it: it is of the own sales organisation, and all its markets are the viewer's (reading 68). */
  mayChange: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type SalesDocumentGroupName = {
  __typename?: 'SalesDocumentGroupName';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A group of sales documents (E772 to E774). */
export type SalesDocumentGroup = {
  __typename?: 'SalesDocumentGroup';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Of a reader the own ones only. */
  contentTargetMarkets: Array<ContentTargetMarket>;
  /** How many documents the viewer sees in it; those of writers without the deleted ones. */
  totalDocuments: Scalars['Int']['output'];
  /** Of salesDocumentGroupsWithDocuments; empty elsewhere. */
  documents: Array<SalesDocument>;
  /** The name in its own language and in all others, the own one first; empty for readers. */
  texts: Array<ContentText>;
  missingIn: Array<Scalars['String']['output']>;
  changedAt: Scalars['DateTime']['output'];
  changedBy: Scalars['String']['output'];
  mayChange: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

/** Bikes and parts together, or one of them (B249, C141). */
export type SalesCategory =
  | 'overview'
  | 'Bike'
  | 'PAA';

export type SalesOverview = {
  __typename?: 'SalesOverview';
  year: Scalars['Int']['output'];
  /** The last day of the running month that counts; null for a year that is over or has not begun. */
  until: Maybe<Scalars['Date']['output']>;
  /** The same day of the last year, with which the running month is compared; null with `until`. */
  lastYearUntil: Maybe<Scalars['Date']['output']>;
  total: SalesFigure;
  months: Array<SalesMonth>;
  brands: Array<SalesFigure>;
  merchandiseCategories: Array<SalesFigure>;
  models: Array<SalesModel>;
  asOf: Scalars['DateTime']['output'];
};

/** Sales without tax; credit notes are negative. */
export type SalesFigure = {
  __typename?: 'SalesFigure';
  /** Names it in the filters; `-` for sales that have none. */
  id: Scalars['ID']['output'];
  /** Empty for sales that have none, such as articles that the catalog does not know. */
  name: Scalars['String']['output'];
  netSales: Scalars['Money']['output'];
  netSalesLastYear: Scalars['Money']['output'];
  invoiceQuantity: Scalars['Int']['output'];
};

export type SalesMonth = {
  __typename?: 'SalesMonth';
  /** 1 to 12. */
  month: Scalars['Int']['output'];
  /** In the reader's language. */
  name: Scalars['String']['output'];
  netSales: Scalars['Money']['output'];
  netSalesLastYear: Scalars['Money']['output'];
  invoiceQuantity: Scalars['Int']['output'];
};

export type SalesModel = {
  __typename?: 'SalesModel';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  netSales: Scalars['Money']['output'];
  netSalesLastYear: Scalars['Money']['output'];
  invoiceQuantity: Scalars['Int']['output'];
  series: Array<SalesFigure>;
};

export type SalesOverviewFilter = {
  __typename?: 'SalesOverviewFilter';
  sorg: Scalars['String']['output'];
  year: Scalars['Int']['output'];
  /** At most 500; empty with all customers. */
  custCodes: Array<CustCode>;
  allCustomers: Scalars['Boolean']['output'];
  months: Array<Scalars['Int']['output']>;
  category: SalesCategory;
  brands: Array<Scalars['ID']['output']>;
  merchandiseCategories: Array<Scalars['ID']['output']>;
  models: Array<Scalars['ID']['output']>;
  series: Array<Scalars['ID']['output']>;
};

export type SalesOverviewOptions = {
  __typename?: 'SalesOverviewOptions';
  /** The years with sales and the running one, newest first. */
  years: Array<Scalars['Int']['output']>;
  months: Array<SalesOption>;
  brands: Array<SalesOption>;
  merchandiseCategories: Array<SalesOption>;
  models: Array<SalesOption>;
  series: Array<SalesOption>;
  /** The chosen customers, at most 500; none with all customers. */
  customers: Array<SalesOption>;
  asOf: Scalars['DateTime']['output'];
};

export type SalesOption = {
  __typename?: 'SalesOption';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Pieces in the year under the other filters; null for customers. */
  count: Maybe<Scalars['Int']['output']>;
};

export type SalesOverviewLines = {
  __typename?: 'SalesOverviewLines';
  lines: Array<SalesOverviewLine>;
  /** There are more than these. */
  more: Scalars['Boolean']['output'];
  asOf: Scalars['DateTime']['output'];
};

export type SalesOverviewLine = {
  __typename?: 'SalesOverviewLine';
  id: Scalars['ID']['output'];
  invoiceNo: Scalars['String']['output'];
  invoiceDate: Scalars['Date']['output'];
  custCode: Scalars['String']['output'];
  custName: Scalars['String']['output'];
  articleCode: Scalars['String']['output'];
  articleDescription: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  netSales: Scalars['Money']['output'];
};

/** The kind of a serial number, as veloconnect names it. */
export type SerialKind =
  | 'FrameNumber'
  | 'SerialNumber'
  | 'SerialNumberDisplay'
  | 'SerialNumberBattery'
  | 'SerialNumberMotor'
  | 'SerialNumberGearHub'
  | 'KeyNumberFrameLock'
  | 'KeyNumberBattery'
  | 'Other';

/** What an unsold frame still needs. */
export type FrameTodo =
  /** The brand wants an inspection before the sale, and there is none. */
  | 'inspect'
  /** Had it been sold on the day of its delivery, its sale must be registered within ten days. */
  | 'register';

export type Serial = {
  __typename?: 'Serial';
  kind: SerialKind;
  /** As the distributor writes it. */
  value: Scalars['String']['output'];
  /** The article of the part. */
  articleCode: Scalars['String']['output'];
  /** The digital passport, of a battery. */
  passportUrl: Maybe<Scalars['String']['output']>;
};

export type FrameList = {
  __typename?: 'FrameList';
  frames: Array<Frame>;
  /**
   * NO_SERIAL_NUMBER when nothing was found for a text that is no number, such as a link, the barcode of an article or a
   * day: that says nothing about a bike.
   */
  problem: Maybe<Scalars['String']['output']>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

/** A bike by its frame number. What only its owner may know is null, or empty, of a frame that is not `isOwn`. */
export type Frame = {
  __typename?: 'Frame';
  /** Identifies the frame in the list, where several can have the same number. */
  id: Scalars['ID']['output'];
  frameNumber: Scalars['String']['output'];
  /** Whether it was delivered to a customer of the viewer. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether the distributor's register has the number. */
  isKnown: Scalars['Boolean']['output'];
  /** Whether it is a near match of the number that was searched. */
  isNear: Scalars['Boolean']['output'];
  /** The frame number first, then those of its parts. */
  serials: Array<Serial>;
  articleCode: Maybe<Scalars['String']['output']>;
  articleCodeDisplay: Maybe<Scalars['String']['output']>;
  oldCode: Maybe<Scalars['String']['output']>;
  description: Maybe<Scalars['String']['output']>;
  brand: Maybe<Scalars['String']['output']>;
  /** The merchandise category, an id. */
  merchandise: Maybe<Scalars['String']['output']>;
  model: Maybe<Scalars['String']['output']>;
  series: Maybe<Scalars['String']['output']>;
  modelYear: Maybe<Scalars['Int']['output']>;
  color: Maybe<Scalars['String']['output']>;
  frameSize: Maybe<Scalars['String']['output']>;
  custCode: Maybe<Scalars['String']['output']>;
  custName: Maybe<Scalars['String']['output']>;
  /** The delivery it came with. */
  doNo: Maybe<Scalars['String']['output']>;
  deliveredOn: Maybe<Scalars['Date']['output']>;
  producedOn: Maybe<Scalars['Date']['output']>;
  /** The sale that was registered last; null when there is none. */
  sold: Maybe<FrameSale>;
  /** The newest inspection. */
  pdi: Maybe<FrameInspection>;
  /** Whether the brand wants an inspection before the sale. */
  pdiNeeded: Scalars['Boolean']['output'];
  /** Days after the sale within which it has to be registered. */
  registerWithinDays: Maybe<Scalars['Int']['output']>;
  recalls: Array<RecallFrame>;
  stolen: Maybe<StolenBike>;
  /** The register of stolen bikes that could not be asked about the frame; null when there was none. */
  theftNotAsked: Maybe<Scalars['String']['output']>;
};

/** A sale without the data of its consumer. */
export type FrameSale = {
  __typename?: 'FrameSale';
  /** Null for a sale of another dealer. */
  saleId: Maybe<Scalars['ID']['output']>;
  soldDate: Scalars['Date']['output'];
  nonRetail: Scalars['Boolean']['output'];
  /** One of the seven states; null for a sale of another dealer. */
  status: Maybe<Scalars['String']['output']>;
  warrantyUntil: Maybe<Scalars['Date']['output']>;
};

export type FrameInspection = {
  __typename?: 'FrameInspection';
  id: Scalars['ID']['output'];
  inspectedOn: Scalars['Date']['output'];
  mechanic: Scalars['String']['output'];
};

/** A recall that concerns a frame. */
export type RecallFrame = {
  __typename?: 'RecallFrame';
  /** The recall's id. */
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** What has to be done. */
  measure: Scalars['String']['output'];
  since: Scalars['Date']['output'];
  link: Maybe<Scalars['String']['output']>;
  /** Whether the frame was repaired, returned or found not to be affected. */
  done: Scalars['Boolean']['output'];
  /** As the query gave it, or as the register has it. */
  frameNumber: Scalars['String']['output'];
  /** The dealer's task for the frame; null when it is not one of the viewer's customers. */
  taskId: Maybe<Scalars['ID']['output']>;
  /** open, inspected, repaired, not affected or returned; null when the task is not the viewer's. */
  state: Maybe<Scalars['String']['output']>;
  custCode: Maybe<Scalars['String']['output']>;
  custName: Maybe<Scalars['String']['output']>;
};

/** A report of theft, without data of the owner. */
export type StolenBike = {
  __typename?: 'StolenBike';
  /** False only where `source` could not be asked. */
  stolen: Scalars['Boolean']['output'];
  since: Maybe<Scalars['Date']['output']>;
  source: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  /**
   * Whether it is in the distributor's own register, which stops a sale. A bike with this number in another register may
   * be of another maker.
   */
  isOurs: Scalars['Boolean']['output'];
  /** The public page of the report in another register. */
  link: Maybe<Scalars['String']['output']>;
  /**
   * The number that was reported, where the frame's number only looks like it, such as O and 0. Such a report is a warning
   * and stops no sale. Null for a report of the number itself.
   */
  lookalike: Maybe<Scalars['String']['output']>;
};

export type RecallTaskList = {
  __typename?: 'RecallTaskList';
  tasks: Array<RecallTask>;
  /** How many there are of each state, whatever the filter by state and the search. */
  counts: Array<RecallTaskCount>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type RecallTaskCount = {
  __typename?: 'RecallTaskCount';
  state: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

/** What a dealer has to do about one frame of a recall. */
export type RecallTask = {
  __typename?: 'RecallTask';
  id: Scalars['ID']['output'];
  recallId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** What has to be done. */
  measure: Scalars['String']['output'];
  since: Scalars['Date']['output'];
  link: Maybe<Scalars['String']['output']>;
  frameNumber: Scalars['String']['output'];
  articleCode: Scalars['String']['output'];
  description: Scalars['String']['output'];
  custCode: Scalars['String']['output'];
  custName: Scalars['String']['output'];
  deliveredOn: Maybe<Scalars['Date']['output']>;
  /** The day of the newest sale, without its consumer. */
  soldDate: Maybe<Scalars['Date']['output']>;
  /** open, inspected, repaired, not affected or returned */
  state: Scalars['String']['output'];
  notes: Scalars['String']['output'];
  /** The day on which it was done. */
  handledOn: Maybe<Scalars['Date']['output']>;
  photos: Array<StoredFile>;
  version: Scalars['Int']['output'];
};

export type RecallTaskPayload = MutationAnswer & {
  __typename?: 'RecallTaskPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<RecallTask>;
};

/** Frames of a recall: those that match everything that is given. Numbers are in normal form. */
export type RecallPart = {
  __typename?: 'RecallPart';
  /** The recall's id. */
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  measure: Scalars['String']['output'];
  since: Scalars['Date']['output'];
  link: Maybe<Scalars['String']['output']>;
  article: Maybe<Scalars['String']['output']>;
  serialFrom: Maybe<Scalars['String']['output']>;
  serialTo: Maybe<Scalars['String']['output']>;
  productionCode: Maybe<Scalars['String']['output']>;
};

export type OwnSecondFactors = {
  __typename?: 'OwnSecondFactors';
  /** Whether more may be added: false where the group role has them off. */
  mayAdd: Scalars['Boolean']['output'];
  /** Whether the last one must stay. */
  isRequired: Scalars['Boolean']['output'];
  passkeys: Array<OwnPasskey>;
  /** Null without an authenticator app. */
  authenticator: Maybe<OwnAuthenticator>;
  /** Recovery codes that have not been used. */
  recoveryCodes: Scalars['Int']['output'];
};

export type OwnPasskey = {
  __typename?: 'OwnPasskey';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The domain of the portal it is good for. */
  domain: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
};

export type OwnAuthenticator = {
  __typename?: 'OwnAuthenticator';
  createdAt: Scalars['DateTime']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
};

export type PasskeyOptions = MutationAnswer & {
  __typename?: 'PasskeyOptions';
  message: MutationMessage;
  userErrors: Array<UserError>;
  /** JSON for the browser. */
  options: Maybe<Scalars['String']['output']>;
};

export type AuthenticatorSecret = MutationAnswer & {
  __typename?: 'AuthenticatorSecret';
  message: MutationMessage;
  userErrors: Array<UserError>;
  secret: Maybe<Scalars['String']['output']>;
  /** The same as the content of a QR code. */
  uri: Maybe<Scalars['String']['output']>;
};

export type SecondFactorPayload = MutationAnswer & {
  __typename?: 'SecondFactorPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  /** To be shown once: those of the first second factor, or new ones. Empty when the answer is repeated. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

export type ReauthenticationWays = MutationAnswer & {
  __typename?: 'ReauthenticationWays';
  message: MutationMessage;
  userErrors: Array<UserError>;
  /** JSON for the browser; null without a passkey for this host. */
  passkey: Maybe<Scalars['String']['output']>;
  hasAuthenticator: Scalars['Boolean']['output'];
};

/** A login on one device. */
export type OwnSession = {
  __typename?: 'OwnSession';
  id: Scalars['ID']['output'];
  /** Browser and system, for example "Firefox · Android"; empty when unknown. */
  device: Scalars['String']['output'];
  /** The network it was last used from: the first three numbers of an IPv4 address, or an IPv6 network. */
  network: Scalars['String']['output'];
  /** The host it belongs to; empty for one of an earlier version that was not used since. */
  host: Scalars['String']['output'];
  startedAt: Scalars['DateTime']['output'];
  /** To within the lifetime of an access token. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Whether it is the one that asks. */
  current: Scalars['Boolean']['output'];
  /** The name of the administrator who looks at the portal as the user, reading only; null for a login of the user's own. */
  viewedBy: Maybe<Scalars['String']['output']>;
};

export type ThirdPartyVendor = {
  __typename?: 'ThirdPartyVendor';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** Whether the viewer acts for it (reading 108). */
  isOwn: Scalars['Boolean']['output'];
};

export type ThirdPartyArticleKey = {
  vendorId: Scalars['ID']['input'];
  articleCode: Scalars['String']['input'];
};

export type ThirdPartyProductList = {
  __typename?: 'ThirdPartyProductList';
  products: Array<ThirdPartyProduct>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type ThirdPartyProduct = {
  __typename?: 'ThirdPartyProduct';
  vendor: ThirdPartyVendor;
  articleCode: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Of one sales unit, without deals. */
  price: Scalars['Money']['output'];
  /** The name of a picture, as those of articles have it; null for none. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** How many pieces a sales unit has. */
  uomConverter: Scalars['Int']['output'];
  salesUnit: Scalars['String']['output'];
  /** Pieces that are not ordered yet. */
  stock: Scalars['Int']['output'];
  /** Pieces in items that are Open or Confirmed: of all buyers for the vendor, else of the viewer's active customer. */
  openOrder: Scalars['Int']['output'];
  /** Pieces in items that are Shipped, of the same buyers. */
  shippedOrder: Scalars['Int']['output'];
  /** The vendor's quantity discounts (B101 to B103). */
  deals: Array<ThirdPartyDeal>;
  active: Scalars['Boolean']['output'];
  /** Where the vendor has its picture; for the vendor only. */
  imageSource: Maybe<Scalars['String']['output']>;
  /** Why that picture could not be taken: BAD_IMAGE or NOT_PUBLIC; for the vendor only. */
  imageProblem: Maybe<Scalars['String']['output']>;
};

export type ThirdPartyDeal = {
  __typename?: 'ThirdPartyDeal';
  qty: Scalars['Int']['output'];
  term: Scalars['String']['output'];
  type: Scalars['String']['output'];
  /** Basis points of a percentage, minor units of a fixed amount; reductions are negative. */
  value: Scalars['Money']['output'];
};

export type ThirdPartyItemStatus =
  | 'Open'
  | 'Confirmed'
  | 'Shipped'
  | 'Cancelled';

export type ThirdPartyOrderFilter = {
  status?: InputMaybe<Array<ThirdPartyItemStatus>>;
  vendor?: InputMaybe<Scalars['ID']['input']>;
  /** The unified code of the buyer; without effect on incoming orders. */
  customer?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Each word is in the number of the order, the name of the buyer or that of the vendor. */
  search?: InputMaybe<Scalars['String']['input']>;
  incoming?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this order, if the viewer sees it as buyer or vendor; the other filters do not count then. */
  orderNo?: InputMaybe<Scalars['ID']['input']>;
};

export type ThirdPartyOrderList = {
  __typename?: 'ThirdPartyOrderList';
  orders: Array<ThirdPartyOrder>;
  /** By status, of all that the other filters find; statuses without an order are left out. */
  counts: Array<ThirdPartyOrderCount>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type ThirdPartyOrderCount = {
  __typename?: 'ThirdPartyOrderCount';
  status: ThirdPartyItemStatus;
  count: Scalars['Int']['output'];
  /** Whether there are more than `count`, which stops at 10,000. */
  more: Scalars['Boolean']['output'];
};

/** An order at one vendor. What names a single article is that of its first item. */
export type ThirdPartyOrder = {
  __typename?: 'ThirdPartyOrder';
  orderNo: Scalars['ID']['output'];
  /** That of the item furthest behind; Cancelled when all are. */
  status: ThirdPartyItemStatus;
  price: Scalars['Money']['output'];
  subtotal: Scalars['Money']['output'];
  salesUnit: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  product: ThirdPartyOrderedProduct;
  notes: Scalars['String']['output'];
  reqDeliveryDate: Maybe<Scalars['Date']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The buyer. */
  custThirdParty: ThirdPartyBuyer;
  isPickup: Scalars['Boolean']['output'];
  /** Where it goes to, or where the buyer collects it. */
  address: ThirdPartyAddress;
  /** The sum of the subtotals. */
  totalOrder: Scalars['Money']['output'];
  /** Whether the viewer acts for the vendor, and whether for the buyer. */
  isVendor: Scalars['Boolean']['output'];
  isBuyer: Scalars['Boolean']['output'];
  details: Array<ThirdPartyOrderItem>;
};

export type ThirdPartyOrderedProduct = {
  __typename?: 'ThirdPartyOrderedProduct';
  articleCode: Scalars['String']['output'];
  description: Scalars['String']['output'];
  vendor: ThirdPartyVendor;
};

export type ThirdPartyBuyer = {
  __typename?: 'ThirdPartyBuyer';
  /** Null for a vendor, who knows the name only. */
  custCode: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

export type ThirdPartyAddress = {
  __typename?: 'ThirdPartyAddress';
  name: Scalars['String']['output'];
  address: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
};

export type ThirdPartyOrderItem = {
  __typename?: 'ThirdPartyOrderItem';
  articleCode: Scalars['String']['output'];
  description: Scalars['String']['output'];
  price: Scalars['Money']['output'];
  subtotal: Scalars['Money']['output'];
  orderQty: Scalars['Int']['output'];
  salesUnit: Scalars['String']['output'];
  uomConverter: Scalars['Int']['output'];
  status: ThirdPartyItemStatus;
  statusAt: Scalars['DateTime']['output'];
};

export type ThirdPartyShipmentInput = {
  vendorId: Scalars['ID']['input'];
  /** The id of a ship-to of the active customer; null to collect it. */
  shipto?: InputMaybe<Scalars['String']['input']>;
  /** The id of an address of the vendor, where the buyer collects it. */
  pickup?: InputMaybe<Scalars['String']['input']>;
  /** Not before tomorrow, and not later than in a year (N066). */
  reqDeliveryDate?: InputMaybe<Scalars['Date']['input']>;
  /** At most 100 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
};

/** A line of the cart (E292 to E295). */
export type ThirdPartyLineInput = {
  vendorId: Scalars['ID']['input'];
  articleCode: Scalars['String']['input'];
  /** The price of a sales unit as the buyer has seen it, with the deals. */
  price: Scalars['Money']['input'];
  /** Sales units. */
  qty: Scalars['Int']['input'];
};

export type ThirdPartyCheckoutPayload = MutationAnswer & {
  __typename?: 'ThirdPartyCheckoutPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  /** The placed orders; only their numbers are kept for a repetition. */
  orders: Array<ThirdPartyPlacedOrder>;
  /** Lines that cannot be ordered as they are. */
  productErrors: Array<ThirdPartyProductError>;
};

export type ThirdPartyPlacedOrder = {
  __typename?: 'ThirdPartyPlacedOrder';
  orderNo: Scalars['ID']['output'];
  vendorId: Scalars['ID']['output'];
};

export type ThirdPartyProductError = {
  __typename?: 'ThirdPartyProductError';
  vendorId: Scalars['ID']['output'];
  articleCode: Scalars['String']['output'];
  field: Scalars['String']['output'];
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** The price of a sales unit now, or how many sales units there are. */
  now: Maybe<Scalars['Money']['output']>;
};

export type ThirdPartyOrderPayload = MutationAnswer & {
  __typename?: 'ThirdPartyOrderPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  /** As it is now, also where the change was refused. */
  order: Maybe<ThirdPartyOrder>;
};

/** A row of a file of articles; texts as they are written in it, numbers with a dot. */
export type ThirdPartyProductRow = {
  line: Scalars['Int']['input'];
  articleCode: Scalars['String']['input'];
  description: Scalars['String']['input'];
  price: Scalars['String']['input'];
  salesUnit: Scalars['String']['input'];
  /** Empty for 1. */
  uomConverter?: InputMaybe<Scalars['String']['input']>;
  /** An https address; empty for none. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** yes or no; empty for yes. */
  active?: InputMaybe<Scalars['String']['input']>;
};

export type ThirdPartyStockRow = {
  line: Scalars['Int']['input'];
  articleCode: Scalars['String']['input'];
  /** Pieces. */
  stock: Scalars['String']['input'];
};

export type UploadKind =
  /** Own article numbers of a customer. */
  | 'OWN_NUMBERS'
  | 'RETAIL_SALES'
  /** What a customer has of articles itself. */
  | 'DEALER_STOCK';

/** A row of a file; texts are as they are written in it. */
export type UploadRow = {
  /** The row of the file; it comes back in the report. */
  line: Scalars['Int']['input'];
  /** An article number or an EAN. */
  articleCode: Scalars['String']['input'];
  /** For OWN_NUMBERS. */
  ownNumber?: InputMaybe<Scalars['String']['input']>;
  /** For DEALER_STOCK. */
  qty?: InputMaybe<Scalars['String']['input']>;
};

export type UploadList = {
  __typename?: 'UploadList';
  uploads: Array<Upload>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type Upload = {
  __typename?: 'Upload';
  id: Scalars['ID']['output'];
  kind: UploadKind;
  fileName: Scalars['String']['output'];
  custCode: Scalars['String']['output'];
  custName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Maybe<Scalars['String']['output']>;
  /** How many records are new by it, and how many it has changed. */
  added: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  exported: Scalars['Boolean']['output'];
  undoneAt: Maybe<Scalars['DateTime']['output']>;
  undoneBy: Maybe<Scalars['String']['output']>;
  /** Records that had been changed since, and stayed when it was undone. */
  kept: Scalars['Int']['output'];
  /** Until when it can be undone; null where it cannot. */
  undoableUntil: Maybe<Scalars['DateTime']['output']>;
};

export type UndoUploadPayload = MutationAnswer & {
  __typename?: 'UndoUploadPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  /** How many records are as they were before. */
  undone: Scalars['Int']['output'];
  /** How many were changed since, and stay. */
  kept: Scalars['Int']['output'];
  /** The first hundred of those. */
  keptNames: Array<Scalars['String']['output']>;
};

/** The kinds of visit forms (B302, C138). */
export type VisitKind =
  | 'polygon'
  | 'wim';

/** The choices of a visit form that have options. */
export type VisitOptionList =
  | 'brandDisplay'
  | 'series'
  | 'equipment';

/** The places of a visit's photos (E822 to E832), by their names in FormVisitInput. */
export type VisitPhotoPlace =
  | 'frontShop1'
  | 'frontShop2'
  | 'frontShop3'
  | 'frontShop4'
  | 'displayShop1'
  | 'displayShop2'
  | 'displayShop3'
  | 'displayShop4'
  | 'displayBanner'
  | 'displayPoster'
  | 'displayHangtagShimano';

export type FormVisitInput = {
  /** A UUID that the device made; left out by changes. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Left out by changes. */
  kind?: InputMaybe<VisitKind>;
  /** Left out by changes. */
  custCode?: InputMaybe<Scalars['String']['input']>;
  otherMidrange?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required when `otherMidrange` is true; at most 255 characters. */
  otherMidrangeDescription?: InputMaybe<Scalars['String']['input']>;
  brandDomination?: InputMaybe<Scalars['Boolean']['input']>;
  /** Bicycles of the own group on display, 0 to 99,999. */
  qtyPlgGrp?: InputMaybe<Scalars['Int']['input']>;
  /** Bicycles of others on display, 0 to 99,999. */
  qtyNonPlgGrp?: InputMaybe<Scalars['Int']['input']>;
  /** An option; its text is required where the option needs one. */
  brandDisplay?: InputMaybe<Scalars['ID']['input']>;
  brandDisplayDescription?: InputMaybe<Scalars['String']['input']>;
  /** Options. */
  seriesList?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Other brands with a series each, at most 50. */
  seriesBrand?: InputMaybe<Array<SeriesBrandInput>>;
  /** In own words, at most 50. */
  otherSeriesList?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Options; their text is required where one of them needs it. */
  equipment?: InputMaybe<Array<Scalars['ID']['input']>>;
  equipmentText?: InputMaybe<Scalars['String']['input']>;
  /** Stored files. At least one photo of the shop front is required. */
  frontShop1?: InputMaybe<Scalars['ID']['input']>;
  frontShop2?: InputMaybe<Scalars['ID']['input']>;
  frontShop3?: InputMaybe<Scalars['ID']['input']>;
  frontShop4?: InputMaybe<Scalars['ID']['input']>;
  displayShop1?: InputMaybe<Scalars['ID']['input']>;
  displayShop2?: InputMaybe<Scalars['ID']['input']>;
  displayShop3?: InputMaybe<Scalars['ID']['input']>;
  displayShop4?: InputMaybe<Scalars['ID']['input']>;
  displayBanner?: InputMaybe<Scalars['ID']['input']>;
  displayPoster?: InputMaybe<Scalars['ID']['input']>;
  displayHangtagShimano?: InputMaybe<Scalars['ID']['input']>;
  /** When the photos that are sent were taken, as the camera says; those without a time are left out. */
  taken?: InputMaybe<Array<PhotoTakenInput>>;
  /**
   * The instant when the visit was saved, by the clock of the device; left out by changes. One of more than a year ago, such
   * as 1970, comes from a clock that was not set, and the time of receipt takes its place.
   */
  capturedAt?: InputMaybe<Scalars['String']['input']>;
};

export type SeriesBrandInput = {
  brand: Scalars['String']['input'];
  series: Scalars['String']['input'];
};

export type PhotoTakenInput = {
  place: VisitPhotoPlace;
  /** An instant; one that cannot be true, before 2000 or to come, counts as left out. */
  takenAt: Scalars['String']['input'];
};

export type FormVisitPayload = MutationAnswer & {
  __typename?: 'FormVisitPayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
  record: Maybe<FormVisit>;
};

export type FormVisitList = {
  __typename?: 'FormVisitList';
  visits: Array<FormVisit>;
  /** The authors of all visits of the kind that the viewer sees, at most 200; empty without a kind. */
  authors: Array<VisitAuthor>;
  info: PageInfo;
  asOf: Scalars['DateTime']['output'];
};

export type VisitAuthor = {
  __typename?: 'VisitAuthor';
  createdBy: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
};

/** A visit to a shop (E805 to E834). */
export type FormVisit = {
  __typename?: 'FormVisit';
  id: Scalars['ID']['output'];
  kind: VisitKind;
  custCode: Scalars['String']['output'];
  custName: Scalars['String']['output'];
  otherMidrange: Maybe<Scalars['Boolean']['output']>;
  otherMidrangeDescription: Scalars['String']['output'];
  brandDomination: Maybe<Scalars['Boolean']['output']>;
  qtyPlgGrp: Maybe<Scalars['Int']['output']>;
  qtyNonPlgGrp: Maybe<Scalars['Int']['output']>;
  brandDisplay: Maybe<VisitChoice>;
  brandDisplayDescription: Scalars['String']['output'];
  seriesList: Array<VisitChoice>;
  seriesBrand: Array<SeriesBrand>;
  otherSeriesList: Array<Scalars['String']['output']>;
  notes: Scalars['String']['output'];
  equipment: Array<VisitChoice>;
  equipmentText: Scalars['String']['output'];
  /** In the order of their places; empty in the last visit of a customer. */
  photos: Array<VisitPhoto>;
  photoCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When it was saved on the device. */
  capturedAt: Scalars['DateTime']['output'];
  /** The user name of the author. */
  createdBy: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
  /** Whether the viewer may change and delete it (N128). */
  mayChange: Scalars['Boolean']['output'];
  isDeleted: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

/** An option that was chosen, also one that is gone. */
export type VisitChoice = {
  __typename?: 'VisitChoice';
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

export type SeriesBrand = {
  __typename?: 'SeriesBrand';
  brand: Scalars['String']['output'];
  series: Scalars['String']['output'];
};

export type VisitPhoto = {
  __typename?: 'VisitPhoto';
  place: VisitPhotoPlace;
  takenAt: Maybe<Scalars['DateTime']['output']>;
  file: StoredFile;
};

export type VisitOption = {
  __typename?: 'VisitOption';
  list: VisitOptionList;
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  /** Whether the choice needs a text of its own (reading 113). */
  needsText: Scalars['Boolean']['output'];
};

export type VisitCustomerList = {
  __typename?: 'VisitCustomerList';
  customers: Array<VisitCustomer>;
  info: PageInfo;
};

export type VisitCustomer = {
  __typename?: 'VisitCustomer';
  custCode: Scalars['String']['output'];
  name: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** Null for a customer without a visit of the kind. */
  visitedAt: Maybe<Scalars['DateTime']['output']>;
  /** The last visit of the kind, without its photos; its answers are filled in again. */
  lastVisit: Maybe<FormVisit>;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

/** Where a page of a list stands. */
export type PageInfo = {
  __typename?: 'PageInfo';
  page: Scalars['Int']['output'];
  limit: Scalars['Int']['output'];
  /** All rows; of lists whose count stops at 10,000 no more than these, which are all that has pages. */
  count: Scalars['Int']['output'];
  pageTotal: Scalars['Int']['output'];
  /** Whether there are more rows than `count`. */
  more: Scalars['Boolean']['output'];
};

/** What every mutation answers (B159). */
export type MutationMessage = {
  __typename?: 'MutationMessage';
  status: Scalars['Boolean']['output'];
  description: Scalars['String']['output'];
};

/** An expected failure. `code` decides what the client does, `field` where it is shown. */
export type UserError = {
  __typename?: 'UserError';
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
  code: Scalars['String']['output'];
  /** The most that is possible, where more was asked for and it may be told. */
  most: Maybe<Scalars['Int']['output']>;
  /** What it costs now, minor units, where a price or the shipping is not as it was seen. */
  amount: Maybe<Scalars['Money']['output']>;
  /** The day of what is there already, such as an earlier sale of a bike. */
  day: Maybe<Scalars['Date']['output']>;
  /** Whose it is, where the viewer may know. */
  name: Maybe<Scalars['String']['output']>;
  /** The row of the file that this one repeats. */
  firstLine: Maybe<Scalars['Int']['output']>;
  /** How many there are, such as the items that are still in a group. */
  count: Maybe<Scalars['Int']['output']>;
};

/** What the payloads of all mutations have; clients ask for it by one fragment. */
export type MutationAnswer = {
  message: MutationMessage;
  userErrors: Array<UserError>;
};

/** The usual answer of a mutation that has nothing else to tell. */
export type MessagePayload = MutationAnswer & {
  __typename?: 'MessagePayload';
  message: MutationMessage;
  userErrors: Array<UserError>;
};

/** A file of a record; `GET /files/<id>` answers its content to whoever may read the record. */
export type StoredFile = {
  __typename?: 'StoredFile';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  bytes: Scalars['Int']['output'];
  /** MIME type, found by the content. */
  type: Scalars['String']['output'];
};

/** The answer to a portion of the rows of a file. */
export type UploadReport = MutationAnswer & {
  __typename?: 'UploadReport';
  message: MutationMessage;
  userErrors: Array<UserError>;
  /** In the order of the rows that were sent. */
  rows: Array<UploadedRow>;
};

export type UploadedRow = {
  __typename?: 'UploadedRow';
  line: Scalars['Int']['output'];
  outcome: UploadOutcome;
  /** Why it was refused. `field` is the name of a column, with its path: customer.name. */
  userErrors: Array<UserError>;
  /** What it changes in a record that is there. */
  changes: Array<UploadedChange>;
};

/** `field` is the name of a column. */
export type UploadedChange = {
  __typename?: 'UploadedChange';
  field: Scalars['String']['output'];
  before: Scalars['String']['output'];
  after: Scalars['String']['output'];
};

/** What a row does, or what a dry run says it would do. */
export type UploadOutcome =
  | 'added'
  | 'changed'
  | 'unchanged'
  | 'refused';

export type Query = {
  __typename?: 'Query';
  /**
   * What users would gain and lose if a role had these permissions, before it is saved. Null for a role that the
   * viewer does not see.
   */
  roleEffect: Maybe<AccessEffect>;
  /** The same for the roles of a group role. */
  groupRoleEffect: Maybe<AccessEffect>;
  /** The invited users whom the viewer administers, the last invited first; `state` is that of the last invitation. */
  invitations: InvitationList;
  /** Roles of all organisations and of those that the viewer administers, by name (O156, B263). */
  roles: RoleList;
  role: Maybe<Role>;
  /** Group roles of the same organisations, by description (O157). */
  groupRoles: GroupRoleList;
  groupRole: Maybe<GroupRole>;
  /** Permissions by name (O161). */
  permissions: PermissionList;
  permission: Maybe<Permission>;
  /**
   * The devices that a user is logged in on, at hosts of the organisations that the viewer administers, the last used
   * first. Nothing for a user whom the viewer may not see.
   */
  userSessions: Array<UserSession>;
  /**
   * Users with an area in an organisation that the viewer administers (O155). Who may only analyse the catalog
   * finds the users of sales with their names (reading 57).
   */
  usersV2: UserList;
  /** The choices of the form for a new user (O158). */
  createData: UserFormData;
  /** The same with the user (O159); null for one whom the viewer may not see. */
  editData: Maybe<UserFormData>;
  /** The customers that the viewer may name in areas, by name (O160). */
  customers: AreaCustomerList;
  /** All that a user may do, and where each right comes from; null for a user whom the viewer does not administer. */
  userRights: Maybe<UserRights>;
  /**
   * What rights would open that are not saved yet; without `roles` all those of the group role. Areas that are not
   * complete or not in the viewer's organisations count for nothing. Null for a group role that the viewer does not see.
   */
  rightsPreview: Maybe<UserRights>;
  /** Why a user may do something, or may not; null as for `userRights`. */
  whyUser: Maybe<AccessAnswer>;
  /** The active users who may do something, of those whom the viewer administers, by name. */
  whoMay: WhoMayList;
  /** The rights of two users, in the order of the ids; a user whom the viewer does not administer is left out. */
  compareUsers: Array<UserRights>;
  /** The pages and operations that `AccessQuestion` may name. */
  protectedParts: ProtectedParts;
  /** The home announcements now active in the sales organisation of the viewer's areas, newest first (B121, B309). */
  activeUserAreaAnnouncements: Array<Announcement>;
  /** Announcements of the viewer's sales organisation, those that became valid last first (O181). */
  announcements: AnnouncementList;
  /** One announcement of the viewer's sales organisation; null for an unknown one (O182). */
  announcement: Maybe<Announcement>;
  /** The events of the sales organisations that the viewer administers, newest first: those before another event, by person, thing, kind and days of the sales organisation's time zone. */
  auditEvents: AuditEventPage;
  /** What was done to a record the viewer may see, newest first. Which features have a history, and who may read it, is theirs to say; of other records it is empty. */
  history: HistoryPage;
  /** The pop-up banners now active in the sales organisation of the viewer's areas (B121, B309). */
  activeUserAreaBanners: Array<Banner>;
  /** Banners of the viewer's sales organisation, those that became valid last first (O175). */
  banners: BannerList;
  /** One banner of the viewer's sales organisation; null for an unknown one (O176). */
  banner: Maybe<Banner>;
  /**
   * The invoice lines of the active customer in a year or a calendar quarter of it, newest first, each with its points
   * and whether it counts for a bonus (O128). Without `year` the present one.
   */
  b2bPurchasesV3: B2BPurchaseList;
  /** The bikes that the active customer has sold in a year or quarter, newest first, with their points (O130). */
  retailSalesV2: BonusRetailSaleList;
  /** How much of what fell due was paid in time, by quarter (O132). */
  onTimePaymentV2: OnTimePayment;
  /** What the active customer bought, against last year to the same day, and the step that it has reached (O133). */
  totalDealerSales: TotalDealerSales;
  /** The part of a quarter's retail sales that was verified, in percent; only quarters that the distributor has stated (O134). */
  verificationPercentages: Array<VerificationPercentage>;
  /**
   * The agreements that run in a year or quarter with what counts for each, for the projection of the bonus and for
   * the question what a cart would add (reading 104). Without arguments those of the present year.
   */
  bonusOutlook: BonusOutlook;
  /** The viewer's cart for the active customer; `ids` are article codes, `slug` narrows to one model. */
  cart: Cart;
  /**
   * Whether and why articles can or cannot be ordered (O041, E296 to E318), at most 100 at once, in any spelling: for the
   * active customer, or for another one the viewer may act for, named by its unified code or by either of its others. Who
   * has page.catalog-analyze may name every customer of the own organisations (reading 74). A sales person, or an empty
   * `custCodeUnified`, without a customer asks for what all customers have in common (reading 73).
   */
  productAnalyzesV3: Array<ProductAnalysis>;
  /** Articles by code, old code, EAN or name, in the sales organisations of the viewer (O042). */
  articleDisplays: ArticleDisplayList;
  /** The customers of an organisation of the viewer's, or those in the areas of one of its sales persons. */
  analysisCustomers: AnalysisCustomerList;
  /** The articles of the model of one article, each with the first cause against it; null for an unknown article. */
  analysedModel: Maybe<AnalysedModel>;
  /** Articles, one row per variant. */
  products: ProductList;
  /** Articles gathered under their model. */
  productGroups: ProductGroupList;
  /** Filter options with counts of the unit; each facet ignores its own selection. */
  filter: CatalogFilter;
  bikeCategories: Array<BikeCategory>;
  /** A model with all its variants; null when there is none under this slug. */
  productDetailsV2: Maybe<ProductDetail>;
  /** Fresh stock of the variants under a slug. */
  productStock: Array<ArticleStock>;
  /** What the search box offers, at most 4 (C016): the first results, best match first. Null is every category. */
  searchSuggestions: Array<SearchSuggestion>;
  /** How much a search finds in each kind of product, whatever else is filtered. */
  searchHits: Array<SearchHits>;
  /** What sells most (O038, C019). */
  bestSellers: Array<Product>;
  groupsets: GroupsetList;
  /** What is said about products above the results, active now, newest first (O046, C091, N056). */
  productMessages: Array<ProductMessage>;
  /** Where the active customer takes deliveries. */
  shiptoV2: Array<ShipTo>;
  /**
   * What shipping these lines would cost, per way of shipping. Lines with a day of their own in `lineDates` become orders of
   * their own, each with its own freight; the prices are those of all orders together.
   */
  customerShipmentRates: Array<ShipmentRate>;
  /** What the newest order of the active customer that was placed here went with; null without one. */
  lastOrderChoices: Maybe<OrderChoices>;
  /** What shipping costs less for so many pieces from each warehouse area, and what would make it less still (O044). */
  cartFreightBenefits: Array<FreightBenefit>;
  /** An order as it would be placed now, line by line, with everything that is in its way; nothing is kept. */
  orderReview: OrderReview;
  /** Days in the period on which nothing is delivered; at most 400 days at once (N066). */
  closedDays: Array<Scalars['Date']['output']>;
  /**
   * What orders of these customers can be made with, to be kept for times without a connection. Customers the viewer may not
   * act for are left out; at most 60.
   */
  checkoutTerms: CheckoutTerms;
  /** Ways to pay an order or an invoice, in the currency of the account (O073). */
  payments: Array<PaymentMethod>;
  /**
   * Claims of the viewer's customers (O096): with `waitingForMe` those that the viewer has to do something about, the one
   * that waits longest first, else the newest first. Drafts are those of the viewer's own customers and own ones. `status`
   * and the counts are by status; `search` finds numbers, frames, articles, consumers and problems. `frameNumber` finds the
   * claims of exactly this frame, so that a new one can name those that it would repeat.
   */
  claimsV3: ClaimList;
  /** A claim with all that belongs to it (O094, E602 to E639); null for none inside the viewer's fence. */
  claimV2: Maybe<Claim>;
  /**
   * The conversation of a claim, oldest first (O097, E635 to E639), at most the newest 500. Internal comments only for
   * staff (B221).
   */
  claimComments: Array<ClaimComment>;
  /** The papers of a claim by number (O104, E654 to E657). */
  claimAdditionalDocuments: Array<ClaimDocument>;
  /** The statuses of claims, in their order (O092, B218). */
  claimStatus: Array<ClaimStatus>;
  /** Which changes of the status the viewer's roles allow (O089, B219, E658 to E661). A category that is null stands for all. */
  claimUserCapabilities: Array<ClaimCapability>;
  /**
   * The problems to choose from for an article (O090, E619 to E621), by part: those of its brand, merchandise and product
   * category, and those of all. At most 500.
   */
  claimProblems: Array<ClaimProblem>;
  /** The brands of articles that can be claimed, by name, with what a claim of each needs (O091). */
  claimBrandsV2: Array<ClaimBrand>;
  /**
   * Articles that were delivered to a customer and can be claimed, newest delivery first (O088): those of `custCode`, or of
   * the active customer where there is one. `frameNumber` finds the article of a delivered bike. Codes are found before
   * words. For a customer outside the viewer's fence there are none.
   */
  claimArticlesV2: ClaimArticleList;
  /** A customer inside the viewer's fence (O093); null for another. */
  dealerInformation: Maybe<DealerInformation>;
  /** The viewer's own customers, for a claim (O099). */
  claimCustomers: ClaimCustomerList;
  /** The customers that a sales user may claim for (O098, B236); none for viewers who may not choose customers. */
  claimSalesCustomers: ClaimCustomerList;
  /**
   * Orders of consumers that the active customer hands over, the newest first (O151, E679 to E691, B259). Each word of
   * `search` is in the number of the order or in the name of the consumer.
   */
  clickCollectOrders: ClickCollectOrderList;
  /** One order with its lines, of any customer of the viewer; null for none (O152). */
  clickCollectOrder: Maybe<ClickCollectOrder>;
  /**
   * The active users whose areas are all customers of the viewer's, by name. For the owner of a shop, who also sees the own
   * user there.
   */
  colleagues: ColleagueList;
  /** The choices of the form for a colleague. */
  colleagueData: ColleagueData;
  /**
   * The markets whose content of a type (marketing_material, sales_document, news) the viewer may read
   * (B270); with `search` all markets, for those who write that content.
   */
  contentTargetMarkets: ContentTargetMarketList;
  /** How items of a type of content are shown on cards (O186, E732 to E740). */
  layouts: LayoutList;
  /**
   * Who sees content: the users who may read it, by name, those of the viewer's sales organisation only; `others` counts
   * those of other ones. With the id of something that must be read it tells who has read it.
   */
  contentAudience: ContentAudience;
  /**
   * The countries of an address, by name in the reader's language (O124): those of the feed, and the sales organisation's
   * own.
   */
  countries: Array<Country>;
  /**
   * Cities by name, at most 1,000: of the named countries (ISO 3166 alpha-2), else of the host's country (O123, readings 17
   * and 84). `search` narrows them to those whose name begins with it.
   */
  cities: Array<City>;
  /** The credit of the active customer, company by company (B063, E161 to E174); no companies without one. */
  creditInformation: CreditInformation;
  /** The areas of the active customer in its sales organisation (E146 to E160). */
  customerCompanies: Array<CustomerArea>;
  /** The same in the newest version of the areas that come with invoices (O065). */
  customerAreaV3: Array<CustomerArea>;
  /** The customers the viewer may act for, by name unless asked otherwise (B055, B057). */
  salesCustomers: SalesCustomerList;
  /** Deliveries of the active customer that left in the period, arrived or not, newest first; at most 30 days between from and to (O058, C075, N101). */
  shippedOrders: DeliveryList;
  /** Deliveries on their way in the period, by the day they are expected; a late one is on its way until it arrives; at most 30 days between from and to (O059). */
  openDeliveryV4: DeliveryList;
  /** The files that the viewer has asked for, the newest first (O141, E551 to E557, U273). */
  downloadArea: DownloadList;
  /** What typed, pasted or uploaded codes stand for: article code, shown code, EAN or UPC, old code, in any case and with or without blanks, dots and dashes; at most 500, with guesses for the first 100 unknown ones. */
  resolveArticles: Array<ResolvedArticle>;
  /** The settings of a sales organisation of the viewer's; all of the viewer's without `sorg` (E060 to E066). */
  configs: Array<OrganisationConfig>;
  /** The sales organisations the viewer has areas in. */
  sorgs: Array<SalesOrganisation>;
  /**
   * The inquiries that came to the hosts of the sales organisation, the newest first (reading 114); for its staff only.
   * Holders of page.user-management-us see those of organisations of the United States (reading 50). `search` finds names,
   * places, mail addresses and phone numbers.
   */
  customerInquiries: CustomerInquiryList;
  /**
   * The points of the inspection list for a brand and a merchandise category, in order (O101, N091): of the list for
   * both, else for the brand, else for the category, else for all bikes. Empty when there is none.
   */
  claimPDIChecklist: Array<PdiChecklistItem>;
  /**
   * Inspections of the viewer's customers, newest first (O102, E662 to E678): those of `custCode`, or of all customers.
   * Deleted ones only with `withDeleted` (B241).
   */
  claimPDIs: PdiList;
  /** One inspection, also a deleted one; null when there is none inside the viewer's fence. */
  claimPDI: Maybe<Pdi>;
  /**
   * The open items of a payer and of a shop whose goods another payer pays, earliest due first, at most 2,000 (O068).
   * Buckets and totals are those of the payer's own items, whatever was searched.
   */
  openInvoiceV5: OpenInvoiceList;
  /**
   * Cleared items by the day they were cleared, newest first unless asked otherwise: those of the active customer, or of
   * `payerCode`. The last three months by default, at most one year at once (O070, N069).
   */
  invoiceV5: InvoiceList;
  /** One invoice with all its items, lines and price components; null when there is none the viewer may see. */
  invoice: Maybe<InvoiceDetail>;
  /** What the total of an invoice is made of, in order (O075). */
  priceComponents: Array<PriceComponent>;
  /**
   * Movements of a customer's account in a period, with the balances before and after. The last three months by default,
   * at most one year.
   */
  accountStatement: Maybe<AccountStatement>;
  /**
   * Categories, by their sorting and title (O187): for readers those in one of their markets whose ancestors are as well
   * (reading 63). With `forWriters`, for holders of marketing-material.cud, all of their sales organisation and those of other
   * ones in markets that are theirs.
   */
  marketingMaterialCategories: MarketingMaterialCategoryList;
  /** The routes of the categories that the viewer reads, from the roots downwards (O188). */
  marketingMaterialCategoriesRouteOnly: MarketingMaterialRouteList;
  /** The categories with material of their own that the viewer reads (O189). */
  marketingMaterialCategoriesWithImages: MarketingMaterialCategoryList;
  /** The categories without a parent that the viewer reads (O190, C078). */
  marketingMaterialRootCategories: MarketingMaterialCategoryList;
  /**
   * One category by its id or route, as writers see it where the viewer writes it; null for an unknown one and for one that
   * the viewer may not see alike (O191). Of several with a route the one that is highest in the tree.
   */
  marketingMaterialCategory: Maybe<MarketingMaterialCategory>;
  /** The categories directly below one that the viewer reads (O192). */
  marketingMaterialCategoryChildren: MarketingMaterialCategoryList;
  /** One category by its id or route as readers see it, with breadcrumb and children (O193, B296). */
  marketingMaterialCategoryView: Maybe<MarketingMaterialCategory>;
  /**
   * Material by title (O197): for readers what is published in one of their markets, and whose categories are theirs up to
   * the root. With `forWriters` as `marketingMaterialCategories`, also drafts and deleted ones.
   */
  marketingMaterials: MarketingMaterialList;
  /**
   * The material in the category of one, by title, around that one (O198, C077, B298). Empty where the viewer may not read
   * that one.
   */
  marketingMaterialsSameParent: Array<MarketingMaterialName>;
  /** One material; null for an unknown one and for one that the viewer may not see alike (O199). */
  marketingMaterial: Maybe<MarketingMaterial>;
  /** The material of a category that the viewer reads, by title (O200, C076, B297). */
  marketingMaterialsByCategory: MarketingMaterialList;
  /**
   * News, those that became valid last first (O205): for readers those that are shown today in one of their markets. With
   * `forWriters`, for holders of news.cu, all of their sales organisation and those of other ones in markets that are
   * theirs, also drafts and deleted ones (N118).
   */
  newsList: NewsList;
  /** One news item; null for an unknown one and for one that the viewer may not see alike (O206). */
  news: Maybe<News>;
  /** What was sent to the viewer, newest first; kept for 90 days. */
  notifications: NotificationList;
  /** The articles the viewer waits for, over all customers of the viewer, newest first. */
  restockSubscriptions: RestockSubscriptionList;
  /** How the viewer is told, and the key a browser subscribes with. */
  notificationSettings: NotificationSettings;
  /** Orders of all customers of the viewer that wait for staff, oldest first, each line with what stock could deliver on `reqDeliveryDate`, else on the day it was asked for (O061, N035, N071). */
  stockOrderConfirmations: StockOrderConfirmationList;
  /** The viewer's carts beside the active one and templates, and templates others share, for the active customer; by name, at most 200. */
  orderLists: OrderLists;
  /** The dealer's own article numbers; at most 10,000. */
  articleAliases: ArticleAliases;
  /** Marks that change whenever the lists or the own numbers do, so that a device asks for them only then. */
  orderListState: OrderListState;
  /** Orders of the active customer, newest first unless asked otherwise. */
  orders: PlacedOrders;
  /** The lines of the active customer that are not yet delivered, by company, oldest order first (O057, E492 to E516). */
  openOrderV4: OpenOrderList;
  /** The states of payment requests, for a filter (O074, C101 to C105). */
  paymentStatuses: Array<PaymentStatus>;
  /**
   * Payment requests of a payer, newest first: those that cover any of the invoice numbers, or all without numbers (O072,
   * N081). Without a payer those of the active customer.
   */
  paymentRequestByPayerAndInvoiceNos: PaymentRequestList;
  /** One payment request; null when there is none the viewer may see. */
  paymentRequest: Maybe<PaymentRequest>;
  /**
   * Ways to pay that the provider keeps for the viewer and the active customer (O071). Exactly one of the arguments: the
   * companies, or the sales organisations, they are for.
   */
  savedPayments: Array<SavedPayment>;
  /** Payment requests of all customers of the viewer for which something else arrived than was asked for, oldest first. */
  heldPaymentRequests: PaymentRequestList;
  /**
   * Entries of bank statements in one state, oldest first; for staff who see all customers. Those that are listed wait for
   * a decision.
   */
  bankEntries: BankEntryList;
  /**
   * Open requests of all customers of the viewer that are paid by a transfer without a provider, to match with an entry of
   * a bank statement; those nearest to its amount come first.
   */
  waitingTransfers: PaymentRequestList;
  /**
   * Articles of a sales organisation of the viewer's areas with what staff have set of them, by code: also inactive and
   * deleted ones, which the catalog hides. The words of `filter.search` are looked for as they are written. At most 1,000
   * a page.
   */
  managedProducts: ManagedProductList;
  /** The promotions valid today for the active customer; the offers only when asked for (O037, E245 to E259). */
  promotions: Array<Promotion>;
  /** What the active customer bought before, newest first unless sorted (O034). */
  previousPurchases: ProductList;
  /** What the active customer buys again and again, most often first unless sorted (O035). */
  frequentPurchases: ProductList;
  /** The last orders of the active customer for the variants under a slug, at most 20, newest first. */
  articlePurchases: Array<ArticlePurchase>;
  /**
   * Registered frames of the viewer's customers, newest sale first (O118, E532 to E545): those of `custCode`, or of the
   * active customer where there is one. `status` is one of the seven states; "all" and null leave all (C115).
   */
  registeredFrames: RegisteredFrameList;
  /**
   * Dealers of sales organisation 1000 inside the viewer's fence, by name, at most 1,000; none at another sales
   * organisation (O122, C060, B244, reading 35).
   */
  dealerUnderInsera: Array<UnderDealer>;
  /**
   * Accounts of consumers that staff have uploaded, the newest first (O125): of bikes that were delivered to the viewer's
   * customers, and with an area `all` every one. For staff who may know consumers; others get an empty list. `status` is
   * open or registered; "all" and null leave both.
   */
  accountPolygonBikesDatas: ConsumerAccountList;
  /**
   * Records with data of consumers, by name: of the sales and claims of the viewer's customers, and the accounts of their
   * bikes. Drafts of claims count, and claims that have only the ID card. For staff who are no auditors, to answer a person
   * who asks what is kept. Each word of `search` is in the name, the mail address or the phone number.
   */
  consumerRecords: ConsumerRecordList;
  /** The points of the sales organisation with the region groups of the viewer's areas, by description (O140). With a category or a search, only the points that have such a group, each with all of its groups. */
  salesAreaMaps: SalesAreaMap;
  /**
   * Sales documents by title (O211): for readers those that are shown today in one of their markets, and whose group is
   * theirs as well. With `forWriters`, for holders of sales-document.cu, all of their sales organisation and those of other
   * ones in markets that are theirs, also drafts and deleted ones.
   */
  salesDocuments: SalesDocumentList;
  /** The documents without a group that the viewer reads, by title (O212, B308). */
  salesDocumentsWithoutGroup: SalesDocumentList;
  /** One document; null for an unknown one and for one that the viewer may not see alike (O213). */
  salesDocument: Maybe<SalesDocument>;
  /** The groups, by name (O218): for readers those in one of their markets, with `forWriters` as `salesDocuments`. */
  salesDocumentGroups: SalesDocumentGroupList;
  /** The groups that have documents that the viewer reads, with up to 100 of them each, by name and title (O219, B308). */
  salesDocumentGroupsWithDocuments: SalesDocumentGroupList;
  /** One group; null for an unknown one and for one that the viewer may not see alike (N142). */
  salesDocumentGroup: Maybe<SalesDocumentGroup>;
  /**
   * Net sales of a year by month, brand, merchandise category, model and series, each with the same of the last year
   * (O136, E565 to E583). In the running month the last year ends on the same day; months to come are left out. Without
   * customers those of the active one; others of the viewer's fence only with the permission to choose customers.
   */
  salesOverviewV4: SalesOverview;
  /** The filter as the overview takes it, with what was left out (O138, E565 to E574). */
  salesOverviewFilterV4: SalesOverviewFilter;
  /** The values of each filter with the pieces that they have under all other filters (O139). */
  salesOverviewFilterOptions: SalesOverviewOptions;
  /** The lines of invoices behind the figures of the year, the newest first, at most 200. */
  salesOverviewLines: SalesOverviewLines;
  /**
   * Frames that were delivered to the viewer's customers, newest delivery first: those of `custCode`, or of the active
   * customer where there is one (O121). `search` is a serial number of any kind, in which a question mark stands for a
   * character that cannot be read, or words of the article. A whole number is found exactly, else near matches are
   * answered. A number that none of the viewer's frames has is answered as one frame that is not `isOwn`: of it only
   * recalls and theft are answered. `search` may also be what a scanner reads: a number behind a label ("S/N"), GS1
   * elements, or a link with the number in it. Where it is none for certain, such as a link or the barcode of an article,
   * and nothing is found, no frame is answered, and `problem` says so. Where the server is set up for Bike Index, it is
   * asked about a whole number. With `custCode` the list has only frames of this customer, with `sold` or `inspected` only frames that were sold or
   * inspected, or only the others, and with `todo` only unsold frames that still need it; with any of them it never has a
   * frame of others.
   */
  framesV4: FrameList;
  /**
   * The recalls of a frame, whoever has it, or the frames of a recall inside the viewer's fence, at most 1,000 (O103,
   * E630). Exactly one of the arguments. BAD_USER_INPUT for a text that is no frame number.
   */
  claimRecallFrames: Array<RecallFrame>;
  /**
   * Whether a bike was reported as stolen (O100, E629); null when it was not, and for a text that is no frame number, of
   * which `problem` of framesV4 tells more. When Bike Index is to be asked and does not answer, `stolen` is false and
   * `source` names it.
   */
  claimStolenBike: Maybe<StolenBike>;
  /**
   * What a device needs to check frames without a network: the newest 20,000 frames that were delivered to the active
   * customer, or to all of the viewer's, and the parts of all active recalls. The numbers of stolen bikes are at
   * `GET /stolen-bikes/2`.
   */
  framesOnDevice: FramesOnDevice;
  /**
   * What dealers have to do about frames of recalls, open ones first, then the newest recall: the tasks of `custCode`, or
   * of the active customer where there is one. `state` is one of the five states.
   */
  recallTasks: RecallTaskList;
  /** The second factors of the viewer. */
  ownSecondFactors: OwnSecondFactors;
  /** The devices the viewer is logged in on, at all hosts, the last used first. */
  ownSessions: Array<OwnSession>;
  /**
   * Articles of third-party vendors by code and description (O223, E775 to E786): each word of `search` is in one of them.
   * With `own` those of the vendors that the viewer acts for, inactive ones too. `articles` answers only these, of 1 to 100
   * keys. Prices are for the deals of the vendor; stock is what is not ordered yet.
   */
  productThirdParties: ThirdPartyProductList;
  /** The vendors of the sales organisation, by name (O231). */
  vendorThirdParties: Array<ThirdPartyVendor>;
  /** Where goods of a vendor are collected and returned to: the addresses of its customer (O224, reading 76). */
  custVendorThirdPartyAddress: Array<ShipTo>;
  /**
   * Third-party orders, the newest first (O227, E787 to E804): those of the active customer, without one of all customers
   * of the viewer. With `incoming` the orders of the vendors that the viewer acts for, those with something to do first.
   */
  orderThirdParties: ThirdPartyOrderList;
  /** The uploads for customers of the viewer, of the kinds that the viewer may use, the newest first (U275). */
  uploads: UploadList;
  /**
   * Visits of one kind, the newest first (O232, E805 to E834), or the one with `id`, also a deleted one (N143). Staff see
   * those of customers in their present areas, dealers those that their own shop made (readings 82 and 113). The three
   * queries refuse a kind that the user has not (B036) with UNKNOWN_KIND.
   */
  formVisits: FormVisitList;
  /** The options to choose from in a visit form (O233, N129), those of the kind's brand, in their order. */
  formVisitOptionsByBrand: Array<VisitOption>;
  /**
   * The customers that the viewer may visit (O234), first those without a visit of the kind, then the one that was not
   * visited for longest: those in the viewer's areas, for a dealer the own ones. With `onlyCustomerHasFormVisit` only
   * those that have a visit (B304). None for another sales organisation than the host's.
   */
  formVisitSalesCustomers: VisitCustomerList;
};


export type QueryRoleEffectArgs = {
  id: Scalars['ID']['input'];
  permissions: Array<Scalars['ID']['input']>;
};


export type QueryGroupRoleEffectArgs = {
  id: Scalars['ID']['input'];
  roles: Array<Scalars['ID']['input']>;
};


export type QueryInvitationsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<InvitationState>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRolesArgs = {
  groupRoleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<RoleSort>;
};


export type QueryRoleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGroupRolesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<GroupRoleSort>;
};


export type QueryGroupRoleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPermissionsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPermissionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUserSessionsArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryUsersV2Args = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  role?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<UserSort>;
  groupRoleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  limitations?: InputMaybe<Array<UserLimitation>>;
  sorg?: InputMaybe<Scalars['String']['input']>;
  customer?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<UserState>;
};


export type QueryCreateDataArgs = {
  us?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryEditDataArgs = {
  id: Scalars['ID']['input'];
  us?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCustomersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  sorgs?: InputMaybe<Array<Scalars['String']['input']>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUserRightsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRightsPreviewArgs = {
  groupRole: Scalars['ID']['input'];
  roles?: InputMaybe<Array<Scalars['ID']['input']>>;
  userAreas: Array<UserAreaInput>;
};


export type QueryWhyUserArgs = {
  id: Scalars['ID']['input'];
  question: AccessQuestion;
};


export type QueryWhoMayArgs = {
  question: AccessQuestion;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCompareUsersArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryAnnouncementsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AnnouncementFilterInput>;
  sort?: InputMaybe<Array<AnnouncementSort>>;
};


export type QueryAnnouncementArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAuditEventsArgs = {
  actor?: InputMaybe<Scalars['ID']['input']>;
  feature?: InputMaybe<Scalars['String']['input']>;
  record?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<Array<Scalars['String']['input']>>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  before?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryHistoryArgs = {
  feature: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBannersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BannerFilterInput>;
  sort?: InputMaybe<Array<BannerSort>>;
};


export type QueryBannerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryB2bPurchasesV3Args = {
  year?: InputMaybe<Scalars['Int']['input']>;
  quarter?: InputMaybe<Scalars['Int']['input']>;
  brand?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRetailSalesV2Args = {
  year?: InputMaybe<Scalars['Int']['input']>;
  quarter?: InputMaybe<Scalars['Int']['input']>;
  brand?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOnTimePaymentV2Args = {
  year?: InputMaybe<Scalars['Int']['input']>;
  quarter?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTotalDealerSalesArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
  quarter?: InputMaybe<Scalars['Int']['input']>;
  brand?: InputMaybe<Scalars['String']['input']>;
};


export type QueryVerificationPercentagesArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBonusOutlookArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
  quarter?: InputMaybe<Scalars['Int']['input']>;
  brand?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCartArgs = {
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductAnalyzesV3Args = {
  sorg: Scalars['String']['input'];
  articleCodes: Array<Scalars['String']['input']>;
  salesUsername?: InputMaybe<Scalars['String']['input']>;
  custCodeUnified?: InputMaybe<Scalars['String']['input']>;
  custCode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryArticleDisplaysArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  sorgs?: InputMaybe<Array<Scalars['String']['input']>>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAnalysisCustomersArgs = {
  sorg: Scalars['String']['input'];
  salesUsername?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAnalysedModelArgs = {
  sorg: Scalars['String']['input'];
  articleCode: Scalars['String']['input'];
  salesUsername?: InputMaybe<Scalars['String']['input']>;
  custCodeUnified?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSortInput>;
  filter?: InputMaybe<ProductFilterInput>;
};


export type QueryProductGroupsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSortInput>;
  filter?: InputMaybe<ProductFilterInput>;
};


export type QueryFilterArgs = {
  filter?: InputMaybe<ProductFilterInput>;
  unit?: InputMaybe<CountUnit>;
};


export type QueryProductDetailsV2Args = {
  slug: Scalars['String']['input'];
};


export type QueryProductStockArgs = {
  slug: Scalars['String']['input'];
};


export type QuerySearchSuggestionsArgs = {
  text: Scalars['String']['input'];
  category?: InputMaybe<ProductCategory>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearchHitsArgs = {
  search: Scalars['String']['input'];
};


export type QueryBestSellersArgs = {
  category?: InputMaybe<ProductCategory>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGroupsetsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductMessagesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCustomerShipmentRatesArgs = {
  cartItems: Array<CartProductInput>;
  merchant: Scalars['String']['input'];
  lineDates?: InputMaybe<Array<LineDateInput>>;
};


export type QueryCartFreightBenefitsArgs = {
  qtyByWarehouseArea: Array<WarehouseAreaQtyInput>;
};


export type QueryOrderReviewArgs = {
  products: Array<CheckoutProductInput>;
  shipto?: InputMaybe<Scalars['String']['input']>;
  request_delivery_date?: InputMaybe<Scalars['Date']['input']>;
  shipments: Array<CheckoutShipmentInput>;
  paymentId?: InputMaybe<Scalars['String']['input']>;
  custPoNo?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
};


export type QueryClosedDaysArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


export type QueryCheckoutTermsArgs = {
  customers: Array<Scalars['String']['input']>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


export type QueryPaymentsArgs = {
  sorg: Scalars['String']['input'];
  module: PaymentModule;
};


export type QueryClaimsV3Args = {
  status?: InputMaybe<Scalars['ID']['input']>;
  productCategory?: InputMaybe<ProductCategory>;
  brand?: InputMaybe<Scalars['String']['input']>;
  custCode?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  frameNumber?: InputMaybe<Scalars['String']['input']>;
  waitingForMe?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ClaimSort>>;
};


export type QueryClaimV2Args = {
  id: Scalars['ID']['input'];
};


export type QueryClaimCommentsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryClaimAdditionalDocumentsArgs = {
  claimId: Scalars['ID']['input'];
};


export type QueryClaimProblemsArgs = {
  brand?: InputMaybe<Scalars['String']['input']>;
  merchandise?: InputMaybe<Scalars['String']['input']>;
  productCategory?: InputMaybe<ProductCategory>;
};


export type QueryClaimBrandsV2Args = {
  productCategory?: InputMaybe<ProductCategory>;
};


export type QueryClaimArticlesV2Args = {
  search?: InputMaybe<Scalars['String']['input']>;
  productCategory?: InputMaybe<ProductCategory>;
  frameNumber?: InputMaybe<Scalars['String']['input']>;
  custCode?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDealerInformationArgs = {
  custCode: Scalars['String']['input'];
};


export type QueryClaimCustomersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryClaimSalesCustomersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryClickCollectOrdersArgs = {
  status?: InputMaybe<Array<ClickCollectStatus>>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  page?: Scalars['Int']['input'];
  limit?: Scalars['Int']['input'];
};


export type QueryClickCollectOrderArgs = {
  orderId: Scalars['ID']['input'];
};


export type QueryColleaguesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContentTargetMarketsArgs = {
  search?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  type: Scalars['String']['input'];
};


export type QueryLayoutsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  type: Scalars['String']['input'];
};


export type QueryContentAudienceArgs = {
  of: ContentAudienceInput;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  hasRead?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCitiesArgs = {
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  countryId?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySalesCustomersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<CustomerSort>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryShippedOrdersArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  consignment?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOpenDeliveryV4Args = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  consignment?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDownloadAreaArgs = {
  page?: Scalars['Int']['input'];
  limit?: Scalars['Int']['input'];
  status?: InputMaybe<DownloadStatus>;
};


export type QueryResolveArticlesArgs = {
  codes: Array<Scalars['String']['input']>;
};


export type QueryConfigsArgs = {
  sorg?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCustomerInquiriesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  mail?: InputMaybe<InquiryMailState>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<CustomerInquirySort>>;
};


export type QueryClaimPdiChecklistArgs = {
  brand: Scalars['String']['input'];
  merchandise: Scalars['String']['input'];
};


export type QueryClaimPdIsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  custCode?: InputMaybe<Scalars['String']['input']>;
  withDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  brand?: InputMaybe<Scalars['String']['input']>;
  mechanic?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryClaimPdiArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOpenInvoiceV5Args = {
  payerCode: Scalars['String']['input'];
  sorgs?: InputMaybe<Array<Scalars['String']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  bucket?: InputMaybe<AgeingBucketName>;
};


export type QueryInvoiceV5Args = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  payerCode?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Array<InvoiceSort>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInvoiceArgs = {
  invoiceNo: Scalars['String']['input'];
};


export type QueryPriceComponentsArgs = {
  module: PriceComponentModule;
};


export type QueryAccountStatementArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  payerCode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMarketingMaterialCategoriesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MarketingMaterialCategoryFilterInput>;
  sort?: InputMaybe<Array<MarketingMaterialCategorySort>>;
  forWriters?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryMarketingMaterialCategoriesRouteOnlyArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<MarketingMaterialType>;
};


export type QueryMarketingMaterialCategoriesWithImagesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<MarketingMaterialType>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMarketingMaterialRootCategoriesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<MarketingMaterialType>;
};


export type QueryMarketingMaterialCategoryArgs = {
  id: Scalars['ID']['input'];
  type?: InputMaybe<MarketingMaterialType>;
};


export type QueryMarketingMaterialCategoryChildrenArgs = {
  id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMarketingMaterialCategoryViewArgs = {
  id: Scalars['ID']['input'];
  type?: InputMaybe<MarketingMaterialType>;
};


export type QueryMarketingMaterialsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MarketingMaterialFilterInput>;
  sort?: InputMaybe<Array<MarketingMaterialSort>>;
  forWriters?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryMarketingMaterialsSameParentArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMarketingMaterialArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMarketingMaterialsByCategoryArgs = {
  id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  contentTargetMarket?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryNewsListArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<NewsFilterInput>;
  sort?: InputMaybe<Array<NewsSort>>;
  forWriters?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryNewsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNotificationsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  unreadOnly?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryRestockSubscriptionsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStockOrderConfirmationsArgs = {
  orders?: InputMaybe<Array<Scalars['String']['input']>>;
  reqDeliveryDate?: InputMaybe<Scalars['Date']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrdersArgs = {
  filter?: InputMaybe<OrderFilterInput>;
  sort?: InputMaybe<Array<OrderSort>>;
  withPayment?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOpenOrderV4Args = {
  filter?: InputMaybe<OpenOrderFilterInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPaymentRequestByPayerAndInvoiceNosArgs = {
  payerCode?: InputMaybe<Scalars['String']['input']>;
  invoiceNos?: InputMaybe<Array<Scalars['String']['input']>>;
  status?: InputMaybe<Array<Scalars['String']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPaymentRequestArgs = {
  externalId: Scalars['ID']['input'];
};


export type QuerySavedPaymentsArgs = {
  companies?: InputMaybe<Array<Scalars['String']['input']>>;
  sorgs?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryHeldPaymentRequestsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBankEntriesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<BankEntryState>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWaitingTransfersArgs = {
  amount: Scalars['Money']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryManagedProductsArgs = {
  sorg: Scalars['String']['input'];
  filter?: InputMaybe<ProductFilterInput>;
  state?: InputMaybe<ManagedState>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPromotionsArgs = {
  productCategory?: InputMaybe<ProductCategory>;
  withDetailOffer?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryPreviousPurchasesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSortInput>;
  filter?: InputMaybe<ProductFilterInput>;
};


export type QueryFrequentPurchasesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSortInput>;
  filter?: InputMaybe<ProductFilterInput>;
};


export type QueryArticlePurchasesArgs = {
  slug: Scalars['String']['input'];
};


export type QueryRegisteredFramesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<RetailSaleType>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  custCode?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  sort?: InputMaybe<Array<RegisteredFrameSort>>;
};


export type QueryDealerUnderInseraArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAccountPolygonBikesDatasArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryConsumerRecordsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ConsumerRecordSort>>;
};


export type QuerySalesAreaMapsArgs = {
  category?: InputMaybe<SalesAreaCategory>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySalesDocumentsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SalesDocumentFilterInput>;
  sort?: InputMaybe<Array<SalesDocumentSort>>;
  forWriters?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySalesDocumentsWithoutGroupArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<SalesDocumentType>;
};


export type QuerySalesDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySalesDocumentGroupsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SalesDocumentGroupFilterInput>;
  sort?: InputMaybe<Array<SalesDocumentGroupSort>>;
  forWriters?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySalesDocumentGroupsWithDocumentsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<SalesDocumentType>;
};


export type QuerySalesDocumentGroupArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySalesOverviewV4Args = {
  sorg?: InputMaybe<Scalars['String']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
  custCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  allCustomers?: InputMaybe<Scalars['Boolean']['input']>;
  months?: InputMaybe<Array<Scalars['Int']['input']>>;
  category?: InputMaybe<SalesCategory>;
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
  merchandiseCategories?: InputMaybe<Array<Scalars['ID']['input']>>;
  models?: InputMaybe<Array<Scalars['ID']['input']>>;
  series?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QuerySalesOverviewFilterV4Args = {
  sorg?: InputMaybe<Scalars['String']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
  custCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  allCustomers?: InputMaybe<Scalars['Boolean']['input']>;
  months?: InputMaybe<Array<Scalars['Int']['input']>>;
  category?: InputMaybe<SalesCategory>;
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
  merchandiseCategories?: InputMaybe<Array<Scalars['ID']['input']>>;
  models?: InputMaybe<Array<Scalars['ID']['input']>>;
  series?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QuerySalesOverviewFilterOptionsArgs = {
  sorg?: InputMaybe<Scalars['String']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
  custCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  allCustomers?: InputMaybe<Scalars['Boolean']['input']>;
  months?: InputMaybe<Array<Scalars['Int']['input']>>;
  category?: InputMaybe<SalesCategory>;
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
  merchandiseCategories?: InputMaybe<Array<Scalars['ID']['input']>>;
  models?: InputMaybe<Array<Scalars['ID']['input']>>;
  series?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QuerySalesOverviewLinesArgs = {
  sorg?: InputMaybe<Scalars['String']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
  custCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  allCustomers?: InputMaybe<Scalars['Boolean']['input']>;
  months?: InputMaybe<Array<Scalars['Int']['input']>>;
  category?: InputMaybe<SalesCategory>;
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
  merchandiseCategories?: InputMaybe<Array<Scalars['ID']['input']>>;
  models?: InputMaybe<Array<Scalars['ID']['input']>>;
  series?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryFramesV4Args = {
  search?: InputMaybe<Scalars['String']['input']>;
  custCode?: InputMaybe<Scalars['String']['input']>;
  sold?: InputMaybe<Scalars['Boolean']['input']>;
  inspected?: InputMaybe<Scalars['Boolean']['input']>;
  todo?: InputMaybe<FrameTodo>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryClaimRecallFramesArgs = {
  frameNumber?: InputMaybe<Scalars['String']['input']>;
  recallId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryClaimStolenBikeArgs = {
  frameNumber: Scalars['String']['input'];
};


export type QueryRecallTasksArgs = {
  recallId?: InputMaybe<Scalars['ID']['input']>;
  custCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProductThirdPartiesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  withStock?: InputMaybe<Scalars['Boolean']['input']>;
  vendor?: InputMaybe<Scalars['ID']['input']>;
  own?: InputMaybe<Scalars['Boolean']['input']>;
  articles?: InputMaybe<Array<ThirdPartyArticleKey>>;
  page?: Scalars['Int']['input'];
  limit?: Scalars['Int']['input'];
};


export type QueryCustVendorThirdPartyAddressArgs = {
  vendorId: Scalars['ID']['input'];
};


export type QueryOrderThirdPartiesArgs = {
  page?: Scalars['Int']['input'];
  limit?: Scalars['Int']['input'];
  filter?: InputMaybe<ThirdPartyOrderFilter>;
};


export type QueryUploadsArgs = {
  kind?: InputMaybe<UploadKind>;
  page?: Scalars['Int']['input'];
  limit?: Scalars['Int']['input'];
};


export type QueryFormVisitsArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<VisitKind>;
  custCode?: InputMaybe<Scalars['String']['input']>;
  createdBy?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFormVisitOptionsByBrandArgs = {
  brand: VisitKind;
};


export type QueryFormVisitSalesCustomersArgs = {
  sorg?: InputMaybe<Scalars['String']['input']>;
  kind: VisitKind;
  onlyCustomerHasFormVisit?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Creates the users of a CSV or XLSX file, 1 to 200 rows in a call (O163, reading 55b). Rows are checked as createUser
   * checks a user, and a refused one stops no other. The dry run stores nothing. Users have no password yet; `invite` mails
   * a link to set one to all who have a mailbox. Codes of rows: those of createUser, with the names of columns as fields;
   * NOT_BOOLEAN, NOT_AREA, TWICE_IN_FILE.
   */
  createUsers: UploadReport;
  /** Invites a user who has no password (again); at most three times a day. Earlier links end. Codes: UNKNOWN_RECORD, NOT_YOURSELF, NOT_YOURS_TO_GRANT, USER_INACTIVE, HAS_PASSWORD, NO_ADDRESS, NO_HOST, AREAS_ELSEWHERE, TOO_MANY_INVITATIONS. */
  sendInvitation: UserPayload;
  /**
   * Invites up to 200 users by mail, for users whom a feed or a file has created. Those who cannot be invited are left
   * out and named in `userErrors`, with the codes of `sendInvitation` and NO_MAILBOX.
   */
  sendInvitations: InvitationsPayload;
  /** Makes the link of a pending invitation useless. Codes: UNKNOWN_RECORD, NOT_YOURSELF, NOT_YOURS_TO_GRANT, NO_INVITATION. */
  revokeInvitation: UserPayload;
  /** Roles of all organisations are changed by owners only, others within what the viewer may do (O167, readings 55 and 56). */
  createRole: RolePayload;
  /** O168. */
  updateRole: RolePayload;
  /** IN_USE while a group role has it (N109). */
  deleteRole: RolePayload;
  /** O169. */
  createGroupRole: GroupRolePayload;
  /** O170. */
  updateGroupRole: GroupRolePayload;
  /** IN_USE while users have it (N109). */
  deleteGroupRole: GroupRolePayload;
  /** Owners only, as the other two (O171, reading 56). */
  createPermission: PermissionPayload;
  /** O172; the name can be changed while no role has it. */
  updatePermission: PermissionPayload;
  /** IN_USE while a role has it (N109). */
  deletePermission: PermissionPayload;
  /**
   * Takes all second factors and recovery codes from a user, and mails the user a notice. Codes: REQUIRED, TOO_LONG (reason),
   * UNKNOWN_RECORD, NOT_YOURSELF, NOT_YOURS_TO_GRANT, NO_SECOND_FACTOR; REAUTHENTICATE.
   */
  resetSecondFactor: MessagePayload;
  /** Logs a user out on one device; one that has ended already is no error. Codes: UNKNOWN_RECORD, NOT_YOURSELF, NOT_YOURS_TO_GRANT. */
  endUserSession: MessagePayload;
  /** Logs a user out on all devices, also at hosts of other organisations. Codes as of `endUserSession`. */
  endUserSessions: MessagePayload;
  /** Creates a user who cannot log in before a password is set (O162); with `invite` the link for it is mailed or shown. */
  createUser: UserPayload;
  /**
   * Changes a user; areas in organisations that the viewer does not administer stay (O164). `generatePassword` makes
   * the password useless, ends all sessions and mails or shows a link to set a new one (reading 53). The addresses of a
   * user with areas outside of the viewer's stay as they are: AREAS_ELSEWHERE.
   */
  updateUser: UserPayload;
  /** Deactivates a user and ends the sessions; the username stays taken (O165, reading 52). */
  deleteUser: UserPayload;
  restoreUser: UserPayload;
  /**
   * Stores an announcement (O183). Codes: REQUIRED, TOO_LONG, NOT_TEXT, NOTHING_TO_SHOW, BAD_LINK, UNKNOWN_LANGUAGE,
   * TRANSLATED_TWICE, ENDS_BEFORE_START, UNKNOWN_PORTAL, ALT_REQUIRED, FILE_GONE.
   */
  createAnnouncement: AnnouncementPayload;
  /** Changes an announcement at once (O184). Codes: those of createAnnouncement; UNKNOWN_RECORD, STALE_VERSION. */
  updateAnnouncement: AnnouncementPayload;
  /** Deletes an announcement (O185); the database keeps it for 30 days (reading 52). Codes: UNKNOWN_RECORD, STALE_VERSION. */
  deleteAnnouncement: AnnouncementPayload;
  /** Stores a banner (O178). Codes: FILE_REQUIRED, BAD_LINK, TOO_LONG, ENDS_BEFORE_START, UNKNOWN_PORTAL, FILE_GONE. */
  createBannerV2: BannerPayload;
  /**
   * Changes a banner at once (O179); without a file it keeps its picture (B122). Codes: those of createBannerV2;
   * UNKNOWN_RECORD, STALE_VERSION.
   */
  updateBanner: BannerPayload;
  /** Deletes a banner (O180); the database keeps it for 30 days (reading 52). Codes: UNKNOWN_RECORD, STALE_VERSION. */
  deleteBanner: BannerPayload;
  /** Sets quantities, not differences; 0 removes the line (B095). Answers the whole cart. */
  updateProductsInCart: UpdateProductsInCartPayload;
  /**
   * Places one order for each requested delivery date; numbers run without gaps per sales organisation. Sent again with
   * the same key it answers the first answer. With `intent` the order was captured without a connection: it is placed only
   * when every line is as the buyer saw it and shipping costs no more (`subtotal`, `seen`, `price`), and the buyer is
   * notified.
   */
  checkout: CheckoutPayload;
  /**
   * Sends a claim for a bike, or stores a draft of it, once for its id (O105, B223 to B233). Codes: BAD_ID, REQUIRED,
   * TOO_LONG, NOT_TEXT, NOT_EMAIL, NOT_ALLOWED, UNKNOWN_CUSTOMER, UNKNOWN_ARTICLE, UNKNOWN_PROBLEM, FRAME_TOO_LONG, SERIAL_CHARACTERS,
   * NO_SERIAL_NUMBER, SEVERAL_NUMBERS, BAD_QUANTITY, NOT_A_DAY, IN_FUTURE, NO_INVOICE, NO_FULL_PHOTO, NO_SERIAL_PHOTO,
   * NO_ISSUE_PHOTO, NO_ID_CARD, NO_FILE, FILE_KIND, FILE_TOO_LARGE, TOO_MANY_DOCUMENTS, FILE_GONE, ALREADY_CLAIMED,
   * TOO_MANY_CLAIMS. A draft needs customer and article only.
   */
  createClaimBike: ClaimPayload;
  /** The same for parts, accessories and apparel (O106). Codes: those of createClaimBike, PAA_CLAIMS_OFF. */
  createClaimPaa: ClaimPayload;
  /**
   * Changes a draft, or a claim that waits for the dealer: all but customer and article (O107, reading 99). A file that is
   * left out stays, null removes it. It is not sent by this. Codes: those of createClaimBike, UNKNOWN_RECORD,
   * STALE_VERSION, CLAIM_CLOSED.
   */
  updateClaimBike: ClaimPayload;
  /** The same for parts, accessories and apparel (O109). */
  updateClaimPaaV2: ClaimPayload;
  /**
   * Changes the status of one claim or of up to 200, each judged alone (O111, B219, B220, reading 99): by a capability, or as
   * the claim's dealer who sends a draft, answers, or withdraws. `from` is the status that was seen: STATUS_CHANGED when
   * somebody was faster. `photos` are put into the free places of an answer, else among the papers. Codes: UNKNOWN_RECORD,
   * UNKNOWN_STATUS, STATUS_CHANGED, NOT_ALLOWED_STATUS, REASON_REQUIRED, TOO_LONG, BAD_QUANTITY, TOO_MANY_DOCUMENTS,
   * FILE_GONE, FILE_KIND, and for a draft those of createClaimBike.
   */
  updateClaimStatus: ClaimStatusPayload;
  /**
   * Adds to the conversation (O110, B222). Only staff write internal comments: NOT_ALLOWED. Codes: UNKNOWN_RECORD,
   * REQUIRED, EMPTY, TOO_LONG, CLAIM_CLOSED.
   */
  createClaimComment: ClaimCommentPayload;
  /**
   * Adds a paper, under the lowest number that is free (O112, B231). Codes: UNKNOWN_RECORD, TOO_LONG, TOO_MANY_DOCUMENTS,
   * FILE_GONE, CLAIM_CLOSED.
   */
  createClaimAdditionalDocument: ClaimDocumentPayload;
  /** Deletes a paper; twice is no error (O113). Codes: UNKNOWN_RECORD, CLAIM_CLOSED. */
  deleteClaimAdditionalDocument: MessagePayload;
  /**
   * Moves an order forward (O153, B254 to B256, B260, readings 40, 42, 107). With `items` it submits the marks of all lines:
   * to OPEN, which becomes READY_TO_PICKUP where every line is that. The same marks sent again are done; other ones are
   * refused. The states between OPEN and READY_TO_PICKUP are for holders of page.orderlist. COMPLETE needs the code that the
   * consumer got by mail, where there is an e-mail address; after ten wrong ones no code is taken for an hour. For holders
   * of page.customer-sales-report a serial number that is the frame number of a bike registers its sale as well.
   * Codes: UNKNOWN_ORDER; UNMARKED_ITEMS, UNKNOWN_ITEM and ITEMS_NOT_READY, each with the id of an item as `name`;
   * ALREADY_SUBMITTED; WRONG_STATE; WRONG_CODE; TOO_MANY_CODES; at serial numbers REPEATED, ABOVE_QTY, those of texts that
   * are no serial number and those of registerFrameV4.
   */
  clickCollectUpdateStatus: ClickCollectPayload;
  /**
   * Sets how many pieces of lines have been shipped, until the order is ready (O154, B261, N106, N107). For holders of
   * page.orderlist who have page.click-collect as well. Codes: UNKNOWN_ORDER, WRONG_STATE, UNKNOWN_ITEM, TOO_SMALL, and ABOVE_QTY with the most.
   */
  clickCollectUpdateShipments: ClickCollectPayload;
  /**
   * Mails the consumer of an order that is ready the code again, at most ten times. Codes: UNKNOWN_ORDER, WRONG_STATE,
   * NO_EMAIL, TOO_MANY_MAILS.
   */
  sendPickupCode: MessagePayload;
  /**
   * Creates a user of the own shop, who gets a link to set a password by mail. Codes: USERNAME_TAKEN, REQUIRED,
   * UNKNOWN_LANGUAGE, UNKNOWN_CUSTOMER, NOT_YOURS_TO_GRANT, NO_HOST, and those of the form.
   */
  inviteColleague: ColleaguePayload;
  /**
   * A user without a password who gets another address is invited there, at most three times a day. Codes: those of
   * inviteColleague, NOT_YOURSELF, TOO_MANY_INVITATIONS.
   */
  updateColleague: ColleaguePayload;
  /** Deactivates the user and ends the sessions. Codes: NOT_YOURSELF, NOT_YOURS_TO_GRANT. */
  deleteColleague: ColleaguePayload;
  /**
   * Keeps that the viewer has read something that must be read; twice is no error. It is done also where the item has been
   * withdrawn since it was read. Codes: UNKNOWN_RECORD for something that the viewer never could see, IN_FUTURE.
   */
  markContentRead: MessagePayload;
  /**
   * Asks for a file with the records of a period, which is made in the background (O149, B245 to B248, N102, N103): those of
   * the active customer, and for users who only read those of all their areas. Codes: NOT_ALLOWED for a module whose
   * records the viewer may not read, NO_CUSTOMER; at `to` END_BEFORE_START, IN_FUTURE, PERIOD_TOO_LONG, TWO_YEARS;
   * QUOTA_EXHAUSTED with the day of the next.
   */
  requestDownloadArea: MessagePayload;
  /** Cancels a request of the viewer, or deletes its file; one that is gone is no error. */
  removeDownload: MessagePayload;
  /** Consumer voice (B112 to B117): stores the message and mails it to the host's address. */
  sendCustomerFeedback: FeedbackPayload;
  /**
   * Stores what a stranger who wants to become a customer has entered, and has it mailed to the host's address and
   * acknowledged to the sender (O238, B276, B277). The same again within a day, or under the same key, is stored once. What
   * a program has filled in is answered as if it were stored. At most 5 an hour of a network and 200 a day of a host, then
   * 429 TOO_OFTEN with `retryAfter`. Codes: WRONG_HOST, NOT_OFFERED, REQUIRED, EMPTY, TOO_LONG, NOT_EMAIL, NOT_PHONE,
   * BAD_LINK, OPTION_GONE, UNKNOWN_COUNTRY, UNKNOWN_CITY.
   */
  createCustomerInquiry: MessagePayload;
  /** Deletes an inquiry permanently; the history says so without whose it was. Codes: UNKNOWN_RECORD. */
  deleteCustomerInquiry: MessagePayload;
  /**
   * Stores an inspection, once for its id (O114, B238, B239). Codes: REQUIRED, TOO_LONG, FRAME_TOO_LONG,
   * SERIAL_CHARACTERS, NO_SERIAL_NUMBER, SEVERAL_NUMBERS, IN_FUTURE, CHECKLIST_INCOMPLETE, UNKNOWN_ARTICLE, UNKNOWN_CUSTOMER, TOO_MANY_FILES,
   * SIGNATURE_TOO_LARGE, FILE_GONE, BAD_ID.
   */
  createClaimPDI: PdiPayload;
  /** Changes an inspection (O115). Codes: those of createClaimPDI; UNKNOWN_RECORD, DELETED, STALE_VERSION. */
  updatePDI: PdiPayload;
  /** Deletes an inspection so that it can be restored; twice is no error (O116, B240, N090). Codes: UNKNOWN_RECORD. */
  deletePDI: PdiPayload;
  /** Restores a deleted inspection; twice is no error (O117, B240, N090). Codes: UNKNOWN_RECORD. */
  restorePDI: PdiPayload;
  /** Mails an invoice as PDF, and its e-invoice where there is one, to the viewer's own address (O076). */
  sendEmailInvoice: MessagePayload;
  /**
   * Opens a dispute of an open item, for its payer or the shop that got the goods; at most 20 of a user in an hour. A
   * dispute that already exists under this id with the same content is answered as if it were opened now.
   * Codes: REQUIRED, EMPTY, TOO_LONG, NOT_ALLOWED, TOO_MANY_FILES, BAD_ID, UNKNOWN_INVOICE, NOT_DISPUTABLE,
   * NOT_AN_AMOUNT, ABOVE_OPEN_AMOUNT, TOO_MANY_DISPUTES, ALREADY_DISPUTED, FILE_GONE.
   */
  createInvoiceDispute: MessagePayload;
  /** Withdraws a dispute that is not decided yet. Codes: UNKNOWN_DISPUTE, WRONG_STATE. */
  withdrawInvoiceDispute: MessagePayload;
  /**
   * Stores a category (O194). Codes: REQUIRED, TOO_LONG, NOT_TEXT, UNKNOWN_LANGUAGE, TRANSLATED_TWICE, MARKET_REQUIRED,
   * MARKET_NOT_YOURS, UNKNOWN_MARKET, UNKNOWN_LAYOUT, UNKNOWN_CATEGORY, TOO_DEEP, TYPE_DIFFERS, BAD_ROUTE, ROUTE_TAKEN,
   * ROUTE_RESERVED, BAD_NUMBER, ALT_REQUIRED, FILE_GONE.
   */
  createMarketingMaterialCategory: MarketingMaterialCategoryPayload;
  /**
   * Changes a category at once, and moves it with all below it (O195). Codes: those of createMarketingMaterialCategory;
   * UNKNOWN_RECORD, STALE_VERSION, NOT_YOURS, OWN_ANCESTOR.
   */
  updateMarketingMaterialCategory: MarketingMaterialCategoryPayload;
  /**
   * Deletes a category without categories and material in it (O196, reading 52). Codes: UNKNOWN_RECORD, STALE_VERSION,
   * NOT_YOURS, NOT_EMPTY.
   */
  deleteMarketingMaterialCategory: MarketingMaterialCategoryPayload;
  /**
   * Stores material (O201). Codes: REQUIRED, TOO_LONG, NOT_TEXT, NOTHING_TO_SHOW, UNKNOWN_LANGUAGE, TRANSLATED_TWICE,
   * MARKET_REQUIRED, MARKET_NOT_YOURS, UNKNOWN_MARKET, UNKNOWN_LAYOUT, UNKNOWN_CATEGORY, BAD_NUMBER, FILE_REQUIRED,
   * ALT_REQUIRED, TOO_MANY_TAGS, TOO_MANY_FILES, FILE_TWICE, FILE_GONE; UNKNOWN_ARTICLE, UNKNOWN_MODEL, UNKNOWN_BRAND for one
   * that the catalog does not have.
   */
  createMarketingMaterial: MarketingMaterialPayload;
  /**
   * Stores a material for each of up to 200 files, all or none (O202, R126). Codes: those of createMarketingMaterial, at
   * `input.materials.<n>`.
   */
  createMarketingMaterials: MarketingMaterialsPayload;
  /** Changes material at once (O203, N121). Codes: those of createMarketingMaterial; UNKNOWN_RECORD, STALE_VERSION, NOT_YOURS. */
  updateMarketingMaterial: MarketingMaterialPayload;
  /** Deletes material; its files are kept for 30 days (O204, reading 52). Codes: UNKNOWN_RECORD, STALE_VERSION, NOT_YOURS. */
  deleteMarketingMaterial: MarketingMaterialPayload;
  /**
   * Stores a news item (O207). Codes: REQUIRED, TOO_LONG, NOT_TEXT, NOTHING_TO_SHOW, UNKNOWN_LANGUAGE, TRANSLATED_TWICE,
   * ENDS_BEFORE_START, MARKET_REQUIRED, MARKET_NOT_YOURS, UNKNOWN_MARKET, UNKNOWN_LAYOUT, BAD_NUMBER, ALT_REQUIRED,
   * TOO_MANY_TAGS, TOO_MANY_FILES, FILE_TWICE, FILE_GONE.
   */
  createNews: NewsPayload;
  /** Changes a news item at once (O208, N121). Codes: those of createNews; UNKNOWN_RECORD, DELETED, STALE_VERSION, NOT_YOURS. */
  updateNews: NewsPayload;
  /** Deletes a news item so that it can be restored (O209, B268). Codes: UNKNOWN_RECORD, STALE_VERSION, NOT_YOURS. */
  deleteNews: NewsPayload;
  /** Restores a deleted news item (O210, B268). Codes: UNKNOWN_RECORD, STALE_VERSION, NOT_YOURS. */
  restoreNews: NewsPayload;
  /** Tells the viewer when the article is back (O055); again with another quantity changes it. */
  subscribeRestockedNotification: MessagePayload;
  /** Stops telling (O056); one that is not there is no error. */
  unsubscribeRestockedNotification: MessagePayload;
  /** Sends one notification to all devices of the viewer and the inbox. */
  sendTestNotification: MessagePayload;
  /** Marks notifications of the viewer as read; all of them without ids. */
  markNotificationsRead: MessagePayload;
  /** Sets the viewer's quiet hours; null for none. */
  updateQuietHours: MessagePayload;
  /** Sets whether devices ring for this kind (restock, order, invoice, payment, registration, claim, news or download) and whether it is mailed, which stays as it is when left out; news and downloads are never mailed. The inbox has every notification. */
  updateNotificationPreference: MessagePayload;
  /** Lets orders that wait for staff go out; each is answered for itself (N035). */
  confirmOrders: ConfirmOrdersPayload;
  /** Cancels orders that wait for staff and gives their stock back. */
  cancelOrders: ConfirmOrdersPayload;
  /** The highest value one waiting order may have (O064, N067); minor units. */
  updateOrderLimits: MessagePayload;
  /** Keeps a list as it is given, under its id. */
  saveOrderList: MessagePayload;
  /** Deletes a list; one that is not there is no error. */
  deleteOrderList: MessagePayload;
  /** Keeps own numbers; one without an article is deleted. At most 500 at once. */
  saveArticleAliases: MessagePayload;
  /** What the customer wants of an open line: the successor or the new terms, another day, or nothing more of it, as far as the host allows it. */
  changeOpenOrder: ChangeOpenOrderPayload;
  /**
   * Asks a payer to pay invoices, in full or one in part (O079). The server computes the amount again and refuses another
   * one. Sent again with the same key it answers the same request, and asks the provider again where it has not answered.
   * Codes: PAY_NOT_ALLOWED, UNKNOWN_PAYER, UNKNOWN_METHOD, GATEWAY_OFF, UNKNOWN_SAVED_PAYMENT, ACCOUNT_NUMBER,
   * UNKNOWN_INVOICE, INVOICE_CHANGED, MIXED_COMPANIES, WRONG_SELECTION, NO_PAYABLE, TOTAL_NOT_POSITIVE,
   * PARTIAL_NOT_ALLOWED, AMOUNT_TOO_SMALL, AMOUNT_TOO_LARGE, AMOUNT_CHANGED, TOO_MANY_REQUESTS, TOO_MANY_OPEN.
   */
  createInvoicePaymentRequestV3: PaymentRequestPayload;
  /**
   * Voids the one open request of a payer and merchant, or the one that is named (O080, reading 24). Its invoices are Open
   * again. Codes: UNKNOWN_REQUEST, AMBIGUOUS, WRONG_STATE.
   */
  voidPaymentRequest: PaymentRequestPayload;
  /** Deletes a saved way to pay of the viewer's own (O081). Code: UNKNOWN_SAVED_PAYMENT. */
  deleteUserPayment: DeleteUserPaymentPayload;
  /**
   * Adds the proof of a payment to an order or a payment request (O082): `file` is the id of a stored file.
   * Codes: UNKNOWN_ORDER, UNKNOWN_REQUEST, WRONG_STATE, TOO_MANY_FILES, FILE_GONE.
   */
  uploadPayment: PaymentDocumentPayload;
  /** Adds a further paper to an order's payment or a payment request (O083); files and codes as of uploadPayment. */
  uploadPaymentDoc: PaymentDocumentPayload;
  /** Removes a paper that was uploaded, until the payment is approved (O084). Codes: UNKNOWN_FILE, WRONG_STATE. */
  deletePaymentDoc: MessagePayload;
  /** Confirms that an order is paid (O085, N076). Codes: UNKNOWN_ORDER, WRONG_STATE. */
  approvePayment: MessagePayload;
  /** Voids the payment of an order (O086, N076). Codes: UNKNOWN_ORDER, WRONG_STATE. */
  voidPayment: MessagePayload;
  /** Decides about a held payment request: what arrived pays it, or it does not. Codes: UNKNOWN_REQUEST, WRONG_STATE. */
  decideHeldPaymentRequest: PaymentRequestPayload;
  /**
   * Decides about an entry of a bank statement: it pays the request that is named, or it is set aside with a note. A
   * request at a provider is refused, because its payer could pay there as well. Codes: UNKNOWN_ENTRY, UNKNOWN_REQUEST,
   * WRONG_STATE, AT_PROVIDER.
   */
  resolveBankEntry: MessagePayload;
  /**
   * Sets what feeds do not change until it is given back (O173, B162, B280 to B282): at most 75 articles, each judged on
   * its own. A field that is null is given back, one that is left out stays. Codes at the place of an article:
   * UNKNOWN_ARTICLE, NOT_A_DAY, ENDS_BEFORE_START, INACTIVE_IN_FEED, CHANGED_MEANWHILE.
   */
  updateProductAttributes: MessagePayload;
  /**
   * Takes articles out of the catalog, or puts them back with `restore` (O174, B283): at most 75, each judged on its own.
   * Orders keep them, and no feed brings them back. Codes: UNKNOWN_ARTICLE, CHANGED_MEANWHILE.
   */
  deleteProducts: MessagePayload;
  /** Makes one of the host's languages the user's (B108 to B111); status false for any other. */
  changeLanguage: LanguageChange;
  /** Changes the user's own name, language and password (O166). */
  updateProfileUser: ProfilePayload;
  /**
   * Registers the sale of a frame, or changes the one with the same `saleId` (O145, B242, N096, readings 31 to 33, 116).
   * What a change leaves out stays as it is.
   * Codes: REQUIRED, FRAME_TOO_LONG, FRAME_NOT_OURS, SERIAL_CHARACTERS, NO_SERIAL_NUMBER (a link, words, a day, or the
   * barcode of an article), SEVERAL_NUMBERS, AMBIGUOUS_FRAME, ALREADY_REPORTED, NOT_DELIVERED_TO_YOU, NOT_INSPECTED,
   * IN_FUTURE, SOLD_BEFORE_DELIVERED, SOLD_BEFORE_PRODUCED, RECALLED, STOLEN, NO_ACCOUNT, UNKNOWN_CUSTOMER, NO_CUSTOMER,
   * NOT_STAFF, IN_BATCH, BAD_ID, TOO_MANY_REGISTRATIONS, NOT_EMAIL, NOT_PHONE, UNCLEAR_PHONE, TOO_LONG.
   * ALREADY_REPORTED comes with the `day` of the earlier sale and, where the viewer may know it, its dealer as `name`.
   */
  registerFrameV4: RegisterFramePayload;
  /**
   * Deletes the registration of a frame (O146, reading 31); of a complete one the ERP has to take the deletion first
   * (pending update). Without `type` those of both types, with `saleId` only that one. Nothing to delete is no error.
   * Code: IN_BATCH.
   */
  deleteFrame: MessagePayload;
  /** Sends a failed registration again (N094). Codes: UNKNOWN_FRAME, WRONG_STATE. */
  resendFrame: RegisterFramePayload;
  /** Mails the warranty card of a sale to its consumer, also again. Codes: UNKNOWN_FRAME, NO_EMAIL, TOO_MANY_MAILS. */
  sendWarrantyCard: MessagePayload;
  /**
   * Registers the sales of a file, 1 to 200 rows in a call, by the rules of registerFrameV4; every row is a new sale. A
   * row that is refused does not stop the others. No warranty card is mailed. The dry run registers nothing. At most 10,000
   * sales a day for a customer, and 40,000 rows of a user, since a dry run tells which frames there are. With an `uploadId`
   * the file is in `uploads` and can be undone. Codes: NO_CUSTOMER, TOO_MANY_UPLOADS, ID_TAKEN, BAD_ID, UPLOAD_UNDONE. Codes
   * of rows: those of registerFrameV4, NOT_A_DAY, TWICE_IN_FILE, TOO_MANY_UPLOADED.
   */
  uploadRetailSales: UploadReport;
  /**
   * Stores the accounts of consumers of a CSV or XLSX file, 1 to 200 rows in a call (O147). A frame has one account: a
   * later row replaces its data. The dry run stores nothing. Staff only. Code: NOT_STAFF. Codes of rows: REQUIRED, EMPTY,
   * FRAME_TOO_LONG, SERIAL_CHARACTERS, NO_SERIAL_NUMBER, SEVERAL_NUMBERS, NOT_EMAIL, NOT_PHONE, UNCLEAR_PHONE, TOO_LONG,
   * NOT_A_DAY, IN_FUTURE, TWICE_IN_FILE.
   */
  uploadAccountPolygonbikes: UploadReport;
  /**
   * Takes the data of an account over for the sale of its frame (O148). Staff only. Codes: NOT_STAFF, UNKNOWN_ACCOUNT,
   * NOT_SOLD and those of registerFrameV4.
   */
  updateAccountPolygonBikes: MessagePayload;
  /**
   * Removes the data of consumers permanently, by the ids of `consumerRecords`, at most 100 at once; staff who are no auditors
   * only. Sales, frames and claims stay, ID cards are deleted, and the ERP gets the sales and claims it knows once more,
   * without the consumer. The reason is kept in the history. Codes: REQUIRED, EMPTY, TOO_LONG, TOO_MANY, BAD_ID,
   * NOT_ALLOWED, UNKNOWN_RECORD, NAMES_THE_PERSON for a reason with the name, the mail address or the phone number.
   */
  eraseConsumers: MessagePayload;
  /** Gives region groups another category, all of them or none (O150, N100). */
  updateSalesMapAreaCategories: MessagePayload;
  /**
   * Stores a document (O214). Codes: REQUIRED, TOO_LONG, NOT_TEXT, NOTHING_TO_SHOW, UNKNOWN_LANGUAGE, TRANSLATED_TWICE,
   * ENDS_BEFORE_START, MARKET_REQUIRED, MARKET_NOT_YOURS, UNKNOWN_MARKET, UNKNOWN_LAYOUT, UNKNOWN_GROUP, BAD_NUMBER,
   * FILE_REQUIRED, ALT_REQUIRED, TOO_MANY_TAGS, TOO_MANY_FILES, FILE_TWICE, FILE_GONE.
   */
  createSalesDocument: SalesDocumentPayload;
  /** Changes a document at once (O215, N121). Codes: those of createSalesDocument; UNKNOWN_RECORD, DELETED, STALE_VERSION, NOT_YOURS. */
  updateSalesDocument: SalesDocumentPayload;
  /** Deletes a document so that it can be restored (O216, B269). Codes: UNKNOWN_RECORD, STALE_VERSION, NOT_YOURS. */
  deleteSalesDocument: SalesDocumentPayload;
  /** Restores a deleted document (O217, B269). Codes: UNKNOWN_RECORD, STALE_VERSION, NOT_YOURS. */
  restoreSalesDocument: SalesDocumentPayload;
  /**
   * Stores a group (O220). Codes: REQUIRED, TOO_LONG, NOT_TEXT, UNKNOWN_LANGUAGE, TRANSLATED_TWICE, MARKET_REQUIRED,
   * MARKET_NOT_YOURS, UNKNOWN_MARKET.
   */
  createSalesDocumentGroup: SalesDocumentGroupPayload;
  /** Changes a group at once (O221). Codes: those of createSalesDocumentGroup; UNKNOWN_RECORD, STALE_VERSION, NOT_YOURS. */
  updateSalesDocumentGroup: SalesDocumentGroupPayload;
  /** Deletes a group without documents (O222, reading 52). Codes: UNKNOWN_RECORD, STALE_VERSION, NOT_YOURS, NOT_EMPTY. */
  deleteSalesDocumentGroup: SalesDocumentGroupPayload;
  /**
   * Notes what was done about a frame of a recall. `photos` are all that the task has from then on. Codes:
   * UNKNOWN_RECORD, STALE_VERSION, WRONG_STATE when it would open a task again, IN_FUTURE, NOT_A_DAY,
   * NOT_ALLOWED, TOO_LONG, TOO_MANY_FILES, FILE_GONE.
   */
  updateRecallTask: RecallTaskPayload;
  /** Begins a passkey for this host. Codes: SECOND_FACTOR_OFF; REAUTHENTICATE. */
  beginPasskey: PasskeyOptions;
  /** Adds the passkey that the browser made. Codes: SECOND_FACTOR_WRONG, REQUIRED, TOO_LONG. */
  addPasskey: SecondFactorPayload;
  /** Codes: UNKNOWN_RECORD, REQUIRED, TOO_LONG. */
  renamePasskey: MessagePayload;
  /** Codes: UNKNOWN_RECORD, LAST_SECOND_FACTOR; REAUTHENTICATE. */
  removePasskey: MessagePayload;
  /** Begins an authenticator app. Codes: SECOND_FACTOR_OFF; REAUTHENTICATE. */
  beginAuthenticator: AuthenticatorSecret;
  /** Adds the app, in place of an earlier one, when it shows the right code. Code: SECOND_FACTOR_WRONG. */
  addAuthenticator: SecondFactorPayload;
  /** Codes: UNKNOWN_RECORD, LAST_SECOND_FACTOR; REAUTHENTICATE. */
  removeAuthenticator: MessagePayload;
  /** Gives ten new recovery codes; the earlier ones are no longer accepted. Codes: NO_SECOND_FACTOR; REAUTHENTICATE. */
  newRecoveryCodes: SecondFactorPayload;
  /** What the viewer may use for `reauthenticate` besides the password. */
  beginReauthentication: ReauthenticationWays;
  /** Logs the viewer out on one device; one that has ended already is no error. */
  endOwnSession: MessagePayload;
  /** Logs the viewer out on every device but the one that asks. */
  endOtherOwnSessions: MessagePayload;
  /**
   * Proves again who uses this session: operations that answer REAUTHENTICATE may be called for five minutes.
   * One of the arguments. Codes: WRONG_PASSWORD, SECOND_FACTOR_WRONG, TOO_MANY_ATTEMPTS, REQUIRED.
   */
  reauthenticate: MessagePayload;
  /**
   * Places one order for each vendor (O226, B286, readings 76, 111). The host's checkStock3rdParty and checkPrice3rdParty
   * decide what is compared (B285): a line whose stock or price changed is a product error, and nothing is placed until
   * all lines are as they are now. Codes of lines: VENDOR_GONE, NOT_ORDERABLE, PRICE_CHANGED, STOCK_CHANGED,
   * NOT_A_QUANTITY, QTY_TOO_SMALL, QTY_TOO_LARGE, TWICE_IN_CART. Codes: NO_CUSTOMER, NOTHING_TO_ORDER, TOO_MANY_LINES,
   * SHIPTO_INVALID, SHIPMENT_MISSING, DAY_NOT_ALLOWED, TOO_LONG.
   */
  checkoutThirdPartyV2: ThirdPartyCheckoutPayload;
  /**
   * Changes the state of an item (O228, B284, N123, reading 75): its vendor confirms, ships and cancels it, its buyer
   * cancels it while it is Open. The same state again changes nothing.
   * Codes: UNKNOWN_ORDER, UNKNOWN_ITEM, STATUS_NOT_ALLOWED, and STATUS_MOVED with the present state as `name` and its day.
   */
  updateStatusOrderItemThirdParty: ThirdPartyOrderPayload;
  /**
   * Takes in rows of a vendor's file of articles, 1 to 200 in a call (O230, reading 77); a wrong row stops no other, and the
   * same rows again change nothing. The dry run takes up to 2,000 rows and stores nothing. Code: NOT_YOUR_VENDOR. Codes of
   * rows: REQUIRED, TOO_LONG, NOT_A_NUMBER, TOO_MANY_DECIMALS, OUT_OF_RANGE, NOT_ALLOWED, BAD_IMAGE, TWICE_IN_FILE.
   */
  uploadProductThirdParties: UploadReport;
  /**
   * Takes in rows of a vendor's file of stock, as `uploadProductThirdParties` does (O229). Codes of rows: REQUIRED,
   * TOO_LONG, NOT_A_NUMBER, OUT_OF_RANGE, UNKNOWN_ARTICLE, TWICE_IN_FILE.
   */
  uploadStockThirdParties: UploadReport;
  /**
   * Takes in rows of a file of own numbers or dealer stock, 1 to 200 in a call, under the id of the upload; a wrong row stops
   * no other, and the same rows again change nothing. The dry run takes 1 to 2,000 rows, stores nothing and says what would
   * change. Sales have uploadRetailSales. Codes: UNKNOWN_CUSTOMER, TOO_MANY_UPLOADS, ID_TAKEN, BAD_ID, UPLOAD_UNDONE. Codes
   * of rows: REQUIRED, TOO_LONG, NOT_ALLOWED, NOT_A_QUANTITY, QTY_TOO_LARGE, UNKNOWN_ARTICLE, AMBIGUOUS_ARTICLE,
   * TWICE_IN_FILE, TOO_MANY_ALIASES.
   */
  uploadRows: UploadReport;
  /**
   * Restores what the rows of an upload have changed, within 24 hours and until one of them is exported (reading 106). Records
   * that were changed since stay, and are named. Undone again nothing happens. Codes: UNKNOWN_UPLOAD, UNDO_TOO_LATE,
   * ALREADY_EXPORTED.
   */
  undoUpload: UndoUploadPayload;
  /**
   * Stores a visit, once for its id (O235, B272 to B275, N127). Codes: BAD_ID, REQUIRED, TOO_LONG, NOT_TEXT, BAD_QUANTITY,
   * TOO_MANY_ROWS, PHOTO_TWICE, OPTION_GONE, PHOTO_REQUIRED, FILE_GONE, IN_FUTURE,
   * UNKNOWN_KIND; CUSTOMER_MOVED for a customer outside the present areas and for none alike, so that the code tells no
   * stranger which customers there are.
   */
  createFormVisit: FormVisitPayload;
  /**
   * Changes a visit: its author, or administrators of users (O236, N128), by the areas at the time of capture (reading
   * 113). A photo that is left out stays, null removes it; customer and kind stay. Codes: those of createFormVisit,
   * UNKNOWN_RECORD, VISIT_DELETED, STALE_VERSION, NOT_AUTHOR.
   */
  updateFormVisit: FormVisitPayload;
  /** Deletes a visit so that it can be restored; twice is no error (O237, reading 52). Codes: UNKNOWN_RECORD, NOT_AUTHOR. */
  deleteFormVisit: FormVisitPayload;
  /** Restores a deleted visit; twice is no error (reading 52). Codes: UNKNOWN_RECORD, NOT_AUTHOR. */
  restoreFormVisit: FormVisitPayload;
};


export type MutationCreateUsersArgs = {
  users: Array<UserRow>;
  dryRun: Scalars['Boolean']['input'];
  invite?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSendInvitationArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationSendInvitationsArgs = {
  userIds: Array<Scalars['ID']['input']>;
};


export type MutationRevokeInvitationArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationCreateRoleArgs = {
  role: RoleInput;
};


export type MutationUpdateRoleArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  role: RoleInput;
};


export type MutationDeleteRoleArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateGroupRoleArgs = {
  groupRole: GroupRoleInput;
};


export type MutationUpdateGroupRoleArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  groupRole: GroupRoleInput;
};


export type MutationDeleteGroupRoleArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreatePermissionArgs = {
  permission: PermissionInput;
};


export type MutationUpdatePermissionArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  permission: PermissionInput;
};


export type MutationDeletePermissionArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationResetSecondFactorArgs = {
  userId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationEndUserSessionArgs = {
  userId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationEndUserSessionsArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationCreateUserArgs = {
  user: UserInput;
  userAreas: Array<UserAreaInput>;
  invite?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  user: UserInput;
  userAreas: Array<UserAreaInput>;
  generatePassword?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreUserArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateAnnouncementArgs = {
  input: AnnouncementInput;
};


export type MutationUpdateAnnouncementArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: AnnouncementInput;
};


export type MutationDeleteAnnouncementArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateBannerV2Args = {
  input: BannerInput;
};


export type MutationUpdateBannerArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: BannerInput;
};


export type MutationDeleteBannerArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateProductsInCartArgs = {
  products: Array<CartProductInput>;
};


export type MutationCheckoutArgs = {
  products: Array<CheckoutProductInput>;
  shipto?: InputMaybe<Scalars['String']['input']>;
  request_delivery_date?: InputMaybe<Scalars['Date']['input']>;
  shipments: Array<CheckoutShipmentInput>;
  paymentId?: InputMaybe<Scalars['String']['input']>;
  custPoNo?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  intent?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateClaimBikeArgs = {
  input: ClaimInput;
  draft?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateClaimPaaArgs = {
  input: ClaimInput;
  draft?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateClaimBikeArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ClaimInput;
};


export type MutationUpdateClaimPaaV2Args = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ClaimInput;
};


export type MutationUpdateClaimStatusArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  status: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  approvedQty?: InputMaybe<Scalars['Int']['input']>;
  isNotAWarranty?: InputMaybe<Scalars['Boolean']['input']>;
  photos?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationCreateClaimCommentArgs = {
  id: Scalars['ID']['input'];
  comment: Scalars['String']['input'];
  isInternal?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateClaimAdditionalDocumentArgs = {
  claimId: Scalars['ID']['input'];
  additionalDocument: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteClaimAdditionalDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationClickCollectUpdateStatusArgs = {
  orderId: Scalars['ID']['input'];
  status: ClickCollectStatus;
  items?: InputMaybe<Array<ClickCollectMarkInput>>;
  from?: InputMaybe<ClickCollectStatus>;
  code?: InputMaybe<Scalars['String']['input']>;
  serials?: InputMaybe<Array<ClickCollectSerialInput>>;
  confirmed?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationClickCollectUpdateShipmentsArgs = {
  orderId: Scalars['ID']['input'];
  items: Array<ClickCollectShipmentInput>;
};


export type MutationSendPickupCodeArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationInviteColleagueArgs = {
  user: ColleagueInput;
};


export type MutationUpdateColleagueArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  user: ColleagueInput;
};


export type MutationDeleteColleagueArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationMarkContentReadArgs = {
  kind: ContentKind;
  id: Scalars['ID']['input'];
  readAt: Scalars['DateTime']['input'];
};


export type MutationRequestDownloadAreaArgs = {
  module: DownloadModule;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  format?: DownloadFormat;
  title: Scalars['String']['input'];
  columns: Array<DownloadColumnInput>;
};


export type MutationRemoveDownloadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendCustomerFeedbackArgs = {
  message: Scalars['String']['input'];
};


export type MutationCreateCustomerInquiryArgs = {
  host: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  otherReason?: InputMaybe<Scalars['String']['input']>;
  goal: Scalars['String']['input'];
  otherGoal?: InputMaybe<Scalars['String']['input']>;
  custName: Scalars['String']['input'];
  custAddress: Scalars['String']['input'];
  custPostalCode?: InputMaybe<Scalars['String']['input']>;
  custCity: Scalars['String']['input'];
  cityId?: InputMaybe<Scalars['ID']['input']>;
  custState: Scalars['String']['input'];
  custCountry: Scalars['ID']['input'];
  custEmail: Scalars['String']['input'];
  custPhone: Scalars['String']['input'];
  websiteUrl?: InputMaybe<Scalars['String']['input']>;
  typedMs: Scalars['Int']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCustomerInquiryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateClaimPdiArgs = {
  input: PdiInput;
};


export type MutationUpdatePdiArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: PdiInput;
};


export type MutationDeletePdiArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestorePdiArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendEmailInvoiceArgs = {
  invoiceNumber: Scalars['String']['input'];
  sorg: Scalars['String']['input'];
};


export type MutationCreateInvoiceDisputeArgs = {
  input: InvoiceDisputeInput;
};


export type MutationWithdrawInvoiceDisputeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateMarketingMaterialCategoryArgs = {
  input: MarketingMaterialCategoryInput;
};


export type MutationUpdateMarketingMaterialCategoryArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: MarketingMaterialCategoryInput;
};


export type MutationDeleteMarketingMaterialCategoryArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateMarketingMaterialArgs = {
  input: MarketingMaterialInput;
};


export type MutationCreateMarketingMaterialsArgs = {
  input: MarketingMaterialsInput;
};


export type MutationUpdateMarketingMaterialArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: MarketingMaterialInput;
};


export type MutationDeleteMarketingMaterialArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateNewsArgs = {
  input: NewsInput;
};


export type MutationUpdateNewsArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: NewsInput;
};


export type MutationDeleteNewsArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreNewsArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSubscribeRestockedNotificationArgs = {
  articleCode: Scalars['String']['input'];
  sorg: Scalars['String']['input'];
  qty?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUnsubscribeRestockedNotificationArgs = {
  articleCode: Scalars['String']['input'];
  sorg: Scalars['String']['input'];
};


export type MutationMarkNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationUpdateQuietHoursArgs = {
  quietHours?: InputMaybe<QuietHoursInput>;
};


export type MutationUpdateNotificationPreferenceArgs = {
  kind: Scalars['String']['input'];
  push: Scalars['Boolean']['input'];
  email?: InputMaybe<NotificationMail>;
};


export type MutationConfirmOrdersArgs = {
  orders: Array<Scalars['String']['input']>;
};


export type MutationCancelOrdersArgs = {
  orders: Array<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};


export type MutationUpdateOrderLimitsArgs = {
  orderNumber: Scalars['String']['input'];
  limit: Scalars['Money']['input'];
};


export type MutationSaveOrderListArgs = {
  list: OrderListInput;
};


export type MutationDeleteOrderListArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveArticleAliasesArgs = {
  aliases: Array<ArticleAliasInput>;
};


export type MutationChangeOpenOrderArgs = {
  orderNumber: Scalars['String']['input'];
  position: Scalars['Int']['input'];
  action: OpenOrderAction;
  date?: InputMaybe<Scalars['Date']['input']>;
};


export type MutationCreateInvoicePaymentRequestV3Args = {
  paymentId: Scalars['String']['input'];
  isPartialPayment: Scalars['Boolean']['input'];
  extRefData?: InputMaybe<PaymentExtRefDataInput>;
  paymentRequestData: PaymentRequestDataInput;
};


export type MutationVoidPaymentRequestArgs = {
  payerCode: Scalars['String']['input'];
  merchant: Scalars['String']['input'];
  externalId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeleteUserPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUploadPaymentArgs = {
  file: Scalars['ID']['input'];
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  externalId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUploadPaymentDocArgs = {
  file: Scalars['ID']['input'];
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  externalId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeletePaymentDocArgs = {
  id: Scalars['ID']['input'];
};


export type MutationApprovePaymentArgs = {
  orderNumber: Scalars['String']['input'];
};


export type MutationVoidPaymentArgs = {
  orderNumber: Scalars['String']['input'];
};


export type MutationDecideHeldPaymentRequestArgs = {
  externalId: Scalars['ID']['input'];
  isPaid: Scalars['Boolean']['input'];
};


export type MutationResolveBankEntryArgs = {
  id: Scalars['ID']['input'];
  externalId?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateProductAttributesArgs = {
  products: Array<ProductAttributesInput>;
};


export type MutationDeleteProductsArgs = {
  products: Array<ManagedProductInput>;
  restore?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationChangeLanguageArgs = {
  languageId: Scalars['ID']['input'];
};


export type MutationUpdateProfileUserArgs = {
  input: ProfileInput;
};


export type MutationRegisterFrameV4Args = {
  frameNumber: Scalars['String']['input'];
  soldDate: Scalars['Date']['input'];
  useAccountData: Scalars['Boolean']['input'];
  customer?: InputMaybe<FrameConsumerInput>;
  dealer?: InputMaybe<Scalars['String']['input']>;
  saleId?: InputMaybe<Scalars['ID']['input']>;
  articleCode?: InputMaybe<Scalars['String']['input']>;
  serials?: InputMaybe<Array<SerialInput>>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  documentNo?: InputMaybe<Scalars['String']['input']>;
  salesChannel?: InputMaybe<SalesChannel>;
  quantityFraction?: InputMaybe<Scalars['Float']['input']>;
  salesPriceNet?: InputMaybe<Scalars['Money']['input']>;
  salesPriceGross?: InputMaybe<Scalars['Money']['input']>;
  consent?: InputMaybe<Scalars['String']['input']>;
  confirmed?: InputMaybe<Array<Scalars['String']['input']>>;
  reason?: InputMaybe<Scalars['String']['input']>;
  keepConsumer?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteFrameArgs = {
  frameNumber: Scalars['String']['input'];
  type?: InputMaybe<RetailSaleType>;
  saleId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationResendFrameArgs = {
  saleId: Scalars['ID']['input'];
};


export type MutationSendWarrantyCardArgs = {
  saleId: Scalars['ID']['input'];
};


export type MutationUploadRetailSalesArgs = {
  rows: Array<RetailSaleRow>;
  dryRun: Scalars['Boolean']['input'];
  acceptOthers?: Scalars['Boolean']['input'];
  uploadId?: InputMaybe<Scalars['ID']['input']>;
  fileName?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUploadAccountPolygonbikesArgs = {
  rows: Array<ConsumerAccountRow>;
  dryRun: Scalars['Boolean']['input'];
};


export type MutationUpdateAccountPolygonBikesArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEraseConsumersArgs = {
  records: Array<Scalars['ID']['input']>;
  reason: Scalars['String']['input'];
};


export type MutationUpdateSalesMapAreaCategoriesArgs = {
  categories: Array<SalesAreaCategoryInput>;
};


export type MutationCreateSalesDocumentArgs = {
  input: SalesDocumentInput;
};


export type MutationUpdateSalesDocumentArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: SalesDocumentInput;
};


export type MutationDeleteSalesDocumentArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreSalesDocumentArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateSalesDocumentGroupArgs = {
  input: SalesDocumentGroupInput;
};


export type MutationUpdateSalesDocumentGroupArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: SalesDocumentGroupInput;
};


export type MutationDeleteSalesDocumentGroupArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateRecallTaskArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  state: Scalars['String']['input'];
  notes?: InputMaybe<Scalars['String']['input']>;
  handledOn?: InputMaybe<Scalars['Date']['input']>;
  photos?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationAddPasskeyArgs = {
  name: Scalars['String']['input'];
  response: Scalars['String']['input'];
};


export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddAuthenticatorArgs = {
  code: Scalars['String']['input'];
};


export type MutationEndOwnSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReauthenticateArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  passkey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCheckoutThirdPartyV2Args = {
  shipment: Array<ThirdPartyShipmentInput>;
  products: Array<ThirdPartyLineInput>;
};


export type MutationUpdateStatusOrderItemThirdPartyArgs = {
  articleCode: Scalars['String']['input'];
  orderNo: Scalars['ID']['input'];
  status: ThirdPartyItemStatus;
  from?: InputMaybe<ThirdPartyItemStatus>;
};


export type MutationUploadProductThirdPartiesArgs = {
  vendorId: Scalars['ID']['input'];
  rows: Array<ThirdPartyProductRow>;
  dryRun: Scalars['Boolean']['input'];
};


export type MutationUploadStockThirdPartiesArgs = {
  vendorId: Scalars['ID']['input'];
  rows: Array<ThirdPartyStockRow>;
  dryRun: Scalars['Boolean']['input'];
};


export type MutationUploadRowsArgs = {
  uploadId: Scalars['ID']['input'];
  kind: UploadKind;
  custCode: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
  rows: Array<UploadRow>;
  dryRun: Scalars['Boolean']['input'];
};


export type MutationUndoUploadArgs = {
  uploadId: Scalars['ID']['input'];
};


export type MutationCreateFormVisitArgs = {
  input: FormVisitInput;
};


export type MutationUpdateFormVisitArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: FormVisitInput;
};


export type MutationDeleteFormVisitArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreFormVisitArgs = {
  id: Scalars['ID']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  MutationAnswer:
    | ( InvitationsPayload )
    | ( RolePayload )
    | ( GroupRolePayload )
    | ( PermissionPayload )
    | ( UserPayload )
    | ( AnnouncementPayload )
    | ( BannerPayload )
    | ( UpdateProductsInCartPayload )
    | ( CheckoutPayload )
    | ( ClaimPayload )
    | ( ClaimStatusPayload )
    | ( ClaimCommentPayload )
    | ( ClaimDocumentPayload )
    | ( ClickCollectPayload )
    | ( ColleaguePayload )
    | ( FeedbackPayload )
    | ( PdiPayload )
    | ( MarketingMaterialCategoryPayload )
    | ( MarketingMaterialPayload )
    | ( MarketingMaterialsPayload )
    | ( NewsPayload )
    | ( ConfirmOrdersPayload )
    | ( ChangeOpenOrderPayload )
    | ( PaymentRequestPayload )
    | ( DeleteUserPaymentPayload )
    | ( PaymentDocumentPayload )
    | ( ProfilePayload )
    | ( RegisterFramePayload )
    | ( SalesDocumentPayload )
    | ( SalesDocumentGroupPayload )
    | ( RecallTaskPayload )
    | ( PasskeyOptions )
    | ( AuthenticatorSecret )
    | ( SecondFactorPayload )
    | ( ReauthenticationWays )
    | ( ThirdPartyCheckoutPayload )
    | ( ThirdPartyOrderPayload )
    | ( UndoUploadPayload )
    | ( FormVisitPayload )
    | ( MessagePayload )
    | ( UploadReport )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessEffect: ResolverTypeWrapper<AccessEffect>;
  AccessChange: ResolverTypeWrapper<AccessChange>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  UserName: ResolverTypeWrapper<UserName>;
  ProtectedPage: ResolverTypeWrapper<ProtectedPage>;
  ProtectedOperationKind: ProtectedOperationKind;
  ProtectedOperation: ResolverTypeWrapper<ProtectedOperation>;
  UserRow: UserRow;
  InvitationState: InvitationState;
  UserInvitation: ResolverTypeWrapper<UserInvitation>;
  InvitationsPayload: ResolverTypeWrapper<InvitationsPayload>;
  InvitationList: ResolverTypeWrapper<InvitationList>;
  RoleSortColumn: RoleSortColumn;
  RoleSort: RoleSort;
  GroupRoleSortColumn: GroupRoleSortColumn;
  GroupRoleSort: GroupRoleSort;
  RoleList: ResolverTypeWrapper<RoleList>;
  Role: ResolverTypeWrapper<Role>;
  PermissionName: ResolverTypeWrapper<PermissionName>;
  RoleInput: RoleInput;
  RolePayload: ResolverTypeWrapper<RolePayload>;
  SecondFactorPolicy: SecondFactorPolicy;
  GroupRoleList: ResolverTypeWrapper<GroupRoleList>;
  GroupRole: ResolverTypeWrapper<GroupRole>;
  GroupRoleInput: GroupRoleInput;
  GroupRolePayload: ResolverTypeWrapper<GroupRolePayload>;
  PermissionList: ResolverTypeWrapper<PermissionList>;
  Permission: ResolverTypeWrapper<Permission>;
  PermissionInput: PermissionInput;
  PermissionPayload: ResolverTypeWrapper<PermissionPayload>;
  UserSecondFactor: ResolverTypeWrapper<UserSecondFactor>;
  UserSession: ResolverTypeWrapper<UserSession>;
  UserLimitation: UserLimitation;
  UserState: UserState;
  UserSortColumn: UserSortColumn;
  UserSort: UserSort;
  UserList: ResolverTypeWrapper<UserList>;
  AccessUser: ResolverTypeWrapper<AccessUser>;
  UserEmail: ResolverTypeWrapper<UserEmail>;
  UserLanguage: ResolverTypeWrapper<UserLanguage>;
  GroupRoleName: ResolverTypeWrapper<GroupRoleName>;
  RoleName: ResolverTypeWrapper<RoleName>;
  UserMarket: ResolverTypeWrapper<UserMarket>;
  AccessUserArea: ResolverTypeWrapper<AccessUserArea>;
  UserInput: UserInput;
  UserAreaInput: UserAreaInput;
  UserPayload: ResolverTypeWrapper<UserPayload>;
  UserFormData: ResolverTypeWrapper<UserFormData>;
  GroupRoleChoice: ResolverTypeWrapper<GroupRoleChoice>;
  AreaCustomerList: ResolverTypeWrapper<AreaCustomerList>;
  UserRights: ResolverTypeWrapper<UserRights>;
  HeldPermission: ResolverTypeWrapper<HeldPermission>;
  ReachedCustomers: ResolverTypeWrapper<ReachedCustomers>;
  ReachedCustomer: ResolverTypeWrapper<ReachedCustomer>;
  AccessQuestion: AccessQuestion;
  CustomerOfOrganisation: CustomerOfOrganisation;
  AccessAnswer: ResolverTypeWrapper<AccessAnswer>;
  AccessStepKind: AccessStepKind;
  AccessBreak: AccessBreak;
  AccessStep: ResolverTypeWrapper<AccessStep>;
  WhoMayList: ResolverTypeWrapper<WhoMayList>;
  WhoMayUser: ResolverTypeWrapper<WhoMayUser>;
  ProtectedParts: ResolverTypeWrapper<ProtectedParts>;
  AnnouncementFilterInput: AnnouncementFilterInput;
  AnnouncementSortColumn: AnnouncementSortColumn;
  AnnouncementSort: AnnouncementSort;
  AnnouncementInput: AnnouncementInput;
  AnnouncementPayload: ResolverTypeWrapper<AnnouncementPayload>;
  AnnouncementList: ResolverTypeWrapper<AnnouncementList>;
  Announcement: ResolverTypeWrapper<Announcement>;
  AnnouncementPicture: ResolverTypeWrapper<AnnouncementPicture>;
  AuditEventPage: ResolverTypeWrapper<AuditEventPage>;
  AuditActorKind: AuditActorKind;
  AuditEvent: ResolverTypeWrapper<AuditEvent>;
  AuditFact: ResolverTypeWrapper<AuditFact>;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  HistoryEvent: ResolverTypeWrapper<HistoryEvent>;
  HistoryAction: HistoryAction;
  HistoryChange: ResolverTypeWrapper<HistoryChange>;
  BannerFilterInput: BannerFilterInput;
  BannerSortColumn: BannerSortColumn;
  BannerSort: BannerSort;
  BannerInput: BannerInput;
  BannerPayload: ResolverTypeWrapper<BannerPayload>;
  BannerList: ResolverTypeWrapper<BannerList>;
  Banner: ResolverTypeWrapper<Banner>;
  BonusReason: BonusReason;
  B2BPurchase: ResolverTypeWrapper<B2BPurchase>;
  B2BPurchaseSums: ResolverTypeWrapper<B2BPurchaseSums>;
  B2BPurchaseList: ResolverTypeWrapper<B2BPurchaseList>;
  BonusRetailSale: ResolverTypeWrapper<BonusRetailSale>;
  BonusRetailSaleList: ResolverTypeWrapper<BonusRetailSaleList>;
  OnTimeQuarter: ResolverTypeWrapper<OnTimeQuarter>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  OnTimePayment: ResolverTypeWrapper<OnTimePayment>;
  DealerSalesQuarter: ResolverTypeWrapper<DealerSalesQuarter>;
  TotalDealerSales: ResolverTypeWrapper<TotalDealerSales>;
  VerificationPercentage: ResolverTypeWrapper<VerificationPercentage>;
  BonusBasis: BonusBasis;
  BonusAppliesTo: BonusAppliesTo;
  BonusRewardType: BonusRewardType;
  BonusStep: ResolverTypeWrapper<BonusStep>;
  BonusAgreement: ResolverTypeWrapper<BonusAgreement>;
  BonusSums: ResolverTypeWrapper<BonusSums>;
  BonusArrears: ResolverTypeWrapper<BonusArrears>;
  BonusOutlook: ResolverTypeWrapper<BonusOutlook>;
  CartProductInput: CartProductInput;
  Cart: ResolverTypeWrapper<Cart>;
  CartLine: ResolverTypeWrapper<CartLine>;
  UpdateProductsInCartPayload: ResolverTypeWrapper<UpdateProductsInCartPayload>;
  AnalysisCustomerList: ResolverTypeWrapper<AnalysisCustomerList>;
  AnalysisCustomer: ResolverTypeWrapper<AnalysisCustomer>;
  AnalysedModel: ResolverTypeWrapper<AnalysedModel>;
  ModelArticle: ResolverTypeWrapper<ModelArticle>;
  OrderCause: ResolverTypeWrapper<OrderCause>;
  OrderCauseCode: OrderCauseCode;
  ProductAnalysis: ResolverTypeWrapper<ProductAnalysis>;
  AnalysisFlag: ResolverTypeWrapper<AnalysisFlag>;
  AnalysisStock: ResolverTypeWrapper<AnalysisStock>;
  ArticleDisplayList: ResolverTypeWrapper<ArticleDisplayList>;
  ArticleDisplay: ResolverTypeWrapper<ArticleDisplay>;
  ProductCategory: ProductCategory;
  CountUnit: CountUnit;
  ProductSortField: ProductSortField;
  SearchKind: SearchKind;
  ProductSortInput: ProductSortInput;
  PriceRangeInput: PriceRangeInput;
  ProductFilterInput: ProductFilterInput;
  ProductMessage: ResolverTypeWrapper<ProductMessage>;
  ProductList: ResolverTypeWrapper<ProductList>;
  ProductGroupList: ResolverTypeWrapper<ProductGroupList>;
  ProductGroup: ResolverTypeWrapper<ProductGroup>;
  ProductColor: ResolverTypeWrapper<ProductColor>;
  StockLevel: ResolverTypeWrapper<StockLevel>;
  NextArrival: ResolverTypeWrapper<NextArrival>;
  WarehouseStock: ResolverTypeWrapper<WarehouseStock>;
  ArticleStock: ResolverTypeWrapper<ArticleStock>;
  PriceFormat: ResolverTypeWrapper<PriceFormat>;
  Discount: ResolverTypeWrapper<Discount>;
  ProductPrice: ResolverTypeWrapper<ProductPrice>;
  PromotionBadge: ResolverTypeWrapper<PromotionBadge>;
  Product: ResolverTypeWrapper<Product>;
  ProductBlock: ProductBlock;
  FilterOption: ResolverTypeWrapper<FilterOption>;
  CategoryOption: ResolverTypeWrapper<CategoryOption>;
  PriceBounds: ResolverTypeWrapper<PriceBounds>;
  CatalogFilter: ResolverTypeWrapper<CatalogFilter>;
  BikeCategory: ResolverTypeWrapper<BikeCategory>;
  ProductSpec: ResolverTypeWrapper<ProductSpec>;
  ProductDetail: ResolverTypeWrapper<ProductDetail>;
  SearchSuggestion: ResolverTypeWrapper<SearchSuggestion>;
  SearchHits: ResolverTypeWrapper<SearchHits>;
  GroupsetList: ResolverTypeWrapper<GroupsetList>;
  GroupsetItem: ResolverTypeWrapper<GroupsetItem>;
  Groupset: ResolverTypeWrapper<Groupset>;
  PaymentModule: PaymentModule;
  CheckoutProductInput: CheckoutProductInput;
  SeenInput: SeenInput;
  CheckoutShipmentInput: CheckoutShipmentInput;
  ShipTo: ResolverTypeWrapper<ShipTo>;
  ShipmentTerms: ResolverTypeWrapper<ShipmentTerms>;
  ShipmentRate: ResolverTypeWrapper<ShipmentRate>;
  LineDateInput: LineDateInput;
  OrderChoices: ResolverTypeWrapper<OrderChoices>;
  WarehouseAreaQtyInput: WarehouseAreaQtyInput;
  FreightBenefit: ResolverTypeWrapper<FreightBenefit>;
  OrderReview: ResolverTypeWrapper<OrderReview>;
  OrderReviewLine: ResolverTypeWrapper<OrderReviewLine>;
  CheckoutTerms: ResolverTypeWrapper<CheckoutTerms>;
  FreightStep: ResolverTypeWrapper<FreightStep>;
  CustomerShipTos: ResolverTypeWrapper<CustomerShipTos>;
  WarehouseAreaQty: ResolverTypeWrapper<WarehouseAreaQty>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentMerchant: ResolverTypeWrapper<PaymentMerchant>;
  CheckoutPayload: ResolverTypeWrapper<CheckoutPayload>;
  ClaimSort: ClaimSort;
  ClaimSortColumn: ClaimSortColumn;
  ClaimInput: ClaimInput;
  ClaimConsumerInput: ClaimConsumerInput;
  ClaimEntryInput: ClaimEntryInput;
  ClaimPayload: ResolverTypeWrapper<ClaimPayload>;
  ClaimStatusPayload: ResolverTypeWrapper<ClaimStatusPayload>;
  ClaimStatusResult: ResolverTypeWrapper<ClaimStatusResult>;
  ClaimCommentPayload: ResolverTypeWrapper<ClaimCommentPayload>;
  ClaimDocumentPayload: ResolverTypeWrapper<ClaimDocumentPayload>;
  ClaimLink: ResolverTypeWrapper<ClaimLink>;
  ClaimList: ResolverTypeWrapper<ClaimList>;
  ClaimCount: ResolverTypeWrapper<ClaimCount>;
  Claim: ResolverTypeWrapper<Claim>;
  ClaimedArticle: ResolverTypeWrapper<ClaimedArticle>;
  ClaimConsumer: ResolverTypeWrapper<ClaimConsumer>;
  ClaimEntry: ResolverTypeWrapper<ClaimEntry>;
  ClaimFile: ResolverTypeWrapper<ClaimFile>;
  ClaimDocument: ResolverTypeWrapper<ClaimDocument>;
  ClaimCreditNote: ResolverTypeWrapper<ClaimCreditNote>;
  ClaimDelivery: ResolverTypeWrapper<ClaimDelivery>;
  ClaimEvent: ResolverTypeWrapper<ClaimEvent>;
  ClaimComment: ResolverTypeWrapper<ClaimComment>;
  ClaimStatus: ResolverTypeWrapper<ClaimStatus>;
  ClaimStatusCategory: ClaimStatusCategory;
  ClaimCapability: ResolverTypeWrapper<ClaimCapability>;
  ClaimProblem: ResolverTypeWrapper<ClaimProblem>;
  ClaimBrand: ResolverTypeWrapper<ClaimBrand>;
  ClaimArticleList: ResolverTypeWrapper<ClaimArticleList>;
  ClaimArticle: ResolverTypeWrapper<ClaimArticle>;
  DealerInformation: ResolverTypeWrapper<DealerInformation>;
  ClaimCustomerList: ResolverTypeWrapper<ClaimCustomerList>;
  ClaimCustomer: ResolverTypeWrapper<ClaimCustomer>;
  ClickCollectStatus: ClickCollectStatus;
  ClickCollectMark: ClickCollectMark;
  ClickCollectOrderList: ResolverTypeWrapper<ClickCollectOrderList>;
  ClickCollectCount: ResolverTypeWrapper<ClickCollectCount>;
  ClickCollectConsumer: ResolverTypeWrapper<ClickCollectConsumer>;
  ClickCollectListedOrder: ResolverTypeWrapper<ClickCollectListedOrder>;
  ClickCollectOrder: ResolverTypeWrapper<ClickCollectOrder>;
  ClickCollectDetail: ResolverTypeWrapper<ClickCollectDetail>;
  ClickCollectItem: ResolverTypeWrapper<ClickCollectItem>;
  ClickCollectMarkInput: ClickCollectMarkInput;
  ClickCollectSerialInput: ClickCollectSerialInput;
  ClickCollectShipmentInput: ClickCollectShipmentInput;
  ClickCollectPayload: ResolverTypeWrapper<ClickCollectPayload>;
  ColleagueList: ResolverTypeWrapper<ColleagueList>;
  Colleague: ResolverTypeWrapper<Colleague>;
  ColleagueCustomer: ResolverTypeWrapper<ColleagueCustomer>;
  ColleagueData: ResolverTypeWrapper<ColleagueData>;
  ColleagueInput: ColleagueInput;
  ColleagueCustomerInput: ColleagueCustomerInput;
  ColleaguePayload: ResolverTypeWrapper<ColleaguePayload>;
  ContentKind: ContentKind;
  ContentState: ContentState;
  ContentAudienceInput: ContentAudienceInput;
  ContentAudience: ResolverTypeWrapper<ContentAudience>;
  ContentReader: ResolverTypeWrapper<ContentReader>;
  ContentTextInput: ContentTextInput;
  ContentText: ResolverTypeWrapper<ContentText>;
  AltTextInput: AltTextInput;
  AltText: ResolverTypeWrapper<AltText>;
  ContentPictureInput: ContentPictureInput;
  ContentFileInput: ContentFileInput;
  ContentFile: ResolverTypeWrapper<ContentFile>;
  Layout: ResolverTypeWrapper<Layout>;
  LayoutList: ResolverTypeWrapper<LayoutList>;
  ContentTargetMarket: ResolverTypeWrapper<ContentTargetMarket>;
  ContentTargetMarketList: ResolverTypeWrapper<ContentTargetMarketList>;
  Country: ResolverTypeWrapper<Country>;
  City: ResolverTypeWrapper<City>;
  CreditInformation: ResolverTypeWrapper<CreditInformation>;
  CreditCompany: ResolverTypeWrapper<CreditCompany>;
  MarketingTarget: ResolverTypeWrapper<MarketingTarget>;
  CustomerSort: CustomerSort;
  CustomerSortColumn: CustomerSortColumn;
  CustCode: ResolverTypeWrapper<CustCode>;
  SalesCustomerList: ResolverTypeWrapper<SalesCustomerList>;
  SalesCustomerUser: ResolverTypeWrapper<SalesCustomerUser>;
  SalesCustomerArea: ResolverTypeWrapper<SalesCustomerArea>;
  SalesCustomer: ResolverTypeWrapper<SalesCustomer>;
  MerchantConfig: ResolverTypeWrapper<MerchantConfig>;
  CreditCustomer: ResolverTypeWrapper<CreditCustomer>;
  CustomerArea: ResolverTypeWrapper<CustomerArea>;
  DeliveryList: ResolverTypeWrapper<DeliveryList>;
  Delivery: ResolverTypeWrapper<Delivery>;
  DeliveryCurrency: ResolverTypeWrapper<DeliveryCurrency>;
  DeliveryLine: ResolverTypeWrapper<DeliveryLine>;
  DownloadModule: DownloadModule;
  DownloadFormat: DownloadFormat;
  DownloadStatus: DownloadStatus;
  DownloadColumnInput: DownloadColumnInput;
  DownloadTextInput: DownloadTextInput;
  DownloadList: ResolverTypeWrapper<DownloadList>;
  DownloadRequest: ResolverTypeWrapper<DownloadRequest>;
  ResolvedArticle: ResolverTypeWrapper<ResolvedArticle>;
  FeedbackPayload: ResolverTypeWrapper<FeedbackPayload>;
  OrganisationConfig: ResolverTypeWrapper<OrganisationConfig>;
  SalesOrganisation: ResolverTypeWrapper<SalesOrganisation>;
  InquiryMailState: InquiryMailState;
  CustomerInquirySortColumn: CustomerInquirySortColumn;
  CustomerInquirySort: CustomerInquirySort;
  CustomerInquiryList: ResolverTypeWrapper<CustomerInquiryList>;
  CustomerInquiry: ResolverTypeWrapper<CustomerInquiry>;
  FramesOnDevice: ResolverTypeWrapper<FramesOnDevice>;
  BikeChecklist: ResolverTypeWrapper<BikeChecklist>;
  BikeKind: ResolverTypeWrapper<BikeKind>;
  PDIInput: PdiInput;
  PDIItemInput: PdiItemInput;
  PDIPayload: ResolverTypeWrapper<PdiPayload>;
  PDIList: ResolverTypeWrapper<PdiList>;
  PDI: ResolverTypeWrapper<Pdi>;
  PDIItem: ResolverTypeWrapper<PdiItem>;
  PDIChecklistItem: ResolverTypeWrapper<PdiChecklistItem>;
  PDIAnswer: PdiAnswer;
  AveragePaymentDays: ResolverTypeWrapper<AveragePaymentDays>;
  AgeingBucketName: AgeingBucketName;
  OpenInvoiceList: ResolverTypeWrapper<OpenInvoiceList>;
  AgeingBucket: ResolverTypeWrapper<AgeingBucket>;
  OpenInvoiceTotals: ResolverTypeWrapper<OpenInvoiceTotals>;
  InvoiceSort: InvoiceSort;
  InvoiceSortColumn: InvoiceSortColumn;
  InvoiceList: ResolverTypeWrapper<InvoiceList>;
  Invoice: ResolverTypeWrapper<Invoice>;
  InvoiceLine: ResolverTypeWrapper<InvoiceLine>;
  InvoiceDetail: ResolverTypeWrapper<InvoiceDetail>;
  InvoiceDisputeInput: InvoiceDisputeInput;
  InvoiceDisputeReason: InvoiceDisputeReason;
  InvoiceDisputeStatus: InvoiceDisputeStatus;
  InvoiceDispute: ResolverTypeWrapper<InvoiceDispute>;
  InvoiceDisputeState: ResolverTypeWrapper<InvoiceDisputeState>;
  InvoiceComponent: ResolverTypeWrapper<InvoiceComponent>;
  PriceComponentModule: PriceComponentModule;
  PriceComponent: ResolverTypeWrapper<PriceComponent>;
  AccountStatement: ResolverTypeWrapper<AccountStatement>;
  AccountMovementKind: AccountMovementKind;
  AccountMovement: ResolverTypeWrapper<AccountMovement>;
  MarketingMaterialType: MarketingMaterialType;
  MarketingMaterialCategoryFilterInput: MarketingMaterialCategoryFilterInput;
  MarketingMaterialCategorySortColumn: MarketingMaterialCategorySortColumn;
  MarketingMaterialCategorySort: MarketingMaterialCategorySort;
  MarketingMaterialFilterInput: MarketingMaterialFilterInput;
  MarketingMaterialSortColumn: MarketingMaterialSortColumn;
  MarketingMaterialSort: MarketingMaterialSort;
  MarketingMaterialCategoryInput: MarketingMaterialCategoryInput;
  MarketingMaterialInput: MarketingMaterialInput;
  MarketingMaterialsInput: MarketingMaterialsInput;
  BulkMaterialInput: BulkMaterialInput;
  MarketingMaterialCategoryPayload: ResolverTypeWrapper<MarketingMaterialCategoryPayload>;
  MarketingMaterialPayload: ResolverTypeWrapper<MarketingMaterialPayload>;
  MarketingMaterialsPayload: ResolverTypeWrapper<MarketingMaterialsPayload>;
  MarketingMaterialCategoryList: ResolverTypeWrapper<MarketingMaterialCategoryList>;
  MarketingMaterialRouteList: ResolverTypeWrapper<MarketingMaterialRouteList>;
  MarketingMaterialList: ResolverTypeWrapper<MarketingMaterialList>;
  MarketingMaterialRoute: ResolverTypeWrapper<MarketingMaterialRoute>;
  UploadTime: ResolverTypeWrapper<UploadTime>;
  MarketingMaterialCategory: ResolverTypeWrapper<MarketingMaterialCategory>;
  MarketingMaterialName: ResolverTypeWrapper<MarketingMaterialName>;
  MarketingMaterial: ResolverTypeWrapper<MarketingMaterial>;
  NewsFilterInput: NewsFilterInput;
  NewsSortColumn: NewsSortColumn;
  NewsSort: NewsSort;
  NewsInput: NewsInput;
  NewsPayload: ResolverTypeWrapper<NewsPayload>;
  NewsList: ResolverTypeWrapper<NewsList>;
  News: ResolverTypeWrapper<News>;
  NotificationList: ResolverTypeWrapper<NotificationList>;
  Notification: ResolverTypeWrapper<Notification>;
  DownloadNews: ResolverTypeWrapper<DownloadNews>;
  PublishedNews: ResolverTypeWrapper<PublishedNews>;
  ClaimNews: ResolverTypeWrapper<ClaimNews>;
  RegistrationNews: ResolverTypeWrapper<RegistrationNews>;
  InvoiceNews: ResolverTypeWrapper<InvoiceNews>;
  PaymentNews: ResolverTypeWrapper<PaymentNews>;
  OrderNews: ResolverTypeWrapper<OrderNews>;
  OrderLineNews: ResolverTypeWrapper<OrderLineNews>;
  OrderLineAnswer: ResolverTypeWrapper<OrderLineAnswer>;
  DateChange: ResolverTypeWrapper<DateChange>;
  PriceChange: ResolverTypeWrapper<PriceChange>;
  TextChange: ResolverTypeWrapper<TextChange>;
  RestockNews: ResolverTypeWrapper<RestockNews>;
  RestockSubscriptionList: ResolverTypeWrapper<RestockSubscriptionList>;
  RestockSubscription: ResolverTypeWrapper<RestockSubscription>;
  NotificationSettings: ResolverTypeWrapper<NotificationSettings>;
  PushDevice: ResolverTypeWrapper<PushDevice>;
  NotificationPreference: ResolverTypeWrapper<NotificationPreference>;
  NotificationMail: NotificationMail;
  QuietHours: ResolverTypeWrapper<QuietHours>;
  QuietHoursInput: QuietHoursInput;
  StockOrderConfirmationList: ResolverTypeWrapper<StockOrderConfirmationList>;
  StockOrderConfirmation: ResolverTypeWrapper<StockOrderConfirmation>;
  StockOrderLine: ResolverTypeWrapper<StockOrderLine>;
  ConfirmOrdersPayload: ResolverTypeWrapper<ConfirmOrdersPayload>;
  OrderListState: ResolverTypeWrapper<OrderListState>;
  OrderLists: ResolverTypeWrapper<OrderLists>;
  ArticleAliases: ResolverTypeWrapper<ArticleAliases>;
  OrderListKind: OrderListKind;
  OrderList: ResolverTypeWrapper<OrderList>;
  OrderListLine: ResolverTypeWrapper<OrderListLine>;
  OrderListInput: OrderListInput;
  ArticleAlias: ResolverTypeWrapper<ArticleAlias>;
  ArticleAliasInput: ArticleAliasInput;
  OrderFilterInput: OrderFilterInput;
  OrderSort: OrderSort;
  OrderSortColumn: OrderSortColumn;
  PlacedOrders: ResolverTypeWrapper<PlacedOrders>;
  OrderPaymentCount: ResolverTypeWrapper<OrderPaymentCount>;
  OpenOrderFilterInput: OpenOrderFilterInput;
  OpenOrderList: ResolverTypeWrapper<OpenOrderList>;
  OpenOrderCompany: ResolverTypeWrapper<OpenOrderCompany>;
  OpenOrder: ResolverTypeWrapper<OpenOrder>;
  ShipToDetail: ResolverTypeWrapper<ShipToDetail>;
  ArticleName: ResolverTypeWrapper<ArticleName>;
  OpenOrderAction: OpenOrderAction;
  OpenOrderWish: ResolverTypeWrapper<OpenOrderWish>;
  ChangeOpenOrderPayload: ResolverTypeWrapper<ChangeOpenOrderPayload>;
  Order: ResolverTypeWrapper<Order>;
  OrderLine: ResolverTypeWrapper<OrderLine>;
  OrderLineConfirmation: ResolverTypeWrapper<OrderLineConfirmation>;
  OrderCustomer: ResolverTypeWrapper<OrderCustomer>;
  OrderShipment: ResolverTypeWrapper<OrderShipment>;
  OrderPayment: ResolverTypeWrapper<OrderPayment>;
  OrderStatus: ResolverTypeWrapper<OrderStatus>;
  PaymentExtRefDataInput: PaymentExtRefDataInput;
  PaymentRequestDataInput: PaymentRequestDataInput;
  PaymentStatus: ResolverTypeWrapper<PaymentStatus>;
  PaymentStatusCount: ResolverTypeWrapper<PaymentStatusCount>;
  PaymentRequestList: ResolverTypeWrapper<PaymentRequestList>;
  PaymentRequest: ResolverTypeWrapper<PaymentRequest>;
  PaymentRequestInvoice: ResolverTypeWrapper<PaymentRequestInvoice>;
  PaymentCreditor: ResolverTypeWrapper<PaymentCreditor>;
  PaymentRequestPayload: ResolverTypeWrapper<PaymentRequestPayload>;
  SavedPayment: ResolverTypeWrapper<SavedPayment>;
  SavedPaymentMerchant: ResolverTypeWrapper<SavedPaymentMerchant>;
  SavedPaymentMethod: ResolverTypeWrapper<SavedPaymentMethod>;
  DeleteUserPaymentPayload: ResolverTypeWrapper<DeleteUserPaymentPayload>;
  PaymentDocumentPayload: ResolverTypeWrapper<PaymentDocumentPayload>;
  PaymentPaper: ResolverTypeWrapper<PaymentPaper>;
  PaymentDocument: ResolverTypeWrapper<PaymentDocument>;
  BankEntryList: ResolverTypeWrapper<BankEntryList>;
  BankEntryState: BankEntryState;
  BankEntry: ResolverTypeWrapper<BankEntry>;
  ManagedState: ManagedState;
  NewArrivalInput: NewArrivalInput;
  ProductAttributesInput: ProductAttributesInput;
  ManagedProductInput: ManagedProductInput;
  ManagedProductList: ResolverTypeWrapper<ManagedProductList>;
  ProductAttributes: ResolverTypeWrapper<ProductAttributes>;
  ManagedProduct: ResolverTypeWrapper<ManagedProduct>;
  ProductOverride: ResolverTypeWrapper<ProductOverride>;
  LanguageChange: ResolverTypeWrapper<LanguageChange>;
  ProfileInput: ProfileInput;
  ProfilePayload: ResolverTypeWrapper<ProfilePayload>;
  Promotion: ResolverTypeWrapper<Promotion>;
  PromotionDetail: ResolverTypeWrapper<PromotionDetail>;
  PromotionCondition: ResolverTypeWrapper<PromotionCondition>;
  ArticlePurchase: ResolverTypeWrapper<ArticlePurchase>;
  ConsumerAccountList: ResolverTypeWrapper<ConsumerAccountList>;
  ConsumerAccount: ResolverTypeWrapper<ConsumerAccount>;
  ConsumerRecordKind: ConsumerRecordKind;
  ConsumerRecord: ResolverTypeWrapper<ConsumerRecord>;
  ConsumerRecordSort: ConsumerRecordSort;
  ConsumerRecordSortColumn: ConsumerRecordSortColumn;
  ConsumerRecordList: ResolverTypeWrapper<ConsumerRecordList>;
  UnderDealer: ResolverTypeWrapper<UnderDealer>;
  RetailSaleRow: RetailSaleRow;
  ConsumerAccountRow: ConsumerAccountRow;
  RetailSaleType: RetailSaleType;
  SalesChannel: SalesChannel;
  SerialInput: SerialInput;
  FrameConsumerInput: FrameConsumerInput;
  RegisteredFrameSort: RegisteredFrameSort;
  RegisteredFrameSortColumn: RegisteredFrameSortColumn;
  RegisteredFrameList: ResolverTypeWrapper<RegisteredFrameList>;
  RetailSaleCount: ResolverTypeWrapper<RetailSaleCount>;
  RegisteredFrame: ResolverTypeWrapper<RegisteredFrame>;
  CardMail: ResolverTypeWrapper<CardMail>;
  CardMailState: CardMailState;
  FrameSerial: ResolverTypeWrapper<FrameSerial>;
  FrameConsumer: ResolverTypeWrapper<FrameConsumer>;
  RegisterFramePayload: ResolverTypeWrapper<RegisterFramePayload>;
  SalesAreaCategory: SalesAreaCategory;
  SalesAreaMap: ResolverTypeWrapper<SalesAreaMap>;
  SalesRegion: ResolverTypeWrapper<SalesRegion>;
  SalesRegionGroup: ResolverTypeWrapper<SalesRegionGroup>;
  SalesAreaCategoryInput: SalesAreaCategoryInput;
  SalesDocumentType: SalesDocumentType;
  SalesDocumentFilterInput: SalesDocumentFilterInput;
  SalesDocumentSortColumn: SalesDocumentSortColumn;
  SalesDocumentSort: SalesDocumentSort;
  SalesDocumentGroupFilterInput: SalesDocumentGroupFilterInput;
  SalesDocumentGroupSortColumn: SalesDocumentGroupSortColumn;
  SalesDocumentGroupSort: SalesDocumentGroupSort;
  SalesDocumentInput: SalesDocumentInput;
  SalesDocumentGroupInput: SalesDocumentGroupInput;
  SalesDocumentPayload: ResolverTypeWrapper<SalesDocumentPayload>;
  SalesDocumentGroupPayload: ResolverTypeWrapper<SalesDocumentGroupPayload>;
  SalesDocumentList: ResolverTypeWrapper<SalesDocumentList>;
  SalesDocumentGroupList: ResolverTypeWrapper<SalesDocumentGroupList>;
  SalesDocument: ResolverTypeWrapper<SalesDocument>;
  SalesDocumentGroupName: ResolverTypeWrapper<SalesDocumentGroupName>;
  SalesDocumentGroup: ResolverTypeWrapper<SalesDocumentGroup>;
  SalesCategory: SalesCategory;
  SalesOverview: ResolverTypeWrapper<SalesOverview>;
  SalesFigure: ResolverTypeWrapper<SalesFigure>;
  SalesMonth: ResolverTypeWrapper<SalesMonth>;
  SalesModel: ResolverTypeWrapper<SalesModel>;
  SalesOverviewFilter: ResolverTypeWrapper<SalesOverviewFilter>;
  SalesOverviewOptions: ResolverTypeWrapper<SalesOverviewOptions>;
  SalesOption: ResolverTypeWrapper<SalesOption>;
  SalesOverviewLines: ResolverTypeWrapper<SalesOverviewLines>;
  SalesOverviewLine: ResolverTypeWrapper<SalesOverviewLine>;
  SerialKind: SerialKind;
  FrameTodo: FrameTodo;
  Serial: ResolverTypeWrapper<Serial>;
  FrameList: ResolverTypeWrapper<FrameList>;
  Frame: ResolverTypeWrapper<Frame>;
  FrameSale: ResolverTypeWrapper<FrameSale>;
  FrameInspection: ResolverTypeWrapper<FrameInspection>;
  RecallFrame: ResolverTypeWrapper<RecallFrame>;
  StolenBike: ResolverTypeWrapper<StolenBike>;
  RecallTaskList: ResolverTypeWrapper<RecallTaskList>;
  RecallTaskCount: ResolverTypeWrapper<RecallTaskCount>;
  RecallTask: ResolverTypeWrapper<RecallTask>;
  RecallTaskPayload: ResolverTypeWrapper<RecallTaskPayload>;
  RecallPart: ResolverTypeWrapper<RecallPart>;
  OwnSecondFactors: ResolverTypeWrapper<OwnSecondFactors>;
  OwnPasskey: ResolverTypeWrapper<OwnPasskey>;
  OwnAuthenticator: ResolverTypeWrapper<OwnAuthenticator>;
  PasskeyOptions: ResolverTypeWrapper<PasskeyOptions>;
  AuthenticatorSecret: ResolverTypeWrapper<AuthenticatorSecret>;
  SecondFactorPayload: ResolverTypeWrapper<SecondFactorPayload>;
  ReauthenticationWays: ResolverTypeWrapper<ReauthenticationWays>;
  OwnSession: ResolverTypeWrapper<OwnSession>;
  ThirdPartyVendor: ResolverTypeWrapper<ThirdPartyVendor>;
  ThirdPartyArticleKey: ThirdPartyArticleKey;
  ThirdPartyProductList: ResolverTypeWrapper<ThirdPartyProductList>;
  ThirdPartyProduct: ResolverTypeWrapper<ThirdPartyProduct>;
  ThirdPartyDeal: ResolverTypeWrapper<ThirdPartyDeal>;
  ThirdPartyItemStatus: ThirdPartyItemStatus;
  ThirdPartyOrderFilter: ThirdPartyOrderFilter;
  ThirdPartyOrderList: ResolverTypeWrapper<ThirdPartyOrderList>;
  ThirdPartyOrderCount: ResolverTypeWrapper<ThirdPartyOrderCount>;
  ThirdPartyOrder: ResolverTypeWrapper<ThirdPartyOrder>;
  ThirdPartyOrderedProduct: ResolverTypeWrapper<ThirdPartyOrderedProduct>;
  ThirdPartyBuyer: ResolverTypeWrapper<ThirdPartyBuyer>;
  ThirdPartyAddress: ResolverTypeWrapper<ThirdPartyAddress>;
  ThirdPartyOrderItem: ResolverTypeWrapper<ThirdPartyOrderItem>;
  ThirdPartyShipmentInput: ThirdPartyShipmentInput;
  ThirdPartyLineInput: ThirdPartyLineInput;
  ThirdPartyCheckoutPayload: ResolverTypeWrapper<ThirdPartyCheckoutPayload>;
  ThirdPartyPlacedOrder: ResolverTypeWrapper<ThirdPartyPlacedOrder>;
  ThirdPartyProductError: ResolverTypeWrapper<ThirdPartyProductError>;
  ThirdPartyOrderPayload: ResolverTypeWrapper<ThirdPartyOrderPayload>;
  ThirdPartyProductRow: ThirdPartyProductRow;
  ThirdPartyStockRow: ThirdPartyStockRow;
  UploadKind: UploadKind;
  UploadRow: UploadRow;
  UploadList: ResolverTypeWrapper<UploadList>;
  Upload: ResolverTypeWrapper<Upload>;
  UndoUploadPayload: ResolverTypeWrapper<UndoUploadPayload>;
  VisitKind: VisitKind;
  VisitOptionList: VisitOptionList;
  VisitPhotoPlace: VisitPhotoPlace;
  FormVisitInput: FormVisitInput;
  SeriesBrandInput: SeriesBrandInput;
  PhotoTakenInput: PhotoTakenInput;
  FormVisitPayload: ResolverTypeWrapper<FormVisitPayload>;
  FormVisitList: ResolverTypeWrapper<FormVisitList>;
  VisitAuthor: ResolverTypeWrapper<VisitAuthor>;
  FormVisit: ResolverTypeWrapper<FormVisit>;
  VisitChoice: ResolverTypeWrapper<VisitChoice>;
  SeriesBrand: ResolverTypeWrapper<SeriesBrand>;
  VisitPhoto: ResolverTypeWrapper<VisitPhoto>;
  VisitOption: ResolverTypeWrapper<VisitOption>;
  VisitCustomerList: ResolverTypeWrapper<VisitCustomerList>;
  VisitCustomer: ResolverTypeWrapper<VisitCustomer>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  SortOrder: SortOrder;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  MutationMessage: ResolverTypeWrapper<MutationMessage>;
  UserError: ResolverTypeWrapper<UserError>;
  MutationAnswer: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MutationAnswer']>;
  MessagePayload: ResolverTypeWrapper<MessagePayload>;
  StoredFile: ResolverTypeWrapper<StoredFile>;
  UploadReport: ResolverTypeWrapper<UploadReport>;
  UploadedRow: ResolverTypeWrapper<UploadedRow>;
  UploadedChange: ResolverTypeWrapper<UploadedChange>;
  UploadOutcome: UploadOutcome;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessEffect: AccessEffect;
  AccessChange: AccessChange;
  ID: Scalars['ID']['output'];
  UserName: UserName;
  ProtectedPage: ProtectedPage;
  ProtectedOperation: ProtectedOperation;
  UserRow: UserRow;
  UserInvitation: UserInvitation;
  InvitationsPayload: InvitationsPayload;
  InvitationList: InvitationList;
  RoleSort: RoleSort;
  GroupRoleSort: GroupRoleSort;
  RoleList: RoleList;
  Role: Role;
  PermissionName: PermissionName;
  RoleInput: RoleInput;
  RolePayload: RolePayload;
  GroupRoleList: GroupRoleList;
  GroupRole: GroupRole;
  GroupRoleInput: GroupRoleInput;
  GroupRolePayload: GroupRolePayload;
  PermissionList: PermissionList;
  Permission: Permission;
  PermissionInput: PermissionInput;
  PermissionPayload: PermissionPayload;
  UserSecondFactor: UserSecondFactor;
  UserSession: UserSession;
  UserSort: UserSort;
  UserList: UserList;
  AccessUser: AccessUser;
  UserEmail: UserEmail;
  UserLanguage: UserLanguage;
  GroupRoleName: GroupRoleName;
  RoleName: RoleName;
  UserMarket: UserMarket;
  AccessUserArea: AccessUserArea;
  UserInput: UserInput;
  UserAreaInput: UserAreaInput;
  UserPayload: UserPayload;
  UserFormData: UserFormData;
  GroupRoleChoice: GroupRoleChoice;
  AreaCustomerList: AreaCustomerList;
  UserRights: UserRights;
  HeldPermission: HeldPermission;
  ReachedCustomers: ReachedCustomers;
  ReachedCustomer: ReachedCustomer;
  AccessQuestion: AccessQuestion;
  CustomerOfOrganisation: CustomerOfOrganisation;
  AccessAnswer: AccessAnswer;
  AccessStep: AccessStep;
  WhoMayList: WhoMayList;
  WhoMayUser: WhoMayUser;
  ProtectedParts: ProtectedParts;
  AnnouncementFilterInput: AnnouncementFilterInput;
  AnnouncementSort: AnnouncementSort;
  AnnouncementInput: AnnouncementInput;
  AnnouncementPayload: AnnouncementPayload;
  AnnouncementList: AnnouncementList;
  Announcement: Announcement;
  AnnouncementPicture: AnnouncementPicture;
  AuditEventPage: AuditEventPage;
  AuditEvent: AuditEvent;
  AuditFact: AuditFact;
  HistoryPage: HistoryPage;
  HistoryEvent: HistoryEvent;
  HistoryChange: HistoryChange;
  BannerFilterInput: BannerFilterInput;
  BannerSort: BannerSort;
  BannerInput: BannerInput;
  BannerPayload: BannerPayload;
  BannerList: BannerList;
  Banner: Banner;
  B2BPurchase: B2BPurchase;
  B2BPurchaseSums: B2BPurchaseSums;
  B2BPurchaseList: B2BPurchaseList;
  BonusRetailSale: BonusRetailSale;
  BonusRetailSaleList: BonusRetailSaleList;
  OnTimeQuarter: OnTimeQuarter;
  Float: Scalars['Float']['output'];
  OnTimePayment: OnTimePayment;
  DealerSalesQuarter: DealerSalesQuarter;
  TotalDealerSales: TotalDealerSales;
  VerificationPercentage: VerificationPercentage;
  BonusStep: BonusStep;
  BonusAgreement: BonusAgreement;
  BonusSums: BonusSums;
  BonusArrears: BonusArrears;
  BonusOutlook: BonusOutlook;
  CartProductInput: CartProductInput;
  Cart: Cart;
  CartLine: CartLine;
  UpdateProductsInCartPayload: UpdateProductsInCartPayload;
  AnalysisCustomerList: AnalysisCustomerList;
  AnalysisCustomer: AnalysisCustomer;
  AnalysedModel: AnalysedModel;
  ModelArticle: ModelArticle;
  OrderCause: OrderCause;
  ProductAnalysis: ProductAnalysis;
  AnalysisFlag: AnalysisFlag;
  AnalysisStock: AnalysisStock;
  ArticleDisplayList: ArticleDisplayList;
  ArticleDisplay: ArticleDisplay;
  ProductSortInput: ProductSortInput;
  PriceRangeInput: PriceRangeInput;
  ProductFilterInput: ProductFilterInput;
  ProductMessage: ProductMessage;
  ProductList: ProductList;
  ProductGroupList: ProductGroupList;
  ProductGroup: ProductGroup;
  ProductColor: ProductColor;
  StockLevel: StockLevel;
  NextArrival: NextArrival;
  WarehouseStock: WarehouseStock;
  ArticleStock: ArticleStock;
  PriceFormat: PriceFormat;
  Discount: Discount;
  ProductPrice: ProductPrice;
  PromotionBadge: PromotionBadge;
  Product: Product;
  FilterOption: FilterOption;
  CategoryOption: CategoryOption;
  PriceBounds: PriceBounds;
  CatalogFilter: CatalogFilter;
  BikeCategory: BikeCategory;
  ProductSpec: ProductSpec;
  ProductDetail: ProductDetail;
  SearchSuggestion: SearchSuggestion;
  SearchHits: SearchHits;
  GroupsetList: GroupsetList;
  GroupsetItem: GroupsetItem;
  Groupset: Groupset;
  CheckoutProductInput: CheckoutProductInput;
  SeenInput: SeenInput;
  CheckoutShipmentInput: CheckoutShipmentInput;
  ShipTo: ShipTo;
  ShipmentTerms: ShipmentTerms;
  ShipmentRate: ShipmentRate;
  LineDateInput: LineDateInput;
  OrderChoices: OrderChoices;
  WarehouseAreaQtyInput: WarehouseAreaQtyInput;
  FreightBenefit: FreightBenefit;
  OrderReview: OrderReview;
  OrderReviewLine: OrderReviewLine;
  CheckoutTerms: CheckoutTerms;
  FreightStep: FreightStep;
  CustomerShipTos: CustomerShipTos;
  WarehouseAreaQty: WarehouseAreaQty;
  PaymentMethod: PaymentMethod;
  PaymentMerchant: PaymentMerchant;
  CheckoutPayload: CheckoutPayload;
  ClaimSort: ClaimSort;
  ClaimInput: ClaimInput;
  ClaimConsumerInput: ClaimConsumerInput;
  ClaimEntryInput: ClaimEntryInput;
  ClaimPayload: ClaimPayload;
  ClaimStatusPayload: ClaimStatusPayload;
  ClaimStatusResult: ClaimStatusResult;
  ClaimCommentPayload: ClaimCommentPayload;
  ClaimDocumentPayload: ClaimDocumentPayload;
  ClaimLink: ClaimLink;
  ClaimList: ClaimList;
  ClaimCount: ClaimCount;
  Claim: Claim;
  ClaimedArticle: ClaimedArticle;
  ClaimConsumer: ClaimConsumer;
  ClaimEntry: ClaimEntry;
  ClaimFile: ClaimFile;
  ClaimDocument: ClaimDocument;
  ClaimCreditNote: ClaimCreditNote;
  ClaimDelivery: ClaimDelivery;
  ClaimEvent: ClaimEvent;
  ClaimComment: ClaimComment;
  ClaimStatus: ClaimStatus;
  ClaimCapability: ClaimCapability;
  ClaimProblem: ClaimProblem;
  ClaimBrand: ClaimBrand;
  ClaimArticleList: ClaimArticleList;
  ClaimArticle: ClaimArticle;
  DealerInformation: DealerInformation;
  ClaimCustomerList: ClaimCustomerList;
  ClaimCustomer: ClaimCustomer;
  ClickCollectOrderList: ClickCollectOrderList;
  ClickCollectCount: ClickCollectCount;
  ClickCollectConsumer: ClickCollectConsumer;
  ClickCollectListedOrder: ClickCollectListedOrder;
  ClickCollectOrder: ClickCollectOrder;
  ClickCollectDetail: ClickCollectDetail;
  ClickCollectItem: ClickCollectItem;
  ClickCollectMarkInput: ClickCollectMarkInput;
  ClickCollectSerialInput: ClickCollectSerialInput;
  ClickCollectShipmentInput: ClickCollectShipmentInput;
  ClickCollectPayload: ClickCollectPayload;
  ColleagueList: ColleagueList;
  Colleague: Colleague;
  ColleagueCustomer: ColleagueCustomer;
  ColleagueData: ColleagueData;
  ColleagueInput: ColleagueInput;
  ColleagueCustomerInput: ColleagueCustomerInput;
  ColleaguePayload: ColleaguePayload;
  ContentAudienceInput: ContentAudienceInput;
  ContentAudience: ContentAudience;
  ContentReader: ContentReader;
  ContentTextInput: ContentTextInput;
  ContentText: ContentText;
  AltTextInput: AltTextInput;
  AltText: AltText;
  ContentPictureInput: ContentPictureInput;
  ContentFileInput: ContentFileInput;
  ContentFile: ContentFile;
  Layout: Layout;
  LayoutList: LayoutList;
  ContentTargetMarket: ContentTargetMarket;
  ContentTargetMarketList: ContentTargetMarketList;
  Country: Country;
  City: City;
  CreditInformation: CreditInformation;
  CreditCompany: CreditCompany;
  MarketingTarget: MarketingTarget;
  CustomerSort: CustomerSort;
  CustCode: CustCode;
  SalesCustomerList: SalesCustomerList;
  SalesCustomerUser: SalesCustomerUser;
  SalesCustomerArea: SalesCustomerArea;
  SalesCustomer: SalesCustomer;
  MerchantConfig: MerchantConfig;
  CreditCustomer: CreditCustomer;
  CustomerArea: CustomerArea;
  DeliveryList: DeliveryList;
  Delivery: Delivery;
  DeliveryCurrency: DeliveryCurrency;
  DeliveryLine: DeliveryLine;
  DownloadColumnInput: DownloadColumnInput;
  DownloadTextInput: DownloadTextInput;
  DownloadList: DownloadList;
  DownloadRequest: DownloadRequest;
  ResolvedArticle: ResolvedArticle;
  FeedbackPayload: FeedbackPayload;
  OrganisationConfig: OrganisationConfig;
  SalesOrganisation: SalesOrganisation;
  CustomerInquirySort: CustomerInquirySort;
  CustomerInquiryList: CustomerInquiryList;
  CustomerInquiry: CustomerInquiry;
  FramesOnDevice: FramesOnDevice;
  BikeChecklist: BikeChecklist;
  BikeKind: BikeKind;
  PDIInput: PdiInput;
  PDIItemInput: PdiItemInput;
  PDIPayload: PdiPayload;
  PDIList: PdiList;
  PDI: Pdi;
  PDIItem: PdiItem;
  PDIChecklistItem: PdiChecklistItem;
  AveragePaymentDays: AveragePaymentDays;
  OpenInvoiceList: OpenInvoiceList;
  AgeingBucket: AgeingBucket;
  OpenInvoiceTotals: OpenInvoiceTotals;
  InvoiceSort: InvoiceSort;
  InvoiceList: InvoiceList;
  Invoice: Invoice;
  InvoiceLine: InvoiceLine;
  InvoiceDetail: InvoiceDetail;
  InvoiceDisputeInput: InvoiceDisputeInput;
  InvoiceDispute: InvoiceDispute;
  InvoiceDisputeState: InvoiceDisputeState;
  InvoiceComponent: InvoiceComponent;
  PriceComponent: PriceComponent;
  AccountStatement: AccountStatement;
  AccountMovement: AccountMovement;
  MarketingMaterialCategoryFilterInput: MarketingMaterialCategoryFilterInput;
  MarketingMaterialCategorySort: MarketingMaterialCategorySort;
  MarketingMaterialFilterInput: MarketingMaterialFilterInput;
  MarketingMaterialSort: MarketingMaterialSort;
  MarketingMaterialCategoryInput: MarketingMaterialCategoryInput;
  MarketingMaterialInput: MarketingMaterialInput;
  MarketingMaterialsInput: MarketingMaterialsInput;
  BulkMaterialInput: BulkMaterialInput;
  MarketingMaterialCategoryPayload: MarketingMaterialCategoryPayload;
  MarketingMaterialPayload: MarketingMaterialPayload;
  MarketingMaterialsPayload: MarketingMaterialsPayload;
  MarketingMaterialCategoryList: MarketingMaterialCategoryList;
  MarketingMaterialRouteList: MarketingMaterialRouteList;
  MarketingMaterialList: MarketingMaterialList;
  MarketingMaterialRoute: MarketingMaterialRoute;
  UploadTime: UploadTime;
  MarketingMaterialCategory: MarketingMaterialCategory;
  MarketingMaterialName: MarketingMaterialName;
  MarketingMaterial: MarketingMaterial;
  NewsFilterInput: NewsFilterInput;
  NewsSort: NewsSort;
  NewsInput: NewsInput;
  NewsPayload: NewsPayload;
  NewsList: NewsList;
  News: News;
  NotificationList: NotificationList;
  Notification: Notification;
  DownloadNews: DownloadNews;
  PublishedNews: PublishedNews;
  ClaimNews: ClaimNews;
  RegistrationNews: RegistrationNews;
  InvoiceNews: InvoiceNews;
  PaymentNews: PaymentNews;
  OrderNews: OrderNews;
  OrderLineNews: OrderLineNews;
  OrderLineAnswer: OrderLineAnswer;
  DateChange: DateChange;
  PriceChange: PriceChange;
  TextChange: TextChange;
  RestockNews: RestockNews;
  RestockSubscriptionList: RestockSubscriptionList;
  RestockSubscription: RestockSubscription;
  NotificationSettings: NotificationSettings;
  PushDevice: PushDevice;
  NotificationPreference: NotificationPreference;
  QuietHours: QuietHours;
  QuietHoursInput: QuietHoursInput;
  StockOrderConfirmationList: StockOrderConfirmationList;
  StockOrderConfirmation: StockOrderConfirmation;
  StockOrderLine: StockOrderLine;
  ConfirmOrdersPayload: ConfirmOrdersPayload;
  OrderListState: OrderListState;
  OrderLists: OrderLists;
  ArticleAliases: ArticleAliases;
  OrderList: OrderList;
  OrderListLine: OrderListLine;
  OrderListInput: OrderListInput;
  ArticleAlias: ArticleAlias;
  ArticleAliasInput: ArticleAliasInput;
  OrderFilterInput: OrderFilterInput;
  OrderSort: OrderSort;
  PlacedOrders: PlacedOrders;
  OrderPaymentCount: OrderPaymentCount;
  OpenOrderFilterInput: OpenOrderFilterInput;
  OpenOrderList: OpenOrderList;
  OpenOrderCompany: OpenOrderCompany;
  OpenOrder: OpenOrder;
  ShipToDetail: ShipToDetail;
  ArticleName: ArticleName;
  OpenOrderWish: OpenOrderWish;
  ChangeOpenOrderPayload: ChangeOpenOrderPayload;
  Order: Order;
  OrderLine: OrderLine;
  OrderLineConfirmation: OrderLineConfirmation;
  OrderCustomer: OrderCustomer;
  OrderShipment: OrderShipment;
  OrderPayment: OrderPayment;
  OrderStatus: OrderStatus;
  PaymentExtRefDataInput: PaymentExtRefDataInput;
  PaymentRequestDataInput: PaymentRequestDataInput;
  PaymentStatus: PaymentStatus;
  PaymentStatusCount: PaymentStatusCount;
  PaymentRequestList: PaymentRequestList;
  PaymentRequest: PaymentRequest;
  PaymentRequestInvoice: PaymentRequestInvoice;
  PaymentCreditor: PaymentCreditor;
  PaymentRequestPayload: PaymentRequestPayload;
  SavedPayment: SavedPayment;
  SavedPaymentMerchant: SavedPaymentMerchant;
  SavedPaymentMethod: SavedPaymentMethod;
  DeleteUserPaymentPayload: DeleteUserPaymentPayload;
  PaymentDocumentPayload: PaymentDocumentPayload;
  PaymentPaper: PaymentPaper;
  PaymentDocument: PaymentDocument;
  BankEntryList: BankEntryList;
  BankEntry: BankEntry;
  NewArrivalInput: NewArrivalInput;
  ProductAttributesInput: ProductAttributesInput;
  ManagedProductInput: ManagedProductInput;
  ManagedProductList: ManagedProductList;
  ProductAttributes: ProductAttributes;
  ManagedProduct: ManagedProduct;
  ProductOverride: ProductOverride;
  LanguageChange: LanguageChange;
  ProfileInput: ProfileInput;
  ProfilePayload: ProfilePayload;
  Promotion: Promotion;
  PromotionDetail: PromotionDetail;
  PromotionCondition: PromotionCondition;
  ArticlePurchase: ArticlePurchase;
  ConsumerAccountList: ConsumerAccountList;
  ConsumerAccount: ConsumerAccount;
  ConsumerRecord: ConsumerRecord;
  ConsumerRecordSort: ConsumerRecordSort;
  ConsumerRecordList: ConsumerRecordList;
  UnderDealer: UnderDealer;
  RetailSaleRow: RetailSaleRow;
  ConsumerAccountRow: ConsumerAccountRow;
  SerialInput: SerialInput;
  FrameConsumerInput: FrameConsumerInput;
  RegisteredFrameSort: RegisteredFrameSort;
  RegisteredFrameList: RegisteredFrameList;
  RetailSaleCount: RetailSaleCount;
  RegisteredFrame: RegisteredFrame;
  CardMail: CardMail;
  FrameSerial: FrameSerial;
  FrameConsumer: FrameConsumer;
  RegisterFramePayload: RegisterFramePayload;
  SalesAreaMap: SalesAreaMap;
  SalesRegion: SalesRegion;
  SalesRegionGroup: SalesRegionGroup;
  SalesAreaCategoryInput: SalesAreaCategoryInput;
  SalesDocumentFilterInput: SalesDocumentFilterInput;
  SalesDocumentSort: SalesDocumentSort;
  SalesDocumentGroupFilterInput: SalesDocumentGroupFilterInput;
  SalesDocumentGroupSort: SalesDocumentGroupSort;
  SalesDocumentInput: SalesDocumentInput;
  SalesDocumentGroupInput: SalesDocumentGroupInput;
  SalesDocumentPayload: SalesDocumentPayload;
  SalesDocumentGroupPayload: SalesDocumentGroupPayload;
  SalesDocumentList: SalesDocumentList;
  SalesDocumentGroupList: SalesDocumentGroupList;
  SalesDocument: SalesDocument;
  SalesDocumentGroupName: SalesDocumentGroupName;
  SalesDocumentGroup: SalesDocumentGroup;
  SalesOverview: SalesOverview;
  SalesFigure: SalesFigure;
  SalesMonth: SalesMonth;
  SalesModel: SalesModel;
  SalesOverviewFilter: SalesOverviewFilter;
  SalesOverviewOptions: SalesOverviewOptions;
  SalesOption: SalesOption;
  SalesOverviewLines: SalesOverviewLines;
  SalesOverviewLine: SalesOverviewLine;
  Serial: Serial;
  FrameList: FrameList;
  Frame: Frame;
  FrameSale: FrameSale;
  FrameInspection: FrameInspection;
  RecallFrame: RecallFrame;
  StolenBike: StolenBike;
  RecallTaskList: RecallTaskList;
  RecallTaskCount: RecallTaskCount;
  RecallTask: RecallTask;
  RecallTaskPayload: RecallTaskPayload;
  RecallPart: RecallPart;
  OwnSecondFactors: OwnSecondFactors;
  OwnPasskey: OwnPasskey;
  OwnAuthenticator: OwnAuthenticator;
  PasskeyOptions: PasskeyOptions;
  AuthenticatorSecret: AuthenticatorSecret;
  SecondFactorPayload: SecondFactorPayload;
  ReauthenticationWays: ReauthenticationWays;
  OwnSession: OwnSession;
  ThirdPartyVendor: ThirdPartyVendor;
  ThirdPartyArticleKey: ThirdPartyArticleKey;
  ThirdPartyProductList: ThirdPartyProductList;
  ThirdPartyProduct: ThirdPartyProduct;
  ThirdPartyDeal: ThirdPartyDeal;
  ThirdPartyOrderFilter: ThirdPartyOrderFilter;
  ThirdPartyOrderList: ThirdPartyOrderList;
  ThirdPartyOrderCount: ThirdPartyOrderCount;
  ThirdPartyOrder: ThirdPartyOrder;
  ThirdPartyOrderedProduct: ThirdPartyOrderedProduct;
  ThirdPartyBuyer: ThirdPartyBuyer;
  ThirdPartyAddress: ThirdPartyAddress;
  ThirdPartyOrderItem: ThirdPartyOrderItem;
  ThirdPartyShipmentInput: ThirdPartyShipmentInput;
  ThirdPartyLineInput: ThirdPartyLineInput;
  ThirdPartyCheckoutPayload: ThirdPartyCheckoutPayload;
  ThirdPartyPlacedOrder: ThirdPartyPlacedOrder;
  ThirdPartyProductError: ThirdPartyProductError;
  ThirdPartyOrderPayload: ThirdPartyOrderPayload;
  ThirdPartyProductRow: ThirdPartyProductRow;
  ThirdPartyStockRow: ThirdPartyStockRow;
  UploadRow: UploadRow;
  UploadList: UploadList;
  Upload: Upload;
  UndoUploadPayload: UndoUploadPayload;
  FormVisitInput: FormVisitInput;
  SeriesBrandInput: SeriesBrandInput;
  PhotoTakenInput: PhotoTakenInput;
  FormVisitPayload: FormVisitPayload;
  FormVisitList: FormVisitList;
  VisitAuthor: VisitAuthor;
  FormVisit: FormVisit;
  VisitChoice: VisitChoice;
  SeriesBrand: SeriesBrand;
  VisitPhoto: VisitPhoto;
  VisitOption: VisitOption;
  VisitCustomerList: VisitCustomerList;
  VisitCustomer: VisitCustomer;
  Money: Scalars['Money']['output'];
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  PageInfo: PageInfo;
  MutationMessage: MutationMessage;
  UserError: UserError;
  MutationAnswer: ResolversInterfaceTypes<ResolversParentTypes>['MutationAnswer'];
  MessagePayload: MessagePayload;
  StoredFile: StoredFile;
  UploadReport: UploadReport;
  UploadedRow: UploadedRow;
  UploadedChange: UploadedChange;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
};

export type AllowDirectiveArgs = {
  scope?: Maybe<Scalars['String']['input']>;
  scopes?: Maybe<Array<Scalars['String']['input']>>;
  readOnlyUsers?: Maybe<Scalars['Boolean']['input']>;
};

export type AllowDirectiveResolver<Result, Parent, ContextType = Context, Args = AllowDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LimitDirectiveArgs = {
  calls: Scalars['Int']['input'];
  minutes: Scalars['Int']['input'];
  group?: Maybe<Scalars['String']['input']>;
  rows?: Maybe<Scalars['String']['input']>;
};

export type LimitDirectiveResolver<Result, Parent, ContextType = Context, Args = LimitDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = {
  calls: Scalars['Int']['input'];
  minutes: Scalars['Int']['input'];
};

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type FileDirectiveArgs = {
  purpose: Scalars['String']['input'];
};

export type FileDirectiveResolver<Result, Parent, ContextType = Context, Args = FileDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessEffect'] = ResolversParentTypes['AccessEffect']> = {
  losing?: Resolver<ResolversTypes['AccessChange'], ParentType, ContextType>;
  gaining?: Resolver<ResolversTypes['AccessChange'], ParentType, ContextType>;
};

export type AccessChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessChange'] = ResolversParentTypes['AccessChange']> = {
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<Array<ResolversTypes['UserName']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['ProtectedPage']>, ParentType, ContextType>;
  operations?: Resolver<Array<ResolversTypes['ProtectedOperation']>, ParentType, ContextType>;
};

export type UserNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserName'] = ResolversParentTypes['UserName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProtectedPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProtectedPage'] = ResolversParentTypes['ProtectedPage']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProtectedOperationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProtectedOperation'] = ResolversParentTypes['ProtectedOperation']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProtectedOperationKind'], ParentType, ContextType>;
};

export type UserInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserInvitation'] = ResolversParentTypes['UserInvitation']> = {
  state?: Resolver<ResolversTypes['InvitationState'], ParentType, ContextType>;
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationsPayload'] = ResolversParentTypes['InvitationsPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationList'] = ResolversParentTypes['InvitationList']> = {
  users?: Resolver<Array<ResolversTypes['AccessUser']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RoleListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleList'] = ResolversParentTypes['RoleList']> = {
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['PermissionName']>, ParentType, ContextType>;
  flags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sorg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupRoles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PermissionNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PermissionName'] = ResolversParentTypes['PermissionName']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RolePayload'] = ResolversParentTypes['RolePayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupRoleListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupRoleList'] = ResolversParentTypes['GroupRoleList']> = {
  groupRoles?: Resolver<Array<ResolversTypes['GroupRole']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GroupRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupRole'] = ResolversParentTypes['GroupRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['RoleName']>, ParentType, ContextType>;
  grants?: Resolver<Array<ResolversTypes['GroupRoleName']>, ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['SecondFactorPolicy'], ParentType, ContextType>;
  sorg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupRolePayload'] = ResolversParentTypes['GroupRolePayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['GroupRole']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PermissionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PermissionList'] = ResolversParentTypes['PermissionList']> = {
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PermissionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PermissionPayload'] = ResolversParentTypes['PermissionPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['Permission']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserSecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSecondFactor'] = ResolversParentTypes['UserSecondFactor']> = {
  passkeys?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasAuthenticator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserList'] = ResolversParentTypes['UserList']> = {
  users?: Resolver<Array<ResolversTypes['AccessUser']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AccessUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessUser'] = ResolversParentTypes['AccessUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['UserEmail']>, ParentType, ContextType>;
  emailConfirmations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sendEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendEmailWarranty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFakeEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['UserLanguage']>, ParentType, ContextType>;
  groupRole?: Resolver<Maybe<ResolversTypes['GroupRoleName']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['RoleName']>, ParentType, ContextType>;
  userAreas?: Resolver<Array<ResolversTypes['AccessUserArea']>, ParentType, ContextType>;
  areaCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  areasElsewhere?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contentTargetMarkets?: Resolver<Array<ResolversTypes['UserMarket']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deactivatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['UserInvitation']>, ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['UserSecondFactor']>, ParentType, ContextType>;
  readOnlyReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEmail'] = ResolversParentTypes['UserEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserLanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserLanguage'] = ResolversParentTypes['UserLanguage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupRoleNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupRoleName'] = ResolversParentTypes['GroupRoleName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoleNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleName'] = ResolversParentTypes['RoleName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserMarketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserMarket'] = ResolversParentTypes['UserMarket']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marketName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccessUserAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessUserArea'] = ResolversParentTypes['AccessUserArea']> = {
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limitation?: Resolver<ResolversTypes['UserLimitation'], ParentType, ContextType>;
  option?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPayload'] = ResolversParentTypes['UserPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['AccessUser']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserFormDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserFormData'] = ResolversParentTypes['UserFormData']> = {
  user?: Resolver<Maybe<ResolversTypes['AccessUser']>, ParentType, ContextType>;
  groupRoles?: Resolver<Array<ResolversTypes['GroupRoleChoice']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['UserLanguage']>, ParentType, ContextType>;
  sorgs?: Resolver<Array<ResolversTypes['SalesOrganisation']>, ParentType, ContextType>;
  contentTargetMarkets?: Resolver<Array<ResolversTypes['UserMarket']>, ParentType, ContextType>;
};

export type GroupRoleChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupRoleChoice'] = ResolversParentTypes['GroupRoleChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['RoleName']>, ParentType, ContextType>;
  mayGive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingPermission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AreaCustomerListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AreaCustomerList'] = ResolversParentTypes['AreaCustomerList']> = {
  customers?: Resolver<Array<ResolversTypes['SalesCustomer']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type UserRightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserRights'] = ResolversParentTypes['UserRights']> = {
  user?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groupRole?: Resolver<ResolversTypes['GroupRoleName'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['RoleName']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['HeldPermission']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['ProtectedPage']>, ParentType, ContextType>;
  operations?: Resolver<Array<ResolversTypes['ProtectedOperation']>, ParentType, ContextType>;
  customers?: Resolver<ResolversTypes['ReachedCustomers'], ParentType, ContextType>;
  readsOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HeldPermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeldPermission'] = ResolversParentTypes['HeldPermission']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['RoleName']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['ProtectedPage']>, ParentType, ContextType>;
  operations?: Resolver<Array<ResolversTypes['ProtectedOperation']>, ParentType, ContextType>;
};

export type ReachedCustomersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReachedCustomers'] = ResolversParentTypes['ReachedCustomers']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<Array<ResolversTypes['ReachedCustomer']>, ParentType, ContextType>;
};

export type ReachedCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReachedCustomer'] = ResolversParentTypes['ReachedCustomer']> = {
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unified?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccessAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessAnswer'] = ResolversParentTypes['AccessAnswer']> = {
  mayDo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['AccessStep']>, ParentType, ContextType>;
};

export type AccessStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessStep'] = ResolversParentTypes['AccessStep']> = {
  kind?: Resolver<ResolversTypes['AccessStepKind'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  break?: Resolver<Maybe<ResolversTypes['AccessBreak']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['RoleName']>, ParentType, ContextType>;
  groupRole?: Resolver<Maybe<ResolversTypes['GroupRoleName']>, ParentType, ContextType>;
  areas?: Resolver<Array<ResolversTypes['AccessUserArea']>, ParentType, ContextType>;
};

export type WhoMayListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhoMayList'] = ResolversParentTypes['WhoMayList']> = {
  users?: Resolver<Array<ResolversTypes['WhoMayUser']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WhoMayUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhoMayUser'] = ResolversParentTypes['WhoMayUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupRole?: Resolver<ResolversTypes['GroupRoleName'], ParentType, ContextType>;
};

export type ProtectedPartsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProtectedParts'] = ResolversParentTypes['ProtectedParts']> = {
  pages?: Resolver<Array<ResolversTypes['ProtectedPage']>, ParentType, ContextType>;
  operations?: Resolver<Array<ResolversTypes['ProtectedOperation']>, ParentType, ContextType>;
};

export type AnnouncementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementPayload'] = ResolversParentTypes['AnnouncementPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnnouncementListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementList'] = ResolversParentTypes['AnnouncementList']> = {
  announcements?: Resolver<Array<ResolversTypes['Announcement']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AnnouncementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['AnnouncementPicture']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['ContentText']>, ParentType, ContextType>;
  missingIn?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  portals?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnnouncementPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementPicture'] = ResolversParentTypes['AnnouncementPicture']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  altText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  altTexts?: Resolver<Array<ResolversTypes['AltText']>, ParentType, ContextType>;
};

export type AuditEventPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEventPage'] = ResolversParentTypes['AuditEventPage']> = {
  events?: Resolver<Array<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AuditEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorKind?: Resolver<ResolversTypes['AuditActorKind'], ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actedFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['HistoryChange']>, ParentType, ContextType>;
  hasHiddenChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['AuditFact']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditFact'] = ResolversParentTypes['AuditFact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPage'] = ResolversParentTypes['HistoryPage']> = {
  events?: Resolver<Array<ResolversTypes['HistoryEvent']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HistoryEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEvent'] = ResolversParentTypes['HistoryEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actedFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['HistoryAction'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['HistoryChange']>, ParentType, ContextType>;
};

export type HistoryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryChange'] = ResolversParentTypes['HistoryChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BannerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerPayload'] = ResolversParentTypes['BannerPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['Banner']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannerListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerList'] = ResolversParentTypes['BannerList']> = {
  banners?: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerFile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  portals?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type B2BPurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['B2BPurchase'] = ResolversParentTypes['B2BPurchase']> = {
  invoiceDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  invoiceNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  articleDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  point?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pointValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['BonusReason'], ParentType, ContextType>;
};

export type B2BPurchaseSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['B2BPurchaseSums'] = ResolversParentTypes['B2BPurchaseSums']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type B2BPurchaseListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['B2BPurchaseList'] = ResolversParentTypes['B2BPurchaseList']> = {
  purchases?: Resolver<Array<ResolversTypes['B2BPurchase']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['B2BPurchaseSums'], ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BonusRetailSaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusRetailSale'] = ResolversParentTypes['BonusRetailSale']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inputDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  frameNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  point?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quarter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusRetailSaleListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusRetailSaleList'] = ResolversParentTypes['BonusRetailSaleList']> = {
  sales?: Resolver<Array<ResolversTypes['BonusRetailSale']>, ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OnTimeQuarterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnTimeQuarter'] = ResolversParentTypes['OnTimeQuarter']> = {
  quarter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidInTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountInTime?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OnTimePaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnTimePayment'] = ResolversParentTypes['OnTimePayment']> = {
  quarters?: Resolver<Array<ResolversTypes['OnTimeQuarter']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DealerSalesQuarterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealerSalesQuarter'] = ResolversParentTypes['DealerSalesQuarter']> = {
  quarter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lastYear?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stated?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TotalDealerSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TotalDealerSales'] = ResolversParentTypes['TotalDealerSales']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lastYear?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reached?: Resolver<Maybe<ResolversTypes['BonusStep']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['BonusStep']>, ParentType, ContextType>;
  quarters?: Resolver<Array<ResolversTypes['DealerSalesQuarter']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VerificationPercentageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationPercentage'] = ResolversParentTypes['VerificationPercentage']> = {
  quarter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BonusStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusStep'] = ResolversParentTypes['BonusStep']> = {
  threshold?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BonusAgreementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusAgreement'] = ResolversParentTypes['BonusAgreement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['BonusBasis'], ParentType, ContextType>;
  appliesTo?: Resolver<ResolversTypes['BonusAppliesTo'], ParentType, ContextType>;
  combines?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rewardType?: Resolver<ResolversTypes['BonusRewardType'], ParentType, ContextType>;
  arrearsDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['BonusStep']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['BonusSums'], ParentType, ContextType>;
  arrears?: Resolver<Maybe<ResolversTypes['BonusArrears']>, ParentType, ContextType>;
};

export type BonusSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusSums'] = ResolversParentTypes['BonusSums']> = {
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusArrearsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusArrears'] = ResolversParentTypes['BonusArrears']> = {
  payBy?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BonusOutlookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusOutlook'] = ResolversParentTypes['BonusOutlook']> = {
  agreements?: Resolver<Array<ResolversTypes['BonusAgreement']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  productsInCart?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  totalQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type UpdateProductsInCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProductsInCartPayload'] = ResolversParentTypes['UpdateProductsInCartPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnalysisCustomerListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalysisCustomerList'] = ResolversParentTypes['AnalysisCustomerList']> = {
  customers?: Resolver<Array<ResolversTypes['AnalysisCustomer']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AnalysisCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalysisCustomer'] = ResolversParentTypes['AnalysisCustomer']> = {
  unified?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  r3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnalysedModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalysedModel'] = ResolversParentTypes['AnalysedModel']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articles?: Resolver<Array<ResolversTypes['ModelArticle']>, ParentType, ContextType>;
};

export type ModelArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModelArticle'] = ResolversParentTypes['ModelArticle']> = {
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['OrderCause']>, ParentType, ContextType>;
};

export type OrderCauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCause'] = ResolversParentTypes['OrderCause']> = {
  code?: Resolver<ResolversTypes['OrderCauseCode'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductAnalysisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAnalysis'] = ResolversParentTypes['ProductAnalysis']> = {
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  causes?: Resolver<Array<ResolversTypes['OrderCause']>, ParentType, ContextType>;
  invalidArticle?: Resolver<ResolversTypes['AnalysisFlag'], ParentType, ContextType>;
  allowToOrder?: Resolver<ResolversTypes['AnalysisFlag'], ParentType, ContextType>;
  orderBlocked?: Resolver<ResolversTypes['AnalysisFlag'], ParentType, ContextType>;
  hierarchyBlocked?: Resolver<ResolversTypes['AnalysisFlag'], ParentType, ContextType>;
  brandBlocked?: Resolver<ResolversTypes['AnalysisFlag'], ParentType, ContextType>;
  categoryBlocked?: Resolver<ResolversTypes['AnalysisFlag'], ParentType, ContextType>;
  sorgBlocked?: Resolver<ResolversTypes['AnalysisFlag'], ParentType, ContextType>;
  hasPrice?: Resolver<ResolversTypes['AnalysisFlag'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['AnalysisStock'], ParentType, ContextType>;
  availableForOrderAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AnalysisFlagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalysisFlag'] = ResolversParentTypes['AnalysisFlag']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnalysisStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalysisStock'] = ResolversParentTypes['AnalysisStock']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  custorder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextArrival?: Resolver<Maybe<ResolversTypes['NextArrival']>, ParentType, ContextType>;
};

export type ArticleDisplayListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleDisplayList'] = ResolversParentTypes['ArticleDisplayList']> = {
  articles?: Resolver<Array<ResolversTypes['ArticleDisplay']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ArticleDisplayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleDisplay'] = ResolversParentTypes['ArticleDisplay']> = {
  article_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article_code_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductMessage'] = ResolversParentTypes['ProductMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProductListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductList'] = ResolversParentTypes['ProductList']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  without?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductGroupListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductGroupList'] = ResolversParentTypes['ProductGroupList']> = {
  productGroups?: Resolver<Array<ResolversTypes['ProductGroup']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  without?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductGroup'] = ResolversParentTypes['ProductGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parent_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serie?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model_year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  slugs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['ProductColor']>, ParentType, ContextType>;
  frameSizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  starting_at?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  starting_retail?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  max_retail?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['StockLevel'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['PriceFormat'], ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['PromotionBadge']>, ParentType, ContextType>;
  hit?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ProductColorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductColor'] = ResolversParentTypes['ProductColor']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StockLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockLevel'] = ResolversParentTypes['StockLevel']> = {
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  masked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextArrival?: Resolver<Maybe<ResolversTypes['NextArrival']>, ParentType, ContextType>;
};

export type NextArrivalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextArrival'] = ResolversParentTypes['NextArrival']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mask?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WarehouseStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarehouseStock'] = ResolversParentTypes['WarehouseStock']> = {
  warehouse?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  masked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ArticleStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleStock'] = ResolversParentTypes['ArticleStock']> = {
  article_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['StockLevel'], ParentType, ContextType>;
  warehouses?: Resolver<Array<ResolversTypes['WarehouseStock']>, ParentType, ContextType>;
  arrivals?: Resolver<Array<ResolversTypes['NextArrival']>, ParentType, ContextType>;
};

export type PriceFormatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceFormat'] = ResolversParentTypes['PriceFormat']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thousandSeparator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decimalSeparator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decimalPrecision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  salesDealNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  dealer?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  retail?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  retailDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thousandSeparator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decimalSeparator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decimalPrecision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
};

export type PromotionBadgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionBadge'] = ResolversParentTypes['PromotionBadge']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  article_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article_code_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  old_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serie?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model_year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  frameSize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wheelSize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['ProductColor']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  uom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['PromotionBadge']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['StockLevel'], ParentType, ContextType>;
  cart_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderQuota?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  blocked?: Resolver<Maybe<ResolversTypes['ProductBlock']>, ParentType, ContextType>;
  blockReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restockNotification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FilterOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterOption'] = ResolversParentTypes['FilterOption']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryOption'] = ResolversParentTypes['CategoryOption']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceBoundsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceBounds'] = ResolversParentTypes['PriceBounds']> = {
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CatalogFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogFilter'] = ResolversParentTypes['CatalogFilter']> = {
  categories?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  promotions?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  models?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  frameSizes?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  wheelSizes?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  merchandiseCategories?: Resolver<Array<ResolversTypes['CategoryOption']>, ParentType, ContextType>;
  bikeCategories?: Resolver<Array<ResolversTypes['CategoryOption']>, ParentType, ContextType>;
  articleTags?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceBounds']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BikeCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BikeCategory'] = ResolversParentTypes['BikeCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wording?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mcIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductSpecResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSpec'] = ResolversParentTypes['ProductSpec']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductDetail'] = ResolversParentTypes['ProductDetail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serie?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model_year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specs?: Resolver<Array<ResolversTypes['ProductSpec']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['ProductGroup']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
};

export type SearchHitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHits'] = ResolversParentTypes['SearchHits']> = {
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  articles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  models?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupsetListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupsetList'] = ResolversParentTypes['GroupsetList']> = {
  groupsets?: Resolver<Array<ResolversTypes['Groupset']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GroupsetItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupsetItem'] = ResolversParentTypes['GroupsetItem']> = {
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type GroupsetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Groupset'] = ResolversParentTypes['Groupset']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serie?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['PriceFormat'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['GroupsetItem']>, ParentType, ContextType>;
};

export type ShipToResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipTo'] = ResolversParentTypes['ShipTo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShipmentTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentTerms'] = ResolversParentTypes['ShipmentTerms']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShipmentRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentRate'] = ResolversParentTypes['ShipmentRate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  benefit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  splitExtra?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderChoices'] = ResolversParentTypes['OrderChoices']> = {
  shipTo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FreightBenefitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreightBenefit'] = ResolversParentTypes['FreightBenefit']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nextQty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderReview'] = ResolversParentTypes['OrderReview']> = {
  lines?: Resolver<Array<ResolversTypes['OrderReviewLine']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  qtyByWarehouseArea?: Resolver<Array<ResolversTypes['WarehouseAreaQty']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderReviewLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderReviewLine'] = ResolversParentTypes['OrderReviewLine']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type CheckoutTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutTerms'] = ResolversParentTypes['CheckoutTerms']> = {
  shipTos?: Resolver<Array<ResolversTypes['CustomerShipTos']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['ShipmentTerms']>, ParentType, ContextType>;
  freightSteps?: Resolver<Array<ResolversTypes['FreightStep']>, ParentType, ContextType>;
  warehouseAreas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  closedDays?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type FreightStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreightStep'] = ResolversParentTypes['FreightStep']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CustomerShipTosResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerShipTos'] = ResolversParentTypes['CustomerShipTos']> = {
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipTos?: Resolver<Array<ResolversTypes['ShipTo']>, ParentType, ContextType>;
};

export type WarehouseAreaQtyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarehouseAreaQty'] = ResolversParentTypes['WarehouseAreaQty']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  desc?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDiscount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paymentMerchants?: Resolver<Array<ResolversTypes['PaymentMerchant']>, ParentType, ContextType>;
};

export type PaymentMerchantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMerchant'] = ResolversParentTypes['PaymentMerchant']> = {
  instruction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extPaymentGatewayId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentDiscount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutPayload'] = ResolversParentTypes['CheckoutPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimPayload'] = ResolversParentTypes['ClaimPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['Claim']>, ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['ClaimLink']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimStatusPayload'] = ResolversParentTypes['ClaimStatusPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ClaimStatusResult']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimStatusResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimStatusResult'] = ResolversParentTypes['ClaimStatusResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  claim?: Resolver<Maybe<ResolversTypes['Claim']>, ParentType, ContextType>;
};

export type ClaimCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimCommentPayload'] = ResolversParentTypes['ClaimCommentPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['ClaimComment']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimDocumentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimDocumentPayload'] = ResolversParentTypes['ClaimDocumentPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['ClaimDocument']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimLink'] = ResolversParentTypes['ClaimLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  referenceNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClaimStatus'], ParentType, ContextType>;
};

export type ClaimListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimList'] = ResolversParentTypes['ClaimList']> = {
  claims?: Resolver<Array<ResolversTypes['Claim']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['ClaimCount']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClaimCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimCount'] = ResolversParentTypes['ClaimCount']> = {
  statusId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Claim'] = ResolversParentTypes['Claim']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  referenceNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  erpNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dealerNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCategory?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClaimStatus'], ParentType, ContextType>;
  waitsForMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  frameNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvedQty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article?: Resolver<ResolversTypes['ClaimedArticle'], ParentType, ContextType>;
  doNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchaseDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  consumer?: Resolver<ResolversTypes['ClaimConsumer'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ClaimEntry']>, ParentType, ContextType>;
  docs?: Resolver<Array<ResolversTypes['ClaimFile']>, ParentType, ContextType>;
  additionalDocuments?: Resolver<Array<ResolversTypes['ClaimDocument']>, ParentType, ContextType>;
  creditNote?: Resolver<Maybe<ResolversTypes['ClaimCreditNote']>, ParentType, ContextType>;
  deliveryOrders?: Resolver<Array<ResolversTypes['ClaimDelivery']>, ParentType, ContextType>;
  isNotAWarranty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasonRejection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  statusAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stolenBike?: Resolver<Maybe<ResolversTypes['StolenBike']>, ParentType, ContextType>;
  recallFrames?: Resolver<Array<ResolversTypes['RecallFrame']>, ParentType, ContextType>;
  pdi?: Resolver<Maybe<ResolversTypes['FrameInspection']>, ParentType, ContextType>;
  sold?: Resolver<Maybe<ResolversTypes['FrameSale']>, ParentType, ContextType>;
  deliveredOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  histories?: Resolver<Array<ResolversTypes['ClaimEvent']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['ClaimComment']>, ParentType, ContextType>;
};

export type ClaimedArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimedArticle'] = ResolversParentTypes['ClaimedArticle']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeDisplay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchandise?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modelYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClaimConsumerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimConsumer'] = ResolversParentTypes['ClaimConsumer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimEntry'] = ResolversParentTypes['ClaimEntry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimFile'] = ResolversParentTypes['ClaimFile']> = {
  docType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['StoredFile'], ParentType, ContextType>;
};

export type ClaimDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimDocument'] = ResolversParentTypes['ClaimDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  no?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['StoredFile'], ParentType, ContextType>;
};

export type ClaimCreditNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimCreditNote'] = ResolversParentTypes['ClaimCreditNote']> = {
  no?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimDelivery'] = ResolversParentTypes['ClaimDelivery']> = {
  doNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClaimEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimEvent'] = ResolversParentTypes['ClaimEvent']> = {
  from?: Resolver<Maybe<ResolversTypes['ClaimStatus']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ClaimStatus'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  approvedQty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isNotAWarranty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClaimCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimComment'] = ResolversParentTypes['ClaimComment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  internal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimStatus'] = ResolversParentTypes['ClaimStatus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ClaimStatusCategory'], ParentType, ContextType>;
  sorting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClaimCapabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimCapability'] = ResolversParentTypes['ClaimCapability']> = {
  productCategory?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  custCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromStatusId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  toStatusId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ClaimProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimProblem'] = ResolversParentTypes['ClaimProblem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimBrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimBrand'] = ResolversParentTypes['ClaimBrand']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  decidedInDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClaimArticleListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimArticleList'] = ResolversParentTypes['ClaimArticleList']> = {
  articles?: Resolver<Array<ResolversTypes['ClaimArticle']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ClaimArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimArticle'] = ResolversParentTypes['ClaimArticle']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeDisplay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchandise?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCategory?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  modelYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasSerial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  doNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveredOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type DealerInformationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealerInformation'] = ResolversParentTypes['DealerInformation']> = {
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  r3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salesPerson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClaimCustomerListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimCustomerList'] = ResolversParentTypes['ClaimCustomerList']> = {
  customers?: Resolver<Array<ResolversTypes['ClaimCustomer']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ClaimCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimCustomer'] = ResolversParentTypes['ClaimCustomer']> = {
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClickCollectOrderListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClickCollectOrderList'] = ResolversParentTypes['ClickCollectOrderList']> = {
  orders?: Resolver<Array<ResolversTypes['ClickCollectListedOrder']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['ClickCollectCount']>, ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClickCollectCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClickCollectCount'] = ResolversParentTypes['ClickCollectCount']> = {
  status?: Resolver<ResolversTypes['ClickCollectStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClickCollectConsumerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClickCollectConsumer'] = ResolversParentTypes['ClickCollectConsumer']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClickCollectListedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClickCollectListedOrder'] = ResolversParentTypes['ClickCollectListedOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClickCollectStatus'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['ClickCollectConsumer']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pickUpBy?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClickCollectOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClickCollectOrder'] = ResolversParentTypes['ClickCollectOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClickCollectStatus'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['ClickCollectConsumer']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pickUpBy?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  buildFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  needsCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useDealerStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['ClickCollectDetail']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ClickCollectItem']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClickCollectDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClickCollectDetail'] = ResolversParentTypes['ClickCollectDetail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qtyShipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownStock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClickCollectItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClickCollectItem'] = ResolversParentTypes['ClickCollectItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['ClickCollectMark']>, ParentType, ContextType>;
  serials?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClickCollectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClickCollectPayload'] = ResolversParentTypes['ClickCollectPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['ClickCollectOrder']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ColleagueListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColleagueList'] = ResolversParentTypes['ColleagueList']> = {
  colleagues?: Resolver<Array<ResolversTypes['Colleague']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ColleagueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Colleague'] = ResolversParentTypes['Colleague']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupRole?: Resolver<ResolversTypes['GroupRoleName'], ParentType, ContextType>;
  customers?: Resolver<Array<ResolversTypes['ColleagueCustomer']>, ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  readOnlyReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ColleagueCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColleagueCustomer'] = ResolversParentTypes['ColleagueCustomer']> = {
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ColleagueDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColleagueData'] = ResolversParentTypes['ColleagueData']> = {
  groupRoles?: Resolver<Array<ResolversTypes['GroupRoleName']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['UserLanguage']>, ParentType, ContextType>;
  customers?: Resolver<Array<ResolversTypes['ColleagueCustomer']>, ParentType, ContextType>;
};

export type ColleaguePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColleaguePayload'] = ResolversParentTypes['ColleaguePayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentAudienceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentAudience'] = ResolversParentTypes['ContentAudience']> = {
  isEverybody?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['ContentReader']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  haveRead?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContentReaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentReader'] = ResolversParentTypes['ContentReader']> = {
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ContentTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentText'] = ResolversParentTypes['ContentText']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AltTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AltText'] = ResolversParentTypes['AltText']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentFile'] = ResolversParentTypes['ContentFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filePath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oriFileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowFileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medFileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hiFileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  focusX?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  focusY?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  altText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  altTexts?: Resolver<Array<ResolversTypes['AltText']>, ParentType, ContextType>;
  hasPlace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Layout'] = ResolversParentTypes['Layout']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholderOnCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  titleOnCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subtitleOnCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  releasedonOnCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resolutionOnCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gotopdpOnCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LayoutListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LayoutList'] = ResolversParentTypes['LayoutList']> = {
  layouts?: Resolver<Array<ResolversTypes['Layout']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ContentTargetMarketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentTargetMarket'] = ResolversParentTypes['ContentTargetMarket']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marketName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isYours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ContentTargetMarketListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentTargetMarketList'] = ResolversParentTypes['ContentTargetMarketList']> = {
  contentTargetMarkets?: Resolver<Array<ResolversTypes['ContentTargetMarket']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['City'] = ResolversParentTypes['City']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditInformationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditInformation'] = ResolversParentTypes['CreditInformation']> = {
  companies?: Resolver<Array<ResolversTypes['CreditCompany']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  averagePaymentDays?: Resolver<Maybe<Array<ResolversTypes['AveragePaymentDays']>>, ParentType, ContextType>;
  openInvoices?: Resolver<Maybe<ResolversTypes['OpenInvoiceList']>, ParentType, ContextType>;
};

export type CreditCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditCompany'] = ResolversParentTypes['CreditCompany']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decides?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  creditControl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['CustCode'], ParentType, ContextType>;
  reasonBlocked?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  openInvoice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  openDo?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  consignment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  creditExposure?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  openOrders?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  marketingTarget?: Resolver<Maybe<ResolversTypes['MarketingTarget']>, ParentType, ContextType>;
};

export type MarketingTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingTarget'] = ResolversParentTypes['MarketingTarget']> = {
  target?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  achieved?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CustCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustCode'] = ResolversParentTypes['CustCode']> = {
  unified?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  r3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SalesCustomerListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesCustomerList'] = ResolversParentTypes['SalesCustomerList']> = {
  customers?: Resolver<Array<ResolversTypes['SalesCustomer']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SalesCustomerUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesCustomerUser'] = ResolversParentTypes['SalesCustomerUser']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalesCustomerAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesCustomerArea'] = ResolversParentTypes['SalesCustomerArea']> = {
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custGroup?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  server?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditControl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  includeTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditCusts?: Resolver<Array<ResolversTypes['CreditCustomer']>, ParentType, ContextType>;
};

export type SalesCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesCustomer'] = ResolversParentTypes['SalesCustomer']> = {
  custName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['CustCode'], ParentType, ContextType>;
  custAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['SalesCustomerUser']>, ParentType, ContextType>;
  custAreas?: Resolver<Array<ResolversTypes['SalesCustomerArea']>, ParentType, ContextType>;
};

export type MerchantConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MerchantConfig'] = ResolversParentTypes['MerchantConfig']> = {
  allowPayInvoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreditCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditCustomer'] = ResolversParentTypes['CreditCustomer']> = {
  custName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerArea'] = ResolversParentTypes['CustomerArea']> = {
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sorgName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountCurrent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  server?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditControl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  includeTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['CustCode'], ParentType, ContextType>;
  merchantConfig?: Resolver<ResolversTypes['MerchantConfig'], ParentType, ContextType>;
  creditCusts?: Resolver<Array<ResolversTypes['CreditCustomer']>, ParentType, ContextType>;
};

export type DeliveryListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryList'] = ResolversParentTypes['DeliveryList']> = {
  deliveries?: Resolver<Array<ResolversTypes['Delivery']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Delivery'] = ResolversParentTypes['Delivery']> = {
  doNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expeditionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  estimatedDeliveryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  deliveryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['DeliveryLine']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['DeliveryCurrency'], ParentType, ContextType>;
};

export type DeliveryCurrencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryCurrency'] = ResolversParentTypes['DeliveryCurrency']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thousandSeparator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decimalSeparator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decimalPrecission?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeliveryLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryLine'] = ResolversParentTypes['DeliveryLine']> = {
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article_code_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
};

export type DownloadListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadList'] = ResolversParentTypes['DownloadList']> = {
  requests?: Resolver<Array<ResolversTypes['DownloadRequest']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DownloadRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadRequest'] = ResolversParentTypes['DownloadRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  module?: Resolver<ResolversTypes['DownloadModule'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['DownloadFormat'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DownloadStatus'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResolvedArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolvedArticle'] = ResolversParentTypes['ResolvedArticle']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type FeedbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackPayload'] = ResolversParentTypes['FeedbackPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrganisationConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganisationConfig'] = ResolversParentTypes['OrganisationConfig']> = {
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exactQtyCheck?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availableStockCheck?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  merchantName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalesOrganisationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOrganisation'] = ResolversParentTypes['SalesOrganisation']> = {
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerInquiryListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerInquiryList'] = ResolversParentTypes['CustomerInquiryList']> = {
  inquiries?: Resolver<Array<ResolversTypes['CustomerInquiry']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CustomerInquiryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerInquiry'] = ResolversParentTypes['CustomerInquiry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custPostalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  websiteUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['InquiryMailState'], ParentType, ContextType>;
  acknowledgement?: Resolver<ResolversTypes['InquiryMailState'], ParentType, ContextType>;
};

export type FramesOnDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FramesOnDevice'] = ResolversParentTypes['FramesOnDevice']> = {
  checklists?: Resolver<Array<ResolversTypes['BikeChecklist']>, ParentType, ContextType>;
  frames?: Resolver<Array<ResolversTypes['Frame']>, ParentType, ContextType>;
  recalls?: Resolver<Array<ResolversTypes['RecallPart']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BikeChecklistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BikeChecklist'] = ResolversParentTypes['BikeChecklist']> = {
  bikes?: Resolver<Array<ResolversTypes['BikeKind']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['PDIChecklistItem']>, ParentType, ContextType>;
};

export type BikeKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BikeKind'] = ResolversParentTypes['BikeKind']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchandise?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PdiPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PDIPayload'] = ResolversParentTypes['PDIPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['PDI']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PdiListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PDIList'] = ResolversParentTypes['PDIList']> = {
  pdis?: Resolver<Array<ResolversTypes['PDI']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mechanics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PdiResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PDI'] = ResolversParentTypes['PDI']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  frameNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchandise?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modelYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  series?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mechanic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checklist?: Resolver<Array<ResolversTypes['PDIItem']>, ParentType, ContextType>;
  signature?: Resolver<Maybe<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  inspectedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PdiItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PDIItem'] = ResolversParentTypes['PDIItem']> = {
  checklistId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sorting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['PDIAnswer'], ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['StoredFile']>, ParentType, ContextType>;
};

export type PdiChecklistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PDIChecklistItem'] = ResolversParentTypes['PDIChecklistItem']> = {
  checklistId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sorting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['PDIAnswer'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AveragePaymentDaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AveragePaymentDays'] = ResolversParentTypes['AveragePaymentDays']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpenInvoiceListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenInvoiceList'] = ResolversParentTypes['OpenInvoiceList']> = {
  payerCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  buckets?: Resolver<Array<ResolversTypes['AgeingBucket']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['OpenInvoiceTotals'], ParentType, ContextType>;
  canPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['PriceFormat'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AgeingBucketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgeingBucket'] = ResolversParentTypes['AgeingBucket']> = {
  name?: Resolver<ResolversTypes['AgeingBucketName'], ParentType, ContextType>;
  overdueFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  overdueTo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deduction?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpenInvoiceTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenInvoiceTotals'] = ResolversParentTypes['OpenInvoiceTotals']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deduction?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  overdueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceList'] = ResolversParentTypes['InvoiceList']> = {
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['PriceFormat'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  poNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdueDisplay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isDisputed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detailNotes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recycleFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  surcharges?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  accountingAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invoicedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  accountingNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  clearingDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  daysTaken?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  payerCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expeditionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expeditionTracking?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineItem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freightAllowance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earlyPaymentDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earlyPaymentUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  assignment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  installment?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  installments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dunningLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dunnedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  hasEInvoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articleCodeDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
};

export type InvoiceDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceDetail'] = ResolversParentTypes['InvoiceDetail']> = {
  invoiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  components?: Resolver<Array<ResolversTypes['InvoiceComponent']>, ParentType, ContextType>;
  disputes?: Resolver<Array<ResolversTypes['InvoiceDispute']>, ParentType, ContextType>;
  eInvoiceHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPdfOriginal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['PriceFormat'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvoiceDisputeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceDispute'] = ResolversParentTypes['InvoiceDispute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['InvoiceDisputeReason'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceDisputeStatus'], ParentType, ContextType>;
  openedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['InvoiceDisputeState']>, ParentType, ContextType>;
};

export type InvoiceDisputeStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceDisputeState'] = ResolversParentTypes['InvoiceDisputeState']> = {
  status?: Resolver<ResolversTypes['InvoiceDisputeStatus'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type InvoiceComponentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceComponent'] = ResolversParentTypes['InvoiceComponent']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceComponentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceComponent'] = ResolversParentTypes['PriceComponent']> = {
  module?: Resolver<ResolversTypes['PriceComponentModule'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sorting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sign?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountStatement'] = ResolversParentTypes['AccountStatement']> = {
  payerCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  movements?: Resolver<Array<ResolversTypes['AccountMovement']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['PriceFormat'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AccountMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountMovement'] = ResolversParentTypes['AccountMovement']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountMovementKind'], ParentType, ContextType>;
  invoiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  installment?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MarketingMaterialCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingMaterialCategoryPayload'] = ResolversParentTypes['MarketingMaterialCategoryPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['MarketingMaterialCategory']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketingMaterialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingMaterialPayload'] = ResolversParentTypes['MarketingMaterialPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['MarketingMaterial']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketingMaterialsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingMaterialsPayload'] = ResolversParentTypes['MarketingMaterialsPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['MarketingMaterialName']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketingMaterialCategoryListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingMaterialCategoryList'] = ResolversParentTypes['MarketingMaterialCategoryList']> = {
  marketingMaterialCategories?: Resolver<Array<ResolversTypes['MarketingMaterialCategory']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MarketingMaterialRouteListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingMaterialRouteList'] = ResolversParentTypes['MarketingMaterialRouteList']> = {
  marketingMaterialCategories?: Resolver<Array<ResolversTypes['MarketingMaterialRoute']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MarketingMaterialListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingMaterialList'] = ResolversParentTypes['MarketingMaterialList']> = {
  marketingMaterials?: Resolver<Array<ResolversTypes['MarketingMaterial']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MarketingMaterialRouteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingMaterialRoute'] = ResolversParentTypes['MarketingMaterialRoute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UploadTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadTime'] = ResolversParentTypes['UploadTime']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarketingMaterialCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingMaterialCategory'] = ResolversParentTypes['MarketingMaterialCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MarketingMaterialType'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['MarketingMaterialRoute']>, ParentType, ContextType>;
  showChilds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalChildren?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalMaterials?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemPerLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sorting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['Layout']>, ParentType, ContextType>;
  contentTargetMarkets?: Resolver<Array<ResolversTypes['ContentTargetMarket']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['ContentFile']>, ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['MarketingMaterialRoute']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['MarketingMaterialCategory']>, ParentType, ContextType>;
  uploadAt?: Resolver<Maybe<ResolversTypes['UploadTime']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['ContentText']>, ParentType, ContextType>;
  missingIn?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarketingMaterialNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingMaterialName'] = ResolversParentTypes['MarketingMaterialName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarketingMaterialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingMaterial'] = ResolversParentTypes['MarketingMaterial']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MarketingMaterialType'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketingMaterialCategoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['MarketingMaterialRoute'], ParentType, ContextType>;
  placeholderFile?: Resolver<Maybe<ResolversTypes['ContentFile']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ContentFile']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['Layout']>, ParentType, ContextType>;
  itemPerLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contentTargetMarkets?: Resolver<Array<ResolversTypes['ContentTargetMarket']>, ParentType, ContextType>;
  uploadAt?: Resolver<ResolversTypes['UploadTime'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  articles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  models?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hashes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['ContentText']>, ParentType, ContextType>;
  missingIn?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NewsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsPayload'] = ResolversParentTypes['NewsPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['News']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsList'] = ResolversParentTypes['NewsList']> = {
  news?: Resolver<Array<ResolversTypes['News']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['News'] = ResolversParentTypes['News']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  contentTargetMarkets?: Resolver<Array<ResolversTypes['ContentTargetMarket']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['Layout']>, ParentType, ContextType>;
  itemPerLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['ContentFile']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ContentFile']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mustRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['ContentText']>, ParentType, ContextType>;
  missingIn?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationList'] = ResolversParentTypes['NotificationList']> = {
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restock?: Resolver<Maybe<ResolversTypes['RestockNews']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['OrderNews']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['InvoiceNews']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['PaymentNews']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['RegistrationNews']>, ParentType, ContextType>;
  claim?: Resolver<Maybe<ResolversTypes['ClaimNews']>, ParentType, ContextType>;
  news?: Resolver<Maybe<ResolversTypes['PublishedNews']>, ParentType, ContextType>;
  download?: Resolver<Maybe<ResolversTypes['DownloadNews']>, ParentType, ContextType>;
};

export type DownloadNewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadNews'] = ResolversParentTypes['DownloadNews']> = {
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublishedNewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedNews'] = ResolversParentTypes['PublishedNews']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mustRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClaimNewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimNews'] = ResolversParentTypes['ClaimNews']> = {
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  referenceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvedQty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RegistrationNewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationNews'] = ResolversParentTypes['RegistrationNews']> = {
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  frameNumbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceNewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceNews'] = ResolversParentTypes['InvoiceNews']> = {
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dunningLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invoiceNos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentNewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentNews'] = ResolversParentTypes['PaymentNews']> = {
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiredDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderNewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderNews'] = ResolversParentTypes['OrderNews']> = {
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['OrderLineNews']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderLineNewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLineNews'] = ResolversParentTypes['OrderLineNews']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  article?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedDate?: Resolver<Maybe<ResolversTypes['DateChange']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceChange']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TextChange']>, ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['ArticleName']>, ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['OrderLineAnswer']>, ParentType, ContextType>;
};

export type OrderLineAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLineAnswer'] = ResolversParentTypes['OrderLineAnswer']> = {
  action?: Resolver<ResolversTypes['OpenOrderAction'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  granted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DateChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DateChange'] = ResolversParentTypes['DateChange']> = {
  before?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PriceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceChange'] = ResolversParentTypes['PriceChange']> = {
  before?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TextChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextChange'] = ResolversParentTypes['TextChange']> = {
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RestockNewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestockNews'] = ResolversParentTypes['RestockNews']> = {
  article_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article_code_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  arrived?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RestockSubscriptionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestockSubscriptionList'] = ResolversParentTypes['RestockSubscriptionList']> = {
  subscriptions?: Resolver<Array<ResolversTypes['RestockSubscription']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RestockSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestockSubscription'] = ResolversParentTypes['RestockSubscription']> = {
  article_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article_code_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  toldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings']> = {
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quietHours?: Resolver<Maybe<ResolversTypes['QuietHours']>, ParentType, ContextType>;
  devices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pushDevices?: Resolver<Array<ResolversTypes['PushDevice']>, ParentType, ContextType>;
  preferences?: Resolver<Array<ResolversTypes['NotificationPreference']>, ParentType, ContextType>;
};

export type PushDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushDevice'] = ResolversParentTypes['PushDevice']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  toldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationPreferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationPreference'] = ResolversParentTypes['NotificationPreference']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  push?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['NotificationMail'], ParentType, ContextType>;
};

export type QuietHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuietHours'] = ResolversParentTypes['QuietHours']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockOrderConfirmationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockOrderConfirmationList'] = ResolversParentTypes['StockOrderConfirmationList']> = {
  orders?: Resolver<Array<ResolversTypes['StockOrderConfirmation']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StockOrderConfirmationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockOrderConfirmation'] = ResolversParentTypes['StockOrderConfirmation']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  overLimit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StockOrderLine']>, ParentType, ContextType>;
};

export type StockOrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockOrderLine'] = ResolversParentTypes['StockOrderLine']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  article?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article_code_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  arriving?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completeOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ConfirmOrdersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmOrdersPayload'] = ResolversParentTypes['ConfirmOrdersPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderListStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderListState'] = ResolversParentTypes['OrderListState']> = {
  lists?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aliases?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderListsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLists'] = ResolversParentTypes['OrderLists']> = {
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lists?: Resolver<Array<ResolversTypes['OrderList']>, ParentType, ContextType>;
};

export type ArticleAliasesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleAliases'] = ResolversParentTypes['ArticleAliases']> = {
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aliases?: Resolver<Array<ResolversTypes['ArticleAlias']>, ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderListKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderListLine']>, ParentType, ContextType>;
};

export type OrderListLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderListLine'] = ResolversParentTypes['OrderListLine']> = {
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  articleCodeDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleAliasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleAlias'] = ResolversParentTypes['ArticleAlias']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlacedOrdersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlacedOrders'] = ResolversParentTypes['PlacedOrders']> = {
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  paymentCounts?: Resolver<Maybe<Array<ResolversTypes['OrderPaymentCount']>>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderPaymentCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPaymentCount'] = ResolversParentTypes['OrderPaymentCount']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpenOrderListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenOrderList'] = ResolversParentTypes['OpenOrderList']> = {
  companies?: Resolver<Array<ResolversTypes['OpenOrderCompany']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['PriceFormat'], ParentType, ContextType>;
};

export type OpenOrderCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenOrderCompany'] = ResolversParentTypes['OpenOrderCompany']> = {
  companyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['OpenOrder']>, ParentType, ContextType>;
};

export type OpenOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenOrder'] = ResolversParentTypes['OpenOrder']> = {
  soNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  poNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestDeliveryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expectedDeliveryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  internalNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipToDetail?: Resolver<ResolversTypes['ShipToDetail'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article_code_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articleDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCategory?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  modelYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['ArticleName']>, ParentType, ContextType>;
  freeShipmentOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['OpenOrderAction']>, ParentType, ContextType>;
  wish?: Resolver<Maybe<ResolversTypes['OpenOrderWish']>, ParentType, ContextType>;
};

export type ShipToDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipToDetail'] = ResolversParentTypes['ShipToDetail']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleName'] = ResolversParentTypes['ArticleName']> = {
  article_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article_code_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenOrderWishResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenOrderWish'] = ResolversParentTypes['OpenOrderWish']> = {
  action?: Resolver<ResolversTypes['OpenOrderAction'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ChangeOpenOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeOpenOrderPayload'] = ResolversParentTypes['ChangeOpenOrderPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['OpenOrder']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  order_no?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sap_order_no?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total_order?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  custPoNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestDeliveryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  orderType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['Delivery']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['PriceFormat'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['OrderCustomer'], ParentType, ContextType>;
  orderShipment?: Resolver<ResolversTypes['OrderShipment'], ParentType, ContextType>;
  orderPayment?: Resolver<Maybe<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  orderStatus?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  merchant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  article?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article_code_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['ProductColor']>, ParentType, ContextType>;
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promoprice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  retail?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  shipped_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['ArticleName']>, ParentType, ContextType>;
  confirmations?: Resolver<Array<ResolversTypes['OrderLineConfirmation']>, ParentType, ContextType>;
};

export type OrderLineConfirmationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLineConfirmation'] = ResolversParentTypes['OrderLineConfirmation']> = {
  article?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type OrderCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCustomer'] = ResolversParentTypes['OrderCustomer']> = {
  custName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['CustCode'], ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipTo?: Resolver<ResolversTypes['ShipTo'], ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiredDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isPaymentWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaymentUploaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaymentFailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaymentVoided?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaymentCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentReceipt?: Resolver<Maybe<Array<ResolversTypes['PaymentPaper']>>, ParentType, ContextType>;
  paymentDocs?: Resolver<Maybe<Array<ResolversTypes['PaymentPaper']>>, ParentType, ContextType>;
};

export type OrderStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStatus'] = ResolversParentTypes['OrderStatus']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingB2B?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentStatus'] = ResolversParentTypes['PaymentStatus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentStatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentStatusCount'] = ResolversParentTypes['PaymentStatusCount']> = {
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentRequestListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRequestList'] = ResolversParentTypes['PaymentRequestList']> = {
  requests?: Resolver<Array<ResolversTypes['PaymentRequest']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['PaymentStatusCount']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaymentRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRequest'] = ResolversParentTypes['PaymentRequest']> = {
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceFormat?: Resolver<ResolversTypes['PriceFormat'], ParentType, ContextType>;
  virtualAccountNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditor?: Resolver<Maybe<ResolversTypes['PaymentCreditor']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  held?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heldAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  expiredDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payerCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDisplay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instruction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPartialPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  selectedTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earlyPaymentDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freightAllowance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  methodDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isVoiding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['PaymentRequestInvoice']>, ParentType, ContextType>;
  paymentReceipt?: Resolver<Array<ResolversTypes['PaymentPaper']>, ParentType, ContextType>;
  paymentDocs?: Resolver<Array<ResolversTypes['PaymentPaper']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaymentRequestInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRequestInvoice'] = ResolversParentTypes['PaymentRequestInvoice']> = {
  invoiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountingNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineItem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountTaken?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freightAllowanceTaken?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PaymentCreditorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentCreditor'] = ResolversParentTypes['PaymentCreditor']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRequestPayload'] = ResolversParentTypes['PaymentRequestPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['PaymentRequest']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedPayment'] = ResolversParentTypes['SavedPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentMerchant?: Resolver<ResolversTypes['SavedPaymentMerchant'], ParentType, ContextType>;
};

export type SavedPaymentMerchantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedPaymentMerchant'] = ResolversParentTypes['SavedPaymentMerchant']> = {
  payment?: Resolver<ResolversTypes['SavedPaymentMethod'], ParentType, ContextType>;
};

export type SavedPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedPaymentMethod'] = ResolversParentTypes['SavedPaymentMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteUserPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteUserPaymentPayload'] = ResolversParentTypes['DeleteUserPaymentPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentDocumentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentDocumentPayload'] = ResolversParentTypes['PaymentDocumentPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['PaymentDocument']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentPaperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPaper'] = ResolversParentTypes['PaymentPaper']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentDocument'] = ResolversParentTypes['PaymentDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BankEntryListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankEntryList'] = ResolversParentTypes['BankEntryList']> = {
  entries?: Resolver<Array<ResolversTypes['BankEntry']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BankEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankEntry'] = ResolversParentTypes['BankEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  bookedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remittance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BankEntryState'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ManagedProductListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedProductList'] = ResolversParentTypes['ManagedProductList']> = {
  products?: Resolver<Array<ResolversTypes['ManagedProduct']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProductAttributesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttributes'] = ResolversParentTypes['ProductAttributes']> = {
  orderFlag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  newTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ManagedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedProduct'] = ResolversParentTypes['ManagedProduct']> = {
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  article_code_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['ProductAttributes'], ParentType, ContextType>;
  fed?: Resolver<ResolversTypes['ProductAttributes'], ParentType, ContextType>;
  override?: Resolver<Maybe<ResolversTypes['ProductOverride']>, ParentType, ContextType>;
};

export type ProductOverrideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductOverride'] = ResolversParentTypes['ProductOverride']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderFlag?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  newArrival?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inactive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LanguageChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LanguageChange'] = ResolversParentTypes['LanguageChange']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfilePayload'] = ResolversParentTypes['ProfilePayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  badge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['PromotionDetail']>, ParentType, ContextType>;
};

export type PromotionDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionDetail'] = ResolversParentTypes['PromotionDetail']> = {
  articleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['PromotionCondition'], ParentType, ContextType>;
};

export type PromotionConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionCondition'] = ResolversParentTypes['PromotionCondition']> = {
  minQty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxQty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ArticlePurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticlePurchase'] = ResolversParentTypes['ArticlePurchase']> = {
  article_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_no?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ConsumerAccountListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsumerAccountList'] = ResolversParentTypes['ConsumerAccountList']> = {
  accounts?: Resolver<Array<ResolversTypes['ConsumerAccount']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ConsumerAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsumerAccount'] = ResolversParentTypes['ConsumerAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frameNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  soldDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ConsumerRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsumerRecord'] = ResolversParentTypes['ConsumerRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConsumerRecordKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frameNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articleDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  boughtOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dealerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serials?: Resolver<Array<ResolversTypes['FrameSerial']>, ParentType, ContextType>;
  warrantyUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  consent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ConsumerRecordListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsumerRecordList'] = ResolversParentTypes['ConsumerRecordList']> = {
  records?: Resolver<Array<ResolversTypes['ConsumerRecord']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UnderDealerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnderDealer'] = ResolversParentTypes['UnderDealer']> = {
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegisteredFrameListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredFrameList'] = ResolversParentTypes['RegisteredFrameList']> = {
  frames?: Resolver<Array<ResolversTypes['RegisteredFrame']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['RetailSaleCount']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RetailSaleCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetailSaleCount'] = ResolversParentTypes['RetailSaleCount']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RegisteredFrameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredFrame'] = ResolversParentTypes['RegisteredFrame']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  soldDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  soldDateFormatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frameNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articleDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['FrameConsumer']>, ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dealerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nonRetail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serials?: Resolver<Array<ResolversTypes['FrameSerial']>, ParentType, ContextType>;
  salesChannel?: Resolver<ResolversTypes['SalesChannel'], ParentType, ContextType>;
  documentNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warrantyUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  registerUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cardMail?: Resolver<Maybe<ResolversTypes['CardMail']>, ParentType, ContextType>;
};

export type CardMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardMail'] = ResolversParentTypes['CardMail']> = {
  state?: Resolver<ResolversTypes['CardMailState'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FrameSerialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrameSerial'] = ResolversParentTypes['FrameSerial']> = {
  kind?: Resolver<ResolversTypes['SerialKind'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FrameConsumerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrameConsumer'] = ResolversParentTypes['FrameConsumer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegisterFramePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterFramePayload'] = ResolversParentTypes['RegisterFramePayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  frame?: Resolver<Maybe<ResolversTypes['RegisteredFrame']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalesAreaMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesAreaMap'] = ResolversParentTypes['SalesAreaMap']> = {
  regions?: Resolver<Array<ResolversTypes['SalesRegion']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SalesRegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesRegion'] = ResolversParentTypes['SalesRegion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  regionGroups?: Resolver<Array<ResolversTypes['SalesRegionGroup']>, ParentType, ContextType>;
};

export type SalesRegionGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesRegionGroup'] = ResolversParentTypes['SalesRegionGroup']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['SalesAreaCategory'], ParentType, ContextType>;
};

export type SalesDocumentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesDocumentPayload'] = ResolversParentTypes['SalesDocumentPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['SalesDocument']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalesDocumentGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesDocumentGroupPayload'] = ResolversParentTypes['SalesDocumentGroupPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['SalesDocumentGroup']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalesDocumentListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesDocumentList'] = ResolversParentTypes['SalesDocumentList']> = {
  salesDocuments?: Resolver<Array<ResolversTypes['SalesDocument']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SalesDocumentGroupListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesDocumentGroupList'] = ResolversParentTypes['SalesDocumentGroupList']> = {
  salesDocumentGroups?: Resolver<Array<ResolversTypes['SalesDocumentGroup']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SalesDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesDocument'] = ResolversParentTypes['SalesDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SalesDocumentType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  salesDocumentGroup?: Resolver<Maybe<ResolversTypes['SalesDocumentGroupName']>, ParentType, ContextType>;
  contentTargetMarkets?: Resolver<Array<ResolversTypes['ContentTargetMarket']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['Layout']>, ParentType, ContextType>;
  itemPerLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ContentFile']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mustRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['ContentText']>, ParentType, ContextType>;
  missingIn?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesDocumentGroupNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesDocumentGroupName'] = ResolversParentTypes['SalesDocumentGroupName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalesDocumentGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesDocumentGroup'] = ResolversParentTypes['SalesDocumentGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentTargetMarkets?: Resolver<Array<ResolversTypes['ContentTargetMarket']>, ParentType, ContextType>;
  totalDocuments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['SalesDocument']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['ContentText']>, ParentType, ContextType>;
  missingIn?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOverview'] = ResolversParentTypes['SalesOverview']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastYearUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['SalesFigure'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['SalesMonth']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['SalesFigure']>, ParentType, ContextType>;
  merchandiseCategories?: Resolver<Array<ResolversTypes['SalesFigure']>, ParentType, ContextType>;
  models?: Resolver<Array<ResolversTypes['SalesModel']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SalesFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesFigure'] = ResolversParentTypes['SalesFigure']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netSales?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netSalesLastYear?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invoiceQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesMonth'] = ResolversParentTypes['SalesMonth']> = {
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netSales?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netSalesLastYear?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invoiceQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesModel'] = ResolversParentTypes['SalesModel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netSales?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netSalesLastYear?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invoiceQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['SalesFigure']>, ParentType, ContextType>;
};

export type SalesOverviewFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOverviewFilter'] = ResolversParentTypes['SalesOverviewFilter']> = {
  sorg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  custCodes?: Resolver<Array<ResolversTypes['CustCode']>, ParentType, ContextType>;
  allCustomers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['SalesCategory'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  merchandiseCategories?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  models?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SalesOverviewOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOverviewOptions'] = ResolversParentTypes['SalesOverviewOptions']> = {
  years?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['SalesOption']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['SalesOption']>, ParentType, ContextType>;
  merchandiseCategories?: Resolver<Array<ResolversTypes['SalesOption']>, ParentType, ContextType>;
  models?: Resolver<Array<ResolversTypes['SalesOption']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['SalesOption']>, ParentType, ContextType>;
  customers?: Resolver<Array<ResolversTypes['SalesOption']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SalesOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOption'] = ResolversParentTypes['SalesOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SalesOverviewLinesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOverviewLines'] = ResolversParentTypes['SalesOverviewLines']> = {
  lines?: Resolver<Array<ResolversTypes['SalesOverviewLine']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SalesOverviewLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOverviewLine'] = ResolversParentTypes['SalesOverviewLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articleDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  netSales?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SerialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Serial'] = ResolversParentTypes['Serial']> = {
  kind?: Resolver<ResolversTypes['SerialKind'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passportUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FrameListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrameList'] = ResolversParentTypes['FrameList']> = {
  frames?: Resolver<Array<ResolversTypes['Frame']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FrameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Frame'] = ResolversParentTypes['Frame']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  frameNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNear?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  serials?: Resolver<Array<ResolversTypes['Serial']>, ParentType, ContextType>;
  articleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articleCodeDisplay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  merchandise?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modelYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frameSize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveredOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  producedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sold?: Resolver<Maybe<ResolversTypes['FrameSale']>, ParentType, ContextType>;
  pdi?: Resolver<Maybe<ResolversTypes['FrameInspection']>, ParentType, ContextType>;
  pdiNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registerWithinDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recalls?: Resolver<Array<ResolversTypes['RecallFrame']>, ParentType, ContextType>;
  stolen?: Resolver<Maybe<ResolversTypes['StolenBike']>, ParentType, ContextType>;
  theftNotAsked?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FrameSaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrameSale'] = ResolversParentTypes['FrameSale']> = {
  saleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  soldDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  nonRetail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warrantyUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type FrameInspectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrameInspection'] = ResolversParentTypes['FrameInspection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inspectedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  mechanic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecallFrameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecallFrame'] = ResolversParentTypes['RecallFrame']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  frameNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taskId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StolenBikeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StolenBike'] = ResolversParentTypes['StolenBike']> = {
  stolen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOurs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lookalike?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecallTaskListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecallTaskList'] = ResolversParentTypes['RecallTaskList']> = {
  tasks?: Resolver<Array<ResolversTypes['RecallTask']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['RecallTaskCount']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RecallTaskCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecallTaskCount'] = ResolversParentTypes['RecallTaskCount']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecallTaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecallTask'] = ResolversParentTypes['RecallTask']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recallId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frameNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveredOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  soldDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handledOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecallTaskPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecallTaskPayload'] = ResolversParentTypes['RecallTaskPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['RecallTask']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecallPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecallPart'] = ResolversParentTypes['RecallPart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serialFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serialTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnSecondFactorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnSecondFactors'] = ResolversParentTypes['OwnSecondFactors']> = {
  mayAdd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['OwnPasskey']>, ParentType, ContextType>;
  authenticator?: Resolver<Maybe<ResolversTypes['OwnAuthenticator']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnPasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnPasskey'] = ResolversParentTypes['OwnPasskey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OwnAuthenticatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAuthenticator'] = ResolversParentTypes['OwnAuthenticator']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PasskeyOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyOptions'] = ResolversParentTypes['PasskeyOptions']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthenticatorSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorSecret'] = ResolversParentTypes['AuthenticatorSecret']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorPayload'] = ResolversParentTypes['SecondFactorPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReauthenticationWaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReauthenticationWays'] = ResolversParentTypes['ReauthenticationWays']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  passkey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasAuthenticator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnSession'] = ResolversParentTypes['OwnSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ThirdPartyVendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyVendor'] = ResolversParentTypes['ThirdPartyVendor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ThirdPartyProductListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyProductList'] = ResolversParentTypes['ThirdPartyProductList']> = {
  products?: Resolver<Array<ResolversTypes['ThirdPartyProduct']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ThirdPartyProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyProduct'] = ResolversParentTypes['ThirdPartyProduct']> = {
  vendor?: Resolver<ResolversTypes['ThirdPartyVendor'], ParentType, ContextType>;
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uomConverter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salesUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippedOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deals?: Resolver<Array<ResolversTypes['ThirdPartyDeal']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  imageSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ThirdPartyDealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyDeal'] = ResolversParentTypes['ThirdPartyDeal']> = {
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ThirdPartyOrderListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyOrderList'] = ResolversParentTypes['ThirdPartyOrderList']> = {
  orders?: Resolver<Array<ResolversTypes['ThirdPartyOrder']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['ThirdPartyOrderCount']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ThirdPartyOrderCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyOrderCount'] = ResolversParentTypes['ThirdPartyOrderCount']> = {
  status?: Resolver<ResolversTypes['ThirdPartyItemStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ThirdPartyOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyOrder'] = ResolversParentTypes['ThirdPartyOrder']> = {
  orderNo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ThirdPartyItemStatus'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  salesUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ThirdPartyOrderedProduct'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reqDeliveryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  custThirdParty?: Resolver<ResolversTypes['ThirdPartyBuyer'], ParentType, ContextType>;
  isPickup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['ThirdPartyAddress'], ParentType, ContextType>;
  totalOrder?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isVendor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBuyer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['ThirdPartyOrderItem']>, ParentType, ContextType>;
};

export type ThirdPartyOrderedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyOrderedProduct'] = ResolversParentTypes['ThirdPartyOrderedProduct']> = {
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['ThirdPartyVendor'], ParentType, ContextType>;
};

export type ThirdPartyBuyerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyBuyer'] = ResolversParentTypes['ThirdPartyBuyer']> = {
  custCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThirdPartyAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyAddress'] = ResolversParentTypes['ThirdPartyAddress']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThirdPartyOrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyOrderItem'] = ResolversParentTypes['ThirdPartyOrderItem']> = {
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salesUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uomConverter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ThirdPartyItemStatus'], ParentType, ContextType>;
  statusAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ThirdPartyCheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyCheckoutPayload'] = ResolversParentTypes['ThirdPartyCheckoutPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['ThirdPartyPlacedOrder']>, ParentType, ContextType>;
  productErrors?: Resolver<Array<ResolversTypes['ThirdPartyProductError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThirdPartyPlacedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyPlacedOrder'] = ResolversParentTypes['ThirdPartyPlacedOrder']> = {
  orderNo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ThirdPartyProductErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyProductError'] = ResolversParentTypes['ThirdPartyProductError']> = {
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  articleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ThirdPartyOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyOrderPayload'] = ResolversParentTypes['ThirdPartyOrderPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['ThirdPartyOrder']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadList'] = ResolversParentTypes['UploadList']> = {
  uploads?: Resolver<Array<ResolversTypes['Upload']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UploadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Upload'] = ResolversParentTypes['Upload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UploadKind'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UndoUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoUploadPayload'] = ResolversParentTypes['UndoUploadPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  undone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormVisitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormVisitPayload'] = ResolversParentTypes['FormVisitPayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['FormVisit']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormVisitListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormVisitList'] = ResolversParentTypes['FormVisitList']> = {
  visits?: Resolver<Array<ResolversTypes['FormVisit']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['VisitAuthor']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VisitAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitAuthor'] = ResolversParentTypes['VisitAuthor']> = {
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormVisitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormVisit'] = ResolversParentTypes['FormVisit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VisitKind'], ParentType, ContextType>;
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherMidrange?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  otherMidrangeDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandDomination?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  qtyPlgGrp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  qtyNonPlgGrp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  brandDisplay?: Resolver<Maybe<ResolversTypes['VisitChoice']>, ParentType, ContextType>;
  brandDisplayDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seriesList?: Resolver<Array<ResolversTypes['VisitChoice']>, ParentType, ContextType>;
  seriesBrand?: Resolver<Array<ResolversTypes['SeriesBrand']>, ParentType, ContextType>;
  otherSeriesList?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equipment?: Resolver<Array<ResolversTypes['VisitChoice']>, ParentType, ContextType>;
  equipmentText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['VisitPhoto']>, ParentType, ContextType>;
  photoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  capturedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitChoice'] = ResolversParentTypes['VisitChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeriesBrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeriesBrand'] = ResolversParentTypes['SeriesBrand']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  series?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VisitPhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitPhoto'] = ResolversParentTypes['VisitPhoto']> = {
  place?: Resolver<ResolversTypes['VisitPhotoPlace'], ParentType, ContextType>;
  takenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['StoredFile'], ParentType, ContextType>;
};

export type VisitOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitOption'] = ResolversParentTypes['VisitOption']> = {
  list?: Resolver<ResolversTypes['VisitOptionList'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VisitCustomerListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitCustomerList'] = ResolversParentTypes['VisitCustomerList']> = {
  customers?: Resolver<Array<ResolversTypes['VisitCustomer']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type VisitCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitCustomer'] = ResolversParentTypes['VisitCustomer']> = {
  custCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastVisit?: Resolver<Maybe<ResolversTypes['FormVisit']>, ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutationMessage'] = ResolversParentTypes['MutationMessage']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstLine?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MutationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutationAnswer'] = ResolversParentTypes['MutationAnswer']> = {
  __resolveType: TypeResolveFn<'InvitationsPayload' | 'RolePayload' | 'GroupRolePayload' | 'PermissionPayload' | 'UserPayload' | 'AnnouncementPayload' | 'BannerPayload' | 'UpdateProductsInCartPayload' | 'CheckoutPayload' | 'ClaimPayload' | 'ClaimStatusPayload' | 'ClaimCommentPayload' | 'ClaimDocumentPayload' | 'ClickCollectPayload' | 'ColleaguePayload' | 'FeedbackPayload' | 'PDIPayload' | 'MarketingMaterialCategoryPayload' | 'MarketingMaterialPayload' | 'MarketingMaterialsPayload' | 'NewsPayload' | 'ConfirmOrdersPayload' | 'ChangeOpenOrderPayload' | 'PaymentRequestPayload' | 'DeleteUserPaymentPayload' | 'PaymentDocumentPayload' | 'ProfilePayload' | 'RegisterFramePayload' | 'SalesDocumentPayload' | 'SalesDocumentGroupPayload' | 'RecallTaskPayload' | 'PasskeyOptions' | 'AuthenticatorSecret' | 'SecondFactorPayload' | 'ReauthenticationWays' | 'ThirdPartyCheckoutPayload' | 'ThirdPartyOrderPayload' | 'UndoUploadPayload' | 'FormVisitPayload' | 'MessagePayload' | 'UploadReport', ParentType, ContextType>;
};

export type MessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePayload'] = ResolversParentTypes['MessagePayload']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoredFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoredFile'] = ResolversParentTypes['StoredFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadReport'] = ResolversParentTypes['UploadReport']> = {
  message?: Resolver<ResolversTypes['MutationMessage'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['UploadedRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadedRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadedRow'] = ResolversParentTypes['UploadedRow']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['UploadOutcome'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['UploadedChange']>, ParentType, ContextType>;
};

export type UploadedChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadedChange'] = ResolversParentTypes['UploadedChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  roleEffect?: Resolver<Maybe<ResolversTypes['AccessEffect']>, ParentType, ContextType, RequireFields<QueryRoleEffectArgs, 'id' | 'permissions'>>;
  groupRoleEffect?: Resolver<Maybe<ResolversTypes['AccessEffect']>, ParentType, ContextType, RequireFields<QueryGroupRoleEffectArgs, 'id' | 'roles'>>;
  invitations?: Resolver<ResolversTypes['InvitationList'], ParentType, ContextType, RequireFields<QueryInvitationsArgs, 'page' | 'limit'>>;
  roles?: Resolver<ResolversTypes['RoleList'], ParentType, ContextType, RequireFields<QueryRolesArgs, 'page' | 'limit'>>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<QueryRoleArgs, 'id'>>;
  groupRoles?: Resolver<ResolversTypes['GroupRoleList'], ParentType, ContextType, RequireFields<QueryGroupRolesArgs, 'page' | 'limit'>>;
  groupRole?: Resolver<Maybe<ResolversTypes['GroupRole']>, ParentType, ContextType, RequireFields<QueryGroupRoleArgs, 'id'>>;
  permissions?: Resolver<ResolversTypes['PermissionList'], ParentType, ContextType, RequireFields<QueryPermissionsArgs, 'page' | 'limit'>>;
  permission?: Resolver<Maybe<ResolversTypes['Permission']>, ParentType, ContextType, RequireFields<QueryPermissionArgs, 'id'>>;
  userSessions?: Resolver<Array<ResolversTypes['UserSession']>, ParentType, ContextType, RequireFields<QueryUserSessionsArgs, 'userId'>>;
  usersV2?: Resolver<ResolversTypes['UserList'], ParentType, ContextType, RequireFields<QueryUsersV2Args, 'page' | 'limit'>>;
  createData?: Resolver<ResolversTypes['UserFormData'], ParentType, ContextType, RequireFields<QueryCreateDataArgs, 'us'>>;
  editData?: Resolver<Maybe<ResolversTypes['UserFormData']>, ParentType, ContextType, RequireFields<QueryEditDataArgs, 'id' | 'us'>>;
  customers?: Resolver<ResolversTypes['AreaCustomerList'], ParentType, ContextType, RequireFields<QueryCustomersArgs, 'page' | 'limit'>>;
  userRights?: Resolver<Maybe<ResolversTypes['UserRights']>, ParentType, ContextType, RequireFields<QueryUserRightsArgs, 'id'>>;
  rightsPreview?: Resolver<Maybe<ResolversTypes['UserRights']>, ParentType, ContextType, RequireFields<QueryRightsPreviewArgs, 'groupRole' | 'userAreas'>>;
  whyUser?: Resolver<Maybe<ResolversTypes['AccessAnswer']>, ParentType, ContextType, RequireFields<QueryWhyUserArgs, 'id' | 'question'>>;
  whoMay?: Resolver<ResolversTypes['WhoMayList'], ParentType, ContextType, RequireFields<QueryWhoMayArgs, 'question' | 'page' | 'limit'>>;
  compareUsers?: Resolver<Array<ResolversTypes['UserRights']>, ParentType, ContextType, RequireFields<QueryCompareUsersArgs, 'ids'>>;
  protectedParts?: Resolver<ResolversTypes['ProtectedParts'], ParentType, ContextType>;
  activeUserAreaAnnouncements?: Resolver<Array<ResolversTypes['Announcement']>, ParentType, ContextType>;
  announcements?: Resolver<ResolversTypes['AnnouncementList'], ParentType, ContextType, RequireFields<QueryAnnouncementsArgs, 'page' | 'limit'>>;
  announcement?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType, RequireFields<QueryAnnouncementArgs, 'id'>>;
  auditEvents?: Resolver<ResolversTypes['AuditEventPage'], ParentType, ContextType, RequireFields<QueryAuditEventsArgs, 'limit'>>;
  history?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryHistoryArgs, 'feature' | 'id' | 'page' | 'limit'>>;
  activeUserAreaBanners?: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType>;
  banners?: Resolver<ResolversTypes['BannerList'], ParentType, ContextType, RequireFields<QueryBannersArgs, 'page' | 'limit'>>;
  banner?: Resolver<Maybe<ResolversTypes['Banner']>, ParentType, ContextType, RequireFields<QueryBannerArgs, 'id'>>;
  b2bPurchasesV3?: Resolver<ResolversTypes['B2BPurchaseList'], ParentType, ContextType, RequireFields<QueryB2bPurchasesV3Args, 'page' | 'limit'>>;
  retailSalesV2?: Resolver<ResolversTypes['BonusRetailSaleList'], ParentType, ContextType, RequireFields<QueryRetailSalesV2Args, 'page' | 'limit'>>;
  onTimePaymentV2?: Resolver<ResolversTypes['OnTimePayment'], ParentType, ContextType, Partial<QueryOnTimePaymentV2Args>>;
  totalDealerSales?: Resolver<ResolversTypes['TotalDealerSales'], ParentType, ContextType, Partial<QueryTotalDealerSalesArgs>>;
  verificationPercentages?: Resolver<Array<ResolversTypes['VerificationPercentage']>, ParentType, ContextType, Partial<QueryVerificationPercentagesArgs>>;
  bonusOutlook?: Resolver<ResolversTypes['BonusOutlook'], ParentType, ContextType, Partial<QueryBonusOutlookArgs>>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, Partial<QueryCartArgs>>;
  productAnalyzesV3?: Resolver<Array<ResolversTypes['ProductAnalysis']>, ParentType, ContextType, RequireFields<QueryProductAnalyzesV3Args, 'sorg' | 'articleCodes'>>;
  articleDisplays?: Resolver<ResolversTypes['ArticleDisplayList'], ParentType, ContextType, RequireFields<QueryArticleDisplaysArgs, 'page'>>;
  analysisCustomers?: Resolver<ResolversTypes['AnalysisCustomerList'], ParentType, ContextType, RequireFields<QueryAnalysisCustomersArgs, 'sorg' | 'page' | 'limit'>>;
  analysedModel?: Resolver<Maybe<ResolversTypes['AnalysedModel']>, ParentType, ContextType, RequireFields<QueryAnalysedModelArgs, 'sorg' | 'articleCode'>>;
  products?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'page' | 'limit'>>;
  productGroups?: Resolver<ResolversTypes['ProductGroupList'], ParentType, ContextType, RequireFields<QueryProductGroupsArgs, 'page' | 'limit'>>;
  filter?: Resolver<ResolversTypes['CatalogFilter'], ParentType, ContextType, RequireFields<QueryFilterArgs, 'unit'>>;
  bikeCategories?: Resolver<Array<ResolversTypes['BikeCategory']>, ParentType, ContextType>;
  productDetailsV2?: Resolver<Maybe<ResolversTypes['ProductDetail']>, ParentType, ContextType, RequireFields<QueryProductDetailsV2Args, 'slug'>>;
  productStock?: Resolver<Array<ResolversTypes['ArticleStock']>, ParentType, ContextType, RequireFields<QueryProductStockArgs, 'slug'>>;
  searchSuggestions?: Resolver<Array<ResolversTypes['SearchSuggestion']>, ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'text' | 'category' | 'limit'>>;
  searchHits?: Resolver<Array<ResolversTypes['SearchHits']>, ParentType, ContextType, RequireFields<QuerySearchHitsArgs, 'search'>>;
  bestSellers?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryBestSellersArgs, 'limit'>>;
  groupsets?: Resolver<ResolversTypes['GroupsetList'], ParentType, ContextType, RequireFields<QueryGroupsetsArgs, 'page' | 'limit'>>;
  productMessages?: Resolver<Array<ResolversTypes['ProductMessage']>, ParentType, ContextType, RequireFields<QueryProductMessagesArgs, 'page' | 'limit'>>;
  shiptoV2?: Resolver<Array<ResolversTypes['ShipTo']>, ParentType, ContextType>;
  customerShipmentRates?: Resolver<Array<ResolversTypes['ShipmentRate']>, ParentType, ContextType, RequireFields<QueryCustomerShipmentRatesArgs, 'cartItems' | 'merchant'>>;
  lastOrderChoices?: Resolver<Maybe<ResolversTypes['OrderChoices']>, ParentType, ContextType>;
  cartFreightBenefits?: Resolver<Array<ResolversTypes['FreightBenefit']>, ParentType, ContextType, RequireFields<QueryCartFreightBenefitsArgs, 'qtyByWarehouseArea'>>;
  orderReview?: Resolver<ResolversTypes['OrderReview'], ParentType, ContextType, RequireFields<QueryOrderReviewArgs, 'products' | 'shipments'>>;
  closedDays?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType, RequireFields<QueryClosedDaysArgs, 'from' | 'to'>>;
  checkoutTerms?: Resolver<ResolversTypes['CheckoutTerms'], ParentType, ContextType, RequireFields<QueryCheckoutTermsArgs, 'customers' | 'from' | 'to'>>;
  payments?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'sorg' | 'module'>>;
  claimsV3?: Resolver<ResolversTypes['ClaimList'], ParentType, ContextType, RequireFields<QueryClaimsV3Args, 'waitingForMe' | 'page' | 'limit'>>;
  claimV2?: Resolver<Maybe<ResolversTypes['Claim']>, ParentType, ContextType, RequireFields<QueryClaimV2Args, 'id'>>;
  claimComments?: Resolver<Array<ResolversTypes['ClaimComment']>, ParentType, ContextType, RequireFields<QueryClaimCommentsArgs, 'id'>>;
  claimAdditionalDocuments?: Resolver<Array<ResolversTypes['ClaimDocument']>, ParentType, ContextType, RequireFields<QueryClaimAdditionalDocumentsArgs, 'claimId'>>;
  claimStatus?: Resolver<Array<ResolversTypes['ClaimStatus']>, ParentType, ContextType>;
  claimUserCapabilities?: Resolver<Array<ResolversTypes['ClaimCapability']>, ParentType, ContextType>;
  claimProblems?: Resolver<Array<ResolversTypes['ClaimProblem']>, ParentType, ContextType, Partial<QueryClaimProblemsArgs>>;
  claimBrandsV2?: Resolver<Array<ResolversTypes['ClaimBrand']>, ParentType, ContextType, Partial<QueryClaimBrandsV2Args>>;
  claimArticlesV2?: Resolver<ResolversTypes['ClaimArticleList'], ParentType, ContextType, RequireFields<QueryClaimArticlesV2Args, 'page' | 'limit'>>;
  dealerInformation?: Resolver<Maybe<ResolversTypes['DealerInformation']>, ParentType, ContextType, RequireFields<QueryDealerInformationArgs, 'custCode'>>;
  claimCustomers?: Resolver<ResolversTypes['ClaimCustomerList'], ParentType, ContextType, RequireFields<QueryClaimCustomersArgs, 'page' | 'limit'>>;
  claimSalesCustomers?: Resolver<ResolversTypes['ClaimCustomerList'], ParentType, ContextType, RequireFields<QueryClaimSalesCustomersArgs, 'page' | 'limit'>>;
  clickCollectOrders?: Resolver<ResolversTypes['ClickCollectOrderList'], ParentType, ContextType, RequireFields<QueryClickCollectOrdersArgs, 'overdue' | 'page' | 'limit'>>;
  clickCollectOrder?: Resolver<Maybe<ResolversTypes['ClickCollectOrder']>, ParentType, ContextType, RequireFields<QueryClickCollectOrderArgs, 'orderId'>>;
  colleagues?: Resolver<ResolversTypes['ColleagueList'], ParentType, ContextType, RequireFields<QueryColleaguesArgs, 'page' | 'limit'>>;
  colleagueData?: Resolver<ResolversTypes['ColleagueData'], ParentType, ContextType>;
  contentTargetMarkets?: Resolver<ResolversTypes['ContentTargetMarketList'], ParentType, ContextType, RequireFields<QueryContentTargetMarketsArgs, 'type'>>;
  layouts?: Resolver<ResolversTypes['LayoutList'], ParentType, ContextType, RequireFields<QueryLayoutsArgs, 'page' | 'limit' | 'type'>>;
  contentAudience?: Resolver<ResolversTypes['ContentAudience'], ParentType, ContextType, RequireFields<QueryContentAudienceArgs, 'of' | 'page' | 'limit'>>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  cities?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType, RequireFields<QueryCitiesArgs, 'limit'>>;
  creditInformation?: Resolver<ResolversTypes['CreditInformation'], ParentType, ContextType>;
  customerCompanies?: Resolver<Array<ResolversTypes['CustomerArea']>, ParentType, ContextType>;
  customerAreaV3?: Resolver<Array<ResolversTypes['CustomerArea']>, ParentType, ContextType>;
  salesCustomers?: Resolver<ResolversTypes['SalesCustomerList'], ParentType, ContextType, RequireFields<QuerySalesCustomersArgs, 'page' | 'limit'>>;
  shippedOrders?: Resolver<ResolversTypes['DeliveryList'], ParentType, ContextType, RequireFields<QueryShippedOrdersArgs, 'from' | 'to' | 'consignment' | 'page' | 'limit'>>;
  openDeliveryV4?: Resolver<ResolversTypes['DeliveryList'], ParentType, ContextType, RequireFields<QueryOpenDeliveryV4Args, 'from' | 'to' | 'consignment' | 'page' | 'limit'>>;
  downloadArea?: Resolver<ResolversTypes['DownloadList'], ParentType, ContextType, RequireFields<QueryDownloadAreaArgs, 'page' | 'limit'>>;
  resolveArticles?: Resolver<Array<ResolversTypes['ResolvedArticle']>, ParentType, ContextType, RequireFields<QueryResolveArticlesArgs, 'codes'>>;
  configs?: Resolver<Array<ResolversTypes['OrganisationConfig']>, ParentType, ContextType, Partial<QueryConfigsArgs>>;
  sorgs?: Resolver<Array<ResolversTypes['SalesOrganisation']>, ParentType, ContextType>;
  customerInquiries?: Resolver<ResolversTypes['CustomerInquiryList'], ParentType, ContextType, RequireFields<QueryCustomerInquiriesArgs, 'page' | 'limit'>>;
  claimPDIChecklist?: Resolver<Array<ResolversTypes['PDIChecklistItem']>, ParentType, ContextType, RequireFields<QueryClaimPdiChecklistArgs, 'brand' | 'merchandise'>>;
  claimPDIs?: Resolver<ResolversTypes['PDIList'], ParentType, ContextType, RequireFields<QueryClaimPdIsArgs, 'page' | 'limit' | 'withDeleted'>>;
  claimPDI?: Resolver<Maybe<ResolversTypes['PDI']>, ParentType, ContextType, RequireFields<QueryClaimPdiArgs, 'id'>>;
  openInvoiceV5?: Resolver<ResolversTypes['OpenInvoiceList'], ParentType, ContextType, RequireFields<QueryOpenInvoiceV5Args, 'payerCode'>>;
  invoiceV5?: Resolver<ResolversTypes['InvoiceList'], ParentType, ContextType, RequireFields<QueryInvoiceV5Args, 'page' | 'limit'>>;
  invoice?: Resolver<Maybe<ResolversTypes['InvoiceDetail']>, ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'invoiceNo'>>;
  priceComponents?: Resolver<Array<ResolversTypes['PriceComponent']>, ParentType, ContextType, RequireFields<QueryPriceComponentsArgs, 'module'>>;
  accountStatement?: Resolver<Maybe<ResolversTypes['AccountStatement']>, ParentType, ContextType, Partial<QueryAccountStatementArgs>>;
  marketingMaterialCategories?: Resolver<ResolversTypes['MarketingMaterialCategoryList'], ParentType, ContextType, RequireFields<QueryMarketingMaterialCategoriesArgs, 'page' | 'limit' | 'forWriters'>>;
  marketingMaterialCategoriesRouteOnly?: Resolver<ResolversTypes['MarketingMaterialRouteList'], ParentType, ContextType, RequireFields<QueryMarketingMaterialCategoriesRouteOnlyArgs, 'page' | 'limit'>>;
  marketingMaterialCategoriesWithImages?: Resolver<ResolversTypes['MarketingMaterialCategoryList'], ParentType, ContextType, RequireFields<QueryMarketingMaterialCategoriesWithImagesArgs, 'page' | 'limit'>>;
  marketingMaterialRootCategories?: Resolver<ResolversTypes['MarketingMaterialCategoryList'], ParentType, ContextType, RequireFields<QueryMarketingMaterialRootCategoriesArgs, 'page' | 'limit'>>;
  marketingMaterialCategory?: Resolver<Maybe<ResolversTypes['MarketingMaterialCategory']>, ParentType, ContextType, RequireFields<QueryMarketingMaterialCategoryArgs, 'id'>>;
  marketingMaterialCategoryChildren?: Resolver<ResolversTypes['MarketingMaterialCategoryList'], ParentType, ContextType, RequireFields<QueryMarketingMaterialCategoryChildrenArgs, 'id' | 'page' | 'limit'>>;
  marketingMaterialCategoryView?: Resolver<Maybe<ResolversTypes['MarketingMaterialCategory']>, ParentType, ContextType, RequireFields<QueryMarketingMaterialCategoryViewArgs, 'id'>>;
  marketingMaterials?: Resolver<ResolversTypes['MarketingMaterialList'], ParentType, ContextType, RequireFields<QueryMarketingMaterialsArgs, 'page' | 'limit' | 'forWriters'>>;
  marketingMaterialsSameParent?: Resolver<Array<ResolversTypes['MarketingMaterialName']>, ParentType, ContextType, RequireFields<QueryMarketingMaterialsSameParentArgs, 'id' | 'limit'>>;
  marketingMaterial?: Resolver<Maybe<ResolversTypes['MarketingMaterial']>, ParentType, ContextType, RequireFields<QueryMarketingMaterialArgs, 'id'>>;
  marketingMaterialsByCategory?: Resolver<ResolversTypes['MarketingMaterialList'], ParentType, ContextType, RequireFields<QueryMarketingMaterialsByCategoryArgs, 'id' | 'page' | 'limit'>>;
  newsList?: Resolver<ResolversTypes['NewsList'], ParentType, ContextType, RequireFields<QueryNewsListArgs, 'page' | 'limit' | 'forWriters'>>;
  news?: Resolver<Maybe<ResolversTypes['News']>, ParentType, ContextType, RequireFields<QueryNewsArgs, 'id'>>;
  notifications?: Resolver<ResolversTypes['NotificationList'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'page' | 'limit' | 'unreadOnly'>>;
  restockSubscriptions?: Resolver<ResolversTypes['RestockSubscriptionList'], ParentType, ContextType, RequireFields<QueryRestockSubscriptionsArgs, 'page' | 'limit'>>;
  notificationSettings?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType>;
  stockOrderConfirmations?: Resolver<ResolversTypes['StockOrderConfirmationList'], ParentType, ContextType, RequireFields<QueryStockOrderConfirmationsArgs, 'page' | 'limit'>>;
  orderLists?: Resolver<ResolversTypes['OrderLists'], ParentType, ContextType>;
  articleAliases?: Resolver<ResolversTypes['ArticleAliases'], ParentType, ContextType>;
  orderListState?: Resolver<ResolversTypes['OrderListState'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['PlacedOrders'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'withPayment' | 'page' | 'limit'>>;
  openOrderV4?: Resolver<ResolversTypes['OpenOrderList'], ParentType, ContextType, RequireFields<QueryOpenOrderV4Args, 'page' | 'limit'>>;
  paymentStatuses?: Resolver<Array<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  paymentRequestByPayerAndInvoiceNos?: Resolver<ResolversTypes['PaymentRequestList'], ParentType, ContextType, RequireFields<QueryPaymentRequestByPayerAndInvoiceNosArgs, 'page' | 'limit'>>;
  paymentRequest?: Resolver<Maybe<ResolversTypes['PaymentRequest']>, ParentType, ContextType, RequireFields<QueryPaymentRequestArgs, 'externalId'>>;
  savedPayments?: Resolver<Array<ResolversTypes['SavedPayment']>, ParentType, ContextType, Partial<QuerySavedPaymentsArgs>>;
  heldPaymentRequests?: Resolver<ResolversTypes['PaymentRequestList'], ParentType, ContextType, RequireFields<QueryHeldPaymentRequestsArgs, 'page' | 'limit'>>;
  bankEntries?: Resolver<ResolversTypes['BankEntryList'], ParentType, ContextType, RequireFields<QueryBankEntriesArgs, 'state' | 'page' | 'limit'>>;
  waitingTransfers?: Resolver<ResolversTypes['PaymentRequestList'], ParentType, ContextType, RequireFields<QueryWaitingTransfersArgs, 'amount' | 'page' | 'limit'>>;
  managedProducts?: Resolver<ResolversTypes['ManagedProductList'], ParentType, ContextType, RequireFields<QueryManagedProductsArgs, 'sorg' | 'state' | 'page' | 'limit'>>;
  promotions?: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType, RequireFields<QueryPromotionsArgs, 'withDetailOffer'>>;
  previousPurchases?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<QueryPreviousPurchasesArgs, 'page' | 'limit'>>;
  frequentPurchases?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<QueryFrequentPurchasesArgs, 'page' | 'limit'>>;
  articlePurchases?: Resolver<Array<ResolversTypes['ArticlePurchase']>, ParentType, ContextType, RequireFields<QueryArticlePurchasesArgs, 'slug'>>;
  registeredFrames?: Resolver<ResolversTypes['RegisteredFrameList'], ParentType, ContextType, RequireFields<QueryRegisteredFramesArgs, 'page' | 'limit'>>;
  dealerUnderInsera?: Resolver<Array<ResolversTypes['UnderDealer']>, ParentType, ContextType, Partial<QueryDealerUnderInseraArgs>>;
  accountPolygonBikesDatas?: Resolver<ResolversTypes['ConsumerAccountList'], ParentType, ContextType, RequireFields<QueryAccountPolygonBikesDatasArgs, 'page' | 'limit'>>;
  consumerRecords?: Resolver<ResolversTypes['ConsumerRecordList'], ParentType, ContextType, RequireFields<QueryConsumerRecordsArgs, 'page' | 'limit'>>;
  salesAreaMaps?: Resolver<ResolversTypes['SalesAreaMap'], ParentType, ContextType, Partial<QuerySalesAreaMapsArgs>>;
  salesDocuments?: Resolver<ResolversTypes['SalesDocumentList'], ParentType, ContextType, RequireFields<QuerySalesDocumentsArgs, 'page' | 'limit' | 'forWriters'>>;
  salesDocumentsWithoutGroup?: Resolver<ResolversTypes['SalesDocumentList'], ParentType, ContextType, RequireFields<QuerySalesDocumentsWithoutGroupArgs, 'page' | 'limit'>>;
  salesDocument?: Resolver<Maybe<ResolversTypes['SalesDocument']>, ParentType, ContextType, RequireFields<QuerySalesDocumentArgs, 'id'>>;
  salesDocumentGroups?: Resolver<ResolversTypes['SalesDocumentGroupList'], ParentType, ContextType, RequireFields<QuerySalesDocumentGroupsArgs, 'page' | 'limit' | 'forWriters'>>;
  salesDocumentGroupsWithDocuments?: Resolver<ResolversTypes['SalesDocumentGroupList'], ParentType, ContextType, RequireFields<QuerySalesDocumentGroupsWithDocumentsArgs, 'page' | 'limit'>>;
  salesDocumentGroup?: Resolver<Maybe<ResolversTypes['SalesDocumentGroup']>, ParentType, ContextType, RequireFields<QuerySalesDocumentGroupArgs, 'id'>>;
  salesOverviewV4?: Resolver<ResolversTypes['SalesOverview'], ParentType, ContextType, RequireFields<QuerySalesOverviewV4Args, 'allCustomers' | 'category'>>;
  salesOverviewFilterV4?: Resolver<ResolversTypes['SalesOverviewFilter'], ParentType, ContextType, RequireFields<QuerySalesOverviewFilterV4Args, 'allCustomers' | 'category'>>;
  salesOverviewFilterOptions?: Resolver<ResolversTypes['SalesOverviewOptions'], ParentType, ContextType, RequireFields<QuerySalesOverviewFilterOptionsArgs, 'allCustomers' | 'category'>>;
  salesOverviewLines?: Resolver<ResolversTypes['SalesOverviewLines'], ParentType, ContextType, RequireFields<QuerySalesOverviewLinesArgs, 'allCustomers' | 'category'>>;
  framesV4?: Resolver<ResolversTypes['FrameList'], ParentType, ContextType, RequireFields<QueryFramesV4Args, 'page' | 'limit'>>;
  claimRecallFrames?: Resolver<Array<ResolversTypes['RecallFrame']>, ParentType, ContextType, Partial<QueryClaimRecallFramesArgs>>;
  claimStolenBike?: Resolver<Maybe<ResolversTypes['StolenBike']>, ParentType, ContextType, RequireFields<QueryClaimStolenBikeArgs, 'frameNumber'>>;
  framesOnDevice?: Resolver<ResolversTypes['FramesOnDevice'], ParentType, ContextType>;
  recallTasks?: Resolver<ResolversTypes['RecallTaskList'], ParentType, ContextType, RequireFields<QueryRecallTasksArgs, 'page' | 'limit'>>;
  ownSecondFactors?: Resolver<ResolversTypes['OwnSecondFactors'], ParentType, ContextType>;
  ownSessions?: Resolver<Array<ResolversTypes['OwnSession']>, ParentType, ContextType>;
  productThirdParties?: Resolver<ResolversTypes['ThirdPartyProductList'], ParentType, ContextType, RequireFields<QueryProductThirdPartiesArgs, 'withStock' | 'own' | 'page' | 'limit'>>;
  vendorThirdParties?: Resolver<Array<ResolversTypes['ThirdPartyVendor']>, ParentType, ContextType>;
  custVendorThirdPartyAddress?: Resolver<Array<ResolversTypes['ShipTo']>, ParentType, ContextType, RequireFields<QueryCustVendorThirdPartyAddressArgs, 'vendorId'>>;
  orderThirdParties?: Resolver<ResolversTypes['ThirdPartyOrderList'], ParentType, ContextType, RequireFields<QueryOrderThirdPartiesArgs, 'page' | 'limit'>>;
  uploads?: Resolver<ResolversTypes['UploadList'], ParentType, ContextType, RequireFields<QueryUploadsArgs, 'page' | 'limit'>>;
  formVisits?: Resolver<ResolversTypes['FormVisitList'], ParentType, ContextType, RequireFields<QueryFormVisitsArgs, 'page' | 'limit'>>;
  formVisitOptionsByBrand?: Resolver<Array<ResolversTypes['VisitOption']>, ParentType, ContextType, RequireFields<QueryFormVisitOptionsByBrandArgs, 'brand'>>;
  formVisitSalesCustomers?: Resolver<ResolversTypes['VisitCustomerList'], ParentType, ContextType, RequireFields<QueryFormVisitSalesCustomersArgs, 'kind' | 'onlyCustomerHasFormVisit' | 'page' | 'limit'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createUsers?: Resolver<ResolversTypes['UploadReport'], ParentType, ContextType, RequireFields<MutationCreateUsersArgs, 'users' | 'dryRun'>>;
  sendInvitation?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationSendInvitationArgs, 'userId'>>;
  sendInvitations?: Resolver<ResolversTypes['InvitationsPayload'], ParentType, ContextType, RequireFields<MutationSendInvitationsArgs, 'userIds'>>;
  revokeInvitation?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'userId'>>;
  createRole?: Resolver<ResolversTypes['RolePayload'], ParentType, ContextType, RequireFields<MutationCreateRoleArgs, 'role'>>;
  updateRole?: Resolver<ResolversTypes['RolePayload'], ParentType, ContextType, RequireFields<MutationUpdateRoleArgs, 'id' | 'version' | 'role'>>;
  deleteRole?: Resolver<ResolversTypes['RolePayload'], ParentType, ContextType, RequireFields<MutationDeleteRoleArgs, 'id' | 'version'>>;
  createGroupRole?: Resolver<ResolversTypes['GroupRolePayload'], ParentType, ContextType, RequireFields<MutationCreateGroupRoleArgs, 'groupRole'>>;
  updateGroupRole?: Resolver<ResolversTypes['GroupRolePayload'], ParentType, ContextType, RequireFields<MutationUpdateGroupRoleArgs, 'id' | 'version' | 'groupRole'>>;
  deleteGroupRole?: Resolver<ResolversTypes['GroupRolePayload'], ParentType, ContextType, RequireFields<MutationDeleteGroupRoleArgs, 'id' | 'version'>>;
  createPermission?: Resolver<ResolversTypes['PermissionPayload'], ParentType, ContextType, RequireFields<MutationCreatePermissionArgs, 'permission'>>;
  updatePermission?: Resolver<ResolversTypes['PermissionPayload'], ParentType, ContextType, RequireFields<MutationUpdatePermissionArgs, 'id' | 'version' | 'permission'>>;
  deletePermission?: Resolver<ResolversTypes['PermissionPayload'], ParentType, ContextType, RequireFields<MutationDeletePermissionArgs, 'id' | 'version'>>;
  resetSecondFactor?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationResetSecondFactorArgs, 'userId' | 'reason'>>;
  endUserSession?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationEndUserSessionArgs, 'userId' | 'id'>>;
  endUserSessions?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationEndUserSessionsArgs, 'userId'>>;
  createUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'user' | 'userAreas'>>;
  updateUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'version' | 'user' | 'userAreas'>>;
  deleteUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id' | 'version'>>;
  restoreUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationRestoreUserArgs, 'id' | 'version'>>;
  createAnnouncement?: Resolver<ResolversTypes['AnnouncementPayload'], ParentType, ContextType, RequireFields<MutationCreateAnnouncementArgs, 'input'>>;
  updateAnnouncement?: Resolver<ResolversTypes['AnnouncementPayload'], ParentType, ContextType, RequireFields<MutationUpdateAnnouncementArgs, 'id' | 'version' | 'input'>>;
  deleteAnnouncement?: Resolver<ResolversTypes['AnnouncementPayload'], ParentType, ContextType, RequireFields<MutationDeleteAnnouncementArgs, 'id' | 'version'>>;
  createBannerV2?: Resolver<ResolversTypes['BannerPayload'], ParentType, ContextType, RequireFields<MutationCreateBannerV2Args, 'input'>>;
  updateBanner?: Resolver<ResolversTypes['BannerPayload'], ParentType, ContextType, RequireFields<MutationUpdateBannerArgs, 'id' | 'version' | 'input'>>;
  deleteBanner?: Resolver<ResolversTypes['BannerPayload'], ParentType, ContextType, RequireFields<MutationDeleteBannerArgs, 'id' | 'version'>>;
  updateProductsInCart?: Resolver<ResolversTypes['UpdateProductsInCartPayload'], ParentType, ContextType, RequireFields<MutationUpdateProductsInCartArgs, 'products'>>;
  checkout?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<MutationCheckoutArgs, 'products' | 'shipments' | 'intent'>>;
  createClaimBike?: Resolver<ResolversTypes['ClaimPayload'], ParentType, ContextType, RequireFields<MutationCreateClaimBikeArgs, 'input' | 'draft'>>;
  createClaimPaa?: Resolver<ResolversTypes['ClaimPayload'], ParentType, ContextType, RequireFields<MutationCreateClaimPaaArgs, 'input' | 'draft'>>;
  updateClaimBike?: Resolver<ResolversTypes['ClaimPayload'], ParentType, ContextType, RequireFields<MutationUpdateClaimBikeArgs, 'id' | 'version' | 'input'>>;
  updateClaimPaaV2?: Resolver<ResolversTypes['ClaimPayload'], ParentType, ContextType, RequireFields<MutationUpdateClaimPaaV2Args, 'id' | 'version' | 'input'>>;
  updateClaimStatus?: Resolver<ResolversTypes['ClaimStatusPayload'], ParentType, ContextType, RequireFields<MutationUpdateClaimStatusArgs, 'status'>>;
  createClaimComment?: Resolver<ResolversTypes['ClaimCommentPayload'], ParentType, ContextType, RequireFields<MutationCreateClaimCommentArgs, 'id' | 'comment' | 'isInternal'>>;
  createClaimAdditionalDocument?: Resolver<ResolversTypes['ClaimDocumentPayload'], ParentType, ContextType, RequireFields<MutationCreateClaimAdditionalDocumentArgs, 'claimId' | 'additionalDocument'>>;
  deleteClaimAdditionalDocument?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationDeleteClaimAdditionalDocumentArgs, 'id'>>;
  clickCollectUpdateStatus?: Resolver<ResolversTypes['ClickCollectPayload'], ParentType, ContextType, RequireFields<MutationClickCollectUpdateStatusArgs, 'orderId' | 'status'>>;
  clickCollectUpdateShipments?: Resolver<ResolversTypes['ClickCollectPayload'], ParentType, ContextType, RequireFields<MutationClickCollectUpdateShipmentsArgs, 'orderId' | 'items'>>;
  sendPickupCode?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSendPickupCodeArgs, 'orderId'>>;
  inviteColleague?: Resolver<ResolversTypes['ColleaguePayload'], ParentType, ContextType, RequireFields<MutationInviteColleagueArgs, 'user'>>;
  updateColleague?: Resolver<ResolversTypes['ColleaguePayload'], ParentType, ContextType, RequireFields<MutationUpdateColleagueArgs, 'id' | 'version' | 'user'>>;
  deleteColleague?: Resolver<ResolversTypes['ColleaguePayload'], ParentType, ContextType, RequireFields<MutationDeleteColleagueArgs, 'id' | 'version'>>;
  markContentRead?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationMarkContentReadArgs, 'kind' | 'id' | 'readAt'>>;
  requestDownloadArea?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationRequestDownloadAreaArgs, 'module' | 'from' | 'to' | 'format' | 'title' | 'columns'>>;
  removeDownload?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationRemoveDownloadArgs, 'id'>>;
  sendCustomerFeedback?: Resolver<ResolversTypes['FeedbackPayload'], ParentType, ContextType, RequireFields<MutationSendCustomerFeedbackArgs, 'message'>>;
  createCustomerInquiry?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationCreateCustomerInquiryArgs, 'host' | 'reason' | 'goal' | 'custName' | 'custAddress' | 'custCity' | 'custState' | 'custCountry' | 'custEmail' | 'custPhone' | 'typedMs'>>;
  deleteCustomerInquiry?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationDeleteCustomerInquiryArgs, 'id'>>;
  createClaimPDI?: Resolver<ResolversTypes['PDIPayload'], ParentType, ContextType, RequireFields<MutationCreateClaimPdiArgs, 'input'>>;
  updatePDI?: Resolver<ResolversTypes['PDIPayload'], ParentType, ContextType, RequireFields<MutationUpdatePdiArgs, 'id' | 'version' | 'input'>>;
  deletePDI?: Resolver<ResolversTypes['PDIPayload'], ParentType, ContextType, RequireFields<MutationDeletePdiArgs, 'id'>>;
  restorePDI?: Resolver<ResolversTypes['PDIPayload'], ParentType, ContextType, RequireFields<MutationRestorePdiArgs, 'id'>>;
  sendEmailInvoice?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSendEmailInvoiceArgs, 'invoiceNumber' | 'sorg'>>;
  createInvoiceDispute?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationCreateInvoiceDisputeArgs, 'input'>>;
  withdrawInvoiceDispute?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationWithdrawInvoiceDisputeArgs, 'id'>>;
  createMarketingMaterialCategory?: Resolver<ResolversTypes['MarketingMaterialCategoryPayload'], ParentType, ContextType, RequireFields<MutationCreateMarketingMaterialCategoryArgs, 'input'>>;
  updateMarketingMaterialCategory?: Resolver<ResolversTypes['MarketingMaterialCategoryPayload'], ParentType, ContextType, RequireFields<MutationUpdateMarketingMaterialCategoryArgs, 'id' | 'version' | 'input'>>;
  deleteMarketingMaterialCategory?: Resolver<ResolversTypes['MarketingMaterialCategoryPayload'], ParentType, ContextType, RequireFields<MutationDeleteMarketingMaterialCategoryArgs, 'id' | 'version'>>;
  createMarketingMaterial?: Resolver<ResolversTypes['MarketingMaterialPayload'], ParentType, ContextType, RequireFields<MutationCreateMarketingMaterialArgs, 'input'>>;
  createMarketingMaterials?: Resolver<ResolversTypes['MarketingMaterialsPayload'], ParentType, ContextType, RequireFields<MutationCreateMarketingMaterialsArgs, 'input'>>;
  updateMarketingMaterial?: Resolver<ResolversTypes['MarketingMaterialPayload'], ParentType, ContextType, RequireFields<MutationUpdateMarketingMaterialArgs, 'id' | 'version' | 'input'>>;
  deleteMarketingMaterial?: Resolver<ResolversTypes['MarketingMaterialPayload'], ParentType, ContextType, RequireFields<MutationDeleteMarketingMaterialArgs, 'id' | 'version'>>;
  createNews?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationCreateNewsArgs, 'input'>>;
  updateNews?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationUpdateNewsArgs, 'id' | 'version' | 'input'>>;
  deleteNews?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationDeleteNewsArgs, 'id' | 'version'>>;
  restoreNews?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationRestoreNewsArgs, 'id' | 'version'>>;
  subscribeRestockedNotification?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSubscribeRestockedNotificationArgs, 'articleCode' | 'sorg' | 'qty'>>;
  unsubscribeRestockedNotification?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationUnsubscribeRestockedNotificationArgs, 'articleCode' | 'sorg'>>;
  sendTestNotification?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType>;
  markNotificationsRead?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, Partial<MutationMarkNotificationsReadArgs>>;
  updateQuietHours?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, Partial<MutationUpdateQuietHoursArgs>>;
  updateNotificationPreference?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationUpdateNotificationPreferenceArgs, 'kind' | 'push'>>;
  confirmOrders?: Resolver<ResolversTypes['ConfirmOrdersPayload'], ParentType, ContextType, RequireFields<MutationConfirmOrdersArgs, 'orders'>>;
  cancelOrders?: Resolver<ResolversTypes['ConfirmOrdersPayload'], ParentType, ContextType, RequireFields<MutationCancelOrdersArgs, 'orders' | 'reason'>>;
  updateOrderLimits?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationUpdateOrderLimitsArgs, 'orderNumber' | 'limit'>>;
  saveOrderList?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSaveOrderListArgs, 'list'>>;
  deleteOrderList?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationDeleteOrderListArgs, 'id'>>;
  saveArticleAliases?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSaveArticleAliasesArgs, 'aliases'>>;
  changeOpenOrder?: Resolver<ResolversTypes['ChangeOpenOrderPayload'], ParentType, ContextType, RequireFields<MutationChangeOpenOrderArgs, 'orderNumber' | 'position' | 'action'>>;
  createInvoicePaymentRequestV3?: Resolver<ResolversTypes['PaymentRequestPayload'], ParentType, ContextType, RequireFields<MutationCreateInvoicePaymentRequestV3Args, 'paymentId' | 'isPartialPayment' | 'paymentRequestData'>>;
  voidPaymentRequest?: Resolver<ResolversTypes['PaymentRequestPayload'], ParentType, ContextType, RequireFields<MutationVoidPaymentRequestArgs, 'payerCode' | 'merchant'>>;
  deleteUserPayment?: Resolver<ResolversTypes['DeleteUserPaymentPayload'], ParentType, ContextType, RequireFields<MutationDeleteUserPaymentArgs, 'id'>>;
  uploadPayment?: Resolver<ResolversTypes['PaymentDocumentPayload'], ParentType, ContextType, RequireFields<MutationUploadPaymentArgs, 'file'>>;
  uploadPaymentDoc?: Resolver<ResolversTypes['PaymentDocumentPayload'], ParentType, ContextType, RequireFields<MutationUploadPaymentDocArgs, 'file'>>;
  deletePaymentDoc?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationDeletePaymentDocArgs, 'id'>>;
  approvePayment?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationApprovePaymentArgs, 'orderNumber'>>;
  voidPayment?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationVoidPaymentArgs, 'orderNumber'>>;
  decideHeldPaymentRequest?: Resolver<ResolversTypes['PaymentRequestPayload'], ParentType, ContextType, RequireFields<MutationDecideHeldPaymentRequestArgs, 'externalId' | 'isPaid'>>;
  resolveBankEntry?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationResolveBankEntryArgs, 'id'>>;
  updateProductAttributes?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationUpdateProductAttributesArgs, 'products'>>;
  deleteProducts?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationDeleteProductsArgs, 'products' | 'restore'>>;
  changeLanguage?: Resolver<ResolversTypes['LanguageChange'], ParentType, ContextType, RequireFields<MutationChangeLanguageArgs, 'languageId'>>;
  updateProfileUser?: Resolver<ResolversTypes['ProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileUserArgs, 'input'>>;
  registerFrameV4?: Resolver<ResolversTypes['RegisterFramePayload'], ParentType, ContextType, RequireFields<MutationRegisterFrameV4Args, 'frameNumber' | 'soldDate' | 'useAccountData'>>;
  deleteFrame?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationDeleteFrameArgs, 'frameNumber'>>;
  resendFrame?: Resolver<ResolversTypes['RegisterFramePayload'], ParentType, ContextType, RequireFields<MutationResendFrameArgs, 'saleId'>>;
  sendWarrantyCard?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSendWarrantyCardArgs, 'saleId'>>;
  uploadRetailSales?: Resolver<ResolversTypes['UploadReport'], ParentType, ContextType, RequireFields<MutationUploadRetailSalesArgs, 'rows' | 'dryRun' | 'acceptOthers'>>;
  uploadAccountPolygonbikes?: Resolver<ResolversTypes['UploadReport'], ParentType, ContextType, RequireFields<MutationUploadAccountPolygonbikesArgs, 'rows' | 'dryRun'>>;
  updateAccountPolygonBikes?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationUpdateAccountPolygonBikesArgs, 'id'>>;
  eraseConsumers?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationEraseConsumersArgs, 'records' | 'reason'>>;
  updateSalesMapAreaCategories?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationUpdateSalesMapAreaCategoriesArgs, 'categories'>>;
  createSalesDocument?: Resolver<ResolversTypes['SalesDocumentPayload'], ParentType, ContextType, RequireFields<MutationCreateSalesDocumentArgs, 'input'>>;
  updateSalesDocument?: Resolver<ResolversTypes['SalesDocumentPayload'], ParentType, ContextType, RequireFields<MutationUpdateSalesDocumentArgs, 'id' | 'version' | 'input'>>;
  deleteSalesDocument?: Resolver<ResolversTypes['SalesDocumentPayload'], ParentType, ContextType, RequireFields<MutationDeleteSalesDocumentArgs, 'id' | 'version'>>;
  restoreSalesDocument?: Resolver<ResolversTypes['SalesDocumentPayload'], ParentType, ContextType, RequireFields<MutationRestoreSalesDocumentArgs, 'id' | 'version'>>;
  createSalesDocumentGroup?: Resolver<ResolversTypes['SalesDocumentGroupPayload'], ParentType, ContextType, RequireFields<MutationCreateSalesDocumentGroupArgs, 'input'>>;
  updateSalesDocumentGroup?: Resolver<ResolversTypes['SalesDocumentGroupPayload'], ParentType, ContextType, RequireFields<MutationUpdateSalesDocumentGroupArgs, 'id' | 'version' | 'input'>>;
  deleteSalesDocumentGroup?: Resolver<ResolversTypes['SalesDocumentGroupPayload'], ParentType, ContextType, RequireFields<MutationDeleteSalesDocumentGroupArgs, 'id' | 'version'>>;
  updateRecallTask?: Resolver<ResolversTypes['RecallTaskPayload'], ParentType, ContextType, RequireFields<MutationUpdateRecallTaskArgs, 'id' | 'version' | 'state'>>;
  beginPasskey?: Resolver<ResolversTypes['PasskeyOptions'], ParentType, ContextType>;
  addPasskey?: Resolver<ResolversTypes['SecondFactorPayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'name' | 'response'>>;
  renamePasskey?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'id' | 'name'>>;
  removePasskey?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  beginAuthenticator?: Resolver<ResolversTypes['AuthenticatorSecret'], ParentType, ContextType>;
  addAuthenticator?: Resolver<ResolversTypes['SecondFactorPayload'], ParentType, ContextType, RequireFields<MutationAddAuthenticatorArgs, 'code'>>;
  removeAuthenticator?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType>;
  newRecoveryCodes?: Resolver<ResolversTypes['SecondFactorPayload'], ParentType, ContextType>;
  beginReauthentication?: Resolver<ResolversTypes['ReauthenticationWays'], ParentType, ContextType>;
  endOwnSession?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationEndOwnSessionArgs, 'id'>>;
  endOtherOwnSessions?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType>;
  reauthenticate?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, Partial<MutationReauthenticateArgs>>;
  checkoutThirdPartyV2?: Resolver<ResolversTypes['ThirdPartyCheckoutPayload'], ParentType, ContextType, RequireFields<MutationCheckoutThirdPartyV2Args, 'shipment' | 'products'>>;
  updateStatusOrderItemThirdParty?: Resolver<ResolversTypes['ThirdPartyOrderPayload'], ParentType, ContextType, RequireFields<MutationUpdateStatusOrderItemThirdPartyArgs, 'articleCode' | 'orderNo' | 'status'>>;
  uploadProductThirdParties?: Resolver<ResolversTypes['UploadReport'], ParentType, ContextType, RequireFields<MutationUploadProductThirdPartiesArgs, 'vendorId' | 'rows' | 'dryRun'>>;
  uploadStockThirdParties?: Resolver<ResolversTypes['UploadReport'], ParentType, ContextType, RequireFields<MutationUploadStockThirdPartiesArgs, 'vendorId' | 'rows' | 'dryRun'>>;
  uploadRows?: Resolver<ResolversTypes['UploadReport'], ParentType, ContextType, RequireFields<MutationUploadRowsArgs, 'uploadId' | 'kind' | 'custCode' | 'fileName' | 'rows' | 'dryRun'>>;
  undoUpload?: Resolver<ResolversTypes['UndoUploadPayload'], ParentType, ContextType, RequireFields<MutationUndoUploadArgs, 'uploadId'>>;
  createFormVisit?: Resolver<ResolversTypes['FormVisitPayload'], ParentType, ContextType, RequireFields<MutationCreateFormVisitArgs, 'input'>>;
  updateFormVisit?: Resolver<ResolversTypes['FormVisitPayload'], ParentType, ContextType, RequireFields<MutationUpdateFormVisitArgs, 'id' | 'version' | 'input'>>;
  deleteFormVisit?: Resolver<ResolversTypes['FormVisitPayload'], ParentType, ContextType, RequireFields<MutationDeleteFormVisitArgs, 'id'>>;
  restoreFormVisit?: Resolver<ResolversTypes['FormVisitPayload'], ParentType, ContextType, RequireFields<MutationRestoreFormVisitArgs, 'id'>>;
};

export type Resolvers<ContextType = Context> = {
  AccessEffect?: AccessEffectResolvers<ContextType>;
  AccessChange?: AccessChangeResolvers<ContextType>;
  UserName?: UserNameResolvers<ContextType>;
  ProtectedPage?: ProtectedPageResolvers<ContextType>;
  ProtectedOperation?: ProtectedOperationResolvers<ContextType>;
  UserInvitation?: UserInvitationResolvers<ContextType>;
  InvitationsPayload?: InvitationsPayloadResolvers<ContextType>;
  InvitationList?: InvitationListResolvers<ContextType>;
  RoleList?: RoleListResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  PermissionName?: PermissionNameResolvers<ContextType>;
  RolePayload?: RolePayloadResolvers<ContextType>;
  GroupRoleList?: GroupRoleListResolvers<ContextType>;
  GroupRole?: GroupRoleResolvers<ContextType>;
  GroupRolePayload?: GroupRolePayloadResolvers<ContextType>;
  PermissionList?: PermissionListResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  PermissionPayload?: PermissionPayloadResolvers<ContextType>;
  UserSecondFactor?: UserSecondFactorResolvers<ContextType>;
  UserSession?: UserSessionResolvers<ContextType>;
  UserList?: UserListResolvers<ContextType>;
  AccessUser?: AccessUserResolvers<ContextType>;
  UserEmail?: UserEmailResolvers<ContextType>;
  UserLanguage?: UserLanguageResolvers<ContextType>;
  GroupRoleName?: GroupRoleNameResolvers<ContextType>;
  RoleName?: RoleNameResolvers<ContextType>;
  UserMarket?: UserMarketResolvers<ContextType>;
  AccessUserArea?: AccessUserAreaResolvers<ContextType>;
  UserPayload?: UserPayloadResolvers<ContextType>;
  UserFormData?: UserFormDataResolvers<ContextType>;
  GroupRoleChoice?: GroupRoleChoiceResolvers<ContextType>;
  AreaCustomerList?: AreaCustomerListResolvers<ContextType>;
  UserRights?: UserRightsResolvers<ContextType>;
  HeldPermission?: HeldPermissionResolvers<ContextType>;
  ReachedCustomers?: ReachedCustomersResolvers<ContextType>;
  ReachedCustomer?: ReachedCustomerResolvers<ContextType>;
  AccessAnswer?: AccessAnswerResolvers<ContextType>;
  AccessStep?: AccessStepResolvers<ContextType>;
  WhoMayList?: WhoMayListResolvers<ContextType>;
  WhoMayUser?: WhoMayUserResolvers<ContextType>;
  ProtectedParts?: ProtectedPartsResolvers<ContextType>;
  AnnouncementPayload?: AnnouncementPayloadResolvers<ContextType>;
  AnnouncementList?: AnnouncementListResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  AnnouncementPicture?: AnnouncementPictureResolvers<ContextType>;
  AuditEventPage?: AuditEventPageResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditFact?: AuditFactResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  HistoryEvent?: HistoryEventResolvers<ContextType>;
  HistoryChange?: HistoryChangeResolvers<ContextType>;
  BannerPayload?: BannerPayloadResolvers<ContextType>;
  BannerList?: BannerListResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  B2BPurchase?: B2BPurchaseResolvers<ContextType>;
  B2BPurchaseSums?: B2BPurchaseSumsResolvers<ContextType>;
  B2BPurchaseList?: B2BPurchaseListResolvers<ContextType>;
  BonusRetailSale?: BonusRetailSaleResolvers<ContextType>;
  BonusRetailSaleList?: BonusRetailSaleListResolvers<ContextType>;
  OnTimeQuarter?: OnTimeQuarterResolvers<ContextType>;
  OnTimePayment?: OnTimePaymentResolvers<ContextType>;
  DealerSalesQuarter?: DealerSalesQuarterResolvers<ContextType>;
  TotalDealerSales?: TotalDealerSalesResolvers<ContextType>;
  VerificationPercentage?: VerificationPercentageResolvers<ContextType>;
  BonusStep?: BonusStepResolvers<ContextType>;
  BonusAgreement?: BonusAgreementResolvers<ContextType>;
  BonusSums?: BonusSumsResolvers<ContextType>;
  BonusArrears?: BonusArrearsResolvers<ContextType>;
  BonusOutlook?: BonusOutlookResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  UpdateProductsInCartPayload?: UpdateProductsInCartPayloadResolvers<ContextType>;
  AnalysisCustomerList?: AnalysisCustomerListResolvers<ContextType>;
  AnalysisCustomer?: AnalysisCustomerResolvers<ContextType>;
  AnalysedModel?: AnalysedModelResolvers<ContextType>;
  ModelArticle?: ModelArticleResolvers<ContextType>;
  OrderCause?: OrderCauseResolvers<ContextType>;
  ProductAnalysis?: ProductAnalysisResolvers<ContextType>;
  AnalysisFlag?: AnalysisFlagResolvers<ContextType>;
  AnalysisStock?: AnalysisStockResolvers<ContextType>;
  ArticleDisplayList?: ArticleDisplayListResolvers<ContextType>;
  ArticleDisplay?: ArticleDisplayResolvers<ContextType>;
  ProductMessage?: ProductMessageResolvers<ContextType>;
  ProductList?: ProductListResolvers<ContextType>;
  ProductGroupList?: ProductGroupListResolvers<ContextType>;
  ProductGroup?: ProductGroupResolvers<ContextType>;
  ProductColor?: ProductColorResolvers<ContextType>;
  StockLevel?: StockLevelResolvers<ContextType>;
  NextArrival?: NextArrivalResolvers<ContextType>;
  WarehouseStock?: WarehouseStockResolvers<ContextType>;
  ArticleStock?: ArticleStockResolvers<ContextType>;
  PriceFormat?: PriceFormatResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  PromotionBadge?: PromotionBadgeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  FilterOption?: FilterOptionResolvers<ContextType>;
  CategoryOption?: CategoryOptionResolvers<ContextType>;
  PriceBounds?: PriceBoundsResolvers<ContextType>;
  CatalogFilter?: CatalogFilterResolvers<ContextType>;
  BikeCategory?: BikeCategoryResolvers<ContextType>;
  ProductSpec?: ProductSpecResolvers<ContextType>;
  ProductDetail?: ProductDetailResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  SearchHits?: SearchHitsResolvers<ContextType>;
  GroupsetList?: GroupsetListResolvers<ContextType>;
  GroupsetItem?: GroupsetItemResolvers<ContextType>;
  Groupset?: GroupsetResolvers<ContextType>;
  ShipTo?: ShipToResolvers<ContextType>;
  ShipmentTerms?: ShipmentTermsResolvers<ContextType>;
  ShipmentRate?: ShipmentRateResolvers<ContextType>;
  OrderChoices?: OrderChoicesResolvers<ContextType>;
  FreightBenefit?: FreightBenefitResolvers<ContextType>;
  OrderReview?: OrderReviewResolvers<ContextType>;
  OrderReviewLine?: OrderReviewLineResolvers<ContextType>;
  CheckoutTerms?: CheckoutTermsResolvers<ContextType>;
  FreightStep?: FreightStepResolvers<ContextType>;
  CustomerShipTos?: CustomerShipTosResolvers<ContextType>;
  WarehouseAreaQty?: WarehouseAreaQtyResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMerchant?: PaymentMerchantResolvers<ContextType>;
  CheckoutPayload?: CheckoutPayloadResolvers<ContextType>;
  ClaimPayload?: ClaimPayloadResolvers<ContextType>;
  ClaimStatusPayload?: ClaimStatusPayloadResolvers<ContextType>;
  ClaimStatusResult?: ClaimStatusResultResolvers<ContextType>;
  ClaimCommentPayload?: ClaimCommentPayloadResolvers<ContextType>;
  ClaimDocumentPayload?: ClaimDocumentPayloadResolvers<ContextType>;
  ClaimLink?: ClaimLinkResolvers<ContextType>;
  ClaimList?: ClaimListResolvers<ContextType>;
  ClaimCount?: ClaimCountResolvers<ContextType>;
  Claim?: ClaimResolvers<ContextType>;
  ClaimedArticle?: ClaimedArticleResolvers<ContextType>;
  ClaimConsumer?: ClaimConsumerResolvers<ContextType>;
  ClaimEntry?: ClaimEntryResolvers<ContextType>;
  ClaimFile?: ClaimFileResolvers<ContextType>;
  ClaimDocument?: ClaimDocumentResolvers<ContextType>;
  ClaimCreditNote?: ClaimCreditNoteResolvers<ContextType>;
  ClaimDelivery?: ClaimDeliveryResolvers<ContextType>;
  ClaimEvent?: ClaimEventResolvers<ContextType>;
  ClaimComment?: ClaimCommentResolvers<ContextType>;
  ClaimStatus?: ClaimStatusResolvers<ContextType>;
  ClaimCapability?: ClaimCapabilityResolvers<ContextType>;
  ClaimProblem?: ClaimProblemResolvers<ContextType>;
  ClaimBrand?: ClaimBrandResolvers<ContextType>;
  ClaimArticleList?: ClaimArticleListResolvers<ContextType>;
  ClaimArticle?: ClaimArticleResolvers<ContextType>;
  DealerInformation?: DealerInformationResolvers<ContextType>;
  ClaimCustomerList?: ClaimCustomerListResolvers<ContextType>;
  ClaimCustomer?: ClaimCustomerResolvers<ContextType>;
  ClickCollectOrderList?: ClickCollectOrderListResolvers<ContextType>;
  ClickCollectCount?: ClickCollectCountResolvers<ContextType>;
  ClickCollectConsumer?: ClickCollectConsumerResolvers<ContextType>;
  ClickCollectListedOrder?: ClickCollectListedOrderResolvers<ContextType>;
  ClickCollectOrder?: ClickCollectOrderResolvers<ContextType>;
  ClickCollectDetail?: ClickCollectDetailResolvers<ContextType>;
  ClickCollectItem?: ClickCollectItemResolvers<ContextType>;
  ClickCollectPayload?: ClickCollectPayloadResolvers<ContextType>;
  ColleagueList?: ColleagueListResolvers<ContextType>;
  Colleague?: ColleagueResolvers<ContextType>;
  ColleagueCustomer?: ColleagueCustomerResolvers<ContextType>;
  ColleagueData?: ColleagueDataResolvers<ContextType>;
  ColleaguePayload?: ColleaguePayloadResolvers<ContextType>;
  ContentAudience?: ContentAudienceResolvers<ContextType>;
  ContentReader?: ContentReaderResolvers<ContextType>;
  ContentText?: ContentTextResolvers<ContextType>;
  AltText?: AltTextResolvers<ContextType>;
  ContentFile?: ContentFileResolvers<ContextType>;
  Layout?: LayoutResolvers<ContextType>;
  LayoutList?: LayoutListResolvers<ContextType>;
  ContentTargetMarket?: ContentTargetMarketResolvers<ContextType>;
  ContentTargetMarketList?: ContentTargetMarketListResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  City?: CityResolvers<ContextType>;
  CreditInformation?: CreditInformationResolvers<ContextType>;
  CreditCompany?: CreditCompanyResolvers<ContextType>;
  MarketingTarget?: MarketingTargetResolvers<ContextType>;
  CustCode?: CustCodeResolvers<ContextType>;
  SalesCustomerList?: SalesCustomerListResolvers<ContextType>;
  SalesCustomerUser?: SalesCustomerUserResolvers<ContextType>;
  SalesCustomerArea?: SalesCustomerAreaResolvers<ContextType>;
  SalesCustomer?: SalesCustomerResolvers<ContextType>;
  MerchantConfig?: MerchantConfigResolvers<ContextType>;
  CreditCustomer?: CreditCustomerResolvers<ContextType>;
  CustomerArea?: CustomerAreaResolvers<ContextType>;
  DeliveryList?: DeliveryListResolvers<ContextType>;
  Delivery?: DeliveryResolvers<ContextType>;
  DeliveryCurrency?: DeliveryCurrencyResolvers<ContextType>;
  DeliveryLine?: DeliveryLineResolvers<ContextType>;
  DownloadList?: DownloadListResolvers<ContextType>;
  DownloadRequest?: DownloadRequestResolvers<ContextType>;
  ResolvedArticle?: ResolvedArticleResolvers<ContextType>;
  FeedbackPayload?: FeedbackPayloadResolvers<ContextType>;
  OrganisationConfig?: OrganisationConfigResolvers<ContextType>;
  SalesOrganisation?: SalesOrganisationResolvers<ContextType>;
  CustomerInquiryList?: CustomerInquiryListResolvers<ContextType>;
  CustomerInquiry?: CustomerInquiryResolvers<ContextType>;
  FramesOnDevice?: FramesOnDeviceResolvers<ContextType>;
  BikeChecklist?: BikeChecklistResolvers<ContextType>;
  BikeKind?: BikeKindResolvers<ContextType>;
  PDIPayload?: PdiPayloadResolvers<ContextType>;
  PDIList?: PdiListResolvers<ContextType>;
  PDI?: PdiResolvers<ContextType>;
  PDIItem?: PdiItemResolvers<ContextType>;
  PDIChecklistItem?: PdiChecklistItemResolvers<ContextType>;
  AveragePaymentDays?: AveragePaymentDaysResolvers<ContextType>;
  OpenInvoiceList?: OpenInvoiceListResolvers<ContextType>;
  AgeingBucket?: AgeingBucketResolvers<ContextType>;
  OpenInvoiceTotals?: OpenInvoiceTotalsResolvers<ContextType>;
  InvoiceList?: InvoiceListResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  InvoiceDetail?: InvoiceDetailResolvers<ContextType>;
  InvoiceDispute?: InvoiceDisputeResolvers<ContextType>;
  InvoiceDisputeState?: InvoiceDisputeStateResolvers<ContextType>;
  InvoiceComponent?: InvoiceComponentResolvers<ContextType>;
  PriceComponent?: PriceComponentResolvers<ContextType>;
  AccountStatement?: AccountStatementResolvers<ContextType>;
  AccountMovement?: AccountMovementResolvers<ContextType>;
  MarketingMaterialCategoryPayload?: MarketingMaterialCategoryPayloadResolvers<ContextType>;
  MarketingMaterialPayload?: MarketingMaterialPayloadResolvers<ContextType>;
  MarketingMaterialsPayload?: MarketingMaterialsPayloadResolvers<ContextType>;
  MarketingMaterialCategoryList?: MarketingMaterialCategoryListResolvers<ContextType>;
  MarketingMaterialRouteList?: MarketingMaterialRouteListResolvers<ContextType>;
  MarketingMaterialList?: MarketingMaterialListResolvers<ContextType>;
  MarketingMaterialRoute?: MarketingMaterialRouteResolvers<ContextType>;
  UploadTime?: UploadTimeResolvers<ContextType>;
  MarketingMaterialCategory?: MarketingMaterialCategoryResolvers<ContextType>;
  MarketingMaterialName?: MarketingMaterialNameResolvers<ContextType>;
  MarketingMaterial?: MarketingMaterialResolvers<ContextType>;
  NewsPayload?: NewsPayloadResolvers<ContextType>;
  NewsList?: NewsListResolvers<ContextType>;
  News?: NewsResolvers<ContextType>;
  NotificationList?: NotificationListResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  DownloadNews?: DownloadNewsResolvers<ContextType>;
  PublishedNews?: PublishedNewsResolvers<ContextType>;
  ClaimNews?: ClaimNewsResolvers<ContextType>;
  RegistrationNews?: RegistrationNewsResolvers<ContextType>;
  InvoiceNews?: InvoiceNewsResolvers<ContextType>;
  PaymentNews?: PaymentNewsResolvers<ContextType>;
  OrderNews?: OrderNewsResolvers<ContextType>;
  OrderLineNews?: OrderLineNewsResolvers<ContextType>;
  OrderLineAnswer?: OrderLineAnswerResolvers<ContextType>;
  DateChange?: DateChangeResolvers<ContextType>;
  PriceChange?: PriceChangeResolvers<ContextType>;
  TextChange?: TextChangeResolvers<ContextType>;
  RestockNews?: RestockNewsResolvers<ContextType>;
  RestockSubscriptionList?: RestockSubscriptionListResolvers<ContextType>;
  RestockSubscription?: RestockSubscriptionResolvers<ContextType>;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  PushDevice?: PushDeviceResolvers<ContextType>;
  NotificationPreference?: NotificationPreferenceResolvers<ContextType>;
  QuietHours?: QuietHoursResolvers<ContextType>;
  StockOrderConfirmationList?: StockOrderConfirmationListResolvers<ContextType>;
  StockOrderConfirmation?: StockOrderConfirmationResolvers<ContextType>;
  StockOrderLine?: StockOrderLineResolvers<ContextType>;
  ConfirmOrdersPayload?: ConfirmOrdersPayloadResolvers<ContextType>;
  OrderListState?: OrderListStateResolvers<ContextType>;
  OrderLists?: OrderListsResolvers<ContextType>;
  ArticleAliases?: ArticleAliasesResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  OrderListLine?: OrderListLineResolvers<ContextType>;
  ArticleAlias?: ArticleAliasResolvers<ContextType>;
  PlacedOrders?: PlacedOrdersResolvers<ContextType>;
  OrderPaymentCount?: OrderPaymentCountResolvers<ContextType>;
  OpenOrderList?: OpenOrderListResolvers<ContextType>;
  OpenOrderCompany?: OpenOrderCompanyResolvers<ContextType>;
  OpenOrder?: OpenOrderResolvers<ContextType>;
  ShipToDetail?: ShipToDetailResolvers<ContextType>;
  ArticleName?: ArticleNameResolvers<ContextType>;
  OpenOrderWish?: OpenOrderWishResolvers<ContextType>;
  ChangeOpenOrderPayload?: ChangeOpenOrderPayloadResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderLineConfirmation?: OrderLineConfirmationResolvers<ContextType>;
  OrderCustomer?: OrderCustomerResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers<ContextType>;
  PaymentStatus?: PaymentStatusResolvers<ContextType>;
  PaymentStatusCount?: PaymentStatusCountResolvers<ContextType>;
  PaymentRequestList?: PaymentRequestListResolvers<ContextType>;
  PaymentRequest?: PaymentRequestResolvers<ContextType>;
  PaymentRequestInvoice?: PaymentRequestInvoiceResolvers<ContextType>;
  PaymentCreditor?: PaymentCreditorResolvers<ContextType>;
  PaymentRequestPayload?: PaymentRequestPayloadResolvers<ContextType>;
  SavedPayment?: SavedPaymentResolvers<ContextType>;
  SavedPaymentMerchant?: SavedPaymentMerchantResolvers<ContextType>;
  SavedPaymentMethod?: SavedPaymentMethodResolvers<ContextType>;
  DeleteUserPaymentPayload?: DeleteUserPaymentPayloadResolvers<ContextType>;
  PaymentDocumentPayload?: PaymentDocumentPayloadResolvers<ContextType>;
  PaymentPaper?: PaymentPaperResolvers<ContextType>;
  PaymentDocument?: PaymentDocumentResolvers<ContextType>;
  BankEntryList?: BankEntryListResolvers<ContextType>;
  BankEntry?: BankEntryResolvers<ContextType>;
  ManagedProductList?: ManagedProductListResolvers<ContextType>;
  ProductAttributes?: ProductAttributesResolvers<ContextType>;
  ManagedProduct?: ManagedProductResolvers<ContextType>;
  ProductOverride?: ProductOverrideResolvers<ContextType>;
  LanguageChange?: LanguageChangeResolvers<ContextType>;
  ProfilePayload?: ProfilePayloadResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionDetail?: PromotionDetailResolvers<ContextType>;
  PromotionCondition?: PromotionConditionResolvers<ContextType>;
  ArticlePurchase?: ArticlePurchaseResolvers<ContextType>;
  ConsumerAccountList?: ConsumerAccountListResolvers<ContextType>;
  ConsumerAccount?: ConsumerAccountResolvers<ContextType>;
  ConsumerRecord?: ConsumerRecordResolvers<ContextType>;
  ConsumerRecordList?: ConsumerRecordListResolvers<ContextType>;
  UnderDealer?: UnderDealerResolvers<ContextType>;
  RegisteredFrameList?: RegisteredFrameListResolvers<ContextType>;
  RetailSaleCount?: RetailSaleCountResolvers<ContextType>;
  RegisteredFrame?: RegisteredFrameResolvers<ContextType>;
  CardMail?: CardMailResolvers<ContextType>;
  FrameSerial?: FrameSerialResolvers<ContextType>;
  FrameConsumer?: FrameConsumerResolvers<ContextType>;
  RegisterFramePayload?: RegisterFramePayloadResolvers<ContextType>;
  SalesAreaMap?: SalesAreaMapResolvers<ContextType>;
  SalesRegion?: SalesRegionResolvers<ContextType>;
  SalesRegionGroup?: SalesRegionGroupResolvers<ContextType>;
  SalesDocumentPayload?: SalesDocumentPayloadResolvers<ContextType>;
  SalesDocumentGroupPayload?: SalesDocumentGroupPayloadResolvers<ContextType>;
  SalesDocumentList?: SalesDocumentListResolvers<ContextType>;
  SalesDocumentGroupList?: SalesDocumentGroupListResolvers<ContextType>;
  SalesDocument?: SalesDocumentResolvers<ContextType>;
  SalesDocumentGroupName?: SalesDocumentGroupNameResolvers<ContextType>;
  SalesDocumentGroup?: SalesDocumentGroupResolvers<ContextType>;
  SalesOverview?: SalesOverviewResolvers<ContextType>;
  SalesFigure?: SalesFigureResolvers<ContextType>;
  SalesMonth?: SalesMonthResolvers<ContextType>;
  SalesModel?: SalesModelResolvers<ContextType>;
  SalesOverviewFilter?: SalesOverviewFilterResolvers<ContextType>;
  SalesOverviewOptions?: SalesOverviewOptionsResolvers<ContextType>;
  SalesOption?: SalesOptionResolvers<ContextType>;
  SalesOverviewLines?: SalesOverviewLinesResolvers<ContextType>;
  SalesOverviewLine?: SalesOverviewLineResolvers<ContextType>;
  Serial?: SerialResolvers<ContextType>;
  FrameList?: FrameListResolvers<ContextType>;
  Frame?: FrameResolvers<ContextType>;
  FrameSale?: FrameSaleResolvers<ContextType>;
  FrameInspection?: FrameInspectionResolvers<ContextType>;
  RecallFrame?: RecallFrameResolvers<ContextType>;
  StolenBike?: StolenBikeResolvers<ContextType>;
  RecallTaskList?: RecallTaskListResolvers<ContextType>;
  RecallTaskCount?: RecallTaskCountResolvers<ContextType>;
  RecallTask?: RecallTaskResolvers<ContextType>;
  RecallTaskPayload?: RecallTaskPayloadResolvers<ContextType>;
  RecallPart?: RecallPartResolvers<ContextType>;
  OwnSecondFactors?: OwnSecondFactorsResolvers<ContextType>;
  OwnPasskey?: OwnPasskeyResolvers<ContextType>;
  OwnAuthenticator?: OwnAuthenticatorResolvers<ContextType>;
  PasskeyOptions?: PasskeyOptionsResolvers<ContextType>;
  AuthenticatorSecret?: AuthenticatorSecretResolvers<ContextType>;
  SecondFactorPayload?: SecondFactorPayloadResolvers<ContextType>;
  ReauthenticationWays?: ReauthenticationWaysResolvers<ContextType>;
  OwnSession?: OwnSessionResolvers<ContextType>;
  ThirdPartyVendor?: ThirdPartyVendorResolvers<ContextType>;
  ThirdPartyProductList?: ThirdPartyProductListResolvers<ContextType>;
  ThirdPartyProduct?: ThirdPartyProductResolvers<ContextType>;
  ThirdPartyDeal?: ThirdPartyDealResolvers<ContextType>;
  ThirdPartyOrderList?: ThirdPartyOrderListResolvers<ContextType>;
  ThirdPartyOrderCount?: ThirdPartyOrderCountResolvers<ContextType>;
  ThirdPartyOrder?: ThirdPartyOrderResolvers<ContextType>;
  ThirdPartyOrderedProduct?: ThirdPartyOrderedProductResolvers<ContextType>;
  ThirdPartyBuyer?: ThirdPartyBuyerResolvers<ContextType>;
  ThirdPartyAddress?: ThirdPartyAddressResolvers<ContextType>;
  ThirdPartyOrderItem?: ThirdPartyOrderItemResolvers<ContextType>;
  ThirdPartyCheckoutPayload?: ThirdPartyCheckoutPayloadResolvers<ContextType>;
  ThirdPartyPlacedOrder?: ThirdPartyPlacedOrderResolvers<ContextType>;
  ThirdPartyProductError?: ThirdPartyProductErrorResolvers<ContextType>;
  ThirdPartyOrderPayload?: ThirdPartyOrderPayloadResolvers<ContextType>;
  UploadList?: UploadListResolvers<ContextType>;
  Upload?: UploadResolvers<ContextType>;
  UndoUploadPayload?: UndoUploadPayloadResolvers<ContextType>;
  FormVisitPayload?: FormVisitPayloadResolvers<ContextType>;
  FormVisitList?: FormVisitListResolvers<ContextType>;
  VisitAuthor?: VisitAuthorResolvers<ContextType>;
  FormVisit?: FormVisitResolvers<ContextType>;
  VisitChoice?: VisitChoiceResolvers<ContextType>;
  SeriesBrand?: SeriesBrandResolvers<ContextType>;
  VisitPhoto?: VisitPhotoResolvers<ContextType>;
  VisitOption?: VisitOptionResolvers<ContextType>;
  VisitCustomerList?: VisitCustomerListResolvers<ContextType>;
  VisitCustomer?: VisitCustomerResolvers<ContextType>;
  Money?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  MutationMessage?: MutationMessageResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  MutationAnswer?: MutationAnswerResolvers<ContextType>;
  MessagePayload?: MessagePayloadResolvers<ContextType>;
  StoredFile?: StoredFileResolvers<ContextType>;
  UploadReport?: UploadReportResolvers<ContextType>;
  UploadedRow?: UploadedRowResolvers<ContextType>;
  UploadedChange?: UploadedChangeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  allow?: AllowDirectiveResolver<any, any, ContextType>;
  limit?: LimitDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  file?: FileDirectiveResolver<any, any, ContextType>;
};
