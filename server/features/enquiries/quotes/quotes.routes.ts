import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { DeskQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { conflict, staleVersion } from '../../../http/faults/errors.ts';
import { currentSeer } from '../../../http/session/guards.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { endPrivateLinks } from '../../private-links.queries.ts';
import { findDeskEnquiry, lockOpenDeskEnquiry } from '../desk/find-desk-enquiry.ts';
import { auditEnquiry } from '../store/change-enquiry.ts';
import { loadQuoteRules } from './agreed-terms.ts';
import { acceptQuote, declineQuote } from './answer-quote.ts';
import { draftLike, draftOfEnquiry } from './draft-quote.ts';
import { contentOf, presentDeskQuote, presentQuote, stateOf } from './present-quote.ts';
import { issueQuoteLink } from './quote-links.ts';
import { mailAnswer } from './quote-news.mail.ts';
import {
  changeQuote,
  deleteQuote,
  getQuoteOf,
  insertDraft,
  listQuotesOf,
  listShownQuotes,
  lockQuoteOf,
} from './quotes.queries.ts';
import { refuseOfClosed, sendQuote } from './send-quote.ts';
import { suggestionsFor } from './suggestions.ts';

type OfEnquiry = FastifyRequest<{ Params: { id: string } }>;
type OfQuote = FastifyRequest<{ Params: { id: string; quote: string } }>;
type Enquiry = Awaited<ReturnType<typeof lockOpenDeskEnquiry>>;

export function quoteRoutes({ db, now, wakeMail, siteChanges }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    async listQuotes(request) {
      await findDeskEnquiry(db, request.params.id, now());
      const { rules } = await loadQuoteRules(db, now());
      const rows = await listShownQuotes(db, request.params.id);
      return { data: rows.map((row) => presentQuote(row, rules, now())) };
    },

    async suggestQuotes(request) {
      const enquiry = await findDeskEnquiry(db, request.params.id, now());
      const rows = await suggestionsFor(db, enquiry, currentSeer(request));
      return {
        data: rows.map((row) => ({
          ...{ _id: row.id, reference: row.reference, number: row.number ?? 0 },
          ...{ state: stateOf(row, now()), sentAt: row.sent_at ?? '', content: contentOf(row) },
        })),
      };
    },

    async createQuote(request) {
      const id = await work(request, async (trx, enquiry, by) => {
        const quotes = await listQuotesOf(trx, [enquiry.id]);
        const there = quotes.find(({ state }) => state === 'draft');
        const { from } = request.body;
        if (there && from !== null)
          throw conflict(`${there.author_name} has a draft here. Go on with it, or discard it first.`);
        if (there) return there.id;
        refuseOfClosed(enquiry, quotes);
        const { actor } = by;
        const { rules } = await loadQuoteRules(trx, by.now);
        const former = from === null ? undefined : await getQuoteOf(trx, enquiry.id, from);
        const { tourId, content } = former
          ? { tourId: former.tour_id, content: draftLike(contentOf(former), by.now) }
          : await draftOfEnquiry(trx, enquiry, rules, by.now);
        const draft = {
          ...{ booking_id: enquiry.id, tour_id: tourId, body: JSON.stringify(content) },
          ...{ author_id: actor.id, author_name: actor.username },
        };
        return (await insertDraft(trx, draft, by.now)).id;
      });
      return { data: await present(request.params.id, id) };
    },

    getDeskQuote: async ({ params }) => ({ data: await present(params.id, params.quote) }),

    async saveQuote(request) {
      const { version, ...content } = request.body;
      await onQuote(request, async (trx, { row }, by) => {
        if (row.state !== 'draft') throw conflict('This quotation was sent: revise it instead.');
        const body = JSON.stringify(content);
        if (body === row.body) return;
        if (version !== row.version) throw staleVersion('this quotation');
        const { id: author_id, username: author_name } = by.actor;
        await changeQuote(trx, row, { body, version: version + 1, author_id, author_name }, by.now);
      });
      return { message: 'The quotation is saved.', data: await presentOf(request) };
    },

    async discardQuote(request) {
      await onQuote(request, async (trx, { row }) => {
        if (row.state !== 'draft') throw conflict('This quotation was sent: withdraw it instead.');
        await deleteQuote(trx, row.id);
      });
      return { message: 'The draft is discarded.' };
    },

    async sendQuote(request) {
      const { quote: id } = request.params;
      await work(request, async (trx, enquiry, by) => {
        await sendQuote(trx, enquiry, { id, ...request.body }, by);
      });
      wakeMail();
      return { message: 'The quotation is sent.', data: await presentOf(request) };
    },

    async makeQuoteLink(request) {
      const token = await onQuote(request, async (trx, { row }, by) => {
        const link = await issueQuoteLink(trx, row, by.now);
        if (link === undefined) throw conflict('Send the quotation first: what it says is frozen then.');
        return link;
      });
      return { data: { path: `/quote/${token}` } };
    },

    async endQuoteLinks(request) {
      await onQuote(request, async (trx, { row, enquiry }, by) => {
        await endPrivateLinks(trx, 'quote', row.id, by.now);
        await audit(trx, enquiry, 'booking.quote_links_ended', row, by);
      });
      return { message: 'The links to this quotation do not work any more.' };
    },

    async withdrawQuote(request) {
      await onQuote(request, async (trx, { row, enquiry }, by) => {
        await declineQuote(trx, enquiry, row, { ...request.body, state: 'withdrawn' }, by);
        await audit(trx, enquiry, 'booking.quote_withdrawn', row, by);
      });
      return { message: 'The quotation is withdrawn.', data: await presentOf(request) };
    },

    async declineQuoteFor(request) {
      await onQuote(request, async (trx, { row, enquiry }, by) => {
        await declineQuote(trx, enquiry, row, { ...request.body, state: 'declined' }, by);
        await audit(trx, enquiry, 'booking.quote_declined', row, by);
      });
      return { message: 'Noted: declined.', data: await presentOf(request) };
    },

    async acceptQuoteFor(request) {
      await onQuote(request, async (trx, { row, enquiry }, by) => {
        const accepted = await acceptQuote(trx, enquiry, row, request.body, by);
        await audit(trx, enquiry, 'booking.quote_accepted', row, by);
        await mailAnswer(trx, accepted, enquiry, by.now);
      });
      wakeMail();
      await siteChanges.announce();
      return { message: 'Accepted: the trip is confirmed.', data: await presentOf(request) };
    },
  });

  function work<T>(request: OfEnquiry, does: (trx: Db, enquiry: Enquiry, by: StaffAction) => Promise<T>) {
    return change(request, async (trx, by) =>
      does(trx, await lockOpenDeskEnquiry(trx, request.params.id, by), by),
    );
  }

  type Locked = { row: QuoteRow; enquiry: Enquiry };

  function onQuote<T>(request: OfQuote, does: (trx: Db, locked: Locked, by: StaffAction) => Promise<T>) {
    return work(request, async (trx, enquiry, by) =>
      does(trx, { enquiry, row: await lockQuoteOf(trx, enquiry.id, request.params.quote) }, by),
    );
  }

  function presentOf({ params }: OfQuote): Promise<DeskQuote> {
    return present(params.id, params.quote);
  }

  async function present(id: string, quote: string): Promise<DeskQuote> {
    const [enquiry, row] = [await findDeskEnquiry(db, id, now()), await getQuoteOf(db, id, quote)];
    return presentDeskQuote(row, enquiry, { ...(await loadQuoteRules(db, now())), now: now() });
  }
}

function audit(trx: Db, enquiry: Enquiry, action: string, { number }: QuoteRow, by: StaffAction) {
  return auditEnquiry(trx, enquiry, { action, after: { number } }, by);
}
