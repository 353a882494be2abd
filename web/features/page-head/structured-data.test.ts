import { describe, expect, test } from 'vitest';
import { EMPTY_DAY_FACTS, EMPTY_DOSSIER } from '../../../contracts/dossier/empty-dossier.ts';
import { packChoices } from '../../../contracts/tours/destinations.ts';
import type { TourDetail } from '../../../contracts/tours/tours.contract.ts';
import { firstChoices } from '../../../tests/support/first-choices.ts';
import { demoSettings } from '../../../tests/support/site-settings.ts';
import { breadcrumbs, faqPage, travelAgency } from './structured-data.ts';
import { tourProduct } from './tour-structured-data.ts';

const root = { choices: packChoices(firstChoices()) };
const site = { url: 'https://tours.example', settings: demoSettings };
const review = (number: number) => ({
  _id: `r${number}`,
  username: `Reader ${number}`,
  reviewText: 'Clear mornings.',
  rating: 4,
  createdAt: '2026-04-30T18:31:00.000Z',
  reply: null,
  repliedAt: null,
  isVerified: false,
  travelledIn: null,
  pictures: [],
});
const picture = {
  url: '/media/scenes/gangtok-ropeway/card-1800.webp',
  base: '/media/scenes/gangtok-ropeway/card-1800.webp',
  widths: [],
  width: 1200,
  height: 800,
  alt: '',
  colour: '#dfe7e2',
  focus: { x: 50, y: 50 },
};
const tour: TourDetail = {
  ...EMPTY_DOSSIER,
  _id: '0199',
  slug: 'tsomgo-lake',
  title: 'Tsomgo lake',
  city: 'Gangtok',
  address: 'MG Marg',
  distance: 38,
  price: 10_000,
  discountprice: 8_500,
  discount: 15,
  duration: '3 days',
  maxGroupSize: 8,
  desc: 'Three days.',
  photo: '/media/scenes/gangtok-ropeway/card-1800.webp',
  picture,
  pictures: [{ ...picture, credit: '', tall: null }],
  stops: [],
  featured: false,
  avgRating: 4.3,
  reviewCount: 7,
  itinerary: [],
  roads: [],
  takenSeats: [],
  team: [],
  reviews: [1, 2, 3, 4, 5, 6, 7].map(review),
  reviewsCursor: null,
  ratingCounts: [0, 0, 0, 0, 0],
};

describe('a tour', () => {
  test('costs what one pays: with every fee that nobody can avoid', () => {
    const fee = { name: 'Park', perPerson: 1_200, nights: 5, freeBelow: 6, halfBelow: null };
    const told = { ...tour, pricing: { ...tour.pricing, fees: [fee] } };
    expect([tour, told].map((one) => tourProduct(site, one).offers.price)).toEqual([8_500, 14_500]);
  });

  test('says what its dossier holds in numbers and words, and nothing where nobody has said', () => {
    const namesOf = (shown: TourDetail) =>
      tourProduct(site, shown).additionalProperty?.map(({ name }) => name);
    expect(namesOf(tour)).toEqual(['Duration', 'Largest group']);
    const facts = { ...EMPTY_DAY_FACTS, nightMetres: 1_650 };
    const told = {
      ...tour,
      included: ['Car', 'Permits'],
      itinerary: [{ day: 1, title: 'Arrival', description: 'By car.', facts }],
    };
    expect(namesOf(told)).toEqual(['Duration', 'Largest group', 'Highest point in metres', 'Included']);
  });

  test('is a product with its price in rupees, its rating and a few reviews', () => {
    const product = tourProduct(site, tour);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Tsomgo lake',
      image: ['https://tours.example/media/scenes/gangtok-ropeway/card-1800.webp'],
      offers: {
        '@type': 'Offer',
        price: 8_500,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        url: 'https://tours.example/tours/tsomgo-lake',
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 7, bestRating: 5 },
    });
    expect(product.review).toHaveLength(5);
    expect(product.review?.[0]).toMatchObject({
      author: { '@type': 'Person', name: 'Reader 1' },
      datePublished: '2026-05-01',
      reviewRating: { ratingValue: 4 },
    });
  });

  test('without reviews has no rating: search engines refuse an empty one', () => {
    const product = tourProduct(site, { ...tour, avgRating: null, reviewCount: 0, reviews: [] });
    expect(product).not.toHaveProperty('aggregateRating');
    expect(product).not.toHaveProperty('review');
  });

  test('shows the agency’s own photograph where it is one', () => {
    const photo = 'https://pictures.example/tsomgo.jpg?w=1200';
    expect(tourProduct(site, { ...tour, photo }).image).toEqual([photo]);
  });
});

test('the agency is told without what staff have not filled in', () => {
  expect(travelAgency(site, root)).toMatchObject({
    '@type': 'TravelAgency',
    name: 'Teesta Trails',
    telephone: '+91 98320 00001',
    address: { '@type': 'PostalAddress', addressCountry: 'IN' },
  });
  const toldWithout = (...placeholders: string[]) =>
    JSON.parse(JSON.stringify(travelAgency({ ...site, settings: { ...demoSettings, placeholders } }, root)));
  const told = toldWithout(...Object.keys(demoSettings));
  expect(told).toMatchObject({ name: 'Teesta Trails', description: 'Guided tours from Siliguri' });
  for (const name of ['telephone', 'email', 'address', 'geo', 'sameAs'])
    expect(told).not.toHaveProperty(name);
  expect(toldWithout()).toHaveProperty('geo');
  for (const half of ['latitude', 'longitude']) expect(toldWithout(half)).not.toHaveProperty('geo');
});

test('breadcrumbs begin at home and count from one', () => {
  expect(breadcrumbs(site, [['Tours', '/tours']]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://tours.example/home' },
    { '@type': 'ListItem', position: 2, name: 'Tours', item: 'https://tours.example/tours' },
  ]);
});

test('questions carry their answers', () => {
  expect(faqPage([{ question: 'Is it cold?', answer: 'Below zero at night.' }]).mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Is it cold?',
      acceptedAnswer: { '@type': 'Answer', text: 'Below zero at night.' },
    },
  ]);
});
