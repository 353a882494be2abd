import { momentAt } from '../../../contracts/india-time.ts';
import { ISSUE_LIMITS } from '../../../contracts/newsletter/issue-terms.ts';
import type { IssueBody, SendIssueBody } from '../../../contracts/newsletter/issues.contract.ts';
import type { Db } from '../../db/database.ts';
import type { NewsletterIssueRow } from '../../db/desk-rows.ts';
import { badInput, conflict, notFound, staleVersion } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import {
  cancelMailsAbout,
  countMailsAbout,
  holdMailsAbout,
  releaseMailsAbout,
} from '../../mail/mails-of-a-subject.queries.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { keyOfChosen } from '../page-content/choices.queries.ts';
import { countAudience, readAudience, writeAudience } from './audience.ts';
import {
  deleteIssue,
  findIssue,
  insertIssue,
  lockIssue,
  replaceIssue,
  updateIssue,
} from './issues.queries.ts';
import { faultOfLayout, renderIssue } from './render-issue.ts';

const DAY = 86_400_000;
/** Milliseconds. A time that has just passed means now. */
const LATE = 5 * 60_000;

async function contentOf(trx: Db, { subject, body, destination }: IssueBody, before: string | null = null) {
  refuseWhatTakesLong(body);
  return { subject, body, audience: writeAudience(await keyOfChosen(trx, destination, before)) };
}

export function refuseWhatTakesLong(body: string): void {
  const fault = faultOfLayout(body);
  if (fault) throw badInput({ body: fault });
}

export async function createIssue(trx: Db, body: IssueBody, by: StaffAction): Promise<string> {
  const id = await insertIssue(trx, await contentOf(trx, body), by.now);
  await record(trx, 'create', { id, subject: body.subject }, by);
  return id;
}

/** Throws a conflict if a colleague has saved something else. The answer to a first save may be lost. */
export async function changeIssue(
  trx: Db,
  { id, body }: { id: string; body: IssueBody },
  by: StaffAction,
): Promise<void> {
  const stored = await getIssue(trx, id);
  const version = body.version ?? stored.version;
  const content = await contentOf(trx, body, readAudience(stored.audience).destination);
  const changed = await replaceIssue(trx, id, content, { version, now: by.now });
  if (changed) return record(trx, 'update', changed, by);
  const latest = await getIssue(trx, id);
  if (latest.state !== 'draft') throw NOT_A_DRAFT();
  const isSame = (['subject', 'body', 'audience'] as const).every((part) => latest[part] === content[part]);
  if (!isSame) throw staleVersion('this issue');
}

export async function removeIssue(trx: Db, id: string, by: StaffAction): Promise<void> {
  const issue = await getLocked(trx, id);
  // The links in its mails lead through this site.
  if (issue.started_at !== null) throw conflict('This issue was sent. It stays.');
  await deleteIssue(trx, id);
  await record(trx, 'delete', issue, by);
}

/** Call it outside of the transaction, as it is slow. */
export async function findFaults(db: Db, id: string, siteUrl: string): Promise<string[]> {
  return (await renderIssue(db, await getIssue(db, id), { siteUrl })).faults;
}

/** `faults`: of the version in `body`. */
export async function sendIssue(
  trx: Db,
  { id, body, faults }: { id: string; body: SendIssueBody; faults: string[] },
  by: StaffAction,
): Promise<void> {
  const issue = await getLocked(trx, id);
  if (issue.state !== 'draft') throw NOT_A_DRAFT();
  if (issue.version !== body.version) throw staleVersion('this issue');
  const at = momentOf(body, by.now);
  if (faults.length > 0) throw badInput({ body: faults.join(' ') });
  if ((await countAudience(trx, readAudience(issue.audience))) === 0)
    throw badInput({ destination: 'Nobody would get it: there is no confirmed reader of this kind.' });
  await updateIssue(trx, id, { state: 'scheduled', send_at: at, fault: null });
  await record(trx, 'send', issue, by);
}

function momentOf({ day, time }: SendIssueBody, now: Date): string {
  if (day === undefined && time === undefined) return now.toISOString();
  if (day === undefined) throw badInput({ day: 'Choose a day.' });
  if (time === undefined) throw badInput({ time: 'Choose a time.' });
  const at = momentAt(day, time);
  const ahead = Date.parse(at) - now.getTime();
  if (ahead < -LATE) throw badInput({ day: 'This time has passed.' });
  if (ahead > ISSUE_LIMITS.days * DAY) throw badInput({ day: 'Choose a day within a year.' });
  return at;
}

export async function callIssueOff(trx: Db, id: string, by: StaffAction): Promise<void> {
  const issue = await getLocked(trx, id);
  if (issue.state === 'draft') return;
  if (issue.state !== 'scheduled') throw conflict('It is too late to call this issue off: stop it instead.');
  await updateIssue(trx, id, { state: 'draft', send_at: null });
  await record(trx, 'call-off', issue, by);
}

export async function pauseIssue(trx: Db, id: string, by: StaffAction): Promise<void> {
  const issue = await getLocked(trx, id);
  if (issue.state === 'paused') return;
  if (issue.state !== 'sending') throw NOT_SENDING();
  await updateIssue(trx, id, { state: 'paused' });
  await holdMailsAbout(trx, { kind: 'issue', id }, by.now);
  await record(trx, 'pause', issue, by);
}

export async function resumeIssue(trx: Db, id: string, by: StaffAction): Promise<void> {
  const issue = await getLocked(trx, id);
  if (issue.state === 'sending') return;
  if (issue.state !== 'paused') throw NOT_SENDING();
  await updateIssue(trx, id, { state: 'sending' });
  await releaseMailsAbout(trx, { kind: 'issue', id });
  await record(trx, 'resume', issue, by);
}

export async function stopIssue(trx: Db, id: string, by: StaffAction): Promise<void> {
  const issue = await getLocked(trx, id);
  if (issue.state === 'stopped') return;
  if (issue.state !== 'sending' && issue.state !== 'paused') throw NOT_SENDING();
  const about = { kind: 'issue' as const, id };
  await cancelMailsAbout(trx, about, by.now);
  await updateIssue(trx, id, {
    state: 'stopped',
    ended_at: by.now.toISOString(),
    figures: JSON.stringify(await countMailsAbout(trx, about)),
  });
  await record(trx, 'stop', issue, by);
}

async function getIssue(db: Db, id: string): Promise<NewsletterIssueRow> {
  const issue = await findIssue(db, id);
  if (!issue) throw notFound('issue');
  return issue;
}

async function getLocked(trx: Db, id: string): Promise<NewsletterIssueRow> {
  const issue = await lockIssue(trx, id);
  if (!issue) throw notFound('issue');
  return issue;
}

const NOT_A_DRAFT = () => conflict('This issue is no draft any more.');
const NOT_SENDING = () => conflict('This issue is not being sent.');

function record(
  trx: Db,
  action: string,
  { id, subject }: Pick<NewsletterIssueRow, 'id' | 'subject'>,
  { actor, now }: StaffAction,
): Promise<void> {
  return recordAudit(trx, {
    actor,
    action: `issue.${action}`,
    subject: { kind: 'issue', id, label: subject },
    now,
  });
}
