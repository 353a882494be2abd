import type { DeskQuote, TravellerQuote } from '../../contracts/quotes/quotes.contract.ts';
import type { BookingRow } from '../../server/db/schema.ts';
import type { TestApp } from './test-app.ts';

const NAMED = { option: 0, name: 'Asha Rai', state: '19' };

/** What staff and travellers do with quotations, by the calls of the site. */
export function quoteDesk(site: TestApp, as: string) {
  const of = ({ id }: Pick<BookingRow, 'id'>) => `/manage/bookings/${id}/quotes`;
  const keyed = () => ({ 'idempotency-key': crypto.randomUUID() as string });

  async function create(enquiry: BookingRow, from: string | null = null) {
    const made = await site.post<DeskQuote>(of(enquiry), { as, body: { from }, headers: keyed() });
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    return made.body.data;
  }
  const save = (enquiry: BookingRow, draft: DeskQuote, change: object, version = draft.version) =>
    site.put<DeskQuote>(`${of(enquiry)}/${draft._id}`, {
      as,
      body: { ...draft.content, ...change, version },
    });
  const send = (enquiry: BookingRow, draft: DeskQuote, isMailed = true) =>
    site.post<DeskQuote>(`${of(enquiry)}/${draft._id}/sending`, {
      as,
      body: { version: draft.version, isMailed },
      headers: keyed(),
    });
  async function linkTo(enquiry: BookingRow, quote: Pick<DeskQuote, '_id'>): Promise<string> {
    const made = await site.post<{ path: string }>(`${of(enquiry)}/${quote._id}/links`, { as });
    return made.body.data.path.replace('/quote/', '');
  }
  const act = (enquiry: BookingRow, quote: Pick<DeskQuote, '_id'>, what: string, body: object = {}) =>
    site.post<DeskQuote>(`${of(enquiry)}/${quote._id}/${what}`, { as, body, headers: keyed() });

  return {
    ...{ create, save, send, linkTo, act },
    get: async (enquiry: BookingRow, { _id }: Pick<DeskQuote, '_id'>) =>
      (await site.get<DeskQuote>(`${of(enquiry)}/${_id}`, { as })).body.data,
    async sent(enquiry: BookingRow, change: object = {}) {
      const draft = (await save(enquiry, await create(enquiry), change)).body.data;
      const quote = (await send(enquiry, draft)).body.data;
      return { quote, token: await linkTo(enquiry, quote) };
    },
    look: async (token: string) => (await site.get<TravellerQuote>(`/quotes/${token}`)).body.data,
    async accept(token: string, given: object = {}) {
      const shown = (await site.get<TravellerQuote>(`/quotes/${token}`)).body.data;
      const sha256 = 'sha256' in shown ? shown.sha256 : '';
      const body = { ...NAMED, hasAgreed: true, sha256, ...given };
      return site.post<TravellerQuote>(`/quotes/${token}/acceptance`, { body, headers: keyed() });
    },
    ofLink: (token: string, what: string, body: object = {}) =>
      site.post<TravellerQuote>(`/quotes/${token}/${what}`, { body, headers: keyed() }),
  };
}
