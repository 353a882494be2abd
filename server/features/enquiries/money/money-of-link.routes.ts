import type { FastifyPluginAsync } from 'fastify';
import { dayOf } from '../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { SayPaidBody, TravellerMoney } from '../../../../contracts/money/money.contract.ts';
import { MONEY_LIMITS } from '../../../../contracts/money/money-terms.ts';
import { FILE_LIMITS } from '../../../../contracts/reply-files/file-limits.ts';
import type { Db } from '../../../db/database.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { badInput, conflict, notFound } from '../../../http/faults/errors.ts';
import { hungUpSignal } from '../../../http/hung-up.ts';
import { countUnderWay } from '../../../http/limits/under-way.ts';
import { sendDocument } from '../../documents/send-document.ts';
import { withPictureForms } from '../../media/picture-forms.ts';
import { readUploadedFile } from '../../reply-files/read-uploaded-file.ts';
import { insertReplyFile, lockUnsentFiles } from '../../reply-files/reply-files.queries.ts';
import { sendFilesWith } from '../../reply-files/send-files.ts';
import { findDeskEnquiry } from '../desk/find-desk-enquiry.ts';
import type { DeskRow } from '../desk/list/desk-list.queries.ts';
import { bringToToday, isOff } from '../quotes/answer-quote.ts';
import { quoteOfLink } from '../quotes/quote-links.ts';
import { tellStaff } from '../quotes/quote-news.mail.ts';
import { lockQuoteOfLink } from '../quotes/quote-of-link.ts';
import { type EnquiryAction, TRAVELLER } from '../store/enquiry-events.ts';
import { logPayment } from './log-and-verify.ts';
import { lookForPayment } from './look-for-payment.ts';
import { loadLedger } from './money-ledger.ts';
import { presentForPayer } from './present-money.ts';

/** The link of an accepted quotation proves who asks: no session is read. */
export function moneyOfLinkRoutes({ db, now, wakeMail }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  const underWay = countUnderWay();
  const routes = serveCalls({
    getMoneyByLink: async ({ params }) => ({ data: await present(params.token) }),

    async uploadSlip(request) {
      const { quote } = await enquiryOfLink(db, request.params.token, now());
      // Before the file is read, so that strangers make the server process nothing.
      return underWay.with(quote.id, request, async (isRoom) => {
        const left = MONEY_LIMITS.slips - (await countUnsent(db, quote.booking_id));
        if (left < 1 || !(await isRoom(left))) throw tooManySlips();
        const file = await readUploadedFile(request, ({ ending }) => ending !== 'ics');
        const row = await runTransaction(db, async (trx) => {
          const { enquiry } = await lockQuoteOfLink(trx, request.params.token, now);
          if ((await countUnsent(trx, enquiry.id)) >= MONEY_LIMITS.slips) throw tooManySlips();
          const about = { kind: 'booking' as const, id: enquiry.id };
          return insertReplyFile(trx, { about, ...file, now: now() });
        });
        return { data: { _id: row.id, name: row.name } };
      });
    },

    async sayPaid(request) {
      await change(request, async (trx) => {
        const { row, enquiry, now: at } = await lockQuoteOfLink(trx, request.params.token, now);
        if (row.state !== 'accepted') throw conflict('Accept the quotation first, please.');
        if (isOff(enquiry)) throw conflict('This trip was cancelled. Please write to us.');
        await sayPaid(trx, { row, enquiry }, request.body, { actor: TRAVELLER, now: at });
      });
      wakeMail();
      const message = 'Thank you. We look for it at the bank, and send you the receipt.';
      return { message, data: await present(request.params.token) };
    },

    async getDocumentByLink(request, reply) {
      const { ledger } = await ledgerOfLink(request.params.token);
      const row = ledger.documents.find(({ id }) => id === request.params.document);
      if (!row) throw notFound('document');
      return sendDocument(reply, row, hungUpSignal(reply));
    },
  });
  return withPictureForms(routes, FILE_LIMITS.bytes);

  async function ledgerOfLink(token: string) {
    const { enquiry } = await enquiryOfLink(db, token, now());
    return { enquiry, ledger: await loadLedger(db, enquiry.id, dayOf(now())) };
  }

  async function present(token: string): Promise<TravellerMoney> {
    const { enquiry, ledger } = await ledgerOfLink(token);
    return presentForPayer(ledger, enquiry);
  }
}

async function enquiryOfLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ quote: QuoteRow; enquiry: DeskRow }> {
  const quote = await quoteOfLink(db, token, now);
  if (quote?.state !== 'accepted') throw notFound('quotation');
  return { quote, enquiry: await findDeskEnquiry(db, quote.booking_id, now) };
}

type Paid = { row: QuoteRow; enquiry: DeskRow };

async function sayPaid(
  trx: Db,
  { row, enquiry }: Paid,
  { slip, ...body }: SayPaidBody,
  by: EnquiryAction,
): Promise<void> {
  const about = { kind: 'booking' as const, id: row.booking_id };
  const files = slip === null ? [] : await lockUnsentFiles(trx, about, [slip]);
  if (slip !== null && files.length === 0)
    throw badInput({ slip: 'The picture is not here any more. Choose it again, or send without it.' });
  const words = slip === null ? {} : { slip };
  const entry = await logPayment(trx, enquiry, { ...body, words }, by);
  await sendFilesWith(
    trx,
    entry.id,
    files.map(({ id }) => id),
  );
  const text = `${formatPaise(body.amount)}, ${body.reference}`;
  await bringToToday(trx, enquiry, lookForPayment(entry), by);
  await tellStaff(trx, { row, enquiry, news: 'paid', text }, by.now);
}

async function countUnsent(db: Db, enquiryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('reply_files')
    .select((row) => row.fn.countAll().as('count'))
    .where('about_kind', '=', 'booking')
    .where('about_id', '=', enquiryId)
    .where('reply_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const tooManySlips = () => badInput({ file: 'Enough pictures are here. Send what you have typed.' });
