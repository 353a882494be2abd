import { createApi } from './api-client.ts';
import { sendByFetch } from './send-by-fetch.ts';

/** The API as the browser calls it. */
export const browserApi = createApi(sendByFetch);
