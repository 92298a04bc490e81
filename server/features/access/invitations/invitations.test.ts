import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '#server/mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { outdateLogins, renewLogins } from '#server/testing/recent-login.store.ts';
import { userId } from '#server/testing/user-id.ts';
import { accessHarness, firstCustomer, newDealer } from '../testing/access.harness.ts';
import { invitationHarness, linkOf, newPassword, tokenOf } from '../testing/invitation.harness.ts';
import { outdateInvitations, storedAboutInvitations } from '../testing/invitation.store.ts';

let test: TestApp;
let mailServer: MailServer;
let admin = '';
const log: string[] = [];
const { update, setState } = accessHarness(() => test);
const { send, revoke, invitationOf, untilSent, setPassword, logIn } = invitationHarness(() => test);
beforeAll(async () => {
  mailServer = await startMailServer();
  const mail = { smtpUrl: mailServer.url, from: 'Portal <portal@dealer.example>' };
  test = await startTestApp({ config: { mail }, onLog: (line) => log.push(line) });
  admin = await test.login('accessadmin');
});
afterAll(async () => {
  await test.close();
  await mailServer.close();
});

let made = 0;
const newName = () => `invited-${++made}`;
const codes = (answer: { userErrors: { code: string }[] }) =>
  answer.userErrors.map(({ code }) => code);

/** Creates and invites a user. */
async function invite(fields: object = {}, headers = {}) {
  const username = newName();
  const document = `mutation ($user: UserInput!, $userAreas: [UserAreaInput!]!) {
    createUser(user: $user, userAreas: $userAreas, invite: true) { message { status }
      userErrors { field code } link record { id invitation { state } } } }`;
  const user = newDealer(username, { email: `${username}@shop.example`, ...fields });
  const { data } = await test.gql(admin, document, { user, userAreas: [firstCustomer] }, headers);
  return { username, ...data.createUser, id: String(data.createUser.record?.id) };
}

/** The links mailed to a user. */
async function linksTo(username: string): Promise<string[]> {
  await untilSent();
  const to = `${username}@shop.example`;
  return mailServer.mails.filter((mail) => mail.to?.[0]?.address === to).map(linkOf);
}

