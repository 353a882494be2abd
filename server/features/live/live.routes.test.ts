import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { DeskDetail } from '../../../contracts/enquiries/desk-history.contract.ts';
import type { DeskNews, LiveMessage } from '../../../contracts/live/live.contract.ts';
import { CHANGE_KINDS } from '../../../contracts/live/live-terms.ts';
import { makeAdmin, makeContactMessage, makeEnquiry, makeUser } from '../../../tests/support/factories.ts';
import { type DeskListener, listenToDesk, toldOf } from '../../../tests/support/listen-to-desk.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { UserRow } from '../../db/schema.ts';
import type { DeskChanges } from '../../http/live/desk-changes.ts';
import { endAllSessions } from '../../http/session/session.queries.ts';
import { seerOf } from '../../http/session/visible-to.ts';
import { countDeskNews } from './desk-news.queries.ts';
import { openDeskStreams } from './desk-streams.ts';

let site: TestApp;
let origin: string;
let pema: UserRow;
let staff: string;
const open: DeskListener[] = [];
beforeAll(async () => {
  site = await buildTestApp();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  pema = await makeAdmin(site.db, { username: 'Pema' });
  staff = await site.signIn(pema);
});
afterEach(() => {
  for (const { leave } of open.splice(0)) leave();
});
afterAll(() => site.close());

async function listen(as = staff): Promise<DeskListener> {
  const listener = await listenToDesk(origin, as);
  open.push(listener);
  return listener;
}

/** Streams that are told of what changes by the test alone. */
function openByHand() {
  let tell: Parameters<DeskChanges['subscribe']>[0] = () => {};
  const deskChanges = {
    ...site.deps.deskChanges,
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
  };
  const streams = openDeskStreams({ ...site.deps, deskChanges }, site.app.log);
  return { streams, tell };
}

const newest = (told: LiveMessage[]) => told.findLast(({ counts }) => counts)?.counts;

describe('who listens', () => {
  test('is told at once what waits, and of what anybody changes', async () => {
    const listener = await listen();
    const [first] = await listener.until((told) => told.length > 0);
    const before = first?.counts?.newEnquiries ?? 0;
    expect(first).toMatchObject({ counts: { openMessages: 0 } });
    const waiting = first?.counts?.inbox ?? 0;
    const enquiry = await makeEnquiry(site.db);
    await listener.until((told) => toldOf('enquiries')(told) && newest(told)?.newEnquiries === before + 1);
    await site.put(`/manage/bookings/${enquiry.id}/status`, {
      as: staff,
      body: { from: 'new', to: 'contacted' },
    });
    await listener.until((told) => newest(told)?.newEnquiries === before && toldOf('history')(told));
    await makeContactMessage(site.db);
    await listener.until((told) => toldOf('messages')(told) && newest(told)?.openMessages === 1);
    expect((await listener.until((told) => newest(told)?.inbox === waiting + 1)).length).toBeGreaterThan(0);
  });

  test('is told first how long ago each kind has changed, for what changed before there was a line', async () => {
    const { streams, tell } = openByHand();
    tell({ kinds: ['messages'] });
    const [first] = await (await streams.open(pema, staff)).setEncoding('utf8').take(1).toArray();
    const { ages }: LiveMessage = JSON.parse(String(first).slice('data: '.length));
    expect(Object.keys(ages ?? {}).sort()).toEqual([...CHANGE_KINDS].sort());
    // Nothing else has changed since the process was there.
    expect(ages?.messages).toBeLessThan(ages?.enquiries ?? 0);
    streams.close();
  });

  test('is told of the last of several changes, also where somebody else begins to listen right after it', async () => {
    const { streams, tell } = openByHand();
    const stream = await streams.open(pema, staff);
    tell({ kinds: ['enquiries'] });
    await makeEnquiry(site.db);
    tell({ kinds: ['enquiries'] });
    await streams.open(pema, staff);
    const { newEnquiries } = await countDeskNews(site.db, seerOf(pema), new Date());
    let told = '';
    for await (const part of stream.setEncoding('utf8')) {
      told += part;
      if (told.includes(`"newEnquiries":${newEnquiries},`)) break;
    }
    expect(told).toContain(`"newEnquiries":${newEnquiries - 1},`);
    streams.close();
  });

  test('is told that something is written about a customer', async () => {
    const { id } = await makeEnquiry(site.db);
    const customer = await site
      .get<DeskDetail>(`/manage/bookings/${id}`, { as: staff })
      .then(({ body }) => body.data.customer?._id);
    const listener = await listen();
    await site.post(`/manage/customers/${customer}/notes`, { as: staff, body: { text: 'Eats no meat' } });
    await listener.until(toldOf('customers'));
  });

  test('is told kinds and numbers, and no word of a traveller', async () => {
    const listener = await listen();
    await makeEnquiry(site.db, { full_name: 'Asha Rai', user_email: 'asha@example.com' });
    const told = await listener.until(toldOf('enquiries'));
    expect(JSON.stringify(told)).not.toMatch(/asha/i);
  });

  test('is told who has what open, and who writes, also of those from before', async () => {
    const tenzin = await site.signIn(await makeAdmin(site.db, { username: 'Tenzin' }));
    const say = (state: string) =>
      site.post('/manage/live/presence', {
        as: tenzin,
        body: { tab: 't1', kind: 'enquiry', id: 'e1', state },
      });
    const listener = await listen();
    expect((await say('writing')).status).toBe(200);
    const isWriting = { name: 'Tenzin', kind: 'enquiry', id: 'e1', state: 'writing' };
    const told = await listener.until((all) => all.some(({ presence = [] }) => presence.length > 0));
    expect(told.flatMap(({ presence = [] }) => presence)).toMatchObject([isWriting]);
    const [late] = await (await listen()).until((all) => all.length > 0);
    expect(late?.presence).toMatchObject([isWriting]);
    await say('gone');
    await listener.until((all) => all.some(({ presence = [] }) => presence[0]?.state === 'gone'));
    const [later] = await (await listen()).until((all) => all.length > 0);
    expect(later).not.toHaveProperty('presence');
  });

  test('does not use the session by it §V7.3.1', async () => {
    const start = '2026-05-01T06:00:00.000Z';
    site.setClock(start);
    const idle = await makeAdmin(site.db);
    const token = await site.signIn(idle);
    site.setClock('2026-05-01T07:00:00.000Z');
    await (await listen(token)).until((told) => told.length > 0);
    await site.get('/manage/live/news', { as: token });
    const { last_used_at } = await site.db
      .selectFrom('sessions')
      .select('last_used_at')
      .where('user_id', '=', idle.id)
      .executeTakeFirstOrThrow();
    site.setClock();
    expect(last_used_at).toBe(start);
  });

  test('of one person, the oldest of too many is told that it ends', async () => {
    const one = await site.signIn(await makeAdmin(site.db));
    const first = await listen(one);
    const second = await listen(one);
    for (let more = 0; more < 19; more += 1) await listen(one);
    expect(await first.ended).toBe(true);
    await makeEnquiry(site.db);
    await second.until(toldOf('enquiries'));
  });
});

