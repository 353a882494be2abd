import type { SiteSettings } from '../../contracts/settings/settings.contract.ts';

export const demoSettings: SiteSettings = {
  agencyName: 'Teesta Trails',
  tagline: 'Guided tours from Siliguri',
  town: 'Siliguri',
  languages: ['English', 'Hindi'],
  phones: ['+91 98320 00001', '+91 353 200 0002'],
  email: 'hello@teestatrails.example',
  whatsapp: '+919832000001',
  addressLines: ['12 Example Lane', 'Siliguri, West Bengal 734001'],
  latitude: 26.7271,
  longitude: 88.3953,
  officeHours: 'Monday to Saturday, 10 am to 7 pm',
  replyWithin: 'within one working day',
  socials: [{ name: 'Instagram', url: 'https://instagram.example/teesta' }],
  registrations: [],
  placeholders: [],
  isOpen: true,
};
