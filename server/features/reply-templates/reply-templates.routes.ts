import type { FastifyPluginAsync } from 'fastify';
import { countPeople } from '../../../contracts/count-of.ts';
import { priceLinesText } from '../../../contracts/dossier/price-lines-text.ts';
import type { WorkedOutPrice } from '../../../contracts/dossier/worked-out-price.contract.ts';
import { travelText } from '../../../contracts/enquiries/travel-days.ts';
import { toldTour } from '../../../contracts/enquiries/untold.ts';
import { formatRupees } from '../../../contracts/format-rupees.ts';
import type {
  FilledTemplate,
  ReplyTemplate,
} from '../../../contracts/reply-templates/reply-templates.contract.ts';
import { fillFields, type TemplateField } from '../../../contracts/reply-templates/template-fields.ts';
import type { Db } from '../../db/database.ts';
import type { ReplyTemplateRow } from '../../db/desk-rows.ts';
import type { BookingRow, ContactMessageRow } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { currentUser } from '../../http/session/guards.ts';
import { shortReference } from '../../mail/messages/message-parts.ts';
import { getMessage } from '../contacts/contacts.queries.ts';
import { findDeskEnquiry } from '../enquiries/desk/find-desk-enquiry.ts';
import { presentEnquiry } from '../enquiries/present-enquiry.ts';
import { priceOfEnquiry } from '../enquiries/tour-of-enquiry/price-of-enquiry.ts';
import { findPublishedTourOf } from '../enquiries/tour-of-enquiry/tour-of-enquiry.queries.ts';
import { recordCalls } from '../records/record-calls.ts';
import { listRecords } from '../records/versioned-records.ts';
import { findMailSettings } from '../settings/settings.queries.ts';
import { changeTemplate, createTemplate, TEMPLATE } from './template-records.ts';

export function replyTemplateRoutes(deps: Deps): FastifyPluginAsync {
  const { db, now } = deps;
  const { list, get, create, update, remove, restore } = recordCalls(deps, TEMPLATE, {
    create: createTemplate,
    change: changeTemplate,
    present: (rows) => rows.map(presentTemplate),
    isPublic: false,
  });
  return serveCalls({
    listReplyTemplates: list,
    getReplyTemplate: get,
    createReplyTemplate: create,
    updateReplyTemplate: update,
    deleteReplyTemplate: remove,
    restoreReplyTemplate: restore,

    async fillTemplatesForEnquiry(request) {
      const enquiry = await findDeskEnquiry(db, request.params.id, now());
      return { data: await fillForEnquiry(db, enquiry, currentUser(request).username) };
    },

    async fillTemplatesForMessage(request) {
      const message = await getMessage(db, request.params.id);
      return { data: await fillForMessage(db, message, currentUser(request).username) };
    },
  });
}

function presentTemplate(row: ReplyTemplateRow): ReplyTemplate {
  const { id, name, destination, subject, text, version, updated_at } = row;
  const shown = { name, destination, subject: subject === '' ? null : subject, text, version };
  return { _id: id, ...shown, updatedAt: updated_at };
}

type Values = Partial<Record<TemplateField, string>>;

/** Templates of the destination come first, those of others last. */
async function fillForEnquiry(db: Db, enquiry: BookingRow, writer: string): Promise<FilledTemplate[]> {
  const [tour, agency] = await Promise.all([findPublishedTourOf(db, enquiry), findMailSettings(db)]);
  const price = await priceOfEnquiry(db, enquiry, tour);
  const { book_at: day, guest_size: size, tour_name: name } = enquiry;
  const people = size === null ? '' : countPeople(size);
  // Empty values become gaps.
  const values: Values = {
    name: enquiry.full_name,
    tour: tour?.title ?? toldTour(name) ?? '',
    date: (day ?? enquiry.travel_words) ? travelText(presentEnquiry(enquiry)) : '',
    party: people,
    reference: enquiry.reference,
    agency: agency.agencyName,
    writer,
    // Without a day the season is unknown.
    price: price && day !== null ? priceText(price, people) : '',
  };
  return fillAll(db, values, enquiry.destination);
}

function priceText({ total, lines }: WorkedOutPrice, people: string): string {
  return `${formatRupees(total)} for ${people} (${priceLinesText(lines)})`;
}

async function fillForMessage(db: Db, message: ContactMessageRow, writer: string): Promise<FilledTemplate[]> {
  const { agencyName: agency } = await findMailSettings(db);
  const reference = shortReference('M', message.id);
  return fillAll(db, { name: message.name, reference, agency, writer }, null);
}

async function fillAll(db: Db, values: Values, destination: string | null): Promise<FilledTemplate[]> {
  const rank = (row: ReplyTemplateRow) => {
    if (row.destination === null) return 1;
    return row.destination === destination ? 0 : 2;
  };
  const rows = await listRecords(db, TEMPLATE);
  // Stays sorted by name within a rank.
  return rows
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ id, name, destination: of, subject, text }) => ({
      _id: id,
      name,
      destination: of,
      subject: subject === '' ? null : fillFields(subject, values),
      text: fillFields(text, values),
    }));
}
