import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../db/database.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import { currentUser } from '../../http/session/guards.ts';
import { consentOf, recordConsent } from '../consents/consents.queries.ts';
import { areReviewsHeld } from '../settings/settings.queries.ts';
import { judgeArrival, tracesOf } from '../spam/judge-arrival.ts';
import { insertSpamMark } from '../spam/spam-marks.queries.ts';
import type { CatalogueDeps } from '../tours/catalogue/tour-catalogue.ts';
import { findTour } from '../tours/tours.queries.ts';
import { presentReviews, presentWords } from './present-review.ts';
import { listReviewHighlights } from './review-highlights.queries.ts';
import {
  averageRating,
  isVerifiedOf,
  saveReview,
  THANKS_WHILE_HIDDEN,
  type Withheld,
} from './reviews.queries.ts';

async function heldFor(trx: Db, review: { tour_id: string; user_id: string }): Promise<Withheld> {
  const isHeld = (await areReviewsHeld(trx)) && !(await isVerifiedOf(trx, review));
  return isHeld ? 'waiting' : null;
}

export function reviewRoutes({ db, config, now, siteChanges, catalogue }: CatalogueDeps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    async listReviewHighlights() {
      const [rows, tours] = await Promise.all([listReviewHighlights(db), catalogue.read()]);
      const data = rows.map((row) => ({
        ...presentWords(row),
        tourTitle: row.tour_title,
        tourSlug: row.tour_slug,
      }));
      const all = tours.ratingsOfAll();
      return { data, avgRating: averageRating(all), reviewCount: all.count };
    },

    async writeReview(request) {
      const traveller = currentUser(request);
      const tour = await findTour(db, request.params.id);
      if (!tour) throw notFound('tour');
      const review = {
        tour_id: tour.id,
        user_id: traveller.id,
        username: traveller.username,
        rating: request.body.rating,
        review_text: request.body.reviewText,
      };
      const written = { name: traveller.username, email: traveller.email, text: review.review_text };
      const given = consentOf(request, 'review');
      const saved = await change(request, async (trx, { now: moment }) => {
        const verdict = await judgeArrival(trx, written, tracesOf(request, config), moment);
        const dated = { ...review, created_at: moment.toISOString() };
        const stored = await saveReview(trx, dated, verdict.isSpam ? 'spam' : await heldFor(trx, review));
        const about = { kind: 'review' as const, id: stored.id };
        if (verdict.isSpam) await insertSpamMark(trx, about, verdict, moment);
        await recordConsent(trx, about, { email: '', userId: traveller.id }, given, moment);
        // Spam gets the same answer as any review.
        return { ...stored, isToldHidden: stored.is_hidden === 1 && !verdict.isSpam };
      });
      await siteChanges.announce();
      const message = saved.isToldHidden ? THANKS_WHILE_HIDDEN : 'Thank you for your review.';
      const [data] = await presentReviews(db, [saved]);
      if (!data) throw notFound('review');
      return { message, data };
    },
  });
}
