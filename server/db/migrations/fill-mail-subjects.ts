import { type Kysely, sql } from 'kysely';

const BOOKING_MAILS = ['enquiry-notice', 'enquiry-received', 'enquiry-reply'];

type Mail = { id: string; kind: string; recipient: string; payload: string; created_at: string };
type Payload = Partial<Record<'reference' | 'resetId' | 'name' | 'email' | 'mobile' | 'message', string>>;

/** Finds the subject of each mail in the outbox. Mails without one are deleted. */
export async function fillMailSubjects(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Mail>`
    select id, kind, recipient, payload, created_at from outbox order by created_at, id`.execute(db);
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

async function findSubject(db: Kysely<unknown>, mail: Mail): Promise<string | undefined> {
  const { rows } = await queryFor(mail, JSON.parse(mail.payload) as Payload).execute(db);
  return rows[0]?.id;
}

function queryFor({ id: mailId, kind, recipient, created_at }: Mail, told: Payload) {
  if (kind === 'contact-reply')
    return sql<{ id: string }>`select message_id as id from contact_replies where mail_id = ${mailId}`;
  if (kind === 'password-reset')
    return sql<{ id: string }>`select user_id as id from password_resets where id = ${told.resetId ?? ''}`;
  // Stored in the same moment as its message. Equal messages of one moment each have one mail per member of staff.
  if (kind === 'contact-notice')
    return sql<{ id: string }>`
      select id from contact_messages
      where name = ${told.name ?? ''} and email = ${told.email ?? ''} and mobile = ${told.mobile ?? ''}
        and message = ${told.message ?? ''} and created_at = ${created_at}
        and not exists (
          select 1 from outbox
          where about_kind = 'message' and about_id = contact_messages.id and kind = ${kind}
            and recipient = ${recipient})
      order by id limit 1`;
  return sql<{ id: string }>`select id from bookings where reference = ${told.reference ?? ''}`;
}
