import { type StoredSettings, settingsBody } from '../../contracts/settings/settings.contract.ts';
import settings from '../../demo/settings.json' with { type: 'json' };

/** What the demo agency says about itself. All placeholders, until staff replace them. */
export const demoSettings: StoredSettings = settingsBody.omit({ basedOn: true }).required().parse(settings);