test('a listener is told in the morning of what is due that day, though nobody wrote anything', async () => {
  site.setClock('2030-01-01T18:29:00.000Z');
  await makeEnquiry(site.db, { status: 'contacted', next_action_on: '2030-01-02' });
  const streams = openDeskStreams(site.deps, site.app.log, 5);
  const stream = await streams.open(pema, await site.signIn(pema));
  const told = stream.setEncoding('utf8')[Symbol.asyncIterator]();
  const before = await nextCount();
  site.setClock('2030-01-01T18:31:00.000Z');
  expect(await nextCount()).toBe(before + 1);
  site.setClock(undefined);

  async function nextCount(): Promise<number> {
    const { value, done } = await told.next();
    if (done) throw new Error('The stream ended.');
    return Number(/"inbox":(\d+)/.exec(String(value))?.[1] ?? (await nextCount()));
  }
  streams.close();
});

describe('it ends', () => {
  test.each([
    ['who signed out', (user: UserRow) => endAllSessions(site.db, user.id)],
    [
      'who is staff no more',
      (user: UserRow) =>
        site.db.updateTable('users').set({ role: 'user' }).where('id', '=', user.id).execute(),
    ],
  ])('for %s, and for nobody else §V7.4.1', async (_who, leave) => {
    const streams = openDeskStreams(site.deps, site.app.log, 5);
    const user = await makeAdmin(site.db);
    const ends = await streams.open(user, await site.signIn(user));
    const stays = await streams.open(pema, staff);
    await leave(user);
    const text = await ends.setEncoding('utf8').toArray();
    expect(text.join('')).toContain('event: end');
    // What it had heard until then, and what the same look at all who listen, or the next, has told it.
    const heard = stays.setEncoding('utf8')[Symbol.asyncIterator]();
    for (const _read of ['before', 'since']) {
      const { value, done } = await heard.next();
      expect([String(value).includes('event: end'), done]).toEqual([false, false]);
    }
    streams.close();
  });

  test('where the site stops, which waits for nobody who listens', async () => {
    const other = await buildTestApp();
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const token = await other.signIn(await makeAdmin(other.db));
    const { port } = other.app.server.address() as AddressInfo;
    const listener = await listenToDesk(`http://127.0.0.1:${port}`, token);
    await listener.until((told) => told.length > 0);
    await other.close();
    expect(await listener.ended).toBe(true);
  });

  test('at once for a caller that does not say it listens', async () => {
    const answer = await site.get('/manage/live', { as: staff });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/event-stream');
    expect(String(answer.body)).toMatch(/^data: \{"ages".*"counts".*event: end/s);
  });
});

describe('what is new', () => {
  const news = async (after?: string) =>
    (await site.get<DeskNews>(`/manage/live/news${after ? `?after=${after}` : ''}`, { as: staff })).body.data;

  test('names an enquiry that came by the site since, by first name and tour', async () => {
    const { latest, arrived } = await news();
    expect(arrived).toEqual([]);
    const enquiry = await makeEnquiry(site.db, { full_name: 'Asha Rai Pradhan', tour_name: 'Tiger Hill' });
    await makeEnquiry(site.db, { source: 'phone' });
    await makeEnquiry(site.db, { user_id: pema.id });
    await makeEnquiry(site.db, { owner_id: pema.id, tour_name: 'Tiger Hill' });
    await makeEnquiry(site.db, { status: 'spam' });
    const found = (await news(latest)).arrived.filter(({ tourName }) => tourName === 'Tiger Hill');
    expect(found).toEqual([{ _id: enquiry.id, firstName: 'Asha', tourName: 'Tiger Hill' }]);
  });

  test('looks back for an hour, whatever is asked', async () => {
    await makeEnquiry(site.db);
    site.setClock(new Date(Date.now() + 2 * 3_600_000).toISOString());
    const { arrived } = await news('0');
    site.setClock();
    expect(arrived).toEqual([]);
  });

  test('counts no spam, nothing from the bin, and no message that is done', async () => {
    const { counts } = await news();
    await makeUser(site.db);
    await makeEnquiry(site.db, { deleted_at: new Date().toISOString() });
    await makeContactMessage(site.db, { done_at: new Date().toISOString() });
    await makeContactMessage(site.db, { spam_at: new Date().toISOString() });
    expect((await news()).counts).toEqual(counts);
  });
});
