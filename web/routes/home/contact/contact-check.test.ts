import { expect, test } from 'vitest';
import { type ContactValues, checkContact } from './contact-check.ts';

const FULL: ContactValues = {
  name: 'Bina Lama',
  email: 'bina@example.com',
  mobile: '98000 00001',
  tourType: 'Family',
  message: 'Is Gurudongmar open in April?',
};

test('a form that is filled in has no faults', () => {
  expect(checkContact(FULL)).toEqual({});
});

test('every field is required, and white space and “Select Tour Type” fill none §5.7 §5.11', () => {
  const faults = {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    mobile: 'Enter your mobile number.',
    tourType: 'Select a tour type.',
    message: 'Enter your message.',
  };
  expect(checkContact({ name: '', email: '', mobile: '', tourType: '', message: '' })).toEqual(faults);
  expect(checkContact({ name: ' ', email: ' ', mobile: '\t', tourType: '', message: '\n' })).toEqual(faults);
});

test.each(['bina', 'bina@', 'bina@example', 'bi na@example.com', 'bina@exa mple.com'])(
  '"%s" is no email address',
  (email) => {
    expect(checkContact({ ...FULL, email })).toEqual({ email: 'Please enter a valid email address.' });
  },
);

test.each([
  '9800000001',
  '+91 98000-00001',
  '(0353) 200 0002',
  '1',
  '9'.repeat(40),
  '९८००० ०००१२',
  '+৯১–৯৮০০০',
  'Mob: 98000 00001 / 98000 00002',
  '98000 00001 (after 6 pm)',
  '98000 ext. two',
])('the mobile number "%s" is taken: it has digits, and no bound on its length §5.9', (mobile) => {
  expect(checkContact({ ...FULL, mobile })).toEqual({});
});

test.each(['none', '+'])('"%s" is no number', (mobile) => {
  expect(checkContact({ ...FULL, mobile })).toEqual({ mobile: 'Use digits for your mobile number.' });
});

test('a mobile number longer than is kept is told before it is sent', () => {
  const fault = 'Keep your mobile number to 40 characters at most.';
  expect(checkContact({ ...FULL, mobile: '9'.repeat(41) })).toEqual({ mobile: fault });
});
