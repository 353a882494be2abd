import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { dayOf } from '../../../../contracts/india-time.ts';
import type { DeskMoney } from '../../../../contracts/money/money.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { DocumentRow } from '../../../db/money-rows.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { notFound } from '../../../http/faults/errors.ts';
import { hungUpSignal } from '../../../http/hung-up.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { contentOf, findDocumentOf } from '../../documents/documents.queries.ts';
import { sendDocument } from '../../documents/send-document.ts';
import { findDeskEnquiry, lockOpenDeskEnquiry } from '../desk/find-desk-enquiry.ts';
import { cancelTrip, previewCancellation } from './cancel-trip.ts';
import { addDue, changeDue } from './change-due.ts';
import { issueInvoice } from './issue-document.ts';
import { logPayment, rejectPayment, reversePayment, verifyPayment } from './log-and-verify.ts';
import { endLooking } from './look-for-payment.ts';
import { loadLedger } from './money-ledger.ts';
import { payBack, reverseRefund } from './pay-back.ts';
import { setReminders } from './plan.ts';
import { presentMoney } from './present-money.ts';

type OfEnquiry = FastifyRequest<{ Params: { id: string } }>;
type Enquiry = Awaited<ReturnType<typeof lockOpenDeskEnquiry>>;

export function moneyRoutes({ db, now, wakeMail, siteChanges }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    async getMoney({ params }) {
      await findDeskEnquiry(db, params.id, now());
      return { data: await present(params.id) };
    },

    logPayment: (request) =>
      work(request, 'The payment is logged.', async (trx, enquiry, by) => {
        const { note, ...body } = request.body;
        await logPayment(trx, enquiry, { ...body, words: { note } }, by);
      }),

    verifyPayment: (request) =>
      work(request, receiptText, async (trx, enquiry, by) => {
        await verifyPayment(trx, enquiry, request.params.payment, by);
        await endLooking(trx, enquiry, by);
      }),

    rejectPayment: (request) =>
      work(request, 'Noted: the money is not there.', async (trx, enquiry, by) => {
        await rejectPayment(trx, enquiry, { paymentId: request.params.payment, ...request.body }, by);
        await endLooking(trx, enquiry, by);
      }),

    reversePayment: (request) =>
      work(request, 'The payment is taken back.', (trx, enquiry, by) =>
        reversePayment(trx, enquiry, { paymentId: request.params.payment, ...request.body }, by),
      ),

    changeDue: (request) =>
      work(request, 'The instalment is changed.', (trx, enquiry, by) =>
        changeDue(trx, enquiry, request.params.due, request.body, by),
      ),

    addDue: (request) =>
      work(request, 'The instalment is added.', (trx, enquiry, by) => addDue(trx, enquiry, request.body, by)),

    setReminders: (request) =>
      work(request, request.body.areOn ? 'Reminders are on.' : 'Reminders are off.', (trx, enquiry, by) =>
        setReminders(trx, enquiry, request.body.areOn, by),
      ),

    issueInvoice: (request) =>
      work(request, 'The invoice is issued.', async (trx, enquiry, by) => {
        const ledger = await loadLedger(trx, enquiry.id, dayOf(by.now));
        await issueInvoice(trx, enquiry, ledger, request.body.address, by);
      }),

    async getDocument({ params }, reply) {
      return sendDocument(reply, await findDocument(params), hungUpSignal(reply));
    },

    readDocument: async ({ params }) => ({ data: contentOf(await findDocument(params)) }),

    async previewCancellation({ params, query }) {
      const enquiry = await findDeskEnquiry(db, params.id, now());
      const ledger = await loadLedger(db, params.id, dayOf(now()));
      return { data: previewCancellation(enquiry, ledger, query) };
    },

    async cancelTrip(request) {
      const done = await work(request, 'The trip is cancelled.', (trx, enquiry, by) =>
        cancelTrip(trx, enquiry, request.body, by),
      );
      // Seats are free again.
      await siteChanges.announce();
      return done;
    },

    payBack: (request) =>
      work(request, 'Noted: paid back.', (trx, enquiry, by) => payBack(trx, enquiry, request.body, by)),

    reverseRefund: (request) =>
      work(request, 'Noted: it did not go out, and is to be paid back.', (trx, enquiry, by) =>
        reverseRefund(trx, enquiry, { refundId: request.params.refund, ...request.body }, by),
      ),
  });

  async function work(
    request: OfEnquiry,
    message: string | ((enquiry: Enquiry) => string),
    does: (trx: Db, enquiry: Enquiry, by: StaffAction) => Promise<void>,
  ): Promise<{ message: string; data: DeskMoney }> {
    const { id } = request.params;
    const done = await change(request, async (trx, by) => {
      const enquiry = await lockOpenDeskEnquiry(trx, id, by);
      await does(trx, enquiry, by);
      return typeof message === 'string' ? message : message(enquiry);
    });
    wakeMail();
    return { message: done, data: await present(id) };
  }

  async function findDocument({ id, document }: { id: string; document: string }): Promise<DocumentRow> {
    await findDeskEnquiry(db, id, now());
    const row = await findDocumentOf(db, id, document);
    if (!row) throw notFound('document');
    return row;
  }

  async function present(id: string): Promise<DeskMoney> {
    return presentMoney(await loadLedger(db, id, dayOf(now())));
  }
}

const receiptText = ({ user_email }: Enquiry) =>
  user_email
    ? 'Verified: the receipt is on its way.'
    : 'Verified. There is no email address: hand the receipt over yourself.';
