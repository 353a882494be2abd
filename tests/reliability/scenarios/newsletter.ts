import { setTimeout as pause } from 'node:timers/promises';
import type { IssueDetail } from '../../../contracts/newsletter/issues.contract.ts';
import type { Db } from '../../../server/db/database.ts';
import { newId } from '../../../server/db/identifiers.ts';
import { newToken } from '../../../server/http/session/tokens.ts';
import { callApi, signInByApi } from '../../support/e2e/call-api.ts';
import { freePort } from '../../support/process/free-port.ts';
import { ADMIN } from '../../support/process/server-process.ts';
import { openMailbox, type SmtpMailbox } from '../../support/smtp-mailbox.ts';
import { expectNone, type Scenario } from '../scenario.ts';
import { type Site, withSite } from '../site.ts';

const READERS = { whole: 10_000, quick: 200 };
const KILLS = 2;
/** Milliseconds until a reset link has left, whatever else is being sent. */
const RESET_LIMIT = 5_000;
/** Milliseconds for a mail of the whole run, at most. */
const EACH = 250;
const ROWS = 500;

/** An issue to many readers, killed in the middle: each has it once, and who waits for a link does not wait for them. */
export const newsletter: Scenario = {
  name: 'a newsletter is sent, and the site is killed in the middle of it (kill -9)',
  async run(trial) {
    const count = trial.isQuick ? READERS.quick : READERS.whole;
    const port = await freePort();
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Teesta <tours@teesta.example>' };
    const mailbox = await openMailbox(port);
    try {
      return await withSite(
        trial,
        async (site) => {
          await site.start();
          const readers = await makeReaders(site, count);
          const id = await sendIssue(site);
          const slowest = await sendWithKills(site, mailbox, { id, count });
          const { missing, repeats, several } = compare(mailbox, readers);
          expectNone([...missing, ...several]);
          return `${count} readers, ${KILLS} kills: each has the issue once; ${repeats} mails came again with the Message-ID of the first; a reset link left within ${Math.round(slowest)} ms`;
        },
        { env },
      );
    } finally {
      await mailbox.close();
    }
  },
};

async function makeReaders(site: Site, count: number): Promise<string[]> {
  const at = new Date().toISOString();
  const rows = Array.from({ length: count }, (_, number) => ({
    id: newId(),
    email: `reader-${number}@example${number % 20}.com`,
    subscribed_at: at,
    state: 'confirmed' as const,
    confirmed_at: at,
    leave_token: newToken(),
  }));
  await withDatabase(site, async (db) => {
    for (let from = 0; from < count; from += ROWS)
      await db
        .insertInto('subscribers')
        .values(rows.slice(from, from + ROWS))
        .execute();
  });
  return rows.map(({ email }) => email);
}

async function withDatabase<T>(site: Site, work: (db: Db) => Promise<T>): Promise<T> {
  const db = site.openDatabase();
  return work(db).finally(() => db.destroy());
}

async function sendIssue(site: Site): Promise<string> {
  const token = await signInByApi(site.server, ADMIN);
  const body = { subject: 'When the passes open', body: 'They are **open**.' };
  const { data: issue } = await callApi<{ data: IssueDetail }>(
    site.server,
    'POST',
    '/manage/newsletter/issues',
    { token, body },
  );
  const path = `/manage/newsletter/issues/${issue._id}/send`;
  await callApi(site.server, 'POST', path, { token, body: { version: issue.version } });
  return issue._id;
}

/** Answers the milliseconds that the slowest reset link took. */
async function sendWithKills(
  site: Site,
  mailbox: SmtpMailbox,
  { id, count }: { id: string; count: number },
): Promise<number> {
  let slowest = 0;
  const begun = performance.now();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await until(() => mailbox.mails.length >= (count * kill) / (KILLS + 1), begun, count);
    slowest = Math.max(slowest, await timeOfResetLink(site, mailbox, kill));
    await site.kill();
    // What the dead process had in its hands is free after a minute: so long nobody has to wait here.
    await withDatabase(site, (db) =>
      db.updateTable('outbox').set({ claimed_until: null, claimed_by: null }).execute(),
    );
    await site.start();
  }
  let state = '';
  const lookAtState = () =>
    withDatabase(site, (db) =>
      db.selectFrom('newsletter_issues').select('state').where('id', '=', id).executeTakeFirstOrThrow(),
    );
  await until(
    async () => {
      state = (await lookAtState()).state;
      return state === 'sent';
    },
    begun,
    count,
  );
  return slowest;
}

/** Each time of another account: one gets a link every 30 seconds. */
async function timeOfResetLink(site: Site, mailbox: SmtpMailbox, nth: number): Promise<number> {
  const email = `who-waits-${nth}@teesta.example`;
  await callApi(site.server, 'POST', '/auth/register', {
    body: { username: 'Who waits', email, password: 'four kettles on a ridge' },
  });
  const begun = performance.now();
  await callApi(site.server, 'POST', '/auth/forgot-password', { body: { email } });
  const hasLink = () =>
    mailbox.mails.some(
      ({ recipients, subject }) => recipients.includes(email) && subject?.startsWith('Reset your password'),
    );
  while (!hasLink()) {
    if (performance.now() - begun > RESET_LIMIT)
      throw new Error(`A reset link had not left after ${RESET_LIMIT} ms.`);
    await pause(10);
  }
  return performance.now() - begun;
}

async function until(isSo: () => boolean | Promise<boolean>, begun: number, count: number): Promise<void> {
  while (!(await isSo())) {
    if (performance.now() - begun > 30_000 + count * EACH) throw new Error('The issue is not sent in time.');
    await pause(50);
  }
}

function compare({ mails }: SmtpMailbox, readers: readonly string[]) {
  const came = Map.groupBy(mails, ({ recipients }) => recipients[0] ?? '');
  const of = (email: string) => came.get(email) ?? [];
  const ids = (email: string) => new Set(of(email).map(({ messageId }) => messageId)).size;
  return {
    missing: readers.filter((email) => of(email).length === 0).map((email) => `${email} has none`),
    several: readers.filter((email) => ids(email) > 1).map((email) => `${email} has two mails`),
    repeats: readers.reduce((sum, email) => sum + of(email).length - 1, 0),
  };
}
