import { expect, readMail, registerAndSignIn, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { showMap } from '../support/e2e/page-guard.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';

const NEW_PASSWORD = 'rhododendrons in April';

test('a traveller resets a forgotten password through the mailed link §1.12', { tag: '@translated' }, async ({
  page,
  guard,
  server,
  traveller,
  otherPage: visitor,
}) => {
  test.slow();
  guard.allow(/status of 401/);
  await registerAndSignIn(page, traveller);

  await test.step('asks for the link', async () => {
    await visit(visitor, '/login');
    await visitor.getByRole('link', { name: /Forgot your password/ }).click();
    // The address changes a moment before the page: the sign-in form has a field of the same name.
    await expect(visitor.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await visitor.getByRole('main').getByLabel('Email').fill(traveller.email);
    await visitor.getByRole('button', { name: 'Send the link' }).click();
    await expect(visitor.getByRole('alert')).toHaveText('Password reset link has been sent to your email.');
  });
  await test.step('chooses a new password', async () => {
    const mail = await readMail(server, traveller.email, 'Reset your password');
    const link = /https?:\/\/\S+\/reset-password\/\S+/.exec(mail.text ?? '')?.[0];
    await visit(visitor, link ?? 'no link in the mail');
    await visitor.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await visitor.getByRole('button', { name: 'Save the new password' }).click();
    await expect(visitor.getByRole('alert')).toContainText(/password/i);
    await visitor.waitForURL('**/login');
  });
  await test.step('the old password is refused, the new one works', async () => {
    await signInByForm(visitor, traveller);
    await expect(visitor.getByRole('main').getByRole('alert')).toBeVisible();
    await signInByForm(visitor, { ...traveller, password: NEW_PASSWORD });
    await expect(visitor).toHaveURL(/\/home$/);
  });
  await test.step('the session that was open before is ended', async () => {
    expect((await page.request.get('/api/v1/booking/mine')).status()).toBe(401);
  });
});

test('a link that never was is refused, and after 30 seconds a new one can be asked for', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 40\d/);
  await page.clock.install();
  await visit(page, '/reset-password/there-is-no-such-token');
  await expect(page.getByRole('button', { name: 'Resend Reset Link' })).toBeHidden();
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password\//);

  await expect(page.getByText('This link does not work any more.')).toBeVisible();

  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Resend Reset Link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error resending reset link.');
  await expect(page.getByRole('button', { name: 'Resend Reset Link' })).toBeHidden();

  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('the map below a private link is told the site it is shown on, and not the link §V14.2.3', {
  tag: '@long',
}, async ({ page, server }) => {
  await showMap(page);
  await visit(page, '/review/there-is-no-such-token');
  const asked = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.frame() !== page.mainFrame(),
  );
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect((await asked).headers().referer).toBe(`${server.url}/`);
});
