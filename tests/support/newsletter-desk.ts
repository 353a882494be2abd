import { expect } from 'vitest';
import type { IssueDetail } from '../../contracts/newsletter/issues.contract.ts';
import type { SubscriberRow } from '../../server/db/desk-rows.ts';
import type { OutboxRow } from '../../server/db/mail-rows.ts';
import type { UserRow } from '../../server/db/schema.ts';
import { sendIssues } from '../../server/features/newsletter/send-issues.ts';
import { createMailBuilder } from '../../server/mail-builder.ts';
import { makeSubscriber } from './factories.ts';
import { SITE_URL, type TestApp } from './test-app.ts';

export function newsletterDesk(site: TestApp, admin: UserRow) {
  const asStaff = () => site.signIn(admin);

  async function post<T = IssueDetail>(path: string, body?: object) {
    return site.post<T>(`/manage/newsletter${path}`, { as: await asStaff(), body });
  }

  return {
    /** Signs in each time: idle sessions of staff expire, and in these tests days pass. */
    asStaff,
    post,
    read: async (id: string) =>
      (await site.get<IssueDetail>(`/manage/newsletter/issues/${id}`, { as: await asStaff() })).body.data,

    async write(given: object = {}): Promise<IssueDetail> {
      const body = { subject: 'When the passes open', body: 'The passes are **open**.', ...given };
      const answer = await post('/issues', body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data;
    },

    send: ({ _id, version }: IssueDetail, when: object = {}) =>
      post(`/issues/${_id}/send`, { version, ...when }),

    work: () => sendIssues({ ...site.deps, siteUrl: SITE_URL }),

    makeReader: (given: Partial<SubscriberRow> = {}) =>
      makeSubscriber(site.db, { state: 'confirmed', ...given }),

    queued: (): Promise<OutboxRow[]> =>
      site.db.selectFrom('outbox').selectAll().where('kind', '=', 'newsletter-issue').orderBy('id').execute(),

    build: (row: OutboxRow) => createMailBuilder(site.deps, SITE_URL)(row, { isPreview: false }),

    async clear(): Promise<void> {
      for (const table of ['subscribers', 'newsletter_issues', 'outbox', 'unreachable_addresses'] as const)
        await site.db.deleteFrom(table).execute();
      await site.db.deleteFrom('tours').execute();
    },
  };
}
