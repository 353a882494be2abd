import { type Kysely, sql } from 'kysely';

const BOOKING_MAILS = ['enquiry-notice', 'enquiry-received', 'enquiry-reply'];

type Mail = { id: string; kind: string; payload: string };
/** What the mails of before say of what they tell of. */
type Payload = Partial<Record<'reference' | 'resetId' | 'name' | 'email' | 'mobile' | 'message', string>>;

/** Finds out what the mails in the outbox tell of; those whose enquiry, message or user is gone go after them. */
export async function fillMailSubjects(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Mail>`select id, kind, payload from outbox`.execute(db);
  for (const mail of rows) {
    const kind = subjectKindOf(mail.kind);
    if (!kind) continue;
    const id = await findSubject(db, mail);
    if (id === undefined) await sql`delete from outbox where id = ${mail.id}`.execute(db);
    else
      await sql`update outbox set about_kind = ${kind}, about_id = ${id} where id = ${mail.id}`.execute(db);
  }
}

function subjectKindOf(mailKind: string): string | undefined {
  if (BOOKING_MAILS.includes(mailKind)) return 'booking';
  if (mailKind === 'contact-notice' || mailKind === 'contact-reply') return 'message';
  return mailKind === 'password-reset' ? 'user' : undefined;
}

async function findSubject(db: Kysely<unknown>, { id, kind, payload }: Mail): Promise<string | undefined> {
  const told = JSON.parse(payload) as Payload;
  const { rows } = await queryFor(kind, id, told).execute(db);
  return rows[0]?.id;
}

function queryFor(kind: string, mailId: string, told: Payload) {
  if (kind === 'contact-reply')
    return sql<{ id: string }>`select message_id as id from contact_replies where mail_id = ${mailId}`;
  if (kind === 'password-reset')
    return sql<{ id: string }>`select user_id as id from password_resets where id = ${told.resetId ?? ''}`;
  if (kind === 'contact-notice')
    return sql<{ id: string }>`
      select id from contact_messages
      where name = ${told.name ?? ''} and email = ${told.email ?? ''} and mobile = ${told.mobile ?? ''}
        and message = ${told.message ?? ''}`;
  return sql<{ id: string }>`select id from bookings where reference = ${told.reference ?? ''}`;
}
