import { ApiError } from '../api/api-client.ts';

/** What a page says when its data did not come: the specification's text for an answer that is no success. */
export function loadFailure(error: unknown): { text: string; status: number } {
  if (error instanceof ApiError) return { text: 'Failed to fetch', status: error.status };
  return { text: error instanceof Error ? error.message : 'Failed to fetch', status: 500 };
}
