import type { DemoKind } from '../../contracts/demo/demo-kinds.ts';
import type { ContentKey } from '../../contracts/page-content/page-contents.ts';
import type { PICTURE_STATES } from '../../contracts/reviews/review-terms.ts';
import type { RoadState } from '../../contracts/roads/road-terms.ts';
import type { TourStatus } from '../../contracts/tours/tour-terms.ts';
import type { WithDefaults } from './with-defaults.ts';

export type TourRow = {
  id: string;
  slug: string;
  title: string;
  city: string;
  address: string;
  /** A key, see docs/decisions/0078; empty for none. */
  destination: string;
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

export type RoadRow = {
  id: string;
  name: string;
  state: RoadState;
  note: string;
  source: string;
  source_url: string;
  checked_at: string;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

export type StopRow = {
  id: string;
  /** Stays when the place is renamed: the planner's links use it. */
  slug: string;
  name: string;
  also_called: string;
  latitude: number | null;
  longitude: number | null;
  metres: number | null;
  facts: string;
  source: string;
  source_url: string;
  checked_on: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  /** Removed for good 30 days after. Its tours keep it hidden until then. */
  deleted_at: string | null;
};

export type TourStopRow = { tour_id: string; position: number; stop_id: string; day: number };

export type TeamMemberRow = {
  id: string;
  name: string;
  role: string;
  languages: string;
  words: string;
  since_year: number | null;
  media_id: string | null;
  is_shown: 0 | 1;
  position: number;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

export type ReviewRow = {
  id: string;
  tour_id: string;
  /** Null once the account is gone, for demo content, and for a review by invitation without an account. */
  user_id: string | null;
  username: string;
  rating: number;
  review_text: string;
  is_hidden: 0 | 1;
  is_waiting: 0 | 1;
  booking_id: string | null;
  verified_at: string | null;
  /** YYYY-MM of a verified review; null if the enquiry has no day. */
  travelled_in: string | null;
  reply: string | null;
  replied_at: string | null;
  created_at: string;
};

export type ReviewDefaults = 'is_hidden' | 'is_waiting' | 'booking_id' | 'verified_at' | 'travelled_in';

export type ReviewInvitationRow = {
  id: string;
  booking_id: string;
  /** SHA-256, hex; null until the mail goes out: the token is made then. */
  token_hash: string | null;
  created_at: string;
  expires_at: string | null;
  used_at: string | null;
};

export type ReviewPictureRow = {
  id: string;
  invitation_id: string | null;
  review_id: string | null;
  state: (typeof PICTURE_STATES)[number];
  width: number;
  height: number;
  dominant_colour: string;
  created_at: string;
};

export type PageContentRow = {
  key: ContentKey;
  /** JSON, until it is published; null without one. */
  draft: string | null;
  publish_at: string | null;
  version: number;
  updated_at: string;
  /** Of an account that may be gone. */
  updated_by: string | null;
};

/** The last of a page is what it shows. */
export type PageContentVersionRow = {
  id: string;
  key: ContentKey;
  content: string;
  published_at: string;
  published_by: string | null;
};

/** Pictures of what a page shows, and of its draft. */
export type PageContentMediaRow = { key: ContentKey; media_id: string };

/** What the demo brought. `mark`: by what a change shows, such as its version; `removed_at`: it can be brought back. */
export type DemoRecordRow = { kind: DemoKind; id: string; mark: string; removed_at: string | null };

export type SiteTables = {
  demo_records: DemoRecordRow;
  page_content_media: PageContentMediaRow;
  page_contents: PageContentRow;
  page_content_versions: PageContentVersionRow;
  tours: WithDefaults<
    TourRow,
    'status' | 'version' | 'destination' | 'open_numbers' | 'featured_place' | 'dossier' | 'traits'
  >;
  tour_days: WithDefaults<TourDayRow, 'facts'>;
  tour_pictures: TourPictureRow;
  roads: WithDefaults<RoadRow, 'version' | 'deleted_at'>;
  /** A deleted road keeps its rows, because it may come back. */
  tour_roads: { tour_id: string; position: number; road_id: string };
  stops: WithDefaults<StopRow, 'also_called' | 'version' | 'deleted_at'>;
  tour_stops: TourStopRow;
  team_members: WithDefaults<TeamMemberRow, 'version' | 'deleted_at'>;
  team_member_tours: { team_member_id: string; tour_id: string };
  reviews: WithDefaults<ReviewRow, ReviewDefaults>;
  review_invitations: ReviewInvitationRow;
  review_pictures: ReviewPictureRow;
};
