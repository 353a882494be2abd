import type { Locator, Page } from '@playwright/test';
import { type Account, expect, registerAndSignIn, test } from '../support/e2e/e2e-fixtures.ts';
import { openUntil, put, slowProcessor, type TypingWay, WAYS } from '../support/e2e/early-hands.ts';
import { openSlowLine } from '../support/e2e/slow-line.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

type Form = {
  path: string;
  form: (page: Page) => Locator;
  /** By their labels; the last is a line of text, in which Enter sends. */
  fields: (account: Account) => Record<string, string>;
  choose?: (form: Locator) => Promise<unknown>;
  button: string;
  /** What it comes to, for any sender. */
  done: (page: Page) => Promise<void>;
  account?: 'registered' | 'signed in';
};

const named = (name: string | RegExp) => (page: Page) => page.getByRole('form', { name });
const account = (page: Page) => page.getByRole('main').locator('form');
const says = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeInViewport();

const TOUR = '/tours/sandakphu-phalut-singalila-trek';

const FORMS: Record<string, Form> = {
  'sign in': {
    path: '/login?next=/about',
    form: account,
    fields: ({ email, password }) => ({ Password: password, Email: email }),
    button: 'Sign in',
    done: (page) => expect(page).toHaveURL(/\/about$/),
    account: 'registered',
  },
  register: {
    path: '/register',
    form: account,
    fields: ({ username, email, password }) => ({ Username: username, Password: password, Email: email }),
    button: 'Create account',
    done: says('Your account is ready. Please sign in.'),
  },
  'forgotten password': {
    path: '/forgot-password',
    form: account,
    fields: ({ email }) => ({ Email: email }),
    button: 'Send the link',
    done: says('Password reset link has been sent to your email.'),
  },
  contact: {
    path: '/home#contact-form',
    form: named('Contact'),
    fields: ({ email }) => ({ Message: 'Is there snow?', Mobile: '98000 00000', Email: email, Name: 'Asha' }),
    choose: (form) => form.getByLabel('Tour type').selectOption('Family'),
    button: 'Send Message',
    done: says('Message sent successfully!'),
  },
  newsletter: {
    path: '/home#newsletter',
    form: named('Newsletter'),
    fields: ({ email }) => ({ Email: email }),
    button: 'Subscribe',
    done: says('Thank you for subscribing.'),
  },
  enquiry: {
    path: '/contact',
    form: named('Enquiry'),
    fields: () => ({
      'Date of travel': TRAVEL_DAY,
      Message: 'Two children.',
      Phone: '98000 00000',
      'Number of people': '3',
      'Full name': 'Asha Rai',
    }),
    choose: (form) => form.getByLabel('Destination').selectOption('Dooars'),
    button: 'Send enquiry',
    done: says('Your reference is'),
    account: 'signed in',
  },
  'enquiry beside a tour': {
    path: `${TOUR}#enquiry-form`,
    form: named('Enquiry'),
    fields: () => ({
      'Date of travel': TRAVEL_DAY,
      Phone: '98000 00000',
      'Number of people': '3',
      'Full name': 'Asha Rai',
    }),
    button: 'Send enquiry',
    done: says('Your reference is'),
    account: 'signed in',
  },
  review: {
    path: `${TOUR}#review-form`,
    form: named(/^Review /),
    fields: () => ({ 'Your review': 'Clear sky, cold hands.' }),
    choose: (form) => form.getByRole('radio', { name: '4 stars' }).check(),
    button: 'Send review',
    done: says('Thank you for your review.'),
    account: 'signed in',
  },
  search: {
    path: '/home',
    form: (page) => page.getByRole('main').getByRole('search').first(),
    fields: () => ({ Destination: 'Sikkim' }),
    button: 'Search',
    done: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Tours to “Sikkim”'),
  },
};

type Cell = { way: TypingWay; press: 'Enter' | 'press' };

