import type { FastifyBaseLogger } from 'fastify';
import { Gauge } from 'prom-client';
import { dayOf } from '../../../contracts/india-time.ts';
import type { DeskNewsCounts, LiveMessage, Presence } from '../../../contracts/live/live.contract.ts';
import { CHANGE_KINDS, type ChangeKind, OPEN_MS, WRITING_MS } from '../../../contracts/live/live-terms.ts';
import { may, type StaffRole } from '../../../contracts/staff/staff-policy.ts';
import type { Deps } from '../../deps.ts';
import { unavailable } from '../../http/faults/errors.ts';
import type { KnownPresence } from '../../http/live/desk-changes.ts';
import { missingSetupOf } from '../../http/session/missing-setup.ts';
import { findSessionUser, type SessionUser } from '../../http/session/session.queries.ts';
import { isSeenBy, type Seer, seerOf } from '../../http/session/visible-to.ts';
import { countDeskNews } from './desk-news.queries.ts';
import { DeskStream } from './desk-stream.ts';

const MAX_ENTRIES = 500;

const MAX_OF_ONE = 20;
const MAX_IN_ALL = 200;
/** Milliseconds. Also how long an ended session still gets events. */
const HEARTBEAT_MS = 20_000;
/** Milliseconds between counts, however much is written. */
const COUNT_AGAIN_MS = 1_000;

type Listener = { stream: DeskStream; seer: Seer; staffRole: StaffRole | undefined; token: string };

export type DeskStreams = {
  open: (user: SessionUser, token: string) => Promise<DeskStream>;
  close: () => void;
};

