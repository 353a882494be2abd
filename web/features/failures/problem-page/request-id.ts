import { createContext, use } from 'react';

export const RequestIdContext = createContext<string | undefined>(undefined);

export function useRenderedRequestId(): string | undefined {
  return use(RequestIdContext);
}

export function requestIdOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('requestId' in data)) return undefined;
  return typeof data.requestId === 'string' ? data.requestId : undefined;
}
