import { createContext, use } from 'react';

/** Set by the server's entry. In the browser nobody asks: what the server put in front of the page has run. */
export const ScriptNonce = createContext<string | undefined>(undefined);

/** For every inline script of ours: what lacks it is not run. */
export function useScriptNonce(): string | undefined {
  return use(ScriptNonce);
}
