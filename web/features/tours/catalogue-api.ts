import { TOUR_CALLS } from '../../../contracts/calls/tour-call-paths.ts';
import type { tourCalls } from '../../../contracts/calls/tour-calls.contract.ts';
import { createClient } from '../../api/create-client.ts';
import { sendByFetch } from '../../api/send-by-fetch.ts';

/** The catalogue, as a browser asks for more of it. */
export const catalogueApi = createClient<typeof tourCalls>(TOUR_CALLS, sendByFetch);
