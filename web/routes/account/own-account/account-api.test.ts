import { afterEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../../features/session/session-store.ts';
import { MemoryStorage } from '../../../lib/browser/memory-storage.ts';
import { changePassword } from './account-api.ts';

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
  await vi.waitFor(() => expect(sessionStore.getSnapshot().user).toBeNull(), { interval: 1, timeout: 1000 });
  await refused;
  expect(vi.getTimerCount()).toBe(0);
});