export function openDeskStreams(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'deskChanges' | 'metrics'>,
  log: FastifyBaseLogger,
  heartbeatMs = HEARTBEAT_MS,
): DeskStreams {
  const { db, now, deskChanges, metrics } = deps;
  const listeners = new Set<Listener>();
  const board = createPresenceBoard();
  /** Monotonic. Initially now, because anything may have changed before this process started. */
  const changedAt = new Map<ChangeKind, number>(CHANGE_KINDS.map((kind) => [kind, performance.now()]));
  /** By who counts their own; of all by the empty text. */
  const counts = new Map<string, Promise<DeskNewsCounts>>();
  let countedOn = '';
  let counting: NodeJS.Timeout | undefined;
  let isUntold = false;
  let isBeating = false;

  const unsubscribe = deskChanges.subscribe((note) => {
    for (const presence of note.presence ?? []) board.note(presence, now());
    for (const kind of note.kinds ?? []) changedAt.set(kind, performance.now());
    for (const { stream, seer } of listeners)
      stream.tell({ kinds: note.kinds, presence: seenOf(note.presence, seer) });
    if (note.kinds?.some((kind) => kind === 'users' || kind === 'settings')) void checkAll();
    if (note.kinds?.some((kind) => kind === 'enquiries' || kind === 'messages')) countSoon();
  });
  const beating = setInterval(() => void beat(), heartbeatMs).unref();
  if (metrics)
    new Gauge({
      name: 'teesta_live_streams',
      help: 'Browsers of staff that are told of changes',
      registers: [metrics],
      collect() {
        this.set(listeners.size);
      },
    });

  function agesNow(): LiveMessage['ages'] {
    const moment = performance.now();
    return Object.fromEntries([...changedAt].map(([kind, at]) => [kind, moment - at]));
  }

  function countSoon(): void {
    counts.clear();
    isUntold = counting !== undefined;
    if (isUntold) return;
    void tellCounts();
    counting = setTimeout(() => {
      counting = undefined;
      if (isUntold) countSoon();
    }, COUNT_AGAIN_MS).unref();
  }

  function currentCounts(seer: Seer): Promise<DeskNewsCounts> {
    const key = seer.seesAll ? '' : seer.staffId;
    const counted = counts.get(key) ?? countDeskNews(db, seer, now());
    if (!counts.has(key)) countedOn = dayOf(now());
    counts.set(key, counted);
    return counted;
  }

  async function tellCounts(): Promise<void> {
    try {
      for (const { stream, seer } of listeners) stream.tell({ counts: await currentCounts(seer) });
    } catch (error) {
      counts.clear();
      log.warn({ err: error }, 'what waits for staff could not be counted');
    }
  }

  async function beat(): Promise<void> {
    if (isBeating) return;
    isBeating = true;
    if (listeners.size > 0 && dayOf(now()) !== countedOn) countSoon();
    await checkAll();
    for (const { stream } of listeners) stream.beat();
    isBeating = false;
  }

  async function checkAll(): Promise<void> {
    for (const listener of listeners) if (!(await mayListen(listener))) listener.stream.end();
  }

  /** The role, and what it sees, may be another by now. */
  async function mayListen(listener: Listener): Promise<boolean> {
    const { stream, seer, staffRole, token } = listener;
    try {
      const found = await findSessionUser(db, token, now());
      if (!found || !isOfTheDesk(found) || missingSetupOf(found, deps.config)) return false;
      listener.seer = seerOf(found);
      listener.staffRole = found.staff_role ?? undefined;
      if (listener.staffRole !== staffRole) stream.tell({ staffRole: listener.staffRole });
      if (listener.seer.seesAll !== seer.seesAll) stream.tell({ counts: await currentCounts(listener.seer) });
      return true;
    } catch (error) {
      log.warn({ err: error }, 'the session of who listens could not be looked up');
      return false;
    }
  }

  function makeRoom({ staffId }: Seer): void {
    const own = [...listeners].filter(({ seer }) => seer.staffId === staffId);
    if (own.length >= MAX_OF_ONE) drop(own[0]);
    else if (listeners.size >= MAX_IN_ALL) throw unavailable();
  }

  function drop(listener: Listener | undefined): void {
    if (!listener) return;
    listener.stream.end();
    listeners.delete(listener);
  }

  return {
    async open(user, token) {
      const seer = seerOf(user);
      makeRoom(seer);
      const stream = new DeskStream();
      const staffRole = user.staff_role ?? undefined;
      const listener = { stream, seer, staffRole, token };
      // Before any query, so that no change is missed.
      listeners.add(listener);
      stream.once('close', () => listeners.delete(listener));
      try {
        const found = await currentCounts(seer);
        const presence = seenOf(board.current(now()), seer);
        stream.tell({ ages: agesNow(), counts: found, presence, staffRole });
      } catch (error) {
        counts.clear();
        drop(listener);
        throw error;
      }
      return stream;
    },
    close() {
      unsubscribe();
      clearInterval(beating);
      clearTimeout(counting);
      for (const { stream } of listeners) stream.end();
    },
  };
}

const isOfTheDesk = ({ role, staff_role }: SessionUser) =>
  role === 'admin' && may(staff_role, 'see-enquiries');

function seenOf(presence: readonly KnownPresence[] | undefined, seer: Seer): Presence[] {
  const seen = presence?.filter(({ whose }) => isSeenBy(seer, whose)) ?? [];
  return seen.map(({ whose: _, ...told }) => told);
}

type PresenceBoard = {
  note: (presence: KnownPresence, now: Date) => void;
  current: (now: Date) => KnownPresence[];
};

function createPresenceBoard(): PresenceBoard {
  const heard = new Map<string, { presence: KnownPresence; at: number }>();
  return {
    note(presence, now) {
      const key = `${presence.userId} ${presence.tab}`;
      heard.delete(key);
      if (presence.state !== 'gone') heard.set(key, { presence, at: now.getTime() });
      const [oldest] = heard.keys();
      if (heard.size > MAX_ENTRIES && oldest !== undefined) heard.delete(oldest);
    },
    current(now) {
      const ageOf = (at: number) => Math.abs(now.getTime() - at);
      for (const [key, { at }] of heard) if (ageOf(at) > OPEN_MS) heard.delete(key);
      return [...heard.values()].map(({ presence, at }) =>
        presence.state === 'writing' && ageOf(at) > WRITING_MS ? { ...presence, state: 'open' } : presence,
      );
    },
  };
}
