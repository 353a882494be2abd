import { PICTURE_CALLS } from '../../../../../../contracts/calls/picture-call-paths.ts';
import type { pictureCalls } from '../../../../../../contracts/calls/picture-calls.contract.ts';
import { signedInClient } from '../../../../../features/session/signed-in-client.ts';

export const picturesApi = signedInClient<typeof pictureCalls>(PICTURE_CALLS);
