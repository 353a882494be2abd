import { afterEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../../tests/support/memory-storage.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { changePassword, endOwnSession } from './own-account-calls.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pema = { _id: 'u1', username: 'Pema', email: 'pema@example.com', role: 'user' as const };

test('a change of the password whose session is over says so at once, and does not wait for itself', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new MemoryStorage());
  sessionStore.loginSucceeded(pema, 'a.first');
  const refusal = { success: false, code: 'not_signed_in', message: 'Please sign in', requestId: 'r1' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 401 }));
  const refused = expect(
    changePassword({ currentPassword: 'the old one', newPassword: 'the new one' }),
  ).rejects.toMatchObject({ status: 401 });
  await vi.waitFor(() => expect(sessionStore.getSnapshot().user).toBeNull(), { interval: 1 });
  await refused;
  expect(vi.getTimerCount()).toBe(0);
});

test('a session that had ended before is ended, and no other refusal passes for that', async () => {
  const answering = (status: number, code: string) =>
    vi.stubGlobal('fetch', async () =>
      Response.json({ success: false, code, message: 'No.', requestId: 'r1' }, { status }),
    );
  answering(404, 'not_found');
  await expect(endOwnSession('s1')).resolves.toBeUndefined();
  answering(503, 'busy');
  await expect(endOwnSession('s1')).rejects.toMatchObject({ status: 503 });
  vi.stubGlobal('fetch', async () => new Response('<h1>Not Found</h1>', { status: 404 }));
  await expect(endOwnSession('s1')).rejects.toMatchObject({ status: 404 });
});
