import { type Answered, type Asked, jsonOf, type OpenClient } from '../../load/site/open-client.ts';
import type { Ledger } from './ledger.ts';
import { noteSurprise, write } from './people.ts';
import type { Action, Actor } from './visitor-actions.ts';

/** One edit after the other of a tour of its own: with each, every part of it says the number of that edit. */
export function tourEditor(place: number): Action {
  let hasToLook = true;
  return async ({ client, ledger, people, nextNumber }) => {
    const tour = people.tours[place];
    if (!tour) return;
    const headers = { authorization: people.staff };
    const edits = ledger.edits.get(tour.id) ?? {
      version: tour.version,
      numbers: [],
      isAnswered: false,
    };
    if (hasToLook) {
      const found = await client
        .ask({ path: `/api/v1/manage/tours/${tour.id}`, headers })
        .catch(() => undefined);
      if (found?.status !== 200) return;
      const { version, title } = jsonOf(found).data;
      const number = Number(/ edit (\d+)$/.exec(title)?.[1]);
      if (number ? !edits.numbers.includes(number) : edits.isAnswered)
        ledger.surprises.push(`${title} is not the last edit`);
      ledger.edits.set(tour.id, { version, numbers: number ? [number] : [], isAnswered: number > 0 });
      hasToLook = false;
      return;
    }
    const number = nextNumber();
    edits.numbers.push(number);
    const answer = await write(client, ledger, {
      method: 'PUT',
      path: `/api/v1/tours/${tour.id}`,
      headers,
      body: tourBody(place, number, edits.version),
    });
    if (answer?.status === 200)
      ledger.edits.set(tour.id, {
        version: jsonOf(answer).data.version,
        numbers: [number],
        isAnswered: true,
      });
    else {
      // It may have been saved all the same.
      hasToLook = true;
      if (answer) noteSurprise(ledger, 'an edit of a tour', answer);
    }
  };
}

function tourBody(place: number, number: number, version: number) {
  const text = `edit ${number}`;
  return {
    title: `Tour ${place}, ${text}`,
    city: text,
    address: 'Sikkim',
    distance: 10,
    price: 10_000,
    discountprice: 9_000,
    duration: '3 days',
    maxGroupSize: 8,
    desc: text,
    photo: '/media/social-card.jpg',
    version,
    itinerary: [1, 2, 3].map((day) => ({ day, title: text, description: text })),
  };
}

export const uploadPicture: Action = async ({ client, ledger, people, picture, nextNumber }) => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), `${nextNumber()}.jpg`);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const answer = await write(client, ledger, {
    path: '/api/v1/media',
    headers: { authorization: people.staff, 'content-type': type },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  if (answer?.status === 200) {
    const { _id, url } = jsonOf(answer).data;
    ledger.pictures.set(_id, { url });
  } else if (answer) noteSurprise(ledger, 'an upload', answer);
};

export const deletePicture: Action = async (actor) => {
  const found = [...actor.ledger.pictures].find(([, { isDeleted }]) => isDeleted === undefined);
  if (!found) return;
  const [id, picture] = found;
  // Asked for, and perhaps done, until it is answered.
  picture.isDeleted = false;
  const answer = await asStaff(actor, { method: 'DELETE', path: `/api/v1/media/${id}` });
  picture.isDeleted = answer?.status === 200;
  if (answer && answer.status !== 200) noteSurprise(actor.ledger, 'a deletion of a picture', answer);
};

export const binEnquiry: Action = async (actor) => {
  const all = [...actor.ledger.enquiries.values()];
  const found = all.find(({ answer, isBinned }) => answer && isBinned === undefined);
  if (!found) return;
  found.isBinned = false;
  const answer = await asStaff(actor, { method: 'DELETE', path: `/api/v1/booking/${found.answer?._id}` });
  found.isBinned = answer?.status === 200;
  if (answer && answer.status !== 200) noteSurprise(actor.ledger, 'a move to the bin', answer);
};

function asStaff(
  { client, ledger, people }: { client: OpenClient; ledger: Ledger; people: Actor['people'] },
  asked: Asked,
): Promise<Answered | undefined> {
  return write(client, ledger, { ...asked, headers: { authorization: people.staff } });
}
