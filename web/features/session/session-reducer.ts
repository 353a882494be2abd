import type { User } from '../../../contracts/accounts/accounts.contract.ts';

export type SessionState = { user: User | null; loading: boolean; error: string | null };

export type SessionEvent =
  | { type: 'login-started' }
  | { type: 'login-succeeded'; user: User }
  | { type: 'login-failed'; message: string }
  | { type: 'registered' }
  | { type: 'logged-out' }
  | { type: 'restored'; user: User | null };

export const SIGNED_OUT: SessionState = { user: null, loading: false, error: null };

/** Section 4 of the specification, "Auth state". */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'login-started':
      return { user: null, loading: true, error: null };
    case 'login-succeeded':
      return { user: event.user, loading: false, error: null };
    case 'login-failed':
      return { user: null, loading: false, error: event.message };
    case 'registered':
      return state;
    case 'logged-out':
      return SIGNED_OUT;
    case 'restored':
      return { ...state, user: event.user };
  }
}
