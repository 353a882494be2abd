import type { QueryResult } from 'kysely';
import type { FileGuard } from './file-guard.ts';
import type { SqliteFile, SqlText } from './sqlite-file.ts';
import { whileBusy } from './while-busy.ts';

/** Milliseconds of writing, after which other work gets its turn. */
const MAX_TURN = 10;

export type GroupCommit = ReturnType<typeof createGroupCommit>;
export type SharedTransaction = Awaited<ReturnType<GroupCommit['begin']>>;

export type GroupCommitOptions = {
  maxTurn?: number | undefined;
  maxWait?: number | undefined;
};

type Group = {
  begunAt: number;
  finished: PromiseWithResolvers<void>[];
};

/** Concurrent transactions share one commit, each as a savepoint; they run in turn. See docs/decisions/0028. */
export function createGroupCommit(
  file: SqliteFile,
  guard: FileGuard,
  { maxTurn = MAX_TURN, maxWait }: GroupCommitOptions = {},
) {
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
    if (group) letNextIn();
    else letNextInSoon();
  }

  function openGroup(): Group {
    guard.assertSound();
    if (file.isInTransaction()) exec('rollback');
    // `immediate`: a transaction that starts to write later fails if another process wrote meanwhile.
    exec('begin immediate');
    return { begunAt: performance.now(), finished: [] };
  }

  function commitGroup(): void {
    if (!group) return;
    const { finished } = group;
    try {
      exec('commit');
      // Writes to an unlinked file are lost with this process.
      guard.assertInPlace();
    } catch (error) {
      giveUp(error);
      return;
    }
    group = undefined;
    for (const { resolve } of finished) resolve();
  }

  function giveUp(error: unknown): void {
    const lost = group?.finished ?? [];
    group = undefined;
    guard.notice(error);
    const reason = takeBack(error);
    for (const { reject } of lost) reject(reason);
  }

  /** If the rollback fails, it is done before the next group, or by SQLite when the process ends. */
  function takeBack(error: unknown): unknown {
    try {
      if (file.isInTransaction()) exec('rollback');
      return error;
    } catch (fault) {
      return new AggregateError([error, fault], 'Could be neither committed nor taken back.');
    }
  }

  function transactionIn(own: Group) {
    let isOver = false;
    const end = () => {
      isOver = true;
      leave();
    };
    const run = <Row>(query: SqlText): QueryResult<Row> => {
      // After SQLite ended the transaction, each write would be committed on its own.
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
      commit(): Promise<void> {
        run({ sql: 'release member', parameters: [] });
        const written = Promise.withResolvers<void>();
        own.finished.push(written);
        end();
        return written.promise;
      },
      rollback(): void {
        if (isOver) return;
        try {
          if (group === own) {
            exec('rollback to member');
            exec('release member');
          }
        } catch (error) {
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
    /** Runs what SQLite allows only outside of a transaction, such as `vacuum`. */
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
