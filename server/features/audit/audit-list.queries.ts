import { expressionBuilder } from 'kysely';
import type { AuditChoices, AuditEntry, AuditFilters } from '../../../contracts/audit.contract.ts';
import { endOfDay, startOfDay } from '../../../contracts/india-time.ts';
import type { Position } from '../../../contracts/lists/cursor.ts';
import { readInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import { afterPosition, type Page } from '../../db/paging.ts';
import type { AuditRow, Database } from '../../db/schema.ts';

export async function listAuditEntries(db: Db, page: Page, filters: AuditFilters = {}): Promise<AuditRow[]> {
  const { subject, subjectId, actor, action, from, to } = filters;
  let query = db
    .selectFrom('audit_log')
    .selectAll()
    .where(afterPosition(page.after, { at: 'created_at', id: 'id' }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (subject) query = query.where('subject_kind', '=', subject);
  if (subjectId) query = query.where('subject_id', '=', subjectId);
  if (actor) query = query.where(await isBy(db, actor));
  if (action) query = query.where('action', '=', action);
  if (from) query = query.where('created_at', '>=', startOfDay(from));
  if (to) query = query.where('created_at', '<', endOfDay(to));
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

/** The log keeps the name alone of who was deleted: see `auditChoices`. */
async function isBy(db: Db, actor: string) {
  const user = await db.selectFrom('users').select('id').where('id', '=', actor).executeTakeFirst();
  const { and, eb } = expressionBuilder<Database, 'audit_log'>();
  return user ? eb('actor_id', '=', actor) : and([eb('actor_id', 'is', null), eb('actor_name', '=', actor)]);
}

export function positionOfAuditEntry(row: AuditRow): Position {
  return { at: row.created_at, id: row.id };
}

const PEOPLE: Record<string, string> = { owner_id: 'owner', next_action_for: 'next_action_for' };

type Fields = Record<string, unknown>;

export async function presentAuditEntries(db: Db, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const entries = rows.map(presentAuditEntry);
  const told = entries.flatMap(({ before, after }) => [before ?? {}, after ?? {}]);
  const ids = told.flatMap((fields) => Object.keys(PEOPLE).map((column) => fields[column]));
  const asked = [...new Set(ids.filter((id) => typeof id === 'string'))];
  const people = await readInBatches(asked, (batch) =>
    db.selectFrom('users').select(['id', 'username']).where('id', 'in', batch).execute(),
  );
  const names = new Map(people.map(({ id, username }) => [id, username]));
  const named = (fields: Fields | null) => fields && withNames(fields, names);
  return entries.map((entry) => ({ ...entry, before: named(entry.before), after: named(entry.after) }));
}

function withNames(fields: Fields, names: ReadonlyMap<string, string>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([column, value]) => {
      const name = PEOPLE[column];
      if (name === undefined) return [column, value];
      return [name, typeof value === 'string' ? (names.get(value) ?? 'somebody who has left') : 'nobody'];
    }),
  );
}

function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    _id: row.id,
    actorId: row.actor_id,
    actorName: row.actor_name,
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    subjectLabel: row.subject_label,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
    createdAt: row.created_at,
  };
}

export async function findAuditChoices(db: Db): Promise<AuditChoices> {
  const [actors, gone, subjects, actions] = await Promise.all([
    db
      .selectFrom('users')
      .select(['id', 'username', 'staff_role'])
      .where('id', 'in', db.selectFrom('audit_log').select('actor_id').distinct())
      .orderBy('username')
      .execute(),
    db
      .selectFrom('audit_log')
      .select('actor_name')
      .distinct()
      .where('actor_id', 'is', null)
      .orderBy('actor_name')
      .execute(),
    db.selectFrom('audit_log').select('subject_kind').distinct().orderBy('subject_kind').execute(),
    db.selectFrom('audit_log').select('action').distinct().orderBy('action').execute(),
  ]);
  return {
    actors: [
      ...actors.map(({ id, username, staff_role }) => ({
        _id: id,
        name: username,
        hasLeft: staff_role === null,
      })),
      ...gone.map(({ actor_name }) => ({ _id: actor_name, name: actor_name, hasLeft: true })),
    ],
    subjects: subjects.map((row) => row.subject_kind),
    actions: actions.map((row) => row.action),
  };
}
