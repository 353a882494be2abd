export const TAGS = {
  tours: 'Tours: what travellers read, and what staff do with them',
  places: 'Places where tours come by: papers, closed days, heights',
  pictures: 'Pictures of tours and of the team, for staff',
  reviews: 'Reviews of tours',
  accounts: 'Making an account, signing in, forgotten passwords; all accounts, for staff',
  'own account': 'A traveller’s own account',
  'saved tours': 'The tours that a traveller saved',
  bookings: 'Booking enquiries: what travellers send, and the desk that staff answer them from',
  quotations: 'What a trip costs for a party, sent by a link, accepted or declined',
  inbox: 'What waits for staff: enquiries and contact messages in one list',
  subscribers: 'The newsletter',
  contacts: 'Messages of the contact form',
  customers: 'One page for a person: what is theirs by account, phone or address',
  search: 'Customers, enquiries, messages and tours at once, for staff',
  mail: 'The mails that the site sends, for staff',
  site: 'What the site says about the agency',
  imports: 'What comes along from files of others: tours, customers, subscribers',
  audit: 'What staff changed',
  dashboard: 'How the agency does',
  health: 'For whatever watches over the process',
} as const;

export type Tag = keyof typeof TAGS;
