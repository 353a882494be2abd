import type { BusinessSettings } from '../../../../contracts/settings.contract.ts';

/** What the demo agency says about itself. All placeholders, until staff replace them. */
export const demoSettings: BusinessSettings = {
  agencyName: 'Teesta Trails',
  tagline: 'Sikkim, Darjeeling, the Dooars and Bhutan, planned in Siliguri',
  phones: ['+91 98320 00001', '+91 353 200 0002'],
  email: 'hello@teestatrails.example',
  whatsapp: '+919832000001',
  addressLines: ['12 Example Lane, off Sevoke Road', 'Siliguri, West Bengal 734001', 'India'],
  latitude: 26.7271,
  longitude: 88.3953,
  officeHours: 'Monday to Saturday, 10 am to 7 pm; Sunday, 10 am to 2 pm (IST)',
  socials: [
    { name: 'Facebook', url: 'https://facebook.example/teestatrails' },
    { name: 'Instagram', url: 'https://instagram.example/teestatrails' },
    { name: 'YouTube', url: 'https://youtube.example/@teestatrails' },
  ],
};
