import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { dayOf, startOfDay } from '../../../../contracts/india-time.ts';
import type { TravellerQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import { countRows } from '../../../db/count-up-to.ts';
import type { Db } from '../../../db/database.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { tooMany } from '../../../http/faults/errors.ts';
import type { DeskRow } from '../desk/list/desk-list.queries.ts';
import { type EnquiryAction, recordEvent, TRAVELLER, WEBSITE } from '../store/enquiry-events.ts';
import type { Locked } from '../store/lock-enquiries.ts';
import { acceptQuote, askAboutQuote, declineQuote, toldToTraveller } from './answer-quote.ts';
import { mailAnswer, tellStaff } from './quote-news.mail.ts';
import { lockQuoteOfLink, presentQuoteOfLink } from './quote-of-link.ts';
import { changeQuote } from './quotes.queries.ts';

/** Of one link's enquiry: more are no questions. */
const QUESTIONS_A_DAY = 20;
const AN_HOUR = 3_600;

type OfLink = FastifyRequest<{ Params: { token: string } }>;
type Open = {
  row: QuoteRow;
  enquiry: Locked<DeskRow>;
  by: EnquiryAction;
};

/** The link proves who asks. */
export function quoteLinkRoutes({ db, now, wakeMail, siteChanges }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    getQuoteByLink: async (request) => ({ data: await present(request) }),

    async noteQuoteOpened(request) {
      // A colleague who looks at the link is not the traveller.
      if (request.sessionUser?.staff_role) return {};
      await change(request, async (trx) => {
        const { row, enquiry, now: at } = await lockQuoteOfLink(trx, request.params.token, now);
        if (row.opened_at !== null) return;
        await changeQuote(trx, row, { opened_at: at.toISOString() }, at);
        const body = { kind: 'quote' as const, what: 'opened' as const, number: row.number ?? 0 };
        await recordEvent(trx, { enquiryId: enquiry.id, body, actor: WEBSITE, now: at });
      });
      return {};
    },

    async acceptQuote(request) {
      const { option, name, state, gstin, address, sha256 } = request.body;
      await answer(request, async (trx, { row, enquiry, by }) => {
        const accepting = { option, name, state, gstin, address, channel: null, sha256 };
        const accepted = await acceptQuote(trx, enquiry, row, accepting, by);
        await mailAnswer(trx, accepted, enquiry, by.now);
      });
      wakeMail();
      await siteChanges.announce();
      return { message: 'Thank you: your trip is confirmed.', data: await present(request) };
    },

    async declineQuote(request) {
      const { reason } = request.body;
      await answer(request, async (trx, { row, enquiry, by }) => {
        const declined = await declineQuote(trx, enquiry, row, { reason, state: 'declined' }, by);
        if (row.state !== 'declined') await mailAnswer(trx, declined, enquiry, by.now);
      });
      wakeMail();
      return { message: 'Thank you for telling us.', data: await present(request) };
    },

    async askAboutQuote(request) {
      await answer(request, async (trx, { row, enquiry, by }) => {
        await refuseTooMany(trx, enquiry.id, by.now);
        const { question: text } = request.body;
        await askAboutQuote(trx, enquiry, { row, text }, by);
        await tellStaff(trx, { row, enquiry, news: 'asked', text }, by.now);
      });
      wakeMail();
      return { message: 'Your question is with us. We answer by mail or phone.' };
    },
  });

  function present({ params }: OfLink): Promise<TravellerQuote> {
    return presentQuoteOfLink(db, params.token, now());
  }

  /** Its result is stored with the key of the press: it must hold nothing personal. */
  async function answer(request: OfLink, work: (trx: Db, open: Open) => Promise<void>): Promise<void> {
    try {
      await change(request, async (trx) => {
        const { now: at, ...open } = await lockQuoteOfLink(trx, request.params.token, now);
        await work(trx, { ...open, by: { actor: TRAVELLER, now: at } });
      });
    } catch (error) {
      throw toldToTraveller(error);
    }
  }
}

async function refuseTooMany(trx: Db, enquiryId: string, now: Date): Promise<void> {
  const asked = trx
    .selectFrom('booking_events')
    .where('booking_id', '=', enquiryId)
    .where('kind', '=', 'asked')
    .where('created_at', '>=', startOfDay(dayOf(now)));
  if ((await countRows(asked)) >= QUESTIONS_A_DAY)
    throw tooMany('These are many questions for one day. Call us, or write to us.', AN_HOUR);
}
