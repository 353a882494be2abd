import { MANAGE_SETTINGS_CALLS } from '../../../../contracts/calls/manage-settings-call-paths.ts';
import type { manageSettingsCalls } from '../../../../contracts/calls/manage-settings-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const settingsApi = signedInClient<typeof manageSettingsCalls>(MANAGE_SETTINGS_CALLS);
