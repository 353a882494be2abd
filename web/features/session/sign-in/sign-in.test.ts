import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage } from '../../../lib/browser/browser-storage.ts';
import { sessionStore } from '../session-store.ts';
import { signIn } from './sign-in.ts';

afterEach(() => {
  sessionStore.loggedOut();
  vi.unstubAllGlobals();
  for (const key of browserStorage.keys()) browserStorage.remove(key);
});

/** The server signs Pema in, and then the browser's cookies are of the session of this name. */
function answering(name: string): void {
  const data = { _id: 'pema', username: 'Pema', email: 'pema@example.com', role: 'user' };
  const answer = { success: true, data, token: 'a.stub-and-secret', role: 'user' };
  const page = {
    cookie: '',
    documentElement: { dataset: {}, style: { setProperty() {}, removeProperty() {} } },
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async () => {
    page.cookie = `teesta_stub=${name}.stub-`;
    return Response.json(answer);
  });
}

const onFailure = () => expect.unreachable('nothing was to fail');
const pema = { email: 'pema@example.com', password: 'over the Teesta bridge' };

test('what is typed from now on belongs to the person who signed in', async () => {
  answering('a');
  expect(await signIn(pema, onFailure)).toMatchObject({ username: 'Pema' });
  expect(browserStorage.read('typist')).toBe('pema');
});

test('it is not of one whose sign-in another tab was faster than', async () => {
  browserStorage.write('typist', 'tashi');
  answering('b');
  expect(await signIn(pema, onFailure)).toBeNull();
  expect(browserStorage.read('typist')).toBe('tashi');
});
