import { SAVED_TOUR_CALLS } from '../../../contracts/calls/saved-tour-call-paths.ts';
import type { savedTourCalls } from '../../../contracts/calls/saved-tour-calls.contract.ts';
import { signedInClient } from '../session/signed-in-client.ts';

export const savedToursApi = signedInClient<typeof savedTourCalls>(SAVED_TOUR_CALLS);