describe('an invitation', () => {
  it('is mailed and leads to a login', async () => {
    const { username, id, link, record } = await invite({ language: 'de' });
    expect({ link, record }).toMatchObject({
      link: null,
      record: { invitation: { state: 'pending' } },
    });
    const [mailed = '', ...more] = await linksTo(username);
    expect(more).toEqual([]);
    expect(mailed).toMatch(/^http:\/\/localhost:3000\/de\/login#reset=[\w-]{43}$/);
    const mail = mailServer.mails.at(-1);
    expect(mail?.subject).toBe('Pannier: Ihr Zugang');
    expect(mail?.text).toContain(`Ihr Benutzername: ${username}`);
    expect(mail?.html).toContain(`href="${mailed}"`);
    expect((await logIn(username)).status).toBe(401);
    expect((await setPassword(mailed)).status).toBe(204);
    expect((await logIn(username)).status).toBe(200);
    expect(await invitationOf(admin, id)).toMatchObject({
      hasPassword: true,
      email: { isVerified: true },
      invitation: { state: 'used' },
    });
  });

  it('still works after its link was opened without setting a password', async () => {
    const { username } = await invite();
    const [link = ''] = await linksTo(username);
    await test.rest('GET', new URL(link).pathname);
    await test.rest('GET', new URL(link).pathname);
    expect((await setPassword(link, 'short')).body.code).toBe('PASSWORD_TOO_SHORT');
    expect((await setPassword(link)).status).toBe(204);
  });

  it('works once, also when the link is used twice at once', async () => {
    const { username, id } = await invite();
    const [link = ''] = await linksTo(username);
    const answers = await Promise.all([setPassword(link), setPassword(link)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    expect((await setPassword(link)).body.code).toBe('RESET_INVALID');
    expect(codes(await send(admin, id))).toEqual(['HAS_PASSWORD']);
  });

  it('works at a host where users reset no passwords', async () => {
    expect((await test.rest('POST', '/forgot-password', { body: { username: 'x' } })).status).toBe(
      404,
    );
    const { username } = await invite();
    const [link = ''] = await linksTo(username);
    expect((await setPassword(link)).status).toBe(204);
  });

  it('expires after the hours of the host', async () => {
    await given(test).hostSettings({ invitationHours: 5 });
    const { username, id } = await invite();
    const [link = ''] = await linksTo(username);
    expect(mailServer.mails.at(-1)?.text).toContain('within 5 hours');
    await given(test).hostSettings({});
    await outdateInvitations(test.db, 5);
    expect((await setPassword(link)).body.code).toBe('RESET_INVALID');
    expect((await invitationOf(admin, id)).invitation.state).toBe('expired');
    expect((await send(admin, id)).message.status).toBe(true);
    const [, second = ''] = await linksTo(username);
    expect((await setPassword(second)).status).toBe(204);
  });

  it('ends when it is revoked', async () => {
    const { username, id } = await invite();
    const [link = ''] = await linksTo(username);
    expect((await revoke(admin, id)).record.invitation.state).toBe('revoked');
    expect((await setPassword(link)).body.code).toBe('RESET_INVALID');
    expect(codes(await revoke(admin, id))).toEqual(['NO_INVITATION']);
  });

  it('ends when another one is sent, and is sent three times a day', async () => {
    const { username, id } = await invite();
    await linksTo(username);
    await send(admin, id);
    await linksTo(username);
    await send(admin, id);
    const [first = '', second = '', third = ''] = await linksTo(username);
    expect(await send(admin, id)).toMatchObject({
      userErrors: [{ code: 'TOO_MANY_INVITATIONS', most: 3 }],
    });
    expect((await setPassword(first)).body.code).toBe('RESET_INVALID');
    expect((await setPassword(second)).body.code).toBe('RESET_INVALID');
    expect((await setPassword(third)).status).toBe(204);
  });

  it.each([
    ['is deactivated', { active: false }],
    ['has another address', { email: 'other@shop.example' }],
  ])('ends when the user %s', async (_, change) => {
    const { username, id } = await invite();
    const [link = ''] = await linksTo(username);
    // As a feed writes it.
    await given(test).user(username, change);
    expect((await invitationOf(admin, id)).invitation.state).toBe('revoked');
    await given(test).user(username, { active: true });
    expect((await setPassword(link)).body.code).toBe('RESET_INVALID');
  });

  it('is refused for a deactivated user', async () => {
    const { id } = await invite();
    await setState(admin, id, 'deleteUser');
    expect(codes(await send(admin, id))).toEqual(['USER_INACTIVE']);
  });

  it('leaves a history without the link', async () => {
    const { id, username } = await invite();
    const [link = ''] = await linksTo(username);
    await revoke(admin, id);
    const query = `query ($id: ID!) { history(feature: "access", id: $id) {
      events { action changes { field before after } } } }`;
    const { data } = await test.gql(admin, query, { id: `user:${id}` });
    const text = JSON.stringify(data.history.events);
    expect(text).toContain('"field":"invitation","before":"pending","after":"revoked"');
    expect(text).toContain('"field":"invitation","before":null,"after":"mailed"');
    expect(text).not.toContain(tokenOf(link));
  });
});

/** Creates a user without a password, as a feed does. */
async function newUser(fields: object = {}) {
  const username = newName();
  const document = `mutation ($user: UserInput!, $userAreas: [UserAreaInput!]!) {
    createUser(user: $user, userAreas: $userAreas) { record { id } } }`;
  const user = newDealer(username, { email: `${username}@shop.example`, ...fields });
  const { data } = await test.gql(admin, document, { user, userAreas: [firstCustomer] });
  return { username, id: String(data.createUser.record.id) };
}

async function inviteMany(userIds: string[]) {
  const document = `mutation ($userIds: [ID!]!) { sendInvitations(userIds: $userIds) {
    message { status } userErrors { field code name } invited } }`;
  return (await test.gql(admin, document, { userIds })).data.sendInvitations;
}

async function findByState(state: string): Promise<string[]> {
  const document =
    'query ($state: UserState) { usersV2(state: $state, limit: 100) { users { id } } }';
  const { data } = await test.gql(admin, document, { state });
  return data.usersV2.users.map(({ id }: { id: string }) => id);
}

describe('invitations of many users', () => {
  it('are mailed to those who can be invited, and name the others', async () => {
    const [first, second] = [await newUser(), await newUser()];
    const fake = await newUser({ email: '', isFakeEmail: true });
    const gone = await newUser();
    await setState(admin, gone.id, 'deleteUser');
    const answer = await inviteMany([first.id, second.id, fake.id, gone.id, '999999']);
    expect(answer).toEqual({
      message: { status: true },
      userErrors: [
        { field: 'userIds.2', code: 'NO_MAILBOX', name: fake.username },
        { field: 'userIds.3', code: 'USER_INACTIVE', name: gone.username },
        { field: 'userIds.4', code: 'UNKNOWN_RECORD', name: null },
      ],
      invited: 2,
    });
    const [link = ''] = await linksTo(first.username);
    expect((await setPassword(link)).status).toBe(204);
    expect(await linksTo(second.username)).toHaveLength(1);
  });

  it('replace earlier ones, at most three a day', async () => {
    const { id, username } = await newUser();
    for (const _ of [1, 2, 3]) {
      await inviteMany([id]);
      await linksTo(username);
    }
    const [first = '', , third = ''] = await linksTo(username);
    expect((await setPassword(first)).body.code).toBe('RESET_INVALID');
    expect((await inviteMany([id])).userErrors).toMatchObject([{ code: 'TOO_MANY_INVITATIONS' }]);
    expect((await setPassword(third)).status).toBe(204);
    expect((await inviteMany([id])).userErrors).toMatchObject([{ code: 'HAS_PASSWORD' }]);
  });

  it('are found by their state among the users', async () => {
    const { id } = await newUser();
    expect(await findByState('notInvited')).toContain(id);
    await inviteMany([id]);
    expect(await findByState('notInvited')).not.toContain(id);
    expect(await findByState('invited')).toContain(id);
    await revoke(admin, id);
    expect(await findByState('invited')).not.toContain(id);
    expect(await findByState('invitationRevoked')).toContain(id);
    await setState(admin, id, 'deleteUser');
    expect(await findByState('invitationRevoked')).not.toContain(id);
  });
});

describe('the invitation of a user without a mailbox', () => {
  it('is shown once and kept nowhere', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const username = newName();
    const { id, link } = await invite({ email: '', isFakeEmail: true });
    const again = await send(admin, id, key);
    expect(await send(admin, id, key)).toEqual({ ...again, link: null });
    await untilSent();
    const stored = `${await storedAboutInvitations(test.db)}${log.join('')}`;
    for (const shown of [link, again.link]) {
      expect(shown).toMatch(/^http:\/\/localhost:3000\/en-us\/login#reset=[\w-]{43}$/);
      expect(stored).not.toContain(tokenOf(shown));
    }
    expect(mailServer.mails.filter((mail) => mail.to?.[0]?.address?.includes(username))).toEqual(
      [],
    );
    expect((await setPassword(link)).body.code).toBe('RESET_INVALID');
    expect((await setPassword(again.link)).status).toBe(204);
    expect(await invitationOf(admin, id)).toMatchObject({
      email: { isVerified: false },
      invitation: { state: 'used', isMailed: false, sentAt: null },
    });
  });

  it('is refused for one with areas elsewhere', async () => {
    const areas = ['2000:customer:0002000001', '3000:customer:0003000001'];
    const id = await given(test).invitation(newName(), { areas });
    await given(test).user(`invited-${made}`, { fakeEmail: true });
    expect(codes(await send(admin, String(id)))).toEqual(['AREAS_ELSEWHERE']);
  });
});

describe('a password that is to be generated (reading 53)', () => {
  const generate = async (id: string, username: string) => {
    const document = `mutation ($id: ID!, $version: Int!, $user: UserInput!,
      $userAreas: [UserAreaInput!]!) {
      updateUser(id: $id, version: $version, user: $user, userAreas: $userAreas,
        generatePassword: true) { message { status } userErrors { field code } link } }`;
    const { data } = await test.gql(
      admin,
      `query ($id: ID!) { editData(id: $id) { user { version } } }`,
      { id },
    );
    const user = newDealer(username, { email: `${username}@shop.example` });
    const version = data.editData.user.version;
    const variables = { id, version, user, userAreas: [firstCustomer] };
    const answer = await test.gql(admin, document, variables);
    const { errors } = answer;
    return answer.data?.updateUser ?? { errors: errors?.map(({ extensions }) => extensions?.code) };
  };

  it('ends the old one and all sessions, and mails a link', async () => {
    const username = newName();
    const id = String(await given(test).newUser(username));
    const token = await test.login(username);
    expect(await generate(id, username)).toMatchObject({ message: { status: true }, link: null });
    const body = { token: test.refreshTokenOf(token) };
    expect((await test.rest('POST', '/refresh-token', { body })).status).toBe(401);
    await expect(test.login(username)).rejects.toThrow('401');
    const [link = ''] = await linksTo(username);
    expect(mailServer.mails.at(-1)?.subject).toBe('Pannier: choose a new password');
    expect((await setPassword(link)).status).toBe(204);
    expect((await logIn(username, newPassword)).status).toBe(200);
  });

  it('needs a recent login, and changes nothing without', async () => {
    const username = newName();
    const id = String(await given(test).newUser(username));
    const read = () => invitationOf(admin, id);
    const before = await read();
    await outdateLogins(test.db);
    expect(await generate(id, username)).toEqual({ errors: ['REAUTHENTICATE'] });
    await renewLogins(test.db);
    expect(await read()).toEqual(before);
    expect(await test.login(username)).not.toBe('');
  });

  it('is refused for oneself', async () => {
    const answer = await generate(String(await userId(test.db, 'accessadmin')), 'accessadmin');
    expect(codes(answer)).toContain('NOT_YOURSELF');
  });
});

describe('an administrator', () => {
  it('invites only users of the own organisations', async () => {
    const { id, username } = await invite();
    const [link = ''] = await linksTo(username);
    const foreign = await test.login('accessadmin9');
    expect(codes(await send(foreign, id))).toEqual(['UNKNOWN_RECORD']);
    expect(codes(await revoke(foreign, id))).toEqual(['UNKNOWN_RECORD']);
    const query = '{ invitations { users { username } } }';
    expect(JSON.stringify((await test.gql(foreign, query)).data)).not.toContain(username);
    expect(JSON.stringify((await test.gql(admin, query)).data)).toContain(username);
    expect((await setPassword(link)).status).toBe(204);
  });

  it('invites no user with rights that it may not give', async () => {
    const id = String(await given(test).invitation(newName()));
    await given(test).user(`invited-${made}`, { groupRoleId: 'access-admin' });
    expect(codes(await send(admin, id))).toEqual(['NOT_YOURS_TO_GRANT']);
    expect(codes(await revoke(admin, id))).toEqual(['NOT_YOURS_TO_GRANT']);
  });

  it('ends the link by correcting the address', async () => {
    const { id, username } = await invite();
    const [link = ''] = await linksTo(username);
    await update(admin, id, newDealer(username, { email: 'right@shop.example' }));
    expect((await setPassword(link)).body.code).toBe('RESET_INVALID');
  });

  it('is sent again to a corrected address', async () => {
    const { id, username } = await invite();
    await linksTo(username);
    const correct = (name: string) =>
      update(admin, id, newDealer(username, { email: `${name}@shop.example` }));
    await correct(`right-${username}`);
    const [link = ''] = await linksTo(`right-${username}`);
    expect((await setPassword(link)).status).toBe(204);
    // A used one is not.
    await correct(`other-${username}`);
    expect(await linksTo(`other-${username}`)).toEqual([]);
  });
});
