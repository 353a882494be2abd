import type { ConfirmLink, LeaveLink, Subscriber } from '../../contracts/subscribers.contract.ts';
import type { SubscriberRow } from '../../server/db/desk-rows.ts';
import type { OutboxRow } from '../../server/db/mail-rows.ts';
import type { UserRow } from '../../server/db/schema.ts';
import { createMailBuilder } from '../../server/mail-builder.ts';
import { SITE_URL, type TestApp } from './test-app.ts';

export const READER = 'reader@example.com';

type ReaderMail = {
  token: string;
  leave: string;
  headers: Record<string, string>;
};

export function newsletterReader(site: TestApp, admin: UserRow) {
  const mails = (): Promise<OutboxRow[]> => site.db.selectFrom('outbox').selectAll().orderBy('id').execute();

  async function readMail(): Promise<ReaderMail> {
    const newest = (await mails()).at(-1);
    const mail = newest && (await createMailBuilder(site.deps, SITE_URL)(newest, { isPreview: false }));
    const inText = (path: string) =>
      new RegExp(`${SITE_URL}${path}([\\w-]{43})(?![\\w-])`).exec(mail?.text ?? '')?.[1] ?? '';
    return {
      token: inText('/newsletter/confirm/'),
      leave: inText('/newsletter/leave/'),
      headers: mail?.headers ?? {},
    };
  }

  const reader = {
    mails,
    readMail,
    /** Signs in each time: idle sessions of staff expire, and in these tests days pass. */
    asStaff: () => site.signIn(admin),
    row: (): Promise<SubscriberRow> =>
      site.db.selectFrom('subscribers').selectAll().where('email', '=', READER).executeTakeFirstOrThrow(),
    subscribe: () => site.post('/subscribe', { body: { email: READER } }),
    look: async (token: string) =>
      (await site.get<ConfirmLink>(`/newsletter/confirm/${token}`)).body.data.state,
    lookAtLeaving: async (token: string) =>
      (await site.get<LeaveLink>(`/newsletter/leave/${token}`)).body.data,
    confirm: (token: string) => site.post(`/newsletter/confirm/${token}`, { body: {} }),
    leave: (token: string, body: object = {}) => site.post(`/newsletter/leave/${token}`, { body }),
    stay: (token: string) => site.post(`/newsletter/leave/${token}/stay`, { body: {} }),
    staffSee: async (query = '') =>
      (await site.get<Subscriber[]>(`/subscribe${query}`, { as: await reader.asStaff() })).body.data,
    async join(): Promise<string> {
      await reader.subscribe();
      const links = await readMail();
      await reader.confirm(links.token);
      return links.leave;
    },
    async forgetAll(): Promise<void> {
      const tables = ['subscribers', 'consents', 'outbox', 'mail_turns', 'search_words'] as const;
      for (const table of [...tables, 'unreachable_addresses'] as const)
        await site.db.deleteFrom(table).execute();
    },
  };
  return reader;
}
