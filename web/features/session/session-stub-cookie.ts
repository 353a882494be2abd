import { HOST_PREFIX, SESSION_STUB_COOKIE } from '../../../contracts/accounts/session-name.ts';

/** For HTTPS, and for plain HTTP. */
const NAMES = [`${HOST_PREFIX}${SESSION_STUB_COOKIE}=`, `${SESSION_STUB_COOKIE}=`];

export type CookieJar = { cookie: string };

/** The session's script-readable cookie: removing it ends access without a request. */
export function createSessionStub(open: () => CookieJar) {
  return {
    read(): string | null {
      try {
        const cookies = open().cookie.split('; ');
        const found = NAMES.flatMap((name) =>
          cookies.find((one) => one.startsWith(name))?.slice(name.length),
        );
        return found.find(Boolean) ?? null;
      } catch {
        return null;
      }
    },
    tear(): void {
      try {
        const jar = open();
        // Without “Secure” a browser ignores changes to the first.
        for (const name of NAMES.filter((one) => jar.cookie.includes(one)))
          jar.cookie = `${name}; Path=/; Max-Age=0; SameSite=Lax${name === NAMES[0] ? '; Secure' : ''}`;
      } catch {
        // The browser forbids cookies.
      }
    },
  };
}

export type SessionStub = ReturnType<typeof createSessionStub>;

export const sessionStub = createSessionStub(() => document);
