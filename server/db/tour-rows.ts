import type { Destination } from '../../contracts/tours/destinations.ts';
import type { TourStatus } from '../../contracts/tours/tour-terms.ts';

export type TourRow = {
  id: string;
  slug: string;
  title: string;
  city: string;
  address: string;
  destination: Destination | '';
  /** JSON list of numbers not given yet: ignore their columns. Empty for a published tour. */
  open_numbers: string;
  /** Kilometres by road. */
  distance: number;
  /** Whole rupees per person. */
  price: number;
  discount_price: number;
  /** Percent. */
  discount: number;
  duration: string;
  days: number;
  max_group_size: number;
  description: string;
  photo: string;
  featured: 0 | 1;
  featured_place: number | null;
  search_text: string;
  dossier: string;
  /** `TourTraits` as JSON, derived from the dossier and the days. */
  traits: string;
  status: TourStatus;
  version: number;
  created_at: string;
  updated_at: string;
};

export type TourPictureRow = { tour_id: string; position: number; media_id: string };

export type TourDayRow = {
  tour_id: string;
  position: number;
  day: number;
  title: string;
  description: string;
  facts: string;
};
