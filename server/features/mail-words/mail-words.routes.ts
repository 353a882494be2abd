import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { toldTour } from '../../../contracts/enquiries/untold.ts';
import { shortenText } from '../../../contracts/fields/shorten-text.ts';
import { cleanText } from '../../../contracts/fields/text.contract.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import { WORDS_LIMITS } from '../../../contracts/mail-words/languages.ts';
import type { MailWords, MessageDetail } from '../../../contracts/mail-words/mail-words.contract.ts';
import type { Db } from '../../db/database.ts';
import type { MailWordsRow } from '../../db/mail-rows.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { badInput, notFound } from '../../http/faults/errors.ts';
import { hungUpSignal } from '../../http/hung-up.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import { findMessage, MESSAGES } from '../../mail/messages/all-messages.ts';
import { faultsOfWords } from '../../mail/messages/check-words.ts';
import type { MessageKind } from '../../mail/messages/message-kind.ts';
import { FIELDS_OF_ALL, type MessageField } from '../../mail/messages/message-kind.ts';
import { renderMessage } from '../../mail/messages/render-message.ts';
import { presentEnquiry } from '../enquiries/present-enquiry.ts';
import { askedPriceIn } from '../enquiries/tour-of-enquiry/price-of-enquiry.ts';
import { findMailLook } from '../look/look.queries.ts';
import { findPublished } from '../page-content/page-content.queries.ts';
import { findMailSettings, findReplyWithin } from '../settings/settings.queries.ts';
import { wordsOf } from './build-message.ts';
import { changeWords } from './change-words.ts';
import { findMailWords, LANGUAGE, listMailWords } from './mail-words.queries.ts';

export function mailWordsRoutes({ db, config, now }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    async listMessages(request, reply) {
      const stored = new Map((await listMailWords(db)).map((row) => [row.kind, row]));
      const surroundings = await surroundingsOf(request, reply);
      const present = async (kind: MessageKind) => {
        const words = wordsOf(kind, stored.get(kind.id));
        const sample = await renderMessage(kind, kind.sample, { ...surroundings, words });
        return { ...presentMessage(kind, stored.get(kind.id)), sample };
      };
      return { data: await Promise.all(MESSAGES.map(present)) };
    },

    async getMessage(request) {
      const kind = getKind(request.params.kind);
      return { data: presentMessageDetail(kind, await findMailWords(db, kind.id)) };
    },

    async previewWords(request, reply) {
      const kind = getKind(request.params.kind);
      const words = cleanWords(request.body);
      const real = await findRealData(db, kind);
      // Parsing long text is slow, so it is cut first.
      const shown = { ...words, body: shortenText(words.body, WORDS_LIMITS.body) };
      const given = { ...(await surroundingsOf(request, reply)), words: shown };
      const look = await renderMessage(kind, real?.data ?? kind.sample, given);
      return { data: { ...look, faults: faultsOfWords(kind, words), shows: real?.reference ?? null } };
    },

    async saveWords(request) {
      const kind = getKind(request.params.kind);
      const { version, ...typed } = request.body;
      const words = cleanWords(typed);
      const faults = faultsOfWords(kind, words);
      if (Object.keys(faults).length > 0) throw badInput({ ...faults });
      return { data: await save(request, kind, words, version) };
    },

    async restoreWords(request) {
      const kind = getKind(request.params.kind);
      return { data: await save(request, kind, null, request.body.version) };
    },
  });

  async function save(request: FastifyRequest, kind: MessageKind, words: MailWords | null, version: number) {
    const stored = await change(request, (trx, by) => changeWords(trx, kind, { words, version }, by));
    return presentMessageDetail(kind, stored);
  }

  async function surroundingsOf(request: FastifyRequest, reply: FastifyReply) {
    const signal = hungUpSignal(reply);
    const siteUrl = siteOrigin(request, config.publicUrl);
    const [agency, look] = [await findMailSettings(db), await findMailLook(db, siteUrl)];
    return { agency, siteUrl, look, replyTo: undefined, signal };
  }
}

function getKind(id: string): MessageKind {
  const kind = findMessage(id);
  if (!kind) throw notFound('message');
  return kind;
}

function cleanWords({ subject, body }: MailWords): MailWords {
  return { subject: cleanText(subject).replaceAll('\n', ' '), body: cleanText(body) };
}

function presentMessage({ id, title, purpose, to }: MessageKind, stored: MailWordsRow | undefined) {
  const isEdited = stored !== undefined && stored.body !== null;
  return { kind: id, title, purpose, to, language: LANGUAGE, isEdited };
}

function presentMessageDetail(kind: MessageKind, stored: MailWordsRow | undefined): MessageDetail {
  const fields: Record<string, MessageField> = { ...kind.fields, ...FIELDS_OF_ALL };
  return {
    ...presentMessage(kind, stored),
    fields: Object.entries(fields).map(([name, { says, isBlock, required }]) => ({
      name,
      says,
      isBlock: isBlock ?? false,
      isRequired: required !== undefined,
    })),
    words: wordsOf(kind, stored),
    original: kind.words,
    version: stored?.version ?? 0,
    updatedAt: stored?.updated_at ?? null,
  };
}

/** The sample with data of the newest enquiry. Undefined if the message is about no enquiry, or there is none. */
async function findRealData(
  db: Db,
  { sample }: MessageKind,
): Promise<{ data: object; reference: string } | undefined> {
  if (typeof sample !== 'object' || sample === null || !('guestSize' in sample)) return undefined;
  const enquiry = await db
    .selectFrom('bookings')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('status', '!=', 'spam')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!enquiry) return undefined;
  const real: Record<string, unknown> = {
    ...presentEnquiry(enquiry),
    id: enquiry.id,
    knownTrip: toldTour(enquiry.tour_name),
    name: enquiry.full_name,
    receivedOn: dayOf(enquiry.created_at),
    price: askedPriceIn(enquiry)?.worked ?? undefined,
    replyWithin: await findReplyWithin(db),
    figures: (await findPublished(db, 'policies')).figures,
  };
  const names = Object.keys(real).filter((name) => name in sample);
  const data = { ...sample, ...Object.fromEntries(names.map((name) => [name, real[name]])) };
  return { data, reference: enquiry.reference };
}
