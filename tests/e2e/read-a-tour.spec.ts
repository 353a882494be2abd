import type { APIRequestContext } from '@playwright/test';
import { ADMIN, expect, test, visit } from '../support/e2e-fixtures.ts';

const TOUR = {
  title: 'Three quiet days at Lamahatta',
  city: 'Darjeeling',
  address: 'Lamahatta eco park',
  distance: 64,
  price: 12_000,
  discountprice: 9_000,
  duration: '3 days, 2 nights',
  maxGroupSize: 8,
  desc: 'Pine woods at 1,750 m.',
  photo: '/media/scenes/lamahatta-pines/card-1800.webp',
};

async function addTour(request: APIRequestContext, url: string): Promise<string> {
  const login = await (await request.post('/api/v1/auth/login', { data: ADMIN })).json();
  const headers = { authorization: `Bearer ${login.token}` };
  const answer = await request.post(`${url}/api/v1/tours`, { data: TOUR, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data._id;
}

test('a tour shows its facts, and what is missing by name', async ({ page, server, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  const id = await addTour(request, server.url);
  await request.dispose();

  await visit(page, `/tours/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TOUR.title);
  const facts = [
    'No itinerary available for this tour.',
    /Lamahatta eco park/,
    '₹9,000',
    '(25% OFF)',
    '3 days, 2 nights',
    /64 km/,
    /8 people/,
  ];
  for (const fact of facts) {
    // Some stand twice: once where a phone shows them, once where a wide screen does.
    await expect(page.getByRole('main').getByText(fact).filter({ visible: true }).first()).toBeVisible();
  }
});

test('an unknown tour says No tour data found', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  const answer = await visit(page, '/tours/no-such-tour');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('No tour data found')).toBeVisible();
});
