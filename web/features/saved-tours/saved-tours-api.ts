import { SAVED_TOUR_CALLS } from '../../../contracts/calls/saved-tour-call-paths.ts';
import type { savedTourCalls } from '../../../contracts/calls/saved-tour-calls.contract.ts';
import { createClient } from '../../api/create-client.ts';
import { sendByFetch } from '../../api/send-by-fetch.ts';

export const savedToursApi = createClient<typeof savedTourCalls>(SAVED_TOUR_CALLS, sendByFetch);
