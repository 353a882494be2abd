import { DEFAULT_LATE_AFTER } from '../../../../contracts/settings/late-after.ts';
import { DEFAULT_REPLY_WITHIN } from '../../../../contracts/settings/reply-within.ts';
import type { StoredSettings } from '../../../../contracts/settings/settings.contract.ts';
import { demoQuestions } from './demo-questions.ts';

const CHECKED_ON = '2026-11-20';
const SIKKIM = {
  source: 'Tourism and Civil Aviation Department, Government of Sikkim',
  sourceUrl: 'https://sikkimtourism.gov.in/',
  checkedOn: CHECKED_ON,
};
const BENGAL = {
  source: 'Forest Department, Government of West Bengal',
  sourceUrl: 'https://www.westbengalforest.gov.in/',
  checkedOn: CHECKED_ON,
};
const BHUTAN = {
  source: 'Department of Tourism, Royal Government of Bhutan',
  sourceUrl: 'https://bhutan.travel/',
  checkedOn: CHECKED_ON,
};

/** What the demo agency says about itself. All placeholders, until staff replace them. */
export const demoSettings: StoredSettings = {
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
  registrations: [],
  questions: demoQuestions,
  areReviewsHeld: false,
  lateAfter: DEFAULT_LATE_AFTER,
  seasonStarts: [],
  replyWithin: DEFAULT_REPLY_WITHIN,
  policyFacts: [
    {
      part: 'notes-for-tourists',
      text: 'Nathula (4,310 m) is closed to visitors on Mondays and Tuesdays. It is open to Indian nationals only, with a permit through a registered operator.',
      ...SIKKIM,
    },
    {
      part: 'notes-for-tourists',
      text: 'Gurudongmar (5,150–5,180 m) is not open to foreign nationals, and not advised for small children, elderly people or heart and lung patients.',
      ...SIKKIM,
    },
    {
      part: 'notes-for-tourists',
      text: 'The national parks of the Dooars, among them Gorumara and Jaldapara, are closed to visitors from 16 June to 15 September.',
      ...BENGAL,
    },
    {
      part: 'notes-for-tourists',
      text: 'Indian nationals pay Bhutan a Sustainable Development Fee of ₹1,200 a night, children of 6 to 12 years half. It is not part of our prices unless the tour’s page says so.',
      ...BHUTAN,
    },
    {
      part: 'government-id',
      text: 'Indian travellers enter Bhutan with a passport or a voter card, in the original.',
      ...BHUTAN,
    },
  ],
};
