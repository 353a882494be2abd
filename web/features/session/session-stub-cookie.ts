import { HOST_PREFIX, SESSION_STUB_COOKIE } from '../../../contracts/accounts/session-name.ts';

/** As it begins by HTTPS, and without. */
const NAMES = [`${HOST_PREFIX}${SESSION_STUB_COOKIE}=`, `${SESSION_STUB_COOKIE}=`];

/** Where a page keeps its cookies: the document. */
export type CookieJar = { cookie: string };

/** The half of the session's cookies that a page can read, and take away without asking anybody. */
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
        // Without “Secure” a browser does not touch the first.
        for (const name of NAMES.filter((one) => jar.cookie.includes(one)))
          jar.cookie = `${name}; Path=/; Max-Age=0; SameSite=Lax${name === NAMES[0] ? '; Secure' : ''}`;
      } catch {
        // A browser that forbids cookies has kept none.
      }
    },
  };
}

export type SessionStub = ReturnType<typeof createSessionStub>;

export const sessionStub = createSessionStub(() => document);
