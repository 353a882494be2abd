import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formAsBody } from './api/form-as-body.ts';
import { enquiryApi } from './features/enquiry/enquiry-api.ts';
import { newsletterApi } from './features/newsletter/newsletter-api.ts';
import { signInApi } from './features/session/sign-in-api.ts';
import { catalogueApi } from './features/tours/catalogue-api.ts';
import { MemoryStorage } from './lib/browser/memory-storage.ts';
import { deskApi } from './routes/admin/enquiries/desk-api.ts';
import { reviewsApi } from './routes/admin/reviews/reviews-api.ts';
import { subscribersApi } from './routes/admin/subscribers/subscribers-api.ts';
import { toursApi } from './routes/admin/tours/tours-api.ts';
import { usersApi } from './routes/admin/users/users-api.ts';
import { contactApi } from './routes/home/contact/contact-api.ts';
import { reviewApi } from './routes/tours/tour-page/reviews/review-api.ts';

const ACCESS = 'Bearer of-the-login';
const ADMIN = 'Bearer set-by-hand';

const sent: { address: string; init: RequestInit }[] = [];

beforeEach(() => {
  sent.length = 0;
  const stored = { accessToken: 'of-the-login', token: 'set-by-hand' };
  vi.stubGlobal('localStorage', Object.assign(new MemoryStorage(), stored));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return Response.json({ success: true, message: 'Done.', data: [] });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const OF_T1 = { params: { id: 't1' } };
const tour = { title: 'Tsomgo', price: '20000' };
const enquiry = {
  userId: 'u1',
  userEmail: 'asha@example.com',
  tourName: 'Tsomgo',
  fullName: 'Asha Rai',
  phone: '98000 00000',
  guestSize: 3,
  bookAt: '2099-04-01',
};
const message = {
  name: 'Bina Lama',
  email: 'bina@example.com',
  mobile: '9800000001',
  tourType: 'Family' as const,
  message: 'Is it open in April?',
};
const login = { email: 'asha@example.com', password: 'over the bridge' };
const review = { username: 'Asha', reviewText: 'Clear mornings.', rating: 5 };

/** Method and path, how it is called, which token goes along, and the body. */
const CALLS: [name: string, call: () => Promise<unknown>, authorization?: string, body?: object][] = [
  ['POST /auth/login', () => signInApi.login({ body: login }), undefined, login],
  [
    'POST /auth/register',
    () => signInApi.register({ body: { username: 'Asha', ...login } }),
    undefined,
    { username: 'Asha', ...login },
  ],
  ['POST /auth/logout', () => signInApi.logout({ bearer: 'of-the-login' }), ACCESS],
  [
    'POST /auth/forgot-password',
    () => signInApi.forgotPassword({ body: { email: 'asha@example.com' } }),
    undefined,
    { email: 'asha@example.com' },
  ],
  [
    'POST /auth/reset-password/t1',
    () => signInApi.resetPassword({ params: { token: 't1' }, body: { password: 'rhododendrons' } }),
    undefined,
    { password: 'rhododendrons' },
  ],
  [
    'POST /auth/resend-reset-link',
    () => signInApi.resendResetLink({ body: { token: 't1' } }),
    undefined,
    { token: 't1' },
  ],
  ['GET /tours', () => catalogueApi.listTours()],
  ['GET /tours/t1', () => catalogueApi.getTour(OF_T1)],
  [
    'GET /tours/search/getTourBySearch?city=Gangtok',
    () => catalogueApi.searchTours({ query: { city: 'Gangtok' } }),
  ],
  ['POST /tours', () => toursApi.createTour({ body: formAsBody(tour), idempotencyKey: 'key' }), ACCESS, tour],
  ['PUT /tours/t1', () => toursApi.updateTour({ ...OF_T1, body: formAsBody(tour) }), ACCESS, tour],
  ['DELETE /tours/t1', () => toursApi.deleteTour(OF_T1), ACCESS],
  ['POST /booking', () => enquiryApi.sendEnquiry({ body: enquiry, idempotencyKey: 'key' }), ACCESS, enquiry],
  ['DELETE /booking/b1', () => deskApi.binEnquiry({ params: { id: 'b1' } }), ACCESS],
  ['POST /review/t1', () => reviewApi.writeReview({ ...OF_T1, body: review }), ACCESS, review],
  ['GET /review', () => reviewsApi.listReviews(), ADMIN],
  ['DELETE /review/r1', () => reviewsApi.deleteReview({ params: { id: 'r1' } }), ADMIN],
  ['GET /users', () => usersApi.listUsers(), ADMIN],
  ['DELETE /users/u1', () => usersApi.deleteUser({ params: { id: 'u1' } }), ADMIN],
  ['GET /subscribe', () => subscribersApi.listSubscribers(), ACCESS],
  ['DELETE /subscribe/s1', () => subscribersApi.deleteSubscriber({ params: { id: 's1' } }), ACCESS],
  [
    'POST /contacts/send-mail',
    () => contactApi.sendContactMessage({ body: message, idempotencyKey: 'key' }),
    undefined,
    message,
  ],
  [
    'POST /subscribe',
    () => newsletterApi.subscribe({ body: { email: 'asha@example.com' } }),
    undefined,
    { email: 'asha@example.com' },
  ],
];

test.each(CALLS)(
  '%s goes out as the specification has it §7.1 §7.3 §7.5 §7.8 §7.9 §7.11 §7.13 §7.16–7.20 §7.22 §7.26 §7.28 §7.31 §7.32 §7.34 §7.35 §7.37 §7.38 §7.40 §7.42 §7.46',
  async (name, call, authorization, body) => {
    await call();
    const [{ address, init }, ...others] = sent as [(typeof sent)[0]];
    expect(others).toEqual([]);
    const [method, path] = name.split(' ');
    // The lists of the admin area name the length of their pages beside it.
    expect(`${init.method} ${address.replace(/\?limit=\d+$/, '')}`).toBe(`${method} /api/v1${path}`);
    // By the time that a session ends the cookies may be somebody else's.
    expect(init.credentials).toBe(path === '/auth/logout' ? 'omit' : 'same-origin');
    const headers = new Headers(init.headers);
    expect(headers.get('authorization')).toBe(authorization ?? null);
    expect(init.body).toBe(body && JSON.stringify(body));
    expect(headers.get('content-type')).toBe(body ? 'application/json' : null);
  },
);

test('a missing key sends no Authorization §7.47', async () => {
  vi.stubGlobal('localStorage', Object.assign(new MemoryStorage(), { accessToken: 'of-the-login' }));
  await usersApi.listUsers();
  await reviewsApi.listReviews();
  expect(sent.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([null, null]);
});

test('an answer’s data is read, a list’s and an object’s, and a failure’s message §3.29 §7.44', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [{ _id: 't1' }] }));
  expect((await catalogueApi.listTours()).data).toEqual([{ _id: 't1' }]);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { _id: 't1' } }));
  expect((await catalogueApi.getTour(OF_T1)).data).toEqual({ _id: 't1' });
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'conflict', message: 'Taken.', requestId: 'x' }, { status: 409 }),
  );
  await expect(signInApi.register({ body: { username: 'Asha', ...login } })).rejects.toThrow('Taken.');
});
