import { callApi } from '../support/e2e/call-api.ts';
import { callAsStaff, uniqueName } from '../support/e2e/desk.ts';
import { ADMIN, checkAccessibility, expect, signInAsAdmin, visit } from '../support/e2e/e2e-fixtures.ts';
import { joinStaff } from '../support/e2e/join-staff.ts';
import { test } from '../support/e2e/mailing-site.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';

const PASSWORD = 'rhododendrons in april';

test('an invited agent joins by the mail, sets up two steps, and opens only what the role may', {
  tag: '@long',
}, async ({ page, otherPage, guard, mailbox }) => {
  // The spent link, and pages of other roles.
  guard.allow(/status of 40[03]/);
  const email = `${uniqueName('dolma').replace(/\W/g, '')}@hills.example`.toLowerCase();
  await signInAsAdmin(page);
  await visit(page, '/admin/users/roles');
  await page.getByRole('checkbox', { name: 'Agents' }).check();
  await expect(page.getByText('A second step is asked of: agents.')).toBeVisible();

  await visit(page, '/admin/users');
  await page.getByRole('link', { name: 'Invite' }).click();
  const form = page.getByRole('form', { name: 'Invitation' });
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Name').fill('Dolma Rai');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Role').selectOption('Agent');
  await checkAccessibility(page, page.getByRole('main'));
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Pending invitations' });
  await expect(waiting).toContainText('Invited by Admin');
  await expect(waiting).toContainText('The link works until');
  await checkAccessibility(page, page.getByRole('main'));

  const mail = await mailbox.waitForMail(email);
  const link = /\/staff-invitation\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  await visit(otherPage, link);
  const main = otherPage.getByRole('main');
  await expect(main).toContainText('Admin invites you as agent.');
  await checkAccessibility(otherPage, main);
  await joinStaff(otherPage, { link, email, password: PASSWORD });
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Welcome, Dolma Rai' })).toBeVisible();

  await visit(otherPage, '/admin/users');
  await expect(main).toContainText('Your role, Agent, cannot see the accounts of travellers and staff.');
  await visit(otherPage, '/admin/users/invite');
  await expect(main).toContainText('Your role, Agent, cannot manage the staff. Owners can.');

  await visit(otherPage, link);
  await expect(main).toContainText('This invitation was accepted.');
  await expect(waiting).toHaveCount(0);
});

test('an owner offers the ownership, and the manager accepts it from the desk', { tag: '@long' }, async ({
  page,
  otherPage,
  server,
  mailbox,
}) => {
  const email = `${uniqueName('pema').replace(/\W/g, '')}@hills.example`.toLowerCase();
  const account = { username: 'Pema Lama', email, password: PASSWORD };
  await signInAsAdmin(page);
  const { username, password } = account;
  await callAsStaff(page, 'post', '/staff/invitations', { username, email, staffRole: 'manager' });
  const link = /\/staff-invitation\/([\w-]+)/.exec((await mailbox.waitForMail(email)).text ?? '')?.[1];
  await callApi(server, 'POST', `/staff-invitations/${link}`, { body: { password } });
  const [user] = await callAsStaff<{ _id: string }[]>(page, 'get', `/users?q=${encodeURIComponent(email)}`);
  await visit(page, `/admin/users/${user?._id}`);
  await page.getByRole('link', { name: 'Offer the ownership' }).click();
  const offering = page.getByRole('dialog', { name: 'Offer the ownership of the site?' });
  await expect(offering.getByLabel('To', { exact: true })).toHaveValue(user?._id ?? '');
  await checkAccessibility(page, offering);
  await offering.getByLabel('Once they have accepted').selectOption('I become a manager');
  await expect(offering.getByRole('button', { name: 'Offer, and become a manager' })).toBeVisible();
  await offering.getByLabel('Once they have accepted').selectOption('I stay an owner as well');
  await offering.getByLabel('Your password').fill(ADMIN.password);
  await offering.getByRole('button', { name: 'Offer, and stay an owner' }).click();
  await expect(page.getByText('You offer Pema Lama the ownership of the site')).toBeVisible();

  await visit(otherPage, '/login');
  await signInByForm(otherPage, account);
  await otherPage.getByRole('link', { name: 'Accept or decline' }).click();
  await checkAccessibility(otherPage, otherPage.getByRole('main'));
  await otherPage.getByRole('button', { name: 'Accept', exact: true }).click();
  const accepting = otherPage.getByRole('dialog', { name: 'Become an owner of the site?' });
  await accepting.getByLabel('Your password').fill(PASSWORD);
  await accepting.getByRole('button', { name: 'Accept' }).click();
  await expect(otherPage.getByText('You are an owner of the site now.')).toBeVisible();
  await expect(otherPage.getByText('There are no offers.')).toBeVisible();
});
