import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Issue, IssueDetail, IssueFigures } from '../../../contracts/newsletter/issues.contract.ts';
import type { Db } from '../../db/database.ts';
import type { NewsletterIssueRow } from '../../db/desk-rows.ts';
import { pageOf, slicePage } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import { hungUpSignal } from '../../http/hung-up.ts';
import { currentUser } from '../../http/session/guards.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import { URGENT_LANE } from '../../mail/lanes.ts';
import { LEFT_OUT } from '../../mail/mail-content.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { countAudience, readAudience } from './audience.ts';
import { figuresOf, NO_FIGURES } from './issue-figures.ts';
import { findIssue, listIssueLinks, listIssues, positionOfIssue } from './issues.queries.ts';
import {
  callIssueOff,
  changeIssue,
  createIssue,
  findFaults,
  pauseIssue,
  refuseWhatTakesLong,
  removeIssue,
  resumeIssue,
  sendIssue,
  stopIssue,
} from './manage-issues.ts';
import { NEWSLETTER_TEST_MAIL, type NewsletterTestPayload } from './newsletter-issue.mail.ts';
import { LEAVE_TOKEN, renderIssue } from './render-issue.ts';

export function issueRoutes({ db, reports, config, now, wakeMail }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });

  async function changed(
    request: FastifyRequest<{ Params: { id: string } }>,
    work: (trx: Db, id: string, by: StaffAction) => Promise<void>,
  ) {
    const { id } = request.params;
    await change(request, (trx, by) => work(trx, id, by));
    wakeMail();
    return detailOf(id);
  }

  async function detailOf(id: string) {
    const issue = await findIssue(reports, id);
    if (!issue) throw notFound('issue');
    return presentIssueDetail(reports, issue, now());
  }

  return serveCalls({
    async listIssues(request) {
      const page = pageOf(request.query);
      const { rows, nextCursor } = slicePage(await listIssues(db, page), page, positionOfIssue);
      return { data: await presentIssues(reports, rows, now()), nextCursor };
    },

    getIssue: async (request) => ({ data: await detailOf(request.params.id) }),

    async createIssue(request) {
      const id = await change(request, (trx, by) => createIssue(trx, request.body, by));
      return { message: 'The issue is saved.', data: await detailOf(id) };
    },

    async updateIssue(request) {
      const data = await changed(request, (trx, id, by) => changeIssue(trx, { id, body: request.body }, by));
      return { message: 'The issue is saved.', data };
    },

    async deleteIssue(request) {
      await change(request, (trx, by) => removeIssue(trx, request.params.id, by));
      return { message: 'The issue is deleted.' };
    },

    async previewIssue(request, reply) {
      const siteUrl = siteOrigin(request, config.publicUrl);
      const { html, text, faults } = await renderIssue(db, request.body, {
        siteUrl,
        signal: hungUpSignal(reply),
      });
      const shown = (rendered: string) => rendered.replaceAll(LEAVE_TOKEN, LEFT_OUT);
      return { data: { html: shown(html), text: shown(text), faults } };
    },

    async testIssue(request) {
      refuseWhatTakesLong(request.body.body);
      const actor = currentUser(request);
      const payload: NewsletterTestPayload = request.body;
      const about = { kind: 'user' as const, id: actor.id };
      const mail = { kind: NEWSLETTER_TEST_MAIL, recipient: actor.email, payload, about, lane: URGENT_LANE };
      await change(request, (trx, by) => enqueueMail(trx, mail, by.now));
      wakeMail();
      return { message: `A test is on its way to ${actor.email}.` };
    },

    async countRecipients(request) {
      const destination = request.query.destination ?? null;
      return { data: { recipients: await countAudience(reports, { destination }) } };
    },

    async sendIssue(request) {
      const siteUrl = siteOrigin(request, config.publicUrl);
      const { body, params } = request;
      const faults = await findFaults(db, params.id, siteUrl);
      await change(request, (trx, by) => sendIssue(trx, { id: params.id, body, faults }, by));
      wakeMail();
      return { data: await detailOf(params.id) };
    },

    callIssueOff: async (request) => ({ data: await changed(request, callIssueOff) }),
    pauseIssue: async (request) => ({ data: await changed(request, pauseIssue) }),
    resumeIssue: async (request) => ({ data: await changed(request, resumeIssue) }),
    stopIssue: async (request) => ({ data: await changed(request, stopIssue) }),
  });
}

export async function presentIssues(
  db: Db,
  rows: readonly NewsletterIssueRow[],
  now: Date,
): Promise<Issue[]> {
  const figures = await figuresOf(db, rows, now);
  return rows.map((row) => presentIssue(row, figures));
}

function presentIssue(row: NewsletterIssueRow, figures: ReadonlyMap<string, IssueFigures>): Issue {
  return {
    _id: row.id,
    subject: row.subject,
    state: row.state,
    destination: readAudience(row.audience).destination,
    sendAt: row.send_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    fault: row.fault,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    figures: figures.get(row.id) ?? NO_FIGURES,
  };
}

async function presentIssueDetail(db: Db, row: NewsletterIssueRow, now: Date): Promise<IssueDetail> {
  const [figures, links] = await Promise.all([figuresOf(db, [row], now), listIssueLinks(db, row.id)]);
  return {
    ...presentIssue(row, figures),
    body: row.body,
    version: row.version,
    links: links.map(({ url, clicks }) => ({ url, clicks })),
  };
}
