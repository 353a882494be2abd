import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import type { SessionUser } from '../../http/session/session.queries.ts';

export type AuditChange = {
  actor: Pick<SessionUser, 'id' | 'username'> | null;
  action: string;
  subject: { kind: string; id: string; label: string };
  /** Left out for a creation. Never a password or a token. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  now: Date;
};

/** Call it in the transaction of the change. */
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

/** Removes values and names of erased subjects from the log. Who did what and when stays. */
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

export function differenceOf(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const pick = (record: typeof before) => Object.fromEntries(names.map((name) => [name, record[name]]));
  return { before: pick(before), after: pick(after) };
}
