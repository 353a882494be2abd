// @module-tag dialect
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOnPostgres, openTestDatabase } from '../../../tests/support/database/test-database.ts';
import { connectSiteChanges, createSiteChanges } from '../../pages/cache/site-changes.ts';
import { createDeskChanges, type DeskNote, type KnownPresence } from './desk-changes.ts';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

describe('in one process', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function listening() {
    const site = createSiteChanges();
    const changes = createDeskChanges(site.processes);
    const heard: DeskNote[] = [];
    changes.subscribe((note) => heard.push(note));
    return { site, changes, heard };
  }

  test('the first change is told at once, and what comes right after it together', () => {
    const { changes, heard } = listening();
    changes.noteWritten(['bookings', 'search_words']);
    expect(heard).toEqual([{ kinds: ['enquiries'] }]);
    for (let nth = 0; nth < 100; nth += 1) changes.noteWritten(['outbox', 'bookings']);
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(250);
    expect(heard.slice(1)).toEqual([{ kinds: ['mail', 'enquiries'] }]);
    vi.advanceTimersByTime(1_000);
    expect(heard).toHaveLength(2);
  });

  test('what nobody waits for is not told', () => {
    const { changes, heard } = listening();
    changes.noteWritten(['sessions', 'idempotency_keys', 'skip']);
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual([]);
  });

  test('what is published is told as a change of the settings: names of places may be in it', () => {
    const { changes, heard } = listening();
    changes.noteWritten(['page_contents', 'page_content_versions']);
    expect(heard).toEqual([{ kinds: ['settings'] }]);
  });

  test('after a line that was away anything may have changed', () => {
    const { site, heard } = listening();
    site.hearMissed();
    expect(heard[0]?.kinds).toContain('enquiries');
    expect(heard[0]?.kinds).toContain('settings');
  });

  test('what another version says is passed over', () => {
    const { site, heard } = listening();
    site.hearTold('{ no JSON');
    site.hearTold('{"kinds":["dragons"]}');
    site.hearTold('{"kinds":["tours"]}');
    expect(heard).toEqual([{ kinds: ['tours'] }]);
  });
});

if (isOnPostgres())
  test('a change and a presence are heard in every other process, once', async () => {
    const database = await openTestDatabase();
    cleanUps.push(database.close);
    const open = async () => {
      const site = await connectSiteChanges(database.databaseUrl ?? '', (error) => {
        throw error;
      });
      cleanUps.push(site.close);
      return createDeskChanges(site.processes);
    };
    const [one, other] = [await open(), await open()];
    const heard: DeskNote[] = [];
    const isThere = Promise.withResolvers<void>();
    other.subscribe((note) => {
      heard.push(note);
      if (note.presence) isThere.resolve();
    });
    const presence = {
      tab: 't1',
      kind: 'enquiry',
      id: 'e1',
      state: 'writing',
      userId: 'u1',
      name: 'Pema Łęgowska',
      whose: ['u1'],
    } satisfies KnownPresence;
    one.noteWritten(['bookings']);
    one.tellPresence(presence);
    await isThere.promise;
    expect(heard).toEqual([{ kinds: ['enquiries'] }, { presence: [presence] }]);
  });
