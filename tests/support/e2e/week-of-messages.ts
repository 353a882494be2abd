import { failure } from './desk.ts';
import { expect } from './e2e-fixtures.ts';
import { failCall } from './failing-answers.ts';
import { find, heading, next, openPage, openView, rowOf } from './work-through-week.ts';
import { giveMessages, messageNames, type Week, writeToUs } from './working-week.ts';

export async function gatherMessages(week: Week): Promise<void> {
  const [late = '', ...others] = messageNames(week);
  await openPage(week, 'Inbox');
  await openView(week, 'Mine');
  await expect(rowOf(week, 'Letters')).toHaveCount(0);
  await giveMessages(week);
  await expect(rowOf(week, 'Letters')).toHaveCount(others.length);
  await writeToUs(week, late);
  await find(week, late, `${late} Is Gurudongmar`);
  await expect(heading(week)).toHaveText(`Message from ${late}`);
  await takeIt(week);
  await openPage(week, 'Inbox');
  await openView(week, 'Mine');
  await expect(rowOf(week, 'Letters')).toHaveCount(others.length + 1);
}

export async function takeIt({ page, hands, staff }: Week): Promise<void> {
  const owner = page.getByRole('button', { name: /^Owner/ });
  await hands.key('a');
  await hands.fromMenu(owner, staff.username);
  await expect(owner).toHaveAccessibleName(`Owner ${staff.username}`);
  await expect(owner).not.toHaveAttribute('aria-busy');
}

export async function answerMessages(week: Week): Promise<void> {
  const [late = '', ...others] = messageNames(week);
  for (const name of others.slice(0, 3)) {
    // For half a second after a response, a list ignores keys meant for the row before: press again.
    await expect(async () => {
      if ((await rowOf(week, name).count()) > 0) await week.hands.inRow(rowOf(week, name), 'd', 'Mark done');
      await expect(rowOf(week, name)).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
  }
  const [wish = '', ...asked] = [...others.slice(3), late];
  await week.hands.press(rowOf(week, wish).getByRole('link').first());
  await expect(heading(week)).toHaveText(`Message from ${wish}`);
  await next(week, `Message from ${wish}`);
  for (const [nth, name] of asked.entries()) {
    await expect(heading(week)).toHaveText(`Message from ${name}`);
    await writeBack(week, name, { isWithoutLine: nth === 1, isLast: nth === asked.length - 1 });
  }
  await makeEnquiry(week, wish);
}

type Answering = { isWithoutLine: boolean; isLast: boolean };

async function writeBack(week: Week, about: string, { isWithoutLine, isLast }: Answering): Promise<void> {
  const { page, hands, typed } = week;
  const form = page.getByRole('form', { name: 'Write back' });
  const reply = form.getByLabel('Your reply');
  await hands.key('r');
  await hands.type(reply, `Gladly, ${about} – “Losar” 🏔`, 'after');
  const text = await reply.inputValue();
  const send = () =>
    isLast
      ? hands.press(form.getByRole('button', { name: 'Send reply' }))
      : hands.key('Control+Shift+Enter', form.getByRole('button', { name: 'Send and next' }));
  if (isWithoutLine) await failCall(page, '/contacts/*/replies', 'unreachable');
  await send();
  if (isWithoutLine) {
    await expect(failure(page, 'Failed to send the reply')).toBeVisible();
    await page.unroute('**/api/v1/contacts/*/replies');
    await send();
  }
  if (isLast) await expect(reply).not.toHaveValue(text);
  else await expect(heading(week)).not.toHaveText(`Message from ${about}`);
  typed.push({ about, text: text.trim(), isMail: true });
}

async function makeEnquiry(week: Week, about: string): Promise<void> {
  const { page, hands } = week;
  await openPage(week, 'Inbox');
  await openView(week, 'Mine');
  await expect(rowOf(week, 'Letters')).toHaveCount(1);
  await hands.press(rowOf(week, about).getByRole('link').first());
  await hands.press(page.getByRole('button', { name: 'Make it an enquiry' }));
  await expect(heading(week)).toHaveText(about);
  await expect(page.getByRole('link', { name: /^Made of the message M-/ })).toBeVisible();
  const form = page.getByRole('form', { name: 'Reply by mail' });
  const message = form.getByLabel('Message');
  await hands.key('r', page.getByRole('tab', { name: 'Mail' }));
  await hands.type(message, `April is fine – we hold two rooms. ལྷ`, 'after');
  const text = await message.inputValue();
  await hands.press(form.getByRole('button', { name: 'Send the reply' }));
  await expect(message).not.toHaveValue(text);
  week.typed.push({ about, text: text.trim(), isMail: true });
}
