import { asChoice, asText } from '../codecs/codec.ts';
import { asDay } from '../codecs/days.ts';
import { asNumber } from '../codecs/money.ts';
import { field } from '../import-kind.ts';

/** What lists call how it ended; ours come first. */
const STATUSES: Readonly<Record<string, readonly string[]>> = {
  completed: ['completed', 'travelled', 'done', 'closed won', 'won', 'yes', 'पूरा'],
  cancelled: ['cancelled', 'canceled', 'lost', 'not interested', 'no', 'closed lost', 'रद्द'],
  confirmed: ['confirmed', 'booked', 'advance paid', 'पक्का'],
  contacted: ['contacted', 'follow up', 'quoted', 'open'],
  new: ['new', 'fresh'],
  spam: ['spam'],
};
const SOURCES = { phone: 'Phone', whatsapp: 'WhatsApp', email: 'Email', walk_in: 'Walk in', site: 'Website' };

const statusOf = new Map(
  Object.entries(STATUSES).flatMap(([status, names]) => names.map((name) => [name, status])),
);
const asStatus = { read: (text: string) => statusOf.get(text.toLowerCase()) ?? text, write: asText.write };
/** An enquiry that staff write down came by one of four ways. */
const asSource = {
  read: (text: string) => (asChoice(SOURCES).read(text) === 'site' ? 'email' : asChoice(SOURCES).read(text)),
  write: asText.write,
};

export const CUSTOMER_FIELDS = [
  field('fullName', 'Name', asText, {
    also: 'full name, customer, customer name, guest, guest name, client, client name, traveller, lead name, नाम, ग्राहक',
    example: 'Asha Rai',
  }),
  field('phone', 'Phone', asText, {
    also: 'mobile, mobile no, mobile number, phone number, contact, contact no, whatsapp, cell, फोन, मोबाइल',
    example: '98320 12345',
    looksLike: /^\+?[\d ()-]{8,18}$/,
  }),
  field('userEmail', 'Email', asText, {
    also: 'e mail, email address, mail, mail id, email id, ईमेल',
    example: 'asha@example.com',
    looksLike: /^[^@ ]{1,100}@[^@ ]{1,200}$/,
  }),
  field('tourName', 'Tour', asText, {
    also: 'trip, package, tour name, package name, destination, टूर, यात्रा',
    example: 'The lake and the pass',
  }),
  field('travel', 'Travel date', asDay, {
    also: 'date of travel, tour date, trip date, start date, departure, यात्रा की तारीख',
    example: '15/3/25',
  }),
  field('guestSize', 'People', asNumber, {
    also: 'pax, no of pax, persons, guests, travellers, group size, लोग',
    example: '4',
  }),
  field('status', 'Status', asStatus, { also: 'stage, result, outcome, स्थिति', example: 'Completed' }),
  field('createdAt', 'Received', asDay, {
    also: 'enquiry date, date, booked on, created, lead date, तारीख',
    example: '2/1/25',
  }),
  field('source', 'Source', asSource, { also: 'came by' }),
  field('message', 'Message', asText, {
    also: 'remarks, notes, note, comment, comments, requirement, टिप्पणी',
    example: 'A quiet room',
  }),
  field('dietaryWish', 'Food', asText, { also: 'meal, food wish, diet' }),
];
