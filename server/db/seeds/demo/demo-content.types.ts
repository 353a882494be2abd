import type { Destination } from '../../../../contracts/tours/destinations.ts';

/** One tour of the demo catalogue, as a person at the agency would write it down. */
export type DemoTour = {
  slug: string;
  title: string;
  city: Destination;
  /** The stops and the region. */
  address: string;
  /** Kilometres by road, the whole tour. */
  distance: number;
  /** Whole rupees per person, before the discount. */
  price: number;
  /** Whole rupees per person, the price shown. */
  discountprice: number;
  /** "5 days / 4 nights". */
  duration: string;
  maxGroupSize: number;
  featured: boolean;
  /** Paragraphs with a blank line between them. */
  desc: string;
  /** Its pictures by the name of the scene, see public/media/media.json; the first is its photo. */
  scenes: [string, ...string[]];
  itinerary: { day: number; title: string; description: string }[];
  reviews: DemoReview[];
};

export type DemoReview = {
  username: string;
  rating: 1 | 2 | 3 | 4 | 5;
  reviewText: string;
  /** ISO, UTC. */
  createdAt: string;
};
