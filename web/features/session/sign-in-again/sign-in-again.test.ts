import { expect, test } from 'vitest';
import { MemoryStorage, noCookies } from '../../../../tests/support/memory-storage.ts';
import { ApiError } from '../../../api/api-error.ts';
import { guardedStorage } from '../../../lib/browser/browser-storage.ts';
import { createDraftSession } from '../../drafts/draft-session/draft-session.ts';
import { forgetSessionOn401 } from '../forget-session-on-401.ts';
import { quietly } from '../quietly.ts';
import { createSessionStore } from '../session-store.ts';
import { createSignInAgain } from './sign-in-again.ts';

const pema = { _id: 'u1', username: 'Pema', email: 'pema@example.com', role: 'admin' as const };
const tashi = { ...pema, _id: 'u2', username: 'Tashi' };

/** A desk on which Pema's page stands; the server knows the session of the last token alone. */
async function desk(holdsPage = true) {
  const memory = new MemoryStorage();
  const storage = guardedStorage(() => memory);
  const session = createSessionStore({ storage, stub: noCookies, forgotten: new Set<string>() });
  const draftSession = createDraftSession(storage);
  const again = createSignInAgain(session, draftSession);
  again.offer(() => holdsPage);
  session.loginSucceeded(pema, 'first');
  await Promise.resolve();
  const server = { token: 'first', sent: [] as (string | null)[] };
  const call = () =>
    forgetSessionOn401(
      async () => {
        server.sent.push(session.token());
        await Promise.resolve();
        if (session.token() !== server.token) throw new ApiError(401, undefined);
        return 'done';
      },
      session,
      again,
    );
  return { session, draftSession, again, server, call };
}

/** Until what was called has had its turn. */
const aTurn = () => new Promise((resolve) => setTimeout(resolve));

test('calls of a session that is over wait together, and are made once more when the same one is back', async () => {
  const { session, again, server, call } = await desk();
  server.token = 'second';
  const calls = [call(), call()];
  await aTurn();
  expect(again.getSnapshot()).toEqual({ user: pema, isAsking: true });
  expect(session.token()).toBeNull();
  calls.push(call());
  await aTurn();
  session.loginSucceeded(pema, 'second');
  expect(await Promise.all(calls)).toEqual(['done', 'done', 'done']);
  expect(server.sent).toEqual(['first', 'first', null, 'second', 'second', 'second']);
  expect(again.getSnapshot()).toBeNull();
});

test('a window that is closed leaves the page waiting; the next press opens it again', async () => {
  const { again, server, call } = await desk();
  server.token = 'second';
  const first = call();
  first.catch(() => {});
  await aTurn();
  again.close();
  await expect(first).rejects.toMatchObject({ status: 401 });
  expect(again.getSnapshot()).toEqual({ user: pema, isAsking: false });
  call().catch(() => {});
  await aTurn();
  expect(again.getSnapshot()).toEqual({ user: pema, isAsking: true });
});

test('a look for news opens no window over what is being typed', async () => {
  const { again, server, call } = await desk();
  server.token = 'second';
  await expect(quietly(call)).rejects.toMatchObject({ status: 401 });
  expect(again.getSnapshot()).toEqual({ user: pema, isAsking: false });
});

test('nothing of the one before goes on for another user who signs in instead', async () => {
  const { session, draftSession, again, server, call } = await desk();
  server.token = 'second';
  const waiting = call();
  waiting.catch(() => {});
  await aTurn();
  session.loginSucceeded(tashi, 'second');
  draftSession.end();
  await expect(waiting).rejects.toMatchObject({ status: 401 });
  expect(server.sent).toEqual(['first']);
  expect(again.getSnapshot()).toBeNull();

  // And the next time the page waits for that one.
  await aTurn();
  server.token = 'third';
  call().catch(() => {});
  await aTurn();
  expect(again.getSnapshot()).toMatchObject({ user: tashi });
});

test('a person who signs out is asked nothing, here and in the tabs that hear of it', async () => {
  const { session, draftSession, again } = await desk();
  draftSession.end();
  session.loggedOut();
  expect(again.getSnapshot()).toBeNull();
});

test('a sign-out ends the waiting', async () => {
  const { draftSession, again, server, call } = await desk();
  server.token = 'second';
  const waiting = call();
  waiting.catch(() => {});
  await aTurn();
  draftSession.end();
  await expect(waiting).rejects.toMatchObject({ status: 401 });
  expect(again.getSnapshot()).toBeNull();
});

test('where no page stands, a session that is over is told as ever', async () => {
  const { session, again, server, call } = await desk(false);
  server.token = 'second';
  await expect(call()).rejects.toMatchObject({ status: 401 });
  expect(session.getSnapshot().user).toBeNull();
  expect(again.getSnapshot()).toBeNull();
});

test('one whom another tab signed in meanwhile has the call made again, without being asked', async () => {
  const { session, again, server, call } = await desk();
  server.token = 'second';
  const calling = call();
  session.loginSucceeded(pema, 'second');
  expect(await calling).toBe('done');
  expect(again.getSnapshot()).toBeNull();
});
