import { sql } from 'kysely';
import { canBeFound } from '../../db/can-be-found.ts';
import type { Db } from '../../db/database.ts';
import type { TeamMemberRow } from '../../db/site-rows.ts';
import { BegunTooEarly } from '../../db/transaction.ts';
import { badInput } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { foldToLatin } from '../../transliteration/latinise.ts';
import type { ChangedUse, PictureUser, WantedChange } from '../media/library/picture-users.ts';
import { lockMedia } from '../media/media.queries.ts';
import { changeRecord, lockAnyRecord } from '../records/versioned-records.ts';
import { TEAM_MEMBER } from './team-records.ts';

/** Deleted people, too, as long as they can be restored. */
export const PICTURES_OF_TEAM: PictureUser = {
  kind: 'person',
  columns: [{ table: 'team_members', column: 'media_id', is: 'id' }],

  async listUses(db, pictureIds) {
    const people = await db
      .selectFrom('team_members')
      .selectAll()
      .where('media_id', 'in', pictureIds)
      .orderBy('name')
      .orderBy('id')
      .execute();
    return people.map((person) => ({ ...asUse(person), pictureId: person.media_id ?? '' }));
  },

  async isNamed(db, text) {
    const typed = foldToLatin(text);
    const people = await db.selectFrom('team_members').select(['name', 'media_id']).execute();
    const found = people.filter(({ name }) => canBeFound(typed) && foldToLatin(name).includes(typed));
    const ids = found.flatMap(({ media_id }) => media_id ?? []);
    return ids.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`media.id in (${sql.join(ids)})`;
  },

  async changePictures(trx, wanted, by) {
    const fitting = [];
    for (const one of wanted) fitting.push(...(await readChange(trx, one)));
    const pictures = await lockMedia(
      trx,
      fitting.flatMap(({ before, after }) => [...before, ...after]),
    );
    const known = new Set(pictures.map(({ id }) => id));
    const changed: ChangedUse[] = [];
    for (const one of fitting.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      if (!one.after.every((id) => known.has(id)))
        throw badInput({ pictureId: 'This picture is gone. Choose another one.' });
      changed.push(await changePerson(trx, one, by));
    }
    return changed;
  },
};

const shownBy = ({ media_id }: Pick<TeamMemberRow, 'media_id'>) => (media_id === null ? [] : [media_id]);

type ChangeOfPerson = { id: string; before: readonly string[]; after: readonly string[] };

async function readChange(trx: Db, { id, version, change }: WantedChange): Promise<ChangeOfPerson[]> {
  const person = await trx.selectFrom('team_members').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person || (version !== undefined && version !== person.version)) return [];
  const before = shownBy(person);
  const after = change(before);
  return after.join() === before.join() ? [] : [{ id, before, after }];
}

async function changePerson(
  trx: Db,
  { id, before, after }: ChangeOfPerson,
  by: StaffAction,
): Promise<ChangedUse> {
  const stored = await lockAnyRecord(trx, TEAM_MEMBER, id);
  if (shownBy(stored).join() !== before.join()) throw new BegunTooEarly();
  const save = { stored, content: { media_id: after[0] ?? null }, version: stored.version };
  const saved = await changeRecord(trx, TEAM_MEMBER, save, by);
  return { ...asUse(saved), version: saved.version, before };
}

function asUse({ id, name, deleted_at }: TeamMemberRow) {
  return { kind: 'person' as const, id, label: deleted_at === null ? name : `${name} (deleted)` };
}
