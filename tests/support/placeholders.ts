import { demoSettings } from '../../server/content/demo-settings.ts';

const { phones, email, whatsapp, addressLines, latitude, longitude, officeHours, socials } = demoSettings;

const PLACEHOLDERS = [
  ...phones,
  ...phones.map((phone) => phone.replaceAll(' ', '')),
  email,
  whatsapp.replace('+', ''),
  ...addressLines.slice(0, -1),
  String(latitude),
  String(longitude),
  officeHours,
  ...socials.map(({ url }) => url),
];

export function placeholdersIn(text: string): string[] {
  return PLACEHOLDERS.filter((placeholder) => text.includes(placeholder));
}
