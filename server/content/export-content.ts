import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Db } from '../db/database.ts';
import { listMailWords } from '../features/mail-words/mail-words.queries.ts';
import { findChoices } from '../features/page-content/choices.queries.ts';
import {
  findPublished,
  listDrafts,
  listPublishedKeys,
} from '../features/page-content/page-content.queries.ts';
import { listRecords } from '../features/records/versioned-records.ts';
import { TEMPLATE } from '../features/reply-templates/template-records.ts';
import { ROAD } from '../features/roads/road-records.ts';
import { loadEditableSettings } from '../features/settings/settings.queries.ts';
import { STOP } from '../features/stops/stop-records.ts';
import { presentManagedStop } from '../features/stops/stored-stop.ts';
import { presentManagedTeam } from '../features/team/present-team.ts';
import { TEAM_MEMBER } from '../features/team/team-records.ts';
import { findStoredTour } from '../features/tours/manage/stored-tour.ts';
import { freeSlug, slugOf } from '../features/tours/tour-slug.ts';
import { type ContentKind, SETTINGS, TEXT_OF } from './content-files.ts';
import { fieldsOfTour, listedKey, reviewsOf } from './write-tours.ts';

type Fields = Record<string, unknown>;
/** `id`: by which other content refers to it. */
type Written = { id: string; slug: string; fields: Fields };

/** Each kind of content, as its files have it; another kind is a line of `TEXT_OF`, and the compiler asks for the rest. */
const WRITERS: Record<
  ContentKind,
  (db: Db, written: Record<string, Written[]>, now: Date) => Promise<Written[]>
> = {
  async places(db) {
    const rows = await listRecords(db, STOP);
    return rows.map((row) => {
      const {
        _id,
        slug,
        tours: _tours,
        version: _version,
        updatedAt: _at,
        ...fields
      } = presentManagedStop(row, 0);
      return { id: _id, slug, fields };
    });
  },
  async roads(db) {
    const rows = await listRecords(db, ROAD);
    return named(rows, ({ name, state, note, source, source_url, checked_at }) => ({
      ...{ name, state, note, source },
      ...{ sourceUrl: source_url, checkedAt: checked_at },
    }));
  },
  async team(db) {
    const people = await presentManagedTeam(db, await listRecords(db, TEAM_MEMBER));
    return named(
      people.map((person) => ({ ...person, id: person._id })),
      ({ name, role, languages, words, sinceYear, isShown, position, picture }) => ({
        ...{ name, role, languages, words, sinceYear, position, picture: picture?.url },
        ...(!isShown && { isShown }),
      }),
    );
  },
  async 'reply-templates'(db) {
    const rows = await listRecords(db, TEMPLATE);
    const { destinations } = await findChoices(db);
    return named(rows, ({ name, destination, subject, text }) => ({
      ...{ name, subject, text },
      destination: listedKey(destinations, destination),
    }));
  },
  async tours(db, { places = [], roads = [], team = [] }, now) {
    const slugs = new Map([...places, ...roads, ...team].map(({ id, slug }) => [id, slug]));
    const choices = await findChoices(db);
    const rows = await db.selectFrom('tours').select('id').orderBy('id', 'desc').execute();
    const written: Written[] = [];
    for (const [at, { id }] of rows.entries()) {
      const tour = await findStoredTour(db, id);
      if (!tour) continue;
      const number = String(at + 1).padStart(Math.max(2, String(rows.length).length), '0');
      const reviews = await reviewsOf(db, id);
      written.push({
        id,
        slug: `${number}-${tour.row.slug}`,
        fields: { ...fieldsOfTour(tour, { slugs, choices, now }), reviews },
      });
    }
    return written;
  },
  async pages(db) {
    const keys = await listPublishedKeys(db);
    return Promise.all(
      keys.map(async (key) => ({ id: key, slug: key, fields: await findPublished(db, key) })),
    );
  },
  async 'page-drafts'(db) {
    const rows = await listDrafts(db);
    return rows.map(({ key, draft, publish_at }) => ({
      ...{ id: key, slug: key },
      fields: { ...(publish_at !== null && { publishAt: publish_at }), ...JSON.parse(draft) },
    }));
  },
  async 'mail-words'(db) {
    const rows = await listMailWords(db);
    return rows.flatMap(({ kind, subject, body }) =>
      body === null ? [] : [{ id: kind, slug: kind, fields: { subject, body } }],
    );
  },
};

/** What is missing has its initial value there, which is not what staff have emptied. */
const WITH_EMPTY_FIELDS: readonly ContentKind[] = ['pages', 'page-drafts'];

function named<Row extends { id: string; name: string }>(
  rows: readonly Row[],
  fieldsOf: (row: Row) => Fields,
): Written[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const slug = freeSlug(slugOf(row.name, 'file'), taken);
    taken.add(slug);
    return { id: row.id, slug, fields: fieldsOf(row) };
  });
}

type Counts = Record<ContentKind, number>;

/** Writes all content into a folder, as `importContent` reads it. */
export async function exportContent(db: Db, folder: string, now: Date): Promise<Counts> {
  const written: Partial<Record<ContentKind, Written[]>> = {};
  for (const kind of Object.keys(WRITERS) as ContentKind[]) {
    const files = await WRITERS[kind](db, written, now);
    written[kind] = files;
    for (const { slug, fields } of files) {
      const { [TEXT_OF[kind]]: text, ...others } = fields;
      const head = stringify(WITH_EMPTY_FIELDS.includes(kind) ? others : (told(others) ?? {}), {
        lineWidth: 0,
      });
      await write(join(folder, kind, `${slug}.md`), `---\n${head}---\n${text ? `\n${text}\n` : ''}`);
    }
  }
  const { values, placeholders } = await loadEditableSettings(db);
  const known = Object.entries(values).filter(([name]) => !placeholders.includes(name));
  await write(join(folder, SETTINGS), `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
  const counts = Object.entries(written).map(([kind, files]) => [kind, files.length]);
  return Object.fromEntries(counts) as Counts;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Without what nobody has filled in. */
function told(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) {
    const entries = value.map(told).filter((entry) => entry !== undefined);
    return entries.length > 0 ? entries : undefined;
  }
  if (typeof value !== 'object') return value;
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const own = told(field);
    return own === undefined ? [] : [[name, own]];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
