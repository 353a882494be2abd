import { type RawBuilder, sql } from 'kysely';
import { batchesOf, workInTurns } from './batches.ts';
import type { Db } from './database.ts';
import { hideFromPlanner } from './dialect/hide-from-planner.ts';
import { type SearchKind, storedWordsOf, typedWords } from './words-of-texts.ts';

const WORDS_PER_BATCH = 512;
const SUBJECTS_PER_BATCH = 10;
const FEW = 500;
/** A more common word is checked row by row along the list: a page fills soon. */
const COMMON = 10_000;

/** Replaces the words of a subject. If there are too many, the first texts win. */
export function replaceSearchWords(
  trx: Db,
  kind: SearchKind,
  subjectId: string,
  texts: readonly string[],
): Promise<void> {
  return replaceManySearchWords(trx, kind, new Map([[subjectId, texts]]));
}

export async function replaceManySearchWords(
  trx: Db,
  kind: SearchKind,
  textsOf: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  await workInTurns([...textsOf], SUBJECTS_PER_BATCH, (batch) => replaceSome(trx, kind, new Map(batch)));
}

/** Unchanged words are not written: each is in two indexes. */
async function replaceSome(
  trx: Db,
  kind: SearchKind,
  textsOf: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const missing = new Map(
    [...textsOf].map(([subjectId, texts]) => [subjectId, new Set(storedWordsOf(kind, texts))]),
  );
  const stored = await trx
    .selectFrom('search_words')
    .select(['subject_id', 'word'])
    .where('kind', '=', kind)
    .where('subject_id', 'in', [...textsOf.keys()])
    .execute();
  const former = stored.filter(({ subject_id, word }) => !missing.get(subject_id)?.delete(word));
  for (const [subjectId, rows] of Map.groupBy(former, (row) => row.subject_id))
    for (const words of batchesOf(rows.map((row) => row.word)))
      await trx
        .deleteFrom('search_words')
        .where('kind', '=', kind)
        .where('subject_id', '=', subjectId)
        .where('word', 'in', words)
        .execute();
  await insertWords(trx, kind, missing);
}

export async function insertSearchWords(
  trx: Db,
  kind: SearchKind,
  textsOf: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  await insertWords(
    trx,
    kind,
    new Map([...textsOf].map(([subjectId, texts]) => [subjectId, storedWordsOf(kind, texts)])),
  );
}

async function insertWords(
  trx: Db,
  kind: SearchKind,
  wordsBySubject: ReadonlyMap<string, Iterable<string>>,
): Promise<void> {
  const rows = [...wordsBySubject].flatMap(([subject_id, words]) =>
    [...words].map((word) => ({ kind, word, subject_id })),
  );
  await workInTurns(rows, WORDS_PER_BATCH, (batch) =>
    trx
      .insertInto('search_words')
      .values(filled(batch))
      .onConflict((on) => on.doNothing())
      .execute(),
  );
}

/** Repeats the last row up to a power of two, because SQLite caches statements by their text. */
function filled<Row>(rows: readonly Row[]): Row[] {
  const size = 2 ** Math.ceil(Math.log2(rows.length));
  return [...rows, ...rows.slice(-1).flatMap((last) => Array<Row>(size - rows.length).fill(last))];
}

export async function removeSearchWords(
  trx: Db,
  kind: SearchKind,
  subjectIds: readonly string[],
): Promise<void> {
  await workInTurns(subjectIds, SUBJECTS_PER_BATCH, (batch) =>
    trx.deleteFrom('search_words').where('kind', '=', kind).where('subject_id', 'in', batch).execute(),
  );
}

/** Matches rows that have every typed word as a prefix. `isCounted`: no list is walked, so matches are read alone. */
export async function matchesSearch(
  db: Db,
  kind: SearchKind,
  typed: string,
  idColumn: string,
  isCounted = false,
): Promise<RawBuilder<boolean>> {
  const words = typedWords(kind, typed);
  if (words.length === 0) return sql<boolean>`1 = 0`;
  const sizes = await Promise.all(words.map((word) => sizeOf(db, kind, word)));
  const having = (size: Size) => words.filter((_, place) => sizes[place] === size);
  const id = sql.ref(idColumn);
  const rare = having('few');
  if (rare.length > 0) {
    const finds = await Promise.all(
      rare.map(async (word) => ({ word, ids: await findSubjects(db, kind, word) })),
    );
    const rarest = finds.reduce((least, find) => (find.ids.length < least.ids.length ? find : least));
    const others = words.filter((word) => word !== rarest.word);
    return allOf([isOneOf(id, rarest.ids), ...others.map((word) => hasWord(id, kind, word))]);
  }
  const medium = having('medium');
  return allOf([
    ...(medium.length > 0 ? [await hasMedium(db, { kind, words: medium, id, isCounted })] : []),
    ...having('common').map((word) => hasWord(id, kind, word)),
  ]);
}

function allOf(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function isOneOf(id: RawBuilder<unknown>, ids: readonly string[]): RawBuilder<boolean> {
  return ids.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`${id} in (${sql.join(ids)})`;
}

/** Checked row by row: good for a word that most rows have. */
function hasWord(id: RawBuilder<unknown>, kind: SearchKind, word: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from search_words where subject_id = ${id} and kind = ${kind} and word >= ${word} and word < ${endOf(word)})`;
}

type Medium = { kind: SearchKind; words: readonly string[]; id: RawBuilder<unknown>; isCounted: boolean };

/** For less common words: few matches are looked up by id, more are gathered once for checks along the list. */
async function hasMedium(db: Db, { kind, words, id, isCounted }: Medium): Promise<RawBuilder<boolean>> {
  const subjects = sql.join(
    words.map(
      (word) =>
        sql`select subject_id from search_words where kind = ${kind} and word >= ${word} and word < ${endOf(word)}`,
    ),
    sql` intersect `,
  );
  if (words.length > 1) {
    const { rows } = await sql<{ subject_id: string }>`${subjects} limit ${FEW + 1}`.execute(db);
    if (rows.length <= FEW)
      return isOneOf(
        id,
        rows.map((row) => row.subject_id),
      );
  }
  const isFound = sql<boolean>`${id} in (${subjects})`;
  return isCounted ? isFound : hideFromPlanner(isFound);
}

type Size = 'few' | 'medium' | 'common';

async function sizeOf(db: Db, kind: SearchKind, word: string): Promise<Size> {
  const hasMoreThan = async (count: number) =>
    (await rowsOf(db, kind, word).select('subject_id').offset(count).limit(1).executeTakeFirst()) !==
    undefined;
  if (!(await hasMoreThan(FEW))) return 'few';
  return (await hasMoreThan(COMMON)) ? 'common' : 'medium';
}

async function findSubjects(db: Db, kind: SearchKind, word: string): Promise<string[]> {
  const rows = await rowsOf(db, kind, word).select('subject_id').distinct().execute();
  return rows.map((row) => row.subject_id);
}

function rowsOf(db: Db, kind: SearchKind, word: string) {
  return db
    .selectFrom('search_words')
    .where('kind', '=', kind)
    .where('word', '>=', word)
    .where('word', '<', endOf(word));
}

function endOf(word: string): string {
  return `${word}\u{10ffff}`;
}
