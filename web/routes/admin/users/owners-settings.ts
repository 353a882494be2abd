import type { SettingsBody } from '../../../../contracts/settings/settings.contract.ts';
import { staffApi } from '../staff-api.ts';

/** Over whatever colleagues have saved of the others. */
export async function saveOwnersSetting(setting: Pick<SettingsBody, 'agentsSee' | 'secondFactorRoles'>) {
  const { data } = await staffApi.getEditableSettings();
  return staffApi.saveSettings({ body: { basedOn: data.updatedAt, ...setting } });
}
