import { expect, test } from 'vitest';
import type { Enquiry } from '../../../contracts/enquiries/enquiries.contract.ts';
import { REFERENCE } from '../../../contracts/enquiries/reference.ts';
import { makeUser } from '../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { newReference } from './store/enquiry-rows.ts';

test('a reference is short, and has no sign that is mistaken for another', () => {
  for (let tries = 0; tries < 200; tries += 1) {
    const reference = newReference();
    expect(reference).toMatch(/^TT-/);
    expect(reference).toMatch(REFERENCE);
  }
});

test.each([
  ['Étoile des Neiges', 'ED'],
  ['7 Sisters', '7S'],
  ['हिमालय यात्रा', 'HY'],
  ['Mountaineers', 'MO'],
  ['☀', 'TT'],
])('references of the agency %s begin with %s', (agencyName, initials) => {
  const reference = newReference(agencyName);
  expect(reference).toMatch(new RegExp(`^${initials}-`));
  expect(reference).toMatch(REFERENCE);
});

test('an enquiry has the initials of the agency that it is sent to', async () => {
  const site = await buildTestApp();
  try {
    await insertPlaceholders(site.db, { ...demoSettings, agencyName: 'Chang La Journeys' }, new Date());
    const as = await site.signIn(await makeUser(site.db));
    const { body } = await site.post<Enquiry>('/booking', { as, body: enquiryBodyOf({}) });
    expect(body.data.reference).toMatch(/^CL-/);
  } finally {
    await site.close();
  }
});
