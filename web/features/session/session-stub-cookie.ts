import { SESSION_STUB_COOKIE } from '../../../contracts/accounts/session-name.ts';

const OWN = `${SESSION_STUB_COOKIE}=`;

/** Where a page keeps its cookies: the document. */
export type CookieJar = { cookie: string };

/** The half of the session's cookies that a page can read, and take away without asking anybody. */
export function createSessionStub(open: () => CookieJar) {
  return {
    read(): string | null {
      try {
        const own = open()
          .cookie.split('; ')
          .find((one) => one.startsWith(OWN));
        return own?.slice(OWN.length) || null;
      } catch {
        return null;
      }
    },
    tear(): void {
      try {
        open().cookie = `${SESSION_STUB_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
      } catch {
        // A browser that forbids cookies has kept none.
      }
    },
  };
}

export type SessionStub = ReturnType<typeof createSessionStub>;

export const sessionStub = createSessionStub(() => document);
