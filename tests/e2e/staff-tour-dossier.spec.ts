import type { Locator, Page } from '@playwright/test';
import { dayAfter, todayInIndia } from '../../contracts/india-time.ts';
import { uniqueName } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { createTour, readTour } from '../support/e2e/managed-tours.ts';

const PATH = '/admin/manage-tours';
async function fill(where: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await where.getByLabel(label, { exact: true }).fill(value);
}

test(
  'staff write down what a traveller decides by, and see what is wrong where it is §T2.1',
  { tag: ['@long', '@phone-long'] },
  async ({ page, guard }, info) => {
    // Refused on purpose.
    guard.allow(/status of 400/);
    await signInAsAdmin(page);
    const day = { day: 1, title: 'Arrival', description: 'By car.' };
    const tour = await createTour(page, { title: uniqueName(info.project.name), itinerary: [day] });
    await visit(page, `${PATH}?tour=${tour._id}`);
    await page.getByRole('link', { name: 'What it offers' }).click();
    await page.getByLabel('Highlights').fill('Sunrise at Thambi\n\nA night in Nathang');
    await page.getByLabel('Trek', { exact: true }).check();
    await page.getByLabel('Included', { exact: true }).fill('Car with driver\nPermits');
    await page.getByLabel('Guide', { exact: true }).selectOption('some-days');
    await page.getByLabel('Languages').fill('English, Bengali');
    await page.getByLabel('Town where it begins').fill('Siliguri');

    await page.getByText('Distance, height, night and meals').click();
    await page.getByLabel('Hours by car').fill('4.5');
    await page.getByLabel('Night in').fill('Gangtok');
    await page.getByLabel('Its height (m)').last().fill('9,999');
    await page.getByLabel('dinner').check();

    const prices = page.getByRole('region', { name: 'What “Per Person” means' });
    await prices.getByRole('button', { name: 'Add a party' }).click();
    await fill(page, { 'From how many on': '4', 'Each pays (₹)': '15,000' });
    await prices.getByRole('button', { name: 'Add a season' }).click();
    await fill(page, { Season: 'Puja', From: '1 Oct', To: 'some day', 'More each (₹)': '1500' });
    await page.getByLabel('October: how good').selectOption('best');
    await page.getByLabel('October: in a word').fill('views');
    await page.getByRole('button', { name: 'Add a question' }).click();
    await fill(page, { Question: 'Is there a network?', Answer: 'In Gangtok.' });

    const places = page.getByRole('region', { name: 'Places' });
    await places.getByRole('button', { name: 'Add a place' }).click();
    await places.getByLabel('Place 1', { exact: true }).selectOption('Nathula');
    await places.getByRole('button', { name: 'Add a place' }).click();
    await expect(places.getByLabel('Place 2', { exact: true })).toBeFocused();
    await places.getByLabel('Place 2', { exact: true }).selectOption('Gangtok');
    await places.getByLabel('On day').last().fill('0');

    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(places.getByRole('listitem').last()).toContainText('Days count from 1.');
    await expect(page.getByText('No road or path is higher than 8848 m.')).toBeVisible();
    await expect(page.getByText('Choose the day on which the season ends.')).toBeVisible();
    await expect(page.getByLabel('Its height (m)').last()).toBeFocused();
    await expect(page.getByText('Please check: day 1, what “Per Person” means and place 2.')).toBeVisible();
    await checkAccessibility(page, page.getByRole('form', { name: `Edit ${tour.title}` }));

    // What is typed outlives a reload.
    await page.reload();
    await expect(page.getByText('Your unsaved changes have been restored.')).toBeVisible();
    await expect(page.getByLabel('Each pays (₹)', { exact: true })).toHaveValue('15,000');
    await places.getByLabel('On day').last().fill('1');
    await places.getByRole('button', { name: 'Move place 2 up' }).press('Enter');
    await expect(places.getByRole('button', { name: 'Move place 1 up' })).toBeFocused();
    await places.getByLabel('On day').last().fill('2');
    await page.getByText('Distance, height, night and meals').click();
    await page.getByLabel('Its height (m)').last().fill('1,650');
    await page.getByLabel('To', { exact: true }).fill('10th November');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(prices).toContainText(
      'One of the prices by party has to be the price that is shown, ₹17,000.',
    );
    await page.getByLabel('Each pays (₹)', { exact: true }).fill('17000');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Tour updated successfully!')).toBeVisible();

    expect(await readTour(page, tour._id)).toMatchObject({
      highlights: ['Sunrise at Thambi', 'A night in Nathang'],
      themes: ['trek'],
      included: ['Car with driver', 'Permits'],
      guiding: { guide: 'some-days', languages: ['English', 'Bengali'] },
      ends: { startTown: 'Siliguri' },
      pricing: {
        parties: [{ people: 4, perPerson: 17_000 }],
        seasons: [{ name: 'Puja', from: '10-01', to: '11-10', extra: 1_500 }],
      },
      months: [{ month: 10, mark: 'best', word: 'views' }],
      stops: [
        { name: 'Gangtok', day: 1 },
        { name: 'Nathula', day: 2 },
      ],
      questions: [{ question: 'Is there a network?', answer: 'In Gangtok.' }],
      itinerary: [{ facts: { driveHours: 4.5, night: 'Gangtok', nightMetres: 1_650, meals: ['dinner'] } }],
    });
  },
);

test(
  'staff write down what a shared departure costs, and what is wrong stands beside it §T2.1',
  { tag: '@long' },
  async ({ page, guard }, info) => {
    // Refused on purpose.
    guard.allow(/status of 400/);
    await signInAsAdmin(page);
    const tour = await createTour(page, { title: uniqueName(`Shared ${info.project.name}`) });
    await visit(page, `${PATH}?tour=${tour._id}`);
    const departures = page.getByRole('region', { name: 'Fixed departures' });
    const first = dayAfter(todayInIndia(), 60);
    const second = dayAfter(todayInIndia(), 67);
    await departures.getByRole('button', { name: 'Add a departure' }).click();
    await fill(departures, { Day: first, Seats: '8', 'Each pays, shared (₹)': '17,900.50' });
    await departures.getByRole('button', { name: 'Add a departure' }).click();
    await departures.getByLabel('Day', { exact: true }).last().fill(second);
    await departures.getByLabel('Seats').last().fill('6');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(departures.getByRole('listitem').first()).toContainText(
      'Enter what each pays who joins in whole rupees.',
    );
    await expect(departures.getByLabel('Each pays, shared (₹)').first()).toBeFocused();
    await checkAccessibility(page, departures);

    // What is typed outlives a reload.
    await departures.getByLabel('Each pays, shared (₹)').first().fill('₹ 17,900');
    await page.reload();
    await expect(page.getByText('Your unsaved changes have been restored.')).toBeVisible();
    await expect(departures.getByLabel('Each pays, shared (₹)').first()).toHaveValue('₹ 17,900');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Tour updated successfully!')).toBeVisible();
    expect((await readTour(page, tour._id)).departures).toEqual([
      { day: first, seats: 8, perPerson: 17_900 },
      { day: second, seats: 6, perPerson: null },
    ]);
  },
);
