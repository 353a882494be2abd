import {
  type LucideIcon,
  Luggage,
  Map as MapIcon,
  MessageSquareText,
  Route as RoadIcon,
  UserRound,
} from 'lucide-react';
import { href } from 'react-router';
import type { DeskFinds } from '../../../../contracts/desk-search/desk-search.contract.ts';
import { travelText } from '../../../../contracts/enquiries/travel-days.ts';
import { ROAD_STATE_NAMES } from '../../../../contracts/roads/road-terms.ts';
import { enquiryPath, messagePath } from '../desk-paths.ts';
import { STATUS } from '../enquiries/desk-texts.ts';
import { formatPhone } from '../enquiries/format-phone.ts';
import { withEditor } from '../tours/tour-address.ts';
import { TOUR_STATUS_LABELS } from '../tours/tour-status-labels.ts';
import type { RecentPage } from './use-recent-items.ts';

export type PaletteItem = {
  id: string;
  icon: LucideIcon;
  title: string;
  detail?: string;
  keys?: string | undefined;
  place?: RecentPage;
} & ({ to: string; run?: never } | { run: () => void; to?: never });

export type FoundKind = keyof DeskFinds;
type Found<Kind extends FoundKind> = DeskFinds[Kind][number];

type Shown<Kind extends FoundKind> = {
  icon: LucideIcon;
  text: string;
  pathOf: (id: string) => string;
  titleOf: (found: Found<Kind>) => string;
  detailOf: (found: Found<Kind>) => string;
};

const KINDS: { [Kind in FoundKind]: Shown<Kind> } = {
  customers: {
    icon: UserRound,
    text: 'Customer',
    pathOf: (id) => href('/admin/customers/:id', { id }),
    titleOf: ({ name }) => name,
    detailOf: ({ phone, email }) => joined(phone && formatPhone(phone), email),
  },
  enquiries: {
    icon: Luggage,
    text: 'Enquiry',
    pathOf: enquiryPath,
    titleOf: ({ fullName }) => fullName,
    detailOf: (enquiry) =>
      joined(enquiry.reference, STATUS[enquiry.status].text, travelText(enquiry), enquiry.tourName),
  },
  messages: {
    icon: MessageSquareText,
    text: 'Message',
    pathOf: messagePath,
    titleOf: ({ name }) => name,
    detailOf: ({ message }) => message,
  },
  tours: {
    icon: MapIcon,
    text: 'Tour',
    pathOf: tourPath,
    titleOf: ({ title }) => title,
    detailOf: ({ city, status }) => joined(city, TOUR_STATUS_LABELS[status]),
  },
  roads: {
    icon: RoadIcon,
    text: 'Road',
    pathOf: (id) => href('/admin/roads/:id', { id }),
    titleOf: ({ name }) => name,
    detailOf: ({ state }) => ROAD_STATE_NAMES[state],
  },
};

export const FOUND_KINDS = Object.keys(KINDS) as FoundKind[];

export function tourPath(id: string): string {
  return `${href('/admin/manage-tours')}${withEditor(new URLSearchParams(), id)}`;
}

export function itemOf(kind: FoundKind, id: string): PaletteItem {
  const { icon, text, pathOf } = KINDS[kind];
  return { id, to: pathOf(id), icon, title: text, place: { kind, id } };
}

export function itemsOf<Kind extends FoundKind>(kind: Kind, found: Found<Kind>[]): PaletteItem[] {
  const { titleOf, detailOf } = KINDS[kind];
  return found.map((one) => ({ ...itemOf(kind, one._id), title: titleOf(one), detail: detailOf(one) }));
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(' · ');
}
