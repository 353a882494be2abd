import type { Locator } from '@playwright/test';
import { failure, LOGGED, toast, uniquePhone } from '../support/e2e/desk.ts';
import { expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { endSession } from '../support/e2e/ended-session.ts';
import { FAILED_CALL, loseAnswer } from '../support/e2e/failing-answers.ts';
import { pointing, typing } from '../support/e2e/hands.ts';
import { findLost } from '../support/e2e/lost-in-week.ts';
import { answerMessages, gatherMessages, takeIt } from '../support/e2e/week-of-messages.ts';
import {
  find,
  heading,
  next,
  openFirst,
  rowOf,
  search,
  signInOverPage,
} from '../support/e2e/work-through-week.ts';
import {
  beginWeek,
  endWeek,
  enquireBySite,
  enquiriesOf,
  namesOf,
  WANTED,
  type Wanted,
  type Week,
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
    test(`a week of 40 enquiries and 8 messages is worked through ${how}: two sessions end, the line drops three times, no letter is lost`, {
      tag: '@long',
    }, async ({ page, guard, server, traveller }) => {
      test.setTimeout(900_000);
      for (const fault of [FAILED_CALL, LOGGED, /ERR_INTERNET_DISCONNECTED/, /status of 401/])
        guard.allow(fault);
      const hands = how.startsWith('by keys') ? typing(page) : pointing(page, 'hasTouch' in use);
      const week = await beginWeek({ page, hands, server }, traveller);
      // The only address that is typed: from here on the site leads.
      await visit(page, '/admin-dashboard');
      const steps: [string, (of: Week) => Promise<void>][] = [
        ['what comes while the list is open stands in it', watchComing],
        ['junk goes, and what is answered already is set so, all at once', triage],
        ['travellers are answered, one after the other', answerAll],
        ['who asked twice is one', mergeTwice],
        ['what was wrong is corrected, and what comes next is planned', correctAndPlan],
        ['a call is written down', takeCall],
        ['messages come together in the inbox', gatherMessages],
        ['they are done, answered, or become an enquiry', answerMessages],
        ['the server has every letter, and sent each mail once', checkAll],
      ];
      for (const [title, step] of steps) await test.step(title, () => step(week));
      await endWeek(week);
    });
  });

async function watchComing(week: Week): Promise<void> {
  const { page } = week;
  await search(week, week.family);
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
    // They are asked for as the window opens.
    await expect(page.getByRole('option').filter({ hasText: week.template })).toBeVisible();
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
  const [first = '', , second = ''] = namesOf(week, 'Subba');
  await search(week, `Subba ${week.family}`);
  await expect(rowOf(week, week.family)).toHaveCount(4);
  await hands.press(rowOf(week, first).first().getByRole('link').first());
  await mergeInto(week, '5 people');
  // All that somebody asked for stands on the page that is about them.
  await find(week, second, `${second} \\+91`);
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Sikkim' }).first());
  await expect(heading(week)).toHaveText(second);
  await mergeInto(week, '2 people');
}

/** The newer wish is marked; of the party it is said which holds. */
async function mergeInto({ page, hands }: Week, party: string): Promise<void> {
  const duplicates = page.getByRole('region', { name: 'Maybe asked twice' });
  await hands.press(duplicates.getByText('Maybe the same as'));
  await expect(duplicates.getByRole('radio', { name: '5 people' })).toBeChecked();
  if (party !== '5 people') await hands.mark(duplicates.getByRole('radio', { name: party }));
  await hands.press(duplicates.getByRole('button', { name: /^Merge into TT-/ }));
  // That of the merge before may stand there still.
  await expect(toast(page, /^Merged into TT-/).first()).toBeVisible();
  await expect(duplicates).toBeHidden();
}

async function correctAndPlan(week: Week): Promise<void> {
  const { page, hands } = week;
  await openFirst(week, 'Gurung', WANTED.Gurung);
  await takeIt(week);
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
  await find(week, 'Add an enq', 'Add an enquiry');
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

async function checkAll(week: Week): Promise<void> {
  await expect.poll(() => findLost(week)).toEqual([]);
  const enquiries = await enquiriesOf(week);
  const of = (wanted: Wanted) => enquiries.filter(({ fullName }) => fullName.includes(` ${wanted} `));
  const counts = Object.fromEntries((Object.keys(WANTED) as Wanted[]).map((one) => [one, of(one).length]));
  expect(counts).toEqual({ ...WANTED, Reklam: 0, Subba: 2 });
  for (const wanted of ['Tshering', 'Lepcha', 'Online', 'Telefon'] as const)
    expect(of(wanted).map(({ status }) => status)).toEqual(of(wanted).map(() => 'contacted'));
  expect(
    of('Subba')
      .map(({ guestSize }) => guestSize)
      .toSorted(),
  ).toEqual([2, 5]);
  expect(of('Gurung').filter(({ owner }) => owner?.username === week.staff.username)).toHaveLength(1);
  expect(enquiries.filter(({ fullName }) => fullName.includes(' Letters '))).toMatchObject([
    { status: 'contacted', owner: { username: week.staff.username } },
  ]);
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
