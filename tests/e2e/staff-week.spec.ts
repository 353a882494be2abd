import type { Locator } from '@playwright/test';
import { failure, LOGGED, toast, uniquePhone } from '../support/e2e/desk.ts';
import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { endSession } from '../support/e2e/ended-session.ts';
import { FAILED_CALL, failCall, loseAnswer } from '../support/e2e/failing-answers.ts';
import { pointing, typing } from '../support/e2e/hands.ts';
import { heading, next, openFirst, rowOf, search, signInOverPage } from '../support/e2e/work-through-week.ts';
import {
  beginWeek,
  enquireBySite,
  enquiriesOf,
  findLost,
  messageNames,
  namesOf,
  WANTED,
  type Wanted,
  type Week,
  writeToUs,
} from '../support/e2e/working-week.ts';

const WIDTHS = {
  'by keys alone at 1280 pixels': { viewport: { width: 1280, height: 900 } },
  'with a mouse at 1920 pixels': { viewport: { width: 1920, height: 1080 } },
  'with a finger at 390 pixels': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** Ahead, and the same day whichever of day and month the browser asks for first. */
const LATER = '2099-03-03';

for (const [how, use] of Object.entries(WIDTHS))
  test.describe(how, () => {
    test.use(use);
    test(`a week of 40 enquiries and 8 messages is worked through ${how}: two sessions end, the line drops three times, no letter is lost`, async ({
      page,
      guard,
      server,
      traveller,
    }) => {
      test.setTimeout(150_000);
      for (const fault of [FAILED_CALL, LOGGED, /ERR_INTERNET_DISCONNECTED/, /status of 401/])
        guard.allow(fault);
      await signInAsAdmin(page);
      const hands = how.startsWith('by keys') ? typing(page) : pointing(page, 'hasTouch' in use);
      const week = await beginWeek({ page, hands, server }, traveller);
      const steps: [string, (of: Week) => Promise<void>][] = [
        ['what comes while the list is open stands in it', watchComing],
        ['junk goes, and what is answered already is set so, all at once', triage],
        ['travellers are answered, one after the other', answerAll],
        ['who asked twice is one', mergeTwice],
        ['what was wrong is corrected, and what comes next is planned', correctAndPlan],
        ['a call is written down', takeCall],
        ['messages are answered, or are done', answerMessages],
        ['the server has every letter, and sent each mail once', checkAll],
      ];
      for (const [title, step] of steps) await test.step(title, () => step(week));
    });
  });

async function watchComing(week: Week): Promise<void> {
  const { page } = week;
  await visit(page, `/admin/bookings?${new URLSearchParams({ q: week.family, status: 'new' })}`);
  for (const name of namesOf(week, 'Online')) {
    await enquireBySite(week, name);
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }
}

async function triage(week: Week): Promise<void> {
  const { page, hands } = week;
  const bar = page.getByRole('region', { name: 'Chosen enquiries' });
  for (const [wanted, chosen] of [
    ['Reklam', 'bin'],
    ['Tshering', 'status'],
  ] as const) {
    await search(week, `${wanted} ${week.family}`);
    const rows = rowOf(week, week.family);
    await expect(rows).toHaveCount(WANTED[wanted]);
    const all = page.getByRole('checkbox', { name: 'Choose all shown' });
    if (await all.isVisible()) await hands.tick(all);
    else {
      await hands.tick(rows.first().getByRole('checkbox'));
      await hands.press(bar.getByRole('button', { name: 'All shown' }));
    }
    await expect(bar).toContainText(`${WANTED[wanted]} chosen`);
    await hands.key('e');
    if (chosen === 'bin') await hands.press(bar.getByRole('button', { name: 'Bin' }));
    else await hands.fromMenu(bar.getByRole('button', { name: 'Set the status of the chosen' }), 'Contacted');
    await expect(rows).toHaveCount(0);
  }
}

async function answerAll(week: Week): Promise<void> {
  for (const [wanted, count] of [
    ['Lepcha', WANTED.Lepcha],
    ['Online', WANTED.Online],
  ] as const) {
    await openFirst(week, wanted, count);
    for (let nth = 0; nth < count; nth += 1)
      await answerOne(week, wanted === 'Lepcha' ? nth : undefined, nth === count - 1);
  }
}

async function answerOne(week: Week, nth: number | undefined, isLast: boolean): Promise<void> {
  const { page, hands } = week;
  const name = (await heading(week).textContent()) ?? '';
  const form = page.getByRole('form', { name: 'Reply by mail' });
  const message = form.getByLabel('Message');
  await hands.key('r', page.getByRole('tab', { name: 'Mail' }));
  if (nth === 5) {
    await hands.press(form.getByText('Use a template'));
    await hands.type(page.getByRole('combobox', { name: 'Search templates' }), week.template);
    await page.keyboard.press('Enter');
    await expect(message).toHaveValue(/are held until Friday\.$/);
  }
  await hands.type(message, `Dzükou is open, “${name.split(' ')[0]}” – `, 'after');
  if (nth === 1) await endSession(page);
  await hands.type(message, 'the road is mended. 🏔 किताब', 'after');
  const text = await message.inputValue();
  const send = () =>
    isLast
      ? hands.press(form.getByRole('button', { name: 'Send the reply' }))
      : hands.key('Control+Shift+Enter', form.getByRole('button', { name: 'Send and next' }));
  if (nth === 3) await loseAnswer(page, '/manage/bookings/*/reply');
  if (nth === 4) await page.context().setOffline(true);
  await send();
  if (nth === 1) await signInOverPage(week);
  if (nth === 3 || nth === 4) {
    await expect(failure(page, 'Failed to send the reply')).toBeVisible();
    await page.context().setOffline(false);
    await send();
  }
  if (isLast) await expect(message).not.toHaveValue(text);
  else await expect(heading(week)).not.toHaveText(name);
  week.typed.push({ about: name, text: text.trim(), isMail: true });
}

async function mergeTwice(week: Week): Promise<void> {
  const { page, hands } = week;
  for (const left of [4, 3]) {
    await search(week, `Subba ${week.family}`);
    await expect(rowOf(week, week.family)).toHaveCount(left);
    // The one of two persons is the older of the two, and asked first.
    const older = namesOf(week, 'Subba')[left === 4 ? 0 : 2] ?? '';
    await hands.press(rowOf(week, older).first().getByRole('link').first());
    const duplicates = page.getByRole('region', { name: 'Maybe asked twice' });
    await hands.press(duplicates.getByText('Maybe the same as'));
    await expect(duplicates.getByRole('row', { name: /^Party/ })).toContainText('5 people');
    await hands.press(duplicates.getByRole('button', { name: /^Merge into TT-/ }));
    await expect(toast(page, /^Merged into TT-/)).toBeVisible();
  }
}

async function correctAndPlan(week: Week): Promise<void> {
  const { page, hands } = week;
  await openFirst(week, 'Gurung', WANTED.Gurung);
  for (let nth = 0; nth < WANTED.Gurung; nth += 1) {
    const name = (await heading(week).textContent()) ?? '';
    const facts = page.getByRole('region', { name: /^Enquiry TT-/ });
    await hands.key('d', facts.getByRole('button', { name: 'Edit' }));
    const form = page.getByRole('form', { name: 'Correct the enquiry' });
    await hands.setDay(form.getByLabel('Travel date'), '');
    await hands.type(form.getByLabel('Or in words'), 'after the ');
    if (nth === 2) await endSession(page);
    await hands.type(form.getByLabel('Or in words'), `exams ${nth}`, 'after');
    await hands.press(form.getByRole('button', { name: 'Save', exact: true }));
    if (nth === 2) await signInOverPage(week);
    await expect(facts).toContainText(`after the exams ${nth}`);

    await hands.key('t');
    const words = `Ask for rooms in Pelling, ${nth} “quiet”`;
    await hands.setDay(page.getByLabel('Next action on'), LATER);
    await hands.type(page.getByLabel('What is to be done'), words);
    await hands.press(page.getByRole('button', { name: 'Save the next action' }));
    await expect(page.getByRole('region', { name: 'History' })).toContainText(words);

    await hands.key('n', page.getByRole('tab', { name: 'Note' }));
    await note(week, page.getByLabel('Internal note'), name, `Vegetarian, ${nth} × ལྷ`);
    if (nth < WANTED.Gurung - 1) await next(week, name);
  }
}

async function note(week: Week, field: Locator, about: string, text: string): Promise<void> {
  await week.hands.type(field, text);
  await week.hands.press(week.page.getByRole('button', { name: 'Add the note' }));
  await expect(field).toHaveValue('');
  week.typed.push({ about, text, isMail: false });
}

async function takeCall(week: Week): Promise<void> {
  const { page, hands } = week;
  await visit(page, '/admin/bookings');
  await hands.press(page.getByRole('link', { name: 'Add an enquiry' }));
  const form = page.getByRole('form', { name: 'Enquiry' });
  const [name = ''] = namesOf(week, 'Telefon');
  await hands.type(form.getByLabel('Full name'), name);
  await hands.type(form.getByLabel('Phone'), uniquePhone());
  await hands.type(form.getByLabel('Destination or tour'), 'Kalimpong');
  await hands.type(form.getByLabel('Number of people'), '4');
  await hands.type(form.getByLabel('Or in words'), 'March, or the week of Losar');
  await hands.press(form.getByRole('button', { name: 'Store the enquiry' }));
  await expect(heading(week)).toHaveText(name);
  week.typed.push({ about: name, text: 'March, or the week of Losar', isMail: false });
}

async function answerMessages(week: Week): Promise<void> {
  const { page, hands } = week;
  const names = messageNames(week);
  const list = `/admin/messages?${new URLSearchParams({ q: week.family })}`;
  await visit(page, list);
  await expect(rowOf(week, week.family)).toHaveCount(names.length - 1);
  await writeToUs(week, names[0] ?? '');
  await expect(rowOf(week, week.family)).toHaveCount(names.length);
  for (const [nth, name] of names.entries()) {
    if (nth < 3) {
      await hands.press(page.getByRole('button', { name: `Mark done: message from ${name}` }));
      await expect(rowOf(week, name)).toHaveCount(0);
      continue;
    }
    await hands.press(page.getByRole('main').getByRole('link', { name }));
    const form = page.getByRole('form', { name: 'Write back' });
    const reply = form.getByLabel('Your reply');
    await hands.type(reply, `Gladly, ${nth} – “Losar” 🏔`, 'after');
    const text = await reply.inputValue();
    const send = form.getByRole('button', { name: 'Send reply' });
    if (nth === 4) await failCall(page, '/contacts/*/replies', 'unreachable');
    await hands.press(send);
    if (nth === 4) {
      await expect(failure(page, 'Failed to send the reply')).toBeVisible();
      await page.unroute('**/api/v1/contacts/*/replies');
      await hands.press(send);
    }
    await expect(reply).not.toHaveValue(text);
    week.typed.push({ about: name, text: text.trim(), isMail: true });
    await page.goBack();
  }
  await expect(rowOf(week, week.family)).toHaveCount(0);
}

async function checkAll(week: Week): Promise<void> {
  await expect.poll(() => findLost(week)).toEqual([]);
  const enquiries = await enquiriesOf(week);
  const of = (wanted: Wanted) => enquiries.filter(({ fullName }) => fullName.includes(` ${wanted} `));
  const counts = Object.fromEntries((Object.keys(WANTED) as Wanted[]).map((one) => [one, of(one).length]));
  expect(counts).toEqual({ ...WANTED, Reklam: 0, Subba: 2 });
  for (const wanted of ['Tshering', 'Lepcha', 'Online', 'Telefon'] as const)
    expect(of(wanted).map(({ status }) => status)).toEqual(of(wanted).map(() => 'contacted'));
  expect(of('Subba').map(({ guestSize }) => guestSize)).toEqual([5, 5]);
  expect(
    of('Gurung')
      .map(({ travelWords }) => travelWords)
      .toSorted(),
  ).toEqual([0, 1, 2, 3, 4].map((nth) => `after the exams ${nth}`));
  for (const { nextActionOn, nextActionWords } of of('Gurung')) {
    expect(nextActionOn).toBe(LATER);
    expect(nextActionWords).toMatch(/^Ask for rooms in Pelling, \d “quiet”$/);
  }
}
