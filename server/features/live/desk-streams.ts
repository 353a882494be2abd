import type { FastifyBaseLogger } from 'fastify';
import { Gauge } from 'prom-client';
import { dayOf } from '../../../contracts/india-time.ts';
import type { DeskNewsCounts, LiveMessage, Presence } from '../../../contracts/live/live.contract.ts';
import { CHANGE_KINDS, type ChangeKind, OPEN_MS, WRITING_MS } from '../../../contracts/live/live-terms.ts';
import type { Deps } from '../../deps.ts';
import { unavailable } from '../../http/faults/errors.ts';
import { missingSetupOf } from '../../http/session/missing-setup.ts';
import { findSessionUser } from '../../http/session/session.queries.ts';
import { countDeskNews } from './desk-news.queries.ts';
import { DeskStream } from './desk-stream.ts';

const MAX_ENTRIES = 500;

const MAX_OF_ONE = 20;
const MAX_IN_ALL = 200;
/** Milliseconds. Also how long an ended session still gets events. */
const HEARTBEAT_MS = 20_000;
/** Milliseconds between counts, however much is written. */
const COUNT_AGAIN_MS = 1_000;

type Listener = { stream: DeskStream; userId: string; token: string };

export type DeskStreams = {
  open: (userId: string, token: string) => Promise<DeskStream>;
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
  let counts: Promise<DeskNewsCounts> | undefined;
  let countedOn = '';
  let counting: NodeJS.Timeout | undefined;
  let isUntold = false;
  let isBeating = false;

  const unsubscribe = deskChanges.subscribe((note) => {
    for (const presence of note.presence ?? []) board.note(presence, now());
    for (const kind of note.kinds ?? []) changedAt.set(kind, performance.now());
    for (const { stream } of listeners) stream.tell(note);
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
    counts = undefined;
    isUntold = counting !== undefined;
    if (isUntold) return;
    void tellCounts();
    counting = setTimeout(() => {
      counting = undefined;
      if (isUntold) countSoon();
    }, COUNT_AGAIN_MS).unref();
  }

  function currentCounts(): Promise<DeskNewsCounts> {
    if (!counts) {
      countedOn = dayOf(now());
      counts = countDeskNews(db, now());
    }
    return counts;
  }

  async function tellCounts(): Promise<void> {
    if (listeners.size === 0) return;
    try {
      const found = await currentCounts();
      for (const { stream } of listeners) stream.tell({ counts: found });
    } catch (error) {
      counts = undefined;
      log.warn({ err: error }, 'what waits for staff could not be counted');
    }
  }

  async function beat(): Promise<void> {
    if (isBeating) return;
    isBeating = true;
    if (listeners.size > 0 && dayOf(now()) !== countedOn) countSoon();
    for (const listener of listeners) {
      if (await mayListen(listener)) listener.stream.beat();
      else listener.stream.end();
    }
    isBeating = false;
  }

  async function mayListen({ token }: Listener): Promise<boolean> {
    try {
      const found = await findSessionUser(db, token, now());
      return found?.role === 'admin' && missingSetupOf(found, deps.config) === null;
    } catch (error) {
      log.warn({ err: error }, 'the session of who listens could not be looked up');
      return false;
    }
  }

  function makeRoom(userId: string): void {
    const own = [...listeners].filter((listener) => listener.userId === userId);
    if (own.length >= MAX_OF_ONE) drop(own[0]);
    else if (listeners.size >= MAX_IN_ALL) throw unavailable();
  }

  function drop(listener: Listener | undefined): void {
    if (!listener) return;
    listener.stream.end();
    listeners.delete(listener);
  }

  return {
    async open(userId, token) {
      makeRoom(userId);
      const stream = new DeskStream();
      const listener = { stream, userId, token };
      // Before any query, so that no change is missed.
      listeners.add(listener);
      stream.once('close', () => listeners.delete(listener));
      try {
        const found = await currentCounts();
        stream.tell({ ages: agesNow(), counts: found, presence: board.current(now()) });
      } catch (error) {
        counts = undefined;
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

type PresenceBoard = {
  note: (presence: Presence, now: Date) => void;
  current: (now: Date) => Presence[];
};

function createPresenceBoard(): PresenceBoard {
  const heard = new Map<string, { presence: Presence; at: number }>();
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
