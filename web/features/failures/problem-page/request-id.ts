import { createContext, use } from 'react';

/** Known while the server renders; the browser finds it in what was rendered. */
export const RequestIdContext = createContext<string | undefined>(undefined);

export function useRenderedRequestId(): string | undefined {
  return use(RequestIdContext);
}

/** The id that the server sent along with an error of a loader. */
export function requestIdOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('requestId' in data)) return undefined;
  return typeof data.requestId === 'string' ? data.requestId : undefined;
}
