import { callAsStaff, uniqueName } from '../support/e2e/desk.ts';
import {
  checkAccessibility,
  expect,
  isPhone,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { createTour } from '../support/e2e/managed-tours.ts';
import { unfold, unfoldEnquiry } from '../support/e2e/unfold.ts';

/** Its days are ahead, whenever the journey runs. */
const year = new Date().getUTCFullYear() + 1;

const DOSSIER = {
  highlights: ['Sunrise at Thambi', 'A night in Nathang'],
  themes: ['family'],
  pricing: {
    minTravellers: 2,
    sharing: 'private',
    parties: [
      { people: 2, perPerson: 24_000 },
      { people: 4, perPerson: 17_000 },
    ],
    seasons: [{ name: 'Puja weeks', from: '10-01', to: '11-10', extra: 1_500 }],
    childRates: [
      { fromAge: 0, toAge: 4, percent: 0, note: 'Shares a bed' },
      { fromAge: 5, toAge: 11, percent: 50, note: '' },
    ],
    singleSupplement: 3_000,
    isTaxIncluded: true,
    taxPercent: 5,
  },
  included: ['Car with driver', 'Permits'],
  notIncluded: ['Flights'],
  guiding: { guide: 'some-days', note: 'On day 2, from the village.', languages: ['Nepali', 'English'] },
  vehicle: 'Bolero',
  ends: { startTown: 'Siliguri', startPlace: 'NJP station', endPlace: 'NJP station' },
  suitability: { difficulty: 'moderate', minAge: 3, notFor: ['Heart patients'] },
  months: [
    { month: 4, mark: 'best', word: 'flowers' },
    { month: 7, mark: 'closed', word: 'landslides' },
  ],
  departures: [{ day: `${year}-10-05`, seats: 3 }],
  questions: [{ question: 'Is there a network?', answer: 'In Gangtok alone.' }],
  itinerary: [
    {
      day: 1,
      title: 'To Gangtok',
      description: 'By car.',
      facts: { driveHours: 4.5, night: 'Gangtok', nightMetres: 1_650, meals: ['dinner'] },
    },
    {
      day: 2,
      title: 'To Nathang',
      description: 'Uphill.',
      facts: { walkHours: 1, highPlace: 'Nathang', highMetres: 4_100, night: 'Zuluk', nightMetres: 3_000 },
    },
  ],
};

test(
  'a family works out what it pays and when, reads what is included, and is warned of what does not fit §T1.1 §T1.2 §T1.4 §T1.8',
  { tag: '@phone' },
  async ({ page }, info) => {
    await signInAsAdmin(page);
    const tour = await createTour(page, { title: uniqueName(`Silk Route ${info.project.name}`), ...DOSSIER });
    await visit(page, `/tours/${tour.slug}`);
    const main = page.getByRole('main');

    await expect(main.getByRole('region', { name: 'Highlights' })).toContainText('Sunrise at Thambi');
    const included = main.getByRole('region', { name: 'What is included' });
    await expect(included.getByRole('listitem')).toHaveText(['Car with driver', 'Permits', 'Flights']);
    await expect(main.getByText('Nathang, 4,100 m, on day 2')).toBeVisible();
    await expect(main.getByText('4 h 30 min, on day 1')).toBeVisible();
    const factOf = (name: string) => main.getByRole('term').filter({ hasText: name }).locator('+ dd');
    await expect(factOf('Guide')).toHaveText('On some daysOn day 2, from the village.');
    await expect(factOf('Languages')).toHaveText('Nepali, English');
    if (isPhone(page)) await unfold(main, 'The highest place');
    await expect(main.getByRole('img', { name: /The highest place is Nathang at 4,100 m/ })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Prices per person' })).toContainText(
      '4 or more travellers₹17,000 each',
    );
    const departures = main.getByRole('region', { name: 'Fixed departures' });
    await expect(departures).toContainText('3 seats');
    await departures.getByRole('link', { name: `5 Oct ${year}` }).click();
    const date = main.getByLabel('Date of travel');
    await expect(date).toHaveValue(`${year}-10-05`);
    await expect(date).toBeInViewport();
    await date.fill('');
    const panel = main.getByRole('complementary', { name: 'Booking' });
    await expect(panel).toContainText('Per Person, for 4 people or more');
    await expect(main.getByRole('region', { name: 'When to go' })).toContainText('AprBestflowers');
    await expect(main.getByRole('region', { name: 'Who it suits' })).toContainText('Heart patients');
    await main.getByText('Is there a network?').click();
    await expect(main.getByText('In Gangtok alone.')).toBeVisible();

    const form = page.getByRole('form', { name: 'Enquiry' });
    const cost = form.locator('output');
    await form.getByLabel('Number of people').fill('4');
    await expect(cost).toContainText('For 4 people₹68,000');
    await form.getByLabel('Date of travel').fill(`${year}-10-05`);
    await expect(cost).toContainText('₹74,000');
    // What it comes to is in sight while it is typed, also where the form scrolls beside the tour.
    await expect(cost.getByText('₹74,000').first()).toBeInViewport();
    await expect(cost).toContainText('With the price of Puja weeks.');
    await expect(cost).toContainText('This departure has 3 seats left.');
    await unfoldEnquiry(page);
    await form.getByText('Children and single rooms').click();
    await form.getByLabel('Ages of the children').fill('3 and 2019');
    await expect(cost).toContainText('We could not read “2019”');
    await form.getByLabel('Ages of the children').fill('2 and 8');
    // Nobody who cannot go is charged for, least of all as an adult.
    await expect(cost).toContainText('This tour is not for children below 3.');
    await expect(cost).not.toContainText('₹');
    await form.getByLabel('Ages of the children').fill('3 and 8');
    await expect(cost).toContainText('2 × Adult, ₹18,500 each₹37,000');
    await expect(cost).toContainText('Child of 8₹9,250');
    await expect(cost).toContainText('Child of 3free');
    await expect(cost).toContainText(`₹46,250`);
    await expect(cost).toContainText('When you book, 50%₹23,125');
    await expect(cost).toContainText(new RegExp(`By 5 Sept? ${year}₹23,125`));
    await checkAccessibility(page, form);

    await unfold(cost, 'What it is made of');
    await cost.getByText('If you have to cancel').click();
    await expect(cost).toContainText('More than 30 days ahead the policy names no deduction: ask us.');
    await cost.getByLabel('Cancelled on').fill(`${year}-09-25`);
    await expect(cost).toContainText('₹9,250 of ₹46,250 comes back.');
    await cost.getByLabel('Cancelled on').fill(`${year}-10-06`);
    await expect(cost).toContainText('The trip has begun by then');
    await expect(cost).not.toContainText('comes back');

    await form.getByLabel('Number of people').fill('2');
    await expect(cost).toContainText('with 2 adults it is 4.');
    await expect(cost).not.toContainText('₹');
    await form.getByLabel('Adults with a room alone').fill('9');
    await form.getByLabel('Number of people').fill('4');
    await expect(cost).toContainText('The total counts 2 rooms alone of 9');
    await form.getByLabel('Adults with a room alone').fill('');
    await form.getByLabel('Date of travel').fill('2020-01-01');
    await expect(cost).toContainText('That day of travel is over');
    await expect(cost).not.toContainText('When you book');

    await form.getByLabel('Date of travel').fill(`${year}-07-15`);
    await expect(cost).toContainText('In July this tour is closed: landslides.');
    await form.getByLabel('Number of people').fill('40');
    await expect(cost).toContainText('The largest group on this tour is 12 people.');
    // None of it is lost by a reload.
    await page.reload();
    await expect(cost).toContainText('In July this tour is closed: landslides.');
  },
);

test('a traveller alone is told a price on a shared departure, and none where nobody has said one §T1.1', async ({
  page,
}, info) => {
  await signInAsAdmin(page);
  const shared = { day: `${year}-10-19`, seats: 4, perPerson: 15_500 };
  const title = uniqueName(`Shared ${info.project.name}`);
  const departures = [...DOSSIER.departures, shared];
  const tour = await createTour(page, { title, ...DOSSIER, departures });
  await visit(page, `/tours/${tour.slug}`);
  const form = page.getByRole('form', { name: 'Enquiry' });
  const cost = form.locator('output');
  await expect(page.getByRole('region', { name: 'Prices per person' })).toContainText(
    'Shared with others, from 1 person onOn a fixed departure₹15,500 each',
  );
  await form.getByLabel('Number of people').fill('1');
  await expect(cost).toContainText('This tour leaves from 2 people on.');
  await expect(cost).toContainText('Or join others on a fixed departure, from ₹15,500 each.');
  await expect(cost).not.toContainText('Adult');
  await form.getByLabel('Date of travel').fill(`${year}-10-05`);
  await expect(cost).toContainText('This tour leaves from 2 people on.');
  await expect(cost).not.toContainText('When you book');

  const days = page.getByRole('region', { name: 'Fixed departures' });
  await expect(days.getByRole('listitem').last()).toContainText('₹15,500 each, shared4 seats');
  await days.getByRole('link', { name: `19 Oct ${year}` }).click();
  await expect(cost).toContainText(`For 1 person on 19 Oct ${year}₹15,500`);
  await expect(cost).toContainText('Adult, shared₹15,500');
  await expect(cost).toContainText('You share this fixed departure with others.');
  await expect(cost).not.toContainText('leaves from 2 people');
  await checkAccessibility(page, cost);
  // More than there are seats for are a party of their own, at its price and that of the season.
  await form.getByLabel('Number of people').fill('5');
  await expect(cost).toContainText('5 × Adult, ₹18,500 each₹92,500');
  await expect(cost).toContainText('For your party alone. With the price of Puja weeks.');
});

test('a road that is closed is told on the board and on the tours that use it §T1.7', async ({
  page,
}, info) => {
  await signInAsAdmin(page);
  const name = uniqueName(`Road ${info.project.name}`);
  const body = { name, state: 'closed', note: 'Landslide at 27th Mile.', source: 'Traffic police' };
  const road = await callAsStaff<{ _id: string }>(page, 'post', '/manage/roads', body);
  const tour = await createTour(page, { title: uniqueName('By road'), roadIds: [road._id] });
  await visit(page, '/roads');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Landslide at 27th Mile.');
  await visit(page, `/tours/${tour.slug}`);
  const roads = page.getByRole('region', { name: 'Roads on this tour' });
  await expect(roads).toContainText(`${name}Closed`);
  await expect(roads).toContainText('Traffic police, checked');
});
