import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import type { SessionUser } from '../../http/session/session.queries.ts';

export type AuditChange = {
  /** Who did it: the signed-in member of staff; null for the site itself, of which nothing is noted. */
  actor: Pick<SessionUser, 'id' | 'username'> | null;
  /** `tour.update`: a noun and what was done to it. */
  action: string;
  /** `label` is what a person calls it. */
  subject: { kind: string; id: string; label: string };
  /** What changed, as it was; left out for what was made. Never a password or a token. */
  before?: Record<string, unknown>;
  /** What changed, as it is now; left out for what was deleted. */
  after?: Record<string, unknown>;
  now: Date;
};

/** Writes a staff change into the audit log: in the transaction of the change itself, so that neither is without the other. */
export async function recordAudit(
  trx: Db,
  { actor, action, subject, before, after, now }: AuditChange,
): Promise<void> {
  if (!actor) return;
  await trx
    .insertInto('audit_log')
    .values({
      id: newId(),
      actor_id: actor.id,
      actor_name: actor.username,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_label: subject.label,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      created_at: now.toISOString(),
    })
    .execute();
}

/**
 * Takes out of the log what was said of what is gone; `label` takes the place of a name that leads to a person. That
 * something was done, by whom and when, stays.
 */
export async function eraseSubjectsFromLog(
  trx: Db,
  kind: string,
  ids: readonly string[],
  label?: string,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('audit_log')
    .set({ before: null, after: null, ...(label !== undefined && { subject_label: label }) })
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', [...ids])
    .execute();
}

/** Of two records what differs, as it was and as it is. */
export function differenceOf(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const pick = (record: typeof before) => Object.fromEntries(names.map((name) => [name, record[name]]));
  return { before: pick(before), after: pick(after) };
}
