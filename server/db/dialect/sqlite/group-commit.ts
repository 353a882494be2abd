import type { QueryResult } from 'kysely';
import type { FileGuard } from './file-guard.ts';
import type { SqliteFile, SqlText } from './sqlite-file.ts';
import { whileBusy } from './while-busy.ts';

/** Milliseconds of writing after which everything else that has arrived gets its turn. */
const MAX_TURN = 10;

/** One transaction of several that share a commit. */
export type SharedTransaction = {
  run: <Row>(query: SqlText) => QueryResult<Row>;
  /** Resolves once what was written is safe on the disk. */
  commit: () => Promise<void>;
  /** Takes back what this one wrote, and nothing of the others. */
  rollback: () => void;
};

export type GroupCommit = {
  /** Waits until no other transaction is at work. */
  begin: () => Promise<SharedTransaction>;
  /** Does what SQLite does in no transaction, such as a `pragma` or a `vacuum`, while there is none. */
  runAlone: <Row>(query: SqlText) => Promise<QueryResult<Row>>;
};

export type GroupCommitOptions = {
  /** Milliseconds: see `MAX_TURN`. */
  maxTurn?: number | undefined;
  /** Milliseconds for which each waits for the lock of another process: see `whileBusy`. */
  maxWait?: number | undefined;
};

type Group = {
  begunAt: number;
  /** Those that are done, and wait for the disk. */
  finished: PromiseWithResolvers<void>[];
};

/**
 * Lets transactions that come together share one commit, and so one wait for the disk: each is a savepoint of a
 * transaction that is committed once everybody who waited is through. They work one after the other, and none hears of
 * its commit before the disk has it. See docs/decisions/0028.
 */
export function createGroupCommit(
  file: SqliteFile,
  guard: FileGuard,
  { maxTurn = MAX_TURN, maxWait }: GroupCommitOptions = {},
): GroupCommit {
  const waiting: (() => void)[] = [];
  let isAtWork = false;
  let isExpected = false;
  let group: Group | undefined;

  const exec = (sql: string) => file.run({ sql, parameters: [] });

  function enter(): Promise<void> {
    const turn = new Promise<void>((begin) => waiting.push(begin));
    if (!isAtWork) letNextInSoon();
    return turn;
  }

  /** After everything that has arrived: whatever of it writes is then waiting here. */
  function letNextInSoon(): void {
    if (isExpected) return;
    isExpected = true;
    setImmediate(() => {
      isExpected = false;
      letNextIn();
    });
  }

  function letNextIn(): void {
    isAtWork = true;
    waiting.shift()?.();
  }

  function leave(): void {
    isAtWork = false;
    const isTired = group !== undefined && performance.now() - group.begunAt > maxTurn;
    if (isTired || waiting.length === 0) commitGroup();
    if (waiting.length === 0) return;
    // After a commit, and after one that failed or did not even begin, which may have waited for another process.
    if (group) letNextIn();
    else letNextInSoon();
  }

  function openGroup(): Group {
    guard.assertSound();
    if (file.isInTransaction()) exec('rollback');
    // At once alone: one that turns to writing later fails when another process wrote meanwhile.
    exec('begin immediate');
    return { begunAt: performance.now(), finished: [] };
  }

  function commitGroup(): void {
    if (!group) return;
    const { finished } = group;
    try {
      exec('commit');
      // What went to a file that has no name any more is gone with this process.
      guard.assertInPlace();
    } catch (error) {
      giveUp(error);
      return;
    }
    group = undefined;
    for (const { resolve } of finished) resolve();
  }

  /** Nothing of the group is kept: everyone in it is told why. */
  function giveUp(error: unknown): void {
    const lost = group?.finished ?? [];
    group = undefined;
    guard.notice(error);
    const reason = takeBack(error);
    for (const { reject } of lost) reject(reason);
  }

  /** What cannot be taken back now is so before the next group, and by SQLite itself where the process ends. */
  function takeBack(error: unknown): unknown {
    try {
      if (file.isInTransaction()) exec('rollback');
      return error;
    } catch (fault) {
      return new AggregateError([error, fault], 'Could be neither committed nor taken back.');
    }
  }

  function transactionIn(own: Group): SharedTransaction {
    let isOver = false;
    const end = () => {
      isOver = true;
      leave();
    };
    const run = <Row>(query: SqlText): QueryResult<Row> => {
      // What is written after SQLite ended the transaction would be kept by itself.
      if (group !== own) throw new Error('The database ended this transaction.');
      try {
        return file.run<Row>(query);
      } catch (error) {
        if (!file.isInTransaction()) giveUp(error);
        throw error;
      }
    };
    return {
      run,
      commit() {
        run({ sql: 'release member', parameters: [] });
        const written = Promise.withResolvers<void>();
        own.finished.push(written);
        end();
        return written.promise;
      },
      rollback() {
        if (isOver) return;
        try {
          if (group === own) {
            exec('rollback to member');
            exec('release member');
          }
        } catch (error) {
          // Else it would be committed with the others.
          giveUp(error);
        }
        end();
      },
    };
  }

  return {
    async begin() {
      const asked = performance.now();
      await enter();
      try {
        group ??= await whileBusy(openGroup, { asked, maxWait });
        exec('savepoint member');
        return transactionIn(group);
      } catch (error) {
        leave();
        throw error;
      }
    },
    async runAlone<Row>(query: SqlText) {
      const asked = performance.now();
      await enter();
      try {
        commitGroup();
        return await whileBusy(() => file.run<Row>(query), { asked, maxWait });
      } finally {
        leave();
      }
    },
  };
}
