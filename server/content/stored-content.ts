import type { Db } from '../db/database.ts';
import { listMailWords } from '../features/mail-words/mail-words.queries.ts';
import { listDrafts, listPublishedKeys } from '../features/page-content/page-content.queries.ts';
import type { ContentKind } from './content-files.ts';

/** What was there by the name of a file, by kind. */
export type Replaced = Partial<Record<ContentKind, string[]>>;

/** A place and a tour are found by the names of their files, the rest by their own. */
export async function storedContent(trx: Db, isReplacing: boolean) {
  const records = async (table: 'roads' | 'team_members' | 'reply_templates') =>
    trx.selectFrom(table).select(['id', 'name']).where('deleted_at', 'is', null).orderBy('id').execute();
  const places = trx.selectFrom('stops').select(['id', 'slug as name']).where('deleted_at', 'is', null);
  const known: Record<ContentKind, Known[]> = {
    places: await places.execute(),
    roads: await records('roads'),
    team: await records('team_members'),
    'reply-templates': await records('reply_templates'),
    tours: await trx.selectFrom('tours').select(['id', 'slug as name']).execute(),
    pages: named(await listPublishedKeys(trx)),
    'page-drafts': named((await listDrafts(trx)).map(({ key }) => key)),
    'mail-words': named(
      (await listMailWords(trx)).flatMap(({ kind, body }) => (body === null ? [] : [kind])),
    ),
  };
  const replaced: Replaced = {};
  function findStored(kind: ContentKind, name: string): string | undefined {
    if (!isReplacing) return undefined;
    const at = known[kind].findIndex((one) => one.name.toLowerCase() === name.toLowerCase());
    if (at < 0) return undefined;
    replaced[kind] = [...(replaced[kind] ?? []), name];
    // Two may have one name: each is replaced by a file of its own.
    return known[kind].splice(at, 1)[0]?.id;
  }
  return { replaced, findStored };
}

type Known = { id: string; name: string };
const named = (keys: readonly string[]): Known[] => keys.map((key) => ({ id: key, name: key }));
