import { ApiError } from '../api/api-client.ts';

/** The server's own message, where the server gave one. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.failure?.message : undefined;
}

/** The server's message, or else the error's text. */
export function failureText(error: unknown): string {
  if (error instanceof Error) return serverMessage(error) ?? error.message;
  return String(error);
}

/** What the server found wrong, by field. */
export function fieldFaults(error: unknown): Record<string, string> {
  return (error instanceof ApiError && error.failure?.fields) || {};
}
