import type { Destination } from '../../contracts/tours/destinations.ts';
import type { TourStatus } from '../../contracts/tours/tour-terms.ts';

export type TourRow = {
  id: string;
  slug: string;
  title: string;
  city: string;
  address: string;
  /** One of the six, which filters and the search go by; empty where it goes to none of them. */
  destination: Destination | '';
  /** Which of its numbers nobody has given yet, JSON list: what stands in their columns means nothing. Empty of a published tour. */
  open_numbers: string;
  /** Kilometres by road. */
  distance: number;
  /** Whole rupees per person. */
  price: number;
  discount_price: number;
  /** Percent. */
  discount: number;
  duration: string;
  /** Follows from the duration, for filters and sorting. */
  days: number;
  max_group_size: number;
  description: string;
  photo: string;
  featured: 0 | 1;
  /** Where staff put it among the featured, from 0; null where they have not. */
  featured_place: number | null;
  /** Destination, city, title and address in lower case: what the destination search looks through. */
  search_text: string;
  /** `TourDossier` as JSON: what is left out of it is not said. */
  dossier: string;
  /** `TourTraits` as JSON: what lists and filters know of the dossier and the days; follows from them. */
  traits: string;
  /** Only published tours are public. */
  status: TourStatus;
  /** Counts the saves: tells a second editor that the first was faster. */
  version: number;
  created_at: string;
  updated_at: string;
};

/** A tour's pictures in their order. */
export type TourPictureRow = { tour_id: string; position: number; media_id: string };

export type TourDayRow = {
  tour_id: string;
  position: number;
  day: number;
  title: string;
  description: string;
  /** `DayFacts` as JSON, like the dossier. */
  facts: string;
};
