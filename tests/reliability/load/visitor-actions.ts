import type { RandomSource } from '../../../scripts/support/generate/random-source.ts';
import type { OpenClient } from '../../load/site/open-client.ts';
import { TRAVEL_DAY } from '../../support/travel-day.ts';
import type { Ledger } from './ledger.ts';
import { noteSurprise, type People, write } from './people.ts';

/** One visitor or member of staff at work. */
export type Actor = {
  client: OpenClient;
  ledger: Ledger;
  people: People;
  random: RandomSource;
  /** Never twice in a scenario. */
  nextNumber: () => number;
  /** A picture to upload. */
  picture: Buffer;
};

export type Action = (actor: Actor) => Promise<void>;

export const sendEnquiry: Action = async (actor) => {
  const { people, random, ledger, nextNumber } = actor;
  const traveller = random.pick(people.travellers);
  const key = `enquiry-${nextNumber()}`;
  const { token, email } = traveller;
  ledger.enquiries.set(key, { fullName: `Asha ${key}`, token, email });
  await askForEnquiry(actor, key);
};

/** Sends again an enquiry that was not answered, as a browser does. */
export async function askForEnquiry({ client, ledger }: Pick<Actor, 'client' | 'ledger'>, key: string) {
  const sent = ledger.enquiries.get(key);
  if (!sent) return;
  const answer = await write(client, ledger, {
    path: '/api/v1/booking',
    headers: { authorization: sent.token, 'idempotency-key': key },
    body: {
      userEmail: sent.email,
      tourName: 'Sikkim',
      fullName: sent.fullName,
      phone: '+91 98000 00000',
      guestSize: 2,
      bookAt: TRAVEL_DAY,
    },
  });
  if (answer?.status === 200) sent.answer = JSON.parse(answer.text).data;
  else if (answer) noteSurprise(ledger, 'an enquiry', answer);
}

export const sendMessage: Action = async ({ client, ledger, nextNumber }) => {
  const key = `message-${nextNumber()}`;
  const message = { isAnswered: false };
  ledger.messages.set(key, message);
  const answer = await write(client, ledger, {
    path: '/api/v1/contacts/send-mail',
    headers: { 'idempotency-key': key },
    body: {
      name: 'Bina',
      email: 'bina@example.com',
      mobile: '+919800000001',
      tourType: 'Holiday',
      message: key,
    },
  });
  message.isAnswered = answer?.status === 200;
  if (answer && answer.status !== 200) noteSurprise(ledger, 'a message', answer);
};

/** Of each traveller one for each tour: after that there is nothing to do. */
export const writeReview: Action = async ({ client, ledger, people }) => {
  const nth = ledger.reviews.length;
  const traveller = people.travellers[nth % people.travellers.length];
  const tour = people.tours[Math.floor(nth / people.travellers.length)];
  if (!traveller || !tour) return;
  const review = { userId: traveller.id, tourId: tour.id, text: `review ${nth}`, isAnswered: false };
  ledger.reviews.push(review);
  const answer = await write(client, ledger, {
    path: `/api/v1/review/${tour.id}`,
    headers: { authorization: traveller.token },
    body: { rating: 4, reviewText: review.text },
  });
  review.isAnswered = answer?.status === 200;
  if (answer && answer.status !== 200) noteSurprise(ledger, 'a review', answer);
};

export const subscribe: Action = async ({ client, ledger, nextNumber }) => {
  const email = `subscriber-${nextNumber()}@example.com`;
  const subscriber = { isAnswered: false };
  ledger.subscribers.set(email, subscriber);
  const answer = await write(client, ledger, { path: '/api/v1/subscribe', body: { email } });
  subscriber.isAnswered = answer?.status === 200;
  if (answer && answer.status !== 200) noteSurprise(ledger, 'a subscription', answer);
};

const READ = ['/home', '/tours', '/about', '/tours?page=2', '/api/v1/tours?limit=24', '/tours?sort=price'];

export const readPage: Action = async ({ client, ledger, random }) => {
  const path = random.pick(READ);
  const answer = await client.ask({ path, headers: { accept: 'text/html' } }).catch(() => undefined);
  if (answer && ![200, 503].includes(answer.status)) noteSurprise(ledger, path, answer);
};
