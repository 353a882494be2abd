import { FIRST_TOUR_TYPES, MAX_TOUR_TYPE_LENGTH } from '../contacts/tour-types.ts';
import { choice, group, line, lines, list, picture, text, video } from './content-fields.ts';
import { searchEngines, sharedCard } from './outside-the-site.ts';

export const SERVICE_SIGNS = {
  signpost: 'Signpost',
  papers: 'Papers',
  bed: 'Bed',
  car: 'Car',
  mountain: 'Mountain',
  landmark: 'Temple',
  plane: 'Plane',
  bike: 'Bike',
  camera: 'Camera',
  leaf: 'Leaf',
  people: 'People',
  heart: 'Heart',
} as const;

export type ServiceSign = keyof typeof SERVICE_SIGNS;

export const HEIGHTS_IN_SIGHT = {
  focus: 'As the picture says',
  top: 'The top',
  upper: 'The upper quarter',
  middle: 'The middle',
  lower: 'The lower third',
  bottom: 'The bottom',
} as const;

export const HOME_CONTENT = {
  headline: line('Headline', 80, 'Journeys planned by people who live here'),
  slides: list('Slides', {
    one: 'slide',
    hint: 'They change every five seconds. A video plays over its picture where the line is fast enough.',
    min: 2,
    max: 7,
    item: {
      picture: picture('Picture', 'hero'),
      inSight: choice('What stays in sight below the search', {
        choices: HEIGHTS_IN_SIGHT,
        initial: 'focus',
      }),
      video: video('Video'),
      place: line('Place', 40, ''),
      quote: text('Quote', 140, ''),
    },
  }),
  featured: group('Featured tours', {
    heading: line('Heading', 80, 'Our Top Featured Tours'),
    more: line('Link to all tours', 40, 'Explore More'),
  }),
  services: group('Services', {
    heading: line('Heading', 80, 'Services We Offer'),
    lead: text('Introduction', 300, 'Take all of it, or only the part that you need.'),
    ask: line('Link to the contact page', 40, 'Ask for what you need'),
    items: list('Services', {
      one: 'service',
      min: 0,
      max: 9,
      item: {
        sign: choice('Sign', { choices: SERVICE_SIGNS, initial: 'signpost' }),
        name: line('Name', 40, ''),
        text: text('What you do', 240, ''),
      },
    }),
  }),
  film: group('Film', {
    poster: picture('Picture before it plays', 'hero'),
    video: video('Film', 'It plays on a press, without sound.'),
    caption: text('What it shows', 240, '', { isOptional: true }),
  }),
  dayOnTour: group('A day on tour', {
    heading: line('Heading', 80, 'What a day on tour is like'),
    hours: list('Hours', {
      one: 'hour',
      min: 0,
      max: 8,
      item: { time: line('Time', 10, ''), what: text('What happens', 200, '') },
    }),
  }),
  recentGallery: group('Gallery', {
    heading: line('Heading', 80, 'Recent Gallery'),
    more: line('Link to the gallery', 40, 'See the gallery'),
  }),
  testimonials: group('What travellers say', {
    heading: line('Heading', 80, 'What travellers tell us'),
    lead: text(
      'Introduction',
      300,
      'From the reviews on our tours, in their own words; the critical ones stand there too.',
    ),
  }),
  places: group('Places to begin', {
    heading: line('Heading', 80, 'Places to begin'),
    lead: text('Introduction', 300, 'Where we send people who have never been.'),
  }),
  getInTouch: group('Contact form', {
    heading: line('Heading', 80, 'Get in touch'),
    subheading: line('Second heading', 80, 'Say hello to us'),
    lead: text('Introduction', 300, 'Our friendly team is always here to guide you.'),
    tourTypes: lines('Tour types', {
      hint: 'Travellers choose one of them. A line each.',
      isNeeded: true,
      lineMax: MAX_TOUR_TYPE_LENGTH,
      max: 20,
      initial: FIRST_TOUR_TYPES,
    }),
  }),
  newsletter: group('Newsletter', {
    heading: line('Heading', 120, 'Subscribe now to get useful travelling information.'),
    foot: line('Below the field', 120, "Ready for the next trip? Let's get started"),
  }),
  searchEngines: searchEngines('Tours', 'Tours with day-by-day itineraries and prices per person in rupees.'),
  card: sharedCard('Tours', 'With day-by-day itineraries and prices in rupees'),
};
