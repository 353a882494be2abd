import { createContext } from 'react';

/** Set by the server's entry. In the browser nobody asks: what the server put in front of the page has run. */
export const ScriptNonce = createContext<string | undefined>(undefined);
