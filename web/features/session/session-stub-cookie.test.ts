import { expect, test } from 'vitest';
import { createSessionStub } from './session-store.ts';

/** A document that keeps its cookies as they are, and notes what it is told to set. */
function documentWith(cookies: string) {
  const set: string[] = [];
  const jar = {
    get cookie() {
      return cookies;
    },
    set cookie(line: string) {
      set.push(line);
    },
  };
  return { stub: createSessionStub(() => jar), set };
}

test.each([
  ['', null],
  ['other=1; teesta_stub=', null],
  ['other=1; teesta_stub=a.b; x=y', 'a.b'],
  ['teesta_stub=of-another-host; __Host-teesta_stub=a.b', 'a.b'],
  ['not__Host-teesta_stub=a.b', null],
])('of %j the stub is %j', (cookies, stub) => {
  expect(documentWith(cookies).stub.read()).toBe(stub);
});

test('it is torn under each name that it has, and by HTTPS as browsers ask for', () => {
  const { stub, set } = documentWith('teesta_stub=a; __Host-teesta_stub=b');
  stub.tear();
  expect(set).toEqual([
    '__Host-teesta_stub=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    'teesta_stub=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

test('where it is not there, nothing is set', () => {
  const { stub, set } = documentWith('other=1');
  stub.tear();
  expect(set).toEqual([]);
});

test('a browser that forbids cookies has none', () => {
  const stub = createSessionStub(() => {
    throw new Error('forbidden');
  });
  expect(stub.read()).toBeNull();
  expect(() => stub.tear()).not.toThrow();
});
