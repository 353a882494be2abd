import { demoSettings } from '../../server/content/demo-settings.ts';

const { phones, email, whatsapp, addressLines, latitude, longitude, officeHours, socials } = demoSettings;

/** What the site knows of the agency before staff have set it, in the spellings in which it might be written. */
const PLACEHOLDERS = [
  ...phones,
  ...phones.map((phone) => phone.replaceAll(' ', '')),
  email,
  // As an address of wa.me has it, without its sign.
  whatsapp.replace('+', ''),
  // The last line is "India".
  ...addressLines.slice(0, -1),
  String(latitude),
  String(longitude),
  officeHours,
  ...socials.map(({ url }) => url),
];

export function placeholdersIn(text: string): string[] {
  return PLACEHOLDERS.filter((placeholder) => text.includes(placeholder));
}
