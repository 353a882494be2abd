import { lastTravelDay } from '../../contracts/enquiries/travel-days.ts';
import { todayInIndia } from '../../contracts/india-time.ts';
import { expect, test } from '../support/e2e/e2e-fixtures.ts';
import { openEnquiryForm } from '../support/e2e/enquiry-form.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

test('an enquiry asks for name, phone, email, destination, people and date, all of them §3.26 §5.2 §5.3', async ({
  page,
  traveller,
}) => {
  const form = await openEnquiryForm(page, traveller);
  for (const [label, type] of [
    ['Full name', 'text'],
    ['Phone', 'tel'],
    ['Email', 'email'],
    ['Number of people', 'number'],
    ['Date of travel', 'date'],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveJSProperty('type', type);
    await expect(form.getByLabel(label)).toHaveAttribute('required');
  }
  await expect(form.getByLabel('Email')).toHaveValue(traveller.email);
  await expect(form.getByLabel('Email')).not.toBeEditable();
  const destination = form.getByLabel('Destination');
  await expect(destination).toHaveAttribute('required');
  await expect(destination.getByRole('option')).toHaveText([
    'Choose a destination',
    'Sikkim',
    'Darjeeling',
    'Gangtok',
    'Kalimpong',
    'Dooars',
    'Bhutan',
  ]);

  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  for (const label of ['Full name', 'Phone', 'Destination', 'Number of people', 'Date of travel']) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.getByLabel('Full name')).toBeFocused();
  expect(sent.filter((url) => url.endsWith('/booking'))).toEqual([]);
});

test('a number that was typed stays as it is where the wheel turns over it, and the page scrolls on', async ({
  page,
  traveller,
}) => {
  const form = await openEnquiryForm(page, traveller);
  const people = form.getByLabel('Number of people');
  await people.fill('12');
  await people.hover();
  const top = async () => (await people.boundingBox())?.y;
  const before = await top();
  await page.mouse.wheel(0, 120);
  await expect.poll(top).not.toBe(before);
  await expect(people).toHaveValue('12');
  await expect(people).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(people).toHaveValue('13');
});

test('name, number and party may be typed in another script; the date has its bounds', async ({
  page,
  traveller,
}) => {
  const form = await openEnquiryForm(page, traveller);
  await form.getByLabel('Number of people').focus();
  await page.keyboard.insertText('१२');
  await expect(form.getByLabel('Number of people')).toHaveValue('12');
  const date = form.getByLabel('Date of travel');
  await expect(date).toHaveAttribute('min', todayInIndia());
  await expect(date).toHaveAttribute('max', lastTravelDay(todayInIndia()));

  await form.getByLabel('Full name').fill('आशा राई');
  await form.getByLabel('Phone').fill('९८३२० १२३४५');
  await form.getByLabel('Destination').selectOption('Sikkim');
  await date.fill('9999-12-31');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByText('Choose a day within the next 2 years, or call us.')).toBeVisible();
  await date.fill(TRAVEL_DAY);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL('**/thank-you');
  await expect(page.getByRole('main').getByText('12 people')).toBeVisible();
});
