import { MANAGE_TOUR_CALLS } from '../../../../contracts/calls/manage-tour-call-paths.ts';
import type { manageTourCalls } from '../../../../contracts/calls/manage-tour-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const toursApi = signedInClient<typeof manageTourCalls>(MANAGE_TOUR_CALLS);
