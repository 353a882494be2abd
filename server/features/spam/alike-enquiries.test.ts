import { expect, test } from 'vitest';
import { makeAdmin, makeTour, makeUser } from '../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

test('travellers who ask alike about one tour, in the form’s own words, have not written the same', async () => {
  const strict = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  await insertPlaceholders(strict.db, demoSettings, new Date());
  await makeAdmin(strict.db);
  const tour = await makeTour(strict.db, { title: 'Gangtok with Tsomgo Lake and Nathula, by the old road' });
  for (let sender = 0; sender < 8; sender += 1) {
    const user = await makeUser(strict.db, { email: `sender-${sender}@example.com` });
    const { bookAt: _day, ...body } = enquiryBodyOf({ userEmail: user.email, tourName: tour.title });
    const { statusCode } = await strict.app.inject({
      method: 'POST',
      url: '/api/v1/booking',
      remoteAddress: `198.51.100.${sender}`,
      headers: { authorization: `Bearer ${await strict.signIn(user)}` },
      payload: { ...body, travelWords: 'Not decided yet' },
    });
    expect(statusCode).toBe(200);
  }
  const spam = await strict.db.selectFrom('bookings').select('id').where('status', '=', 'spam').execute();
  await strict.close();
  expect(spam).toEqual([]);
});
