import type { APIRequestContext } from '@playwright/test';
import { basisOfHeadline } from '../../contracts/dossier/price-basis.ts';
import { formatRupees } from '../../contracts/format-rupees.ts';
import type { TourDetail } from '../../contracts/tours/tours.contract.ts';
import { ADMIN, expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { unfoldReview } from '../support/e2e/unfold.ts';

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

test('a tour shows its facts, and what is missing by name §2.16 §3.28 §T1.3', async ({
  page,
  server,
  playwright,
}) => {
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
  // Nobody has said whether a guide comes along.
  await expect(page.getByRole('main').getByRole('term').filter({ hasText: 'Guide' })).toHaveCount(0);
  // Nobody has reviewed it: there is a count, and no average.
  await expect(page.getByRole('main').locator('header a[href="#reviews"]')).toHaveText(/\(0/);
  await expect(page.getByRole('region', { name: 'Reviews' }).getByText(/out of 5/)).toHaveCount(0);
});

test('a tour shows its picture, rating, place, price, facts, description, days, reviews and both forms §2.15–2.18 §T1.3 §T4.1', async ({
  page,
}) => {
  const path = '/tours/gangtok-tsomgo-and-nathula';
  const { data: tour }: { data: TourDetail } = await (await page.request.get(`/api/v1${path}`)).json();
  await visit(page, path);
  const main = page.getByRole('main');
  const expectShown = (text: string | RegExp) =>
    expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();

  await expect(main.getByRole('heading', { level: 1 })).toHaveText(tour.title);
  await expect(
    main.locator(`img[src^="${tour.picture.base}"]`).filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(main.locator('header a[href="#reviews"]')).toHaveText(
    `Rated ${tour.avgRating?.toFixed(1)}(${tour.reviewCount} reviews)`,
  );
  await expectShown(tour.city);
  await expectShown(tour.address);
  const factOf = (name: string) => main.getByRole('term').filter({ hasText: name }).locator('+ dd');
  await expect(factOf('Price per person')).toHaveText(
    `${formatRupees(tour.discountprice)}${basisOfHeadline(tour.discountprice, tour.pricing)}`,
  );
  await expect(factOf('Max group size')).toHaveText(`${tour.maxGroupSize} people`);
  await expect(factOf('Distance')).toHaveText(`${Math.round(tour.distance)} km`);
  await expect(factOf('Duration')).toHaveText(tour.duration);
  expect(tour.guiding.guide).toBe('none');
  await expect(factOf('Guide')).toHaveText(`No guide${tour.guiding.note}`);
  for (const paragraph of tour.desc.split('\n\n')) await expectShown(paragraph);

  const days = page.getByRole('region', { name: 'Itinerary' }).getByRole('listitem');
  expect(tour.itinerary.length).toBeGreaterThan(1);
  await expect(days).toContainText(tour.itinerary.map(({ day, title }) => `${day}Day ${day}: ${title}`));
  await expect(days).toContainText(tour.itinerary.map(({ description }) => description));
  const reviews = page.getByRole('region', { name: 'Reviews' });
  for (const { username, reviewText } of tour.reviews.slice(0, 3)) {
    await expect(reviews.getByRole('listitem').filter({ hasText: reviewText })).toContainText(username);
  }
  await unfoldReview(page);
  await expect(reviews.getByRole('form', { name: `Review ${tour.title}` })).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Booking' });
  await expect(panel.getByRole('form', { name: 'Enquiry' })).toBeVisible();
});

// `browse` is a call of the API's own beside the tours; it once led to /tours/undefined.
for (const name of ['no-such-tour', 'browse', '__proto__', 'a%2Fb', 'गंगटोक']) {
  test(`an unknown tour, /tours/${name}, says No tour data found §2.19`, async ({ request }) => {
    const answer = await request.get(`/tours/${name}`);
    expect(answer.status()).toBe(404);
    expect(answer.url()).not.toContain('undefined');
    expect(await answer.text()).toContain('No tour data found');
  });
}
