import type { FastifyPluginAsync } from 'fastify';
import type { ConfirmLink } from '../../../contracts/subscribers.contract.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { Failure, notFound } from '../../http/faults/errors.ts';
import { answerEvenly } from '../../http/limits/answer-evenly.ts';
import { consentOf } from '../consents/consents.queries.ts';
import { tracesOf } from '../spam/judge-arrival.ts';
import {
  confirmSubscription,
  explainLeaving,
  leaveNewsletter,
  readConfirmLink,
  readLeaveLink,
  stayWithNewsletter,
  subscribe,
} from './subscription.ts';

export function subscriberRoutes({ db, config, now, wakeMail }: Deps): FastifyPluginAsync {
  return serveCalls({
    async subscribe(request) {
      const { email } = request.body;
      const given = consentOf(request, 'newsletter');
      const subscribing = { email, given, traces: tracesOf(request, config) };
      // Must not tell whether an address is subscribed.
      await answerEvenly(() => runTransaction(db, (trx) => subscribe(trx, subscribing, now())));
      wakeMail();
      return { message: 'Thank you for subscribing.' };
    },

    async getConfirmLink(request) {
      return { data: await readConfirmLink(db, request.params.token, now()) };
    },

    async confirmSubscription(request) {
      const given = consentOf(request, 'newsletter');
      const { token } = request.params;
      const worth = await runTransaction(db, (trx) => confirmSubscription(trx, { token, given }, now()));
      if (worth !== 'open' && worth !== 'confirmed') throw new Failure('bad_input', DEAD[worth]);
      return { message: 'You will get our newsletter.' };
    },

    async getLeaveLink(request) {
      return { data: await readLeaveLink(db, request.params.token) };
    },

    async leaveNewsletter(request) {
      const leaving = { token: request.params.token, issue: request.body.issue };
      await runTransaction(db, (trx) => leaveNewsletter(trx, leaving, now()));
      return { message: 'You will not get our newsletter any more.' };
    },

    async explainLeaving(request) {
      const { token } = request.params;
      if (!(await runTransaction(db, (trx) => explainLeaving(trx, token, request.body))))
        throw notFound('subscription');
      return { message: 'Thank you for telling us.' };
    },

    async stayWithNewsletter(request) {
      const given = consentOf(request, 'newsletter');
      const { token } = request.params;
      if (!(await runTransaction(db, (trx) => stayWithNewsletter(trx, { token, given }, now()))))
        throw notFound('subscription');
      return { message: 'You will get our newsletter as before.' };
    },
  });
}

const DEAD: Record<Exclude<ConfirmLink['state'], 'open' | 'confirmed'>, string> = {
  used: 'This link has been used. Please subscribe again.',
  expired: 'This link has expired. Please subscribe again.',
  unknown: 'This link is not known. Please subscribe again.',
};
