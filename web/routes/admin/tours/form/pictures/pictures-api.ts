import type { pictureCalls } from '../../../../../../contracts/calls/picture-calls.contract.ts';
import { PICTURE_CALLS } from '../../../../../../contracts/calls/picture-calls.ts';
import { signedInClient } from '../../../../../features/session/signed-in-client.ts';

export const picturesApi = signedInClient<typeof pictureCalls>(PICTURE_CALLS);