async function fillAndSend(
  page: Page,
  { form: find, fields, choose, button }: Form,
  account: Account,
  cell: Cell,
) {
  const form = find(page);
  await choose?.(form);
  let last: Locator | undefined;
  for (const [label, value] of Object.entries(fields(account))) {
    last = form.getByLabel(label, { exact: false }).first();
    await put(last, value, cell.way);
  }
  const takesEnter = await last?.evaluate((node) => node instanceof HTMLInputElement);
  if (cell.press === 'Enter' && takesEnter) await last?.press('Enter');
  else await form.getByRole('button', { name: button, exact: true }).click();
}

/** How often the form was sent, by the browser or by the script. */
function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    // What somebody saved before is the account's as soon as there is one; and a number is read back.
    if (request.method() === 'POST' && !/\/saved-tours\/|\/phones\/read$/.test(request.url())) sent += 1;
  });
  return () => sent;
}

/** One of its own for each cell: an account is made once. */
const accountOf = (account: Account, cell: string): Account => ({
  ...account,
  email: `${cell}.${account.email}`,
});

async function prepare(page: Page, form: Form, account: Account): Promise<void> {
  if (form.account === 'signed in') await registerAndSignIn(page, account);
  if (form.account === 'registered') await page.request.post('/api/v1/auth/register', { data: account });
}

/** All ways to fill and to press it, one after the other. */
const CELLS: Cell[] = WAYS.flatMap((way) => [
  { way, press: 'Enter' },
  { way, press: 'press' },
]);

/** Milliseconds after the first paint, and how many times slower the processor is. */
function moments(whole: boolean): { moment: number; processor: number; cell: Cell }[] {
  const times = [0, 50, 100, 300, 800, 1_500];
  const all = times.flatMap((moment) => [1, 6].map((processor) => ({ moment, processor })));
  if (process.env.EVERY_CELL) return all.flatMap((when) => CELLS.map((cell) => ({ ...when, cell })));
  // A slowed processor is kept busy, which held up the journeys beside it.
  const chosen = whole ? all : [{ moment: 100, processor: 1 }];
  return chosen.map((when, at) => ({ ...when, cell: CELLS[at % CELLS.length] as Cell }));
}

for (const [name, form] of Object.entries(FORMS)) {
  for (const [tag, whole] of [
    ['@phone-only', false],
    [['@long', '@phone-only'], true],
  ] as const) {
    const when = whole ? 'at any moment on a slow phone' : 'early on a slow line';
    test(
      `${name}: what is typed and pressed ${when} is sent, and once`,
      { tag: [tag].flat() },
      async ({ page, browser, server, traveller }, testInfo) => {
        if (process.env.EVERY_CELL) test.setTimeout(1_800_000);
        else test.slow();
        void page;
        const line = await openSlowLine();
        for (const { moment, processor, cell } of moments(whole)) {
          const what = `${moment}-${processor}-${cell.way}-${cell.press}`;
          await test.step(what, async () => {
            const { defaultBrowserType: _, ...device } = testInfo.project.use;
            const context = await browser.newContext({ ...device, baseURL: server.url, proxy: line.proxy });
            const one = await context.newPage();
            const someone = accountOf(traveller, what);
            await prepare(one, form, someone);
            const sent = countSent(one);
            await slowProcessor(one, processor);
            line.setSlow(true);
            await openUntil(one, form.path, moment);
            await fillAndSend(one, form, someone, cell);
            await form.done(one);
            expect(sent(), what).toBe(name === 'search' ? 0 : 1);
            line.setSlow(false);
            await context.close();
          });
        }
        await line.close();
      },
    );
  }
}

test.describe('without script', { tag: '@no-script' }, () => {
  test.use({ javaScriptEnabled: false });
  for (const [at, [name, form]] of Object.entries(FORMS).entries())
    test(`${name}: without script the browser sends it, and the server says what came of it`, {
      tag: '@phone-only',
    }, async ({ page, traveller }) => {
      await prepare(page, form, traveller);
      await page.goto(form.path);
      const cell: Cell = { way: at % 2 === 0 ? 'typed' : 'pasted', press: at % 3 === 0 ? 'press' : 'Enter' };
      await fillAndSend(page, form, traveller, cell);
      await form.done(page);
    });
});
