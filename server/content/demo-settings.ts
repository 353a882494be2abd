import { type StoredSettings, settingsBody } from '../../contracts/settings/settings.contract.ts';
import settings from '../../demo/settings.json' with { type: 'json' };

/** Placeholders, until staff replace them. */
export const demoSettings: StoredSettings = settingsBody.omit({ basedOn: true }).required().parse(settings);
