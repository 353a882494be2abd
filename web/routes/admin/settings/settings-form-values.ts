import type { StoredSettings } from '../../../../contracts/settings/settings.contract.ts';

export type SettingName = keyof StoredSettings;

export const SETTING_NAMES: Record<SettingName, string> = {
  agencyName: 'Name of the agency',
  tagline: 'Tagline',
  town: 'Town',
  languages: 'Languages',
  phones: 'Phone numbers',
  email: 'Email',
  whatsapp: 'WhatsApp number',
  addressLines: 'Address',
  latitude: 'Latitude',
  longitude: 'Longitude',
  officeHours: 'Office hours',
  replyWithin: 'By when you answer',
  areReviewsHeld: 'Look at unverified reviews before they are shown',
  lateAfter: 'When an answer is late',
  agentsSee: 'What agents see',
  secondFactorRoles: 'Who signs in with a second step',
  socials: 'Social links',
  registrations: 'Licence and registrations',
};

type OtherwiseTyped = 'languages' | 'phones' | 'addressLines' | 'latitude' | 'longitude';

export type SettingsForm = Omit<StoredSettings, OtherwiseTyped> & {
  /** With commas between. */
  languages: string;
  phones: { value: string }[];
  addressLines: string;
  latitude: string;
  longitude: string;
};

export function toForm(values: StoredSettings): SettingsForm {
  return {
    ...values,
    languages: values.languages.join(', '),
    // A row to type into.
    phones: (values.phones.length > 0 ? values.phones : ['']).map((value) => ({ value })),
    addressLines: values.addressLines.join('\n'),
    latitude: String(values.latitude ?? ''),
    longitude: String(values.longitude ?? ''),
  };
}

/** Invalid input is sent as typed. */
export function fromForm(form: SettingsForm): Record<SettingName, unknown> {
  const filled = withoutEmptyRows(form);
  return {
    ...filled,
    languages: partsOf(form.languages, ','),
    phones: filled.phones.map(({ value }) => value),
    addressLines: partsOf(form.addressLines, '\n'),
    latitude: numberOf(form.latitude),
    longitude: numberOf(form.longitude),
  };
}

/** One phone stays, to name what is missing. */
export function withoutEmptyRows({ phones, socials, registrations, ...form }: SettingsForm): SettingsForm {
  const isFilled = (row: object) => Object.values(row).some((text) => String(text).trim() !== '');
  return {
    ...form,
    phones: phones.filter((row, place) => place === 0 || isFilled(row)),
    socials: socials.filter(isFilled),
    registrations: registrations.filter(isFilled),
  };
}

const partsOf = (text: string, between: string) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

export function changedNames(stored: StoredSettings, form: SettingsForm): SettingName[] {
  const now = fromForm(form);
  const before = fromForm(toForm(stored));
  return (Object.keys(now) as SettingName[]).filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]),
  );
}

export function pickSettings(form: SettingsForm, names: readonly SettingName[]): Partial<SettingsForm> {
  return Object.fromEntries(names.map((name) => [name, form[name]]));
}

export function typedSince(then: Partial<SettingsForm>, now: Partial<SettingsForm>): Partial<SettingsForm> {
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(then[name as SettingName]);
  return Object.fromEntries(Object.entries(now).filter(isOther));
}

type SaveGiven = {
  before: StoredSettings;
  sent: readonly SettingName[];
  typed: SettingsForm;
  now: SettingsForm;
};

/** What stays in the form after a save: what was typed since, and what was typed elsewhere and not sent. */
export function leftInForm({ before, sent, typed, now }: SaveGiven): Partial<SettingsForm> {
  const unsent = changedNames(before, now).filter((name) => !sent.includes(name));
  return { ...pickSettings(now, unsent), ...typedSince(typed, now) };
}

type MergeGiven = {
  base: StoredSettings;
  theirs: StoredSettings;
  typed: SettingsForm;
  confirmed: ReadonlySet<SettingName>;
  overtaken: readonly SettingName[];
};

export type SettingsMerge = {
  /** Mine where I changed something, otherwise theirs. */
  merged: SettingsForm;
  conflicts: SettingName[];
  taken: SettingName[];
  /** Placeholders that I confirmed and they did not. */
  confirmed: SettingName[];
};

export function mergeSettings({ base, theirs, typed, confirmed, overtaken }: MergeGiven): SettingsMerge {
  const mine = new Set([...changedNames(base, typed), ...confirmed]);
  const merged = { ...toForm(theirs), ...pickSettings(typed, [...mine]) };
  const differing = changedNames(theirs, merged);
  return {
    merged,
    conflicts: overtaken.filter((name) => differing.includes(name)),
    taken: changedNames(theirs, toForm(base)).filter((name) => !mine.has(name)),
    confirmed: [...confirmed].filter((name) => differing.includes(name) || !overtaken.includes(name)),
  };
}

/** Maps a path of the server, such as `phones.1`, to the field that shows its fault. */
export function fieldOfFault(path: string): string {
  const [name = ''] = path.split('.');
  if (name === 'addressLines') return name;
  return name === 'phones' ? path.replace(/\.(\d+)$/, '.$1.value') : path;
}

function numberOf(text: string): number | string {
  const trimmed = text.trim();
  return trimmed === '' || Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed);
}
