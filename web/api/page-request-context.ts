import { createContext } from 'react-router';

export type PageRequest = {
  /** The server's log uses it. */
  id: string;
  /** Required on each inline script (Content-Security-Policy). */
  nonce: string;
  reportError: (error: unknown) => void;
};

export const pageRequestContext = createContext<PageRequest>();
