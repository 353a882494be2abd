import { createContext } from 'react-router';

/** The request that a page is rendered for. */
export type PageRequest = {
  /** Under which the server's log has whatever goes wrong. */
  id: string;
  /** On every inline script that the page itself brings: the server lets no other run. */
  nonce: string;
  reportError: (error: unknown) => void;
};

/** Set by the server for each request, as `apiContext` is. */
export const pageRequestContext = createContext<PageRequest>();
