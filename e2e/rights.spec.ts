import { expect, test } from '@playwright/test';
import { checkLoaded } from './page-checks.ts';
import { chooseRowAction, rowLink, saveForm } from './pages/lists.page.ts';
import { api, isPhone, keepQuiet } from './support.ts';
import { localeFor, logInAs } from './test-locale.ts';

test.beforeEach(async ({ page }, info) => {
  test.setTimeout(180_000);
  await keepQuiet(page);
  await logInAs(page, localeFor(info), 'access');
});

test('creates, changes and deletes a role (U310)', { tag: '@desktop' }, async ({ page }, info) => {
  const { at, say } = localeFor(info);
  const touch = isPhone(info);
  const name = `Walk ${info.project.name} ${info.retry} ${info.repeatEachIndex}`;

  await test.step('the list', async () => {
    await page.goto(at('/admin/roles'));
    await expect(page.getByText(say('All organisations')).first()).toBeVisible();
    await checkLoaded(page, touch);
  });
  await test.step('a new role of the own organisation', async () => {
    await page.goto(at('/admin/roles/create'));
    await page.getByRole('textbox', { name: say('Name'), exact: true }).fill(name);
    await page.getByRole('checkbox', { name: 'Own profile and settings' }).check();
    await checkLoaded(page, touch);
    await saveForm(page, say);
    await expect(page.getByText(say('The role is created'))).toBeVisible();
  });
  await test.step('the saved role', async () => {
    await page.goto(at(`/admin/roles?search=${encodeURIComponent(name)}`));
    await rowLink(page, name).click();
    await page.getByRole('textbox', { name: say('Description'), exact: true }).fill('For a walk');
    await checkLoaded(page, touch);
    await saveForm(page, say);
    await expect(page.getByText(say('The role is saved'))).toBeVisible();
  });
  await test.step('deleted', async () => {
    await page.goto(at(`/admin/roles?search=${encodeURIComponent(name)}`));
    await chooseRowAction(page, name, say('Delete'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Delete'), exact: true })
      .click();
    await expect(page.getByText(say('{name} is deleted', { name }))).toBeVisible();
  });
});

test(
  'shows shared roles, group roles and permissions',
  { tag: '@phone' },
  async ({ page }, info) => {
    const { at, say } = localeFor(info);
    const touch = isPhone(info);
    await page.goto(at('/admin/roles/edit/salesman'));
    await expect(page.getByText(/page\.order-status/).first()).toBeVisible();
    await checkLoaded(page, touch);
    await page.goto(at('/admin/group-roles'));
    await expect(page.getByText(say('Offered')).first()).toBeVisible();
    await checkLoaded(page, touch);
    await page.goto(at('/admin/group-roles/edit/salesman'));
    await expect(page.getByText(say('Second factor')).first()).toBeVisible();
    await checkLoaded(page, touch);
    await page.goto(at('/admin/permissions?search=page.news'));
    await expect(rowLink(page, 'page.news')).toBeVisible();
    await checkLoaded(page, touch);
    await page.goto(at('/admin/permissions/edit/page.news'));
    await expect(page.getByText(say('Description')).first()).toBeVisible();
    await checkLoaded(page, touch);
  },
);

test(
  'answers who may open a page, and why',
  { tag: '@desktop' },
  async ({ page, request }, info) => {
    const locale = localeFor(info);
    const { at, say } = locale;
    const touch = isPhone(info);
    const callApi = await api(request, locale.user('access'));
    const question = { page: 'orders' };
    const [user] = (await callApi('WhoMay', { question, page: 1, limit: 1 })).data.whoMay.users;
    await page.goto(at('/admin/who-may?what=page:orders'));
    await expect(rowLink(page, user.username)).toBeVisible();
    await checkLoaded(page, touch);
    await rowLink(page, user.username).click();
    await expect(page.getByText(say('Yes, {name} may.', { name: user.name }))).toBeVisible();
    await checkLoaded(page, touch);
  },
);

test('shows no rights without a connection', { tag: '@phone' }, async ({ page, context }, info) => {
  const { at, say } = localeFor(info);
  await page.goto(at('/admin/roles'));
  await expect(page.getByText(say('All organisations')).first()).toBeVisible();
  await context.setOffline(true);
  const words = say('Users and rights can only be seen and changed with a connection.');
  await expect(page.getByText(words)).toBeVisible();
  await checkLoaded(page, isPhone(info));
});
