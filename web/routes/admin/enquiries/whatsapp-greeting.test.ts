import { expect, test } from 'vitest';
import { UNTOLD_TOUR } from '../../../../contracts/enquiries/untold.ts';
import { whatsAppGreeting } from './whatsapp-greeting.ts';

test('a greeting names the trip, where anybody has named it', () => {
  const enquiry = { fullName: 'Asha Rai', reference: 'TT-7K3M2', tourName: 'Sikkim' };
  const begun = 'Hello Asha Rai, this is Teesta about your enquiry TT-7K3M2';
  expect(whatsAppGreeting(enquiry, 'Teesta')).toBe(`${begun} (Sikkim).`);
  expect(whatsAppGreeting({ ...enquiry, tourName: UNTOLD_TOUR }, 'Teesta')).toBe(`${begun}.`);
});
