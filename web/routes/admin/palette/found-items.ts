import { Luggage, Map as MapIcon, MessageSquareText, Route as RoadIcon, UserRound } from 'lucide-react';
import { href } from 'react-router';
import type { DeskFinds } from '../../../../contracts/desk-search/desk-search.contract.ts';
import { travelText } from '../../../../contracts/enquiries/travel-days.ts';
import { ROAD_STATE_NAMES } from '../../../../contracts/roads/road-terms.ts';
import { enquiryPath, messagePath } from '../desk-paths.ts';
import { STATUS } from '../enquiries/desk-texts.ts';
import { formatPhone } from '../enquiries/format-phone.ts';
import { withEditor } from '../tours/tour-address.ts';
import { TOUR_STATUS_LABELS } from '../tours/tour-status-labels.ts';
import type { PaletteItem } from './palette-item.ts';

export type FoundKind = keyof DeskFinds;

const KINDS = {
  customers: {
    icon: UserRound,
    text: 'Customer',
    pathOf: (id: string) => href('/admin/customers/:id', { id }),
  },
  enquiries: { icon: Luggage, text: 'Enquiry', pathOf: enquiryPath },
  messages: { icon: MessageSquareText, text: 'Message', pathOf: messagePath },
  tours: { icon: MapIcon, text: 'Tour', pathOf: tourPath },
  roads: { icon: RoadIcon, text: 'Road', pathOf: (id: string) => href('/admin/roads/:id', { id }) },
};

export function tourPath(id: string): string {
  return `${href('/admin/manage-tours')}${withEditor(new URLSearchParams(), id)}`;
}

export const isFoundKind = (kind: string): kind is FoundKind => Object.hasOwn(KINDS, kind);

export function itemOf(kind: FoundKind, id: string): PaletteItem {
  const { icon, text, pathOf } = KINDS[kind];
  return { id, to: pathOf(id), icon, title: text, place: { kind, id } };
}

function customerItem({ _id, name, phone, email }: DeskFinds['customers'][number]): PaletteItem {
  return {
    ...itemOf('customers', _id),
    title: name,
    detail: joined(phone && formatPhone(phone), email),
  };
}

function enquiryItem(enquiry: DeskFinds['enquiries'][number]): PaletteItem {
  const { _id, fullName, reference, tourName, status } = enquiry;
  return {
    ...itemOf('enquiries', _id),
    title: fullName,
    detail: joined(reference, STATUS[status].text, travelText(enquiry), tourName),
  };
}

function messageItem({ _id, name, message }: DeskFinds['messages'][number]): PaletteItem {
  return { ...itemOf('messages', _id), title: name, detail: message };
}

function tourItem({ _id, title, city, status }: DeskFinds['tours'][number]): PaletteItem {
  return { ...itemOf('tours', _id), title, detail: joined(city, TOUR_STATUS_LABELS[status]) };
}

function roadItem({ _id, name, state }: DeskFinds['roads'][number]): PaletteItem {
  return { ...itemOf('roads', _id), title: name, detail: ROAD_STATE_NAMES[state] };
}

export function itemsOf({
  customers,
  enquiries,
  messages,
  tours,
  roads,
}: DeskFinds): Record<FoundKind, PaletteItem[]> {
  return {
    customers: customers.map(customerItem),
    enquiries: enquiries.map(enquiryItem),
    messages: messages.map(messageItem),
    tours: tours.map(tourItem),
    roads: roads.map(roadItem),
  };
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(' · ');
}
