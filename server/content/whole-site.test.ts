// @module-tag dialect
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { NOT_FILLED, TABLES } from '../../tests/support/database/all-tables.ts';
import { fillContent } from '../../tests/support/fill-content.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { Db } from '../db/database.ts';
import { exportContent } from './export-content.ts';
import { importSite } from './import-site.ts';
import { exportPictures } from './site-pictures.ts';

type Table = (typeof TABLES | typeof NOT_FILLED)[number];

/** With content: columns that are other there. */
const CONTENT: Partial<Record<Table, readonly string[]>> = {
  tours: ['version', 'created_at', 'updated_at'],
  tour_days: [],
  tour_stops: [],
  tour_pictures: [],
  tour_roads: [],
  team_member_tours: [],
  stops: ['version', 'created_at', 'updated_at'],
  roads: ['version', 'created_at', 'updated_at'],
  team_members: ['version', 'created_at', 'updated_at'],
  reply_templates: ['version', 'created_at', 'updated_at'],
  // The account that wrote it, and the enquiry that verified it, stay.
  reviews: ['user_id', 'booking_id'],
  review_pictures: ['invitation_id'],
  media: ['uploaded_by', 'created_at', 'is_permanent'],
  media_videos: ['claimed_until'],
  settings: ['updated_at'],
  page_contents: ['version', 'updated_at', 'updated_by'],
  page_content_media: [],
  mail_words: ['version', 'updated_at'],
};

/** With a backup of everything alone, and why. */
const ALL: Partial<Record<Table, string>> = {
  ...of('accounts, and what they signed in with', [
    ...(['users', 'known_browsers', 'sessions', 'password_resets', 'sign_in_failures'] as const),
    ...(['second_factors', 'recovery_codes', 'email_confirmations', 'morning_mails', 'saved_tours'] as const),
    ...(['staff_departures', 'staff_invitations', 'ownership_offers'] as const),
  ]),
  ...of('travellers, and what was said to them', [
    ...(['bookings', 'booking_events', 'booking_changes', 'booking_merges', 'reply_files'] as const),
    ...(['quotes', 'private_links', 'money_entries', 'documents', 'document_counters'] as const),
    ...(['payment_references', 'payment_reminders', 'open_payments'] as const),
    ...(['reply_file_parts', 'customers', 'customer_notes', 'customer_changes', 'contact_messages'] as const),
    ...(['contact_replies', 'contact_events', 'review_invitations', 'spam_marks', 'consents'] as const),
    ...(['subscribers', 'subscriber_links', 'newsletter_issues', 'issue_links'] as const),
  ]),
  ...of('mail on its way', [
    ...(['outbox', 'mail_departures', 'unproved_departures', 'mail_trouble', 'mail_turns'] as const),
    ...(['unreachable_addresses', 'bounce_mailboxes', 'bounce_notes'] as const),
  ]),
  ...of('what happened on this site', [
    ...([
      'audit_log',
      'page_content_versions',
      'imports',
      'import_rows',
      'demo_records',
      'arrivals',
    ] as const),
    ...(['idempotency_keys', 'heartbeat'] as const),
  ]),
  ...of('what the accountant said of this agency', ['tax_rules']),
  ...of('worked out from the rest', ['changed_tours', 'daily_sums', 'search_words', 'customer_items']),
};

function of(reason: string, tables: readonly Table[]): Partial<Record<Table, string>> {
  return Object.fromEntries(tables.map((table) => [table, reason]));
}

test('of every table it is said whether it goes out with content', () => {
  const said = [...Object.keys(CONTENT), ...Object.keys(ALL)].toSorted();
  expect(said).toEqual([...TABLES, ...NOT_FILLED].toSorted());
});

const NOW = new Date('2026-11-20T06:30:00.000Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teesta-whole-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function openSite(): Promise<TestApp> {
  const site = await buildTestApp();
  onTestFinished(() => site.close());
  return site;
}

async function carry({ db, deps }: TestApp, to: string): Promise<Record<string, string>> {
  const path = join(folder, to);
  await exportContent(db, path, NOW);
  await exportPictures(db, deps.config.dataDir, path);
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(paths.map((file) => [file.slice(path.length), readFileSync(file, 'utf8')]));
}

const bring = ({ db, deps }: TestApp, from: string, isReplacing = false) =>
  importSite(db, { folder: join(folder, from), dataDir: deps.config.dataDir, isReplacing, now: NOW });

/** By what names a row in both sites. */
async function namesOf(db: Db): Promise<Map<string, string>> {
  const named = async (table: 'roads' | 'team_members', column = 'name' as const) =>
    (await db.selectFrom(table).select(['id', column]).execute()).map(({ id, name }) => [id, name] as const);
  const slugs = async (table: 'tours' | 'stops') =>
    (await db.selectFrom(table).select(['id', 'slug']).execute()).map(({ id, slug }) => [id, slug] as const);
  const reviews = await db.selectFrom('reviews').select(['id', 'username', 'created_at']).execute();
  const media = await db.selectFrom('media').select(['id', 'url']).execute();
  return new Map([
    ...(await named('roads')),
    ...(await named('team_members')),
    ...(await slugs('tours')),
    ...(await slugs('stops')),
    ...reviews.map(({ id, username, created_at }) => [id, `${username} ${created_at}`] as const),
    ...media.map(({ id, url }) => [id, url] as const),
  ]);
}

async function contentOf({ db }: TestApp): Promise<Record<string, string[]>> {
  const names = await namesOf(db);
  const content: Record<string, string[]> = {};
  for (const [table, others] of Object.entries(CONTENT)) {
    const rows = (await db
      .selectFrom(table as 'tours')
      .selectAll()
      .execute()) as Record<string, unknown>[];
    content[table] = rows
      .filter(({ is_placeholder, deleted_at, name }) => !is_placeholder && !deleted_at && name !== 'opening')
      .map((row) => {
        const told = Object.entries(row).flatMap(([column, value]) => {
          if (column === 'id' || others.includes(column)) return [];
          return [[column, typeof value === 'string' ? (names.get(value) ?? value) : value]];
        });
        return JSON.stringify(Object.fromEntries(told.toSorted()));
      })
      .filter((row) => table !== 'page_contents' || !row.includes('"draft":null'))
      .toSorted();
  }
  return content;
}

test('all content goes into another site and out again, byte for byte, and over what was changed there', async () => {
  const site = await openSite();
  await fillContent(site, NOW);
  const first = await carry(site, 'first');
  const other = await openSite();
  await bring(other, 'first');
  const [before, after] = [await contentOf(site), await contentOf(other)];
  for (const table of Object.keys(CONTENT)) {
    expect(before[table], `${table} is filled`).not.toEqual([]);
    expect(after[table], table).toEqual(before[table]);
  }
  expect(await carry(other, 'second')).toEqual(first);
  const opening = other.db.selectFrom('settings').select('value').where('name', '=', 'opening');
  expect(JSON.parse((await opening.executeTakeFirstOrThrow()).value), 'its owner opens it').toMatchObject({
    openedAt: null,
  });

  await other.db.updateTable('tours').set({ featured_place: null, featured: 1 }).execute();
  await other.db
    .updateTable('reviews')
    .set({ reply: 'No.', replied_at: NOW.toISOString(), is_hidden: 1 })
    .execute();
  await other.db.updateTable('team_members').set({ words: 'Late.', since_year: 1999 }).execute();
  await other.db
    .updateTable('media')
    .set({ alt: 'Another' })
    .where('alt', 'in', ['Ours', 'The lake'])
    .execute();
  await bring(other, 'first', true);
  expect(await carry(other, 'third')).toEqual(first);
});
