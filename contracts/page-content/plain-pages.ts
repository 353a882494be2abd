import { choice, group, line, lines, list, markdown, picture, text } from './content-fields.ts';
import { searchEngines, sharedCard } from './outside-the-site.ts';

export const PICTURE_SHAPES = { wide: 'Wide', square: 'Square', tall: 'Tall' } as const;

export const TOURS_CONTENT = {
  heading: line('Heading', 80, 'Explore Our Popular Tours'),
  searchEngines: searchEngines(
    'All tours',
    'Tour packages with day-by-day itineraries and prices per person in rupees.',
  ),
};

export const ABOUT_CONTENT = {
  eyebrow: line('Above the heading', 40, 'About us'),
  heading: line('Heading', 120, '{agency} plans journeys', {
    hint: '{agency} stands for the agency’s name.',
  }),
  lead: text(
    'Introduction',
    500,
    'You deal with the people who plan your tour, from the first call to the last day.',
  ),
  team: line('Heading of the team', 80, 'Who you will meet'),
  people: list('Instead of a team', {
    one: 'person',
    hint: 'Shown as long as nobody of the team is on the page.',
    min: 0,
    max: 6,
    item: { who: line('Who', 60, ''), text: text('What they do', 300, '') },
  }),
  how: group('How a tour comes about', {
    heading: line('Heading', 80, 'How a tour comes about'),
    paragraphs: lines('Paragraphs', {
      isMarkdown: true,
      hint: 'A paragraph a line. {advance} and {balanceDays} stand for the figures of the policies.',
      lineMax: 600,
      max: 6,
      initial: [
        'You write or call with your dates and the size of your party. We call back, and change the itinerary until it suits you. You see the price in rupees, with what it covers, before you decide anything.',
        '{advance} of it is paid at booking and the rest at least {balanceDays} days before travel. Rooms are on double sharing.',
      ],
    }),
  }),
  picture: picture('Picture', 'hero'),
  reach: line('Heading of the contact details', 80, 'Talk to us'),
  searchEngines: searchEngines(
    'About us',
    'Who plans the tours, who answers the phone, and how to reach us.',
  ),
  card: sharedCard('About us', 'Who plans these journeys, and who guides them'),
};

export const GALLERY_CONTENT = {
  heading: line('Heading', 80, 'Explore Our Beautiful Collection'),
  lead: text('Introduction', 300, 'Press a picture to see it large.'),
  pictures: list('Pictures', {
    one: 'picture',
    hint: 'The first five are on the home page as well.',
    min: 0,
    max: 40,
    item: {
      picture: picture('Picture', 'card'),
      shape: choice('Shape', { choices: PICTURE_SHAPES, initial: 'square' }),
      caption: line('Caption', 120, ''),
    },
  }),
  searchEngines: searchEngines('Gallery', 'Pictures of the places where our tours go.'),
  card: sharedCard('Gallery', 'Where our tours go'),
};

export const CONTACT_CONTENT = {
  eyebrow: line('Above the heading', 40, 'Contact'),
  heading: line('Heading', 120, 'Tell us where you would like to go'),
  lead: text(
    'Introduction',
    300,
    'Send an enquiry with your dates and the size of your party, or simply call.',
  ),
  office: line('Heading of the contact details', 80, 'Reach us directly'),
  map: line('Heading of the map', 80, 'Where to find us'),
  searchEngines: searchEngines(
    'Contact',
    'Send an enquiry, call, write or visit us: phones, email, office and hours.',
  ),
  card: sharedCard('Contact', 'Call, write, visit us, or send an enquiry'),
};

export const PERMITS_CONTENT = {
  heading: line('Heading', 80, 'Permits and papers'),
  lead: text(
    'Introduction',
    400,
    'Choose a tour, or the places of your own route. You get a list to take along: what each of you brings, what to apply for and by when, and which days are closed.',
  ),
  searchEngines: searchEngines(
    'Permits and papers',
    'Which permits and papers you need: what to bring, by when to apply, what it costs, and when places are closed.',
  ),
};

export const ROADS_CONTENT = {
  heading: line('Heading', 80, 'Roads today'),
  lead: text(
    'Introduction',
    400,
    'We ask the police, the road office or a driver on the way, and write down what they say. Mountain roads change within the hour: call us before you set out.',
  ),
  none: group('As long as no road is written down', {
    heading: line('Heading', 80, 'Nothing is written down yet'),
    text: text('Text', 200, 'Call us: we know how the roads are, or find out.'),
  }),
  searchEngines: searchEngines('Roads today', 'Which roads are open, closed or open in convoys.'),
};

export const QUESTIONS_CONTENT = {
  heading: line('Heading', 80, 'Questions and answers'),
  lead: text(
    'Introduction',
    300,
    'What travellers ask before they book. What belongs to one tour alone stands on its page.',
  ),
  questions: list('Questions', {
    one: 'question',
    min: 0,
    max: 40,
    item: { question: line('Question', 200, ''), answer: markdown('Answer', 2_000, '') },
  }),
  searchEngines: searchEngines(
    'Questions and answers',
    'What travellers ask before they book: papers, payment, cars, food, height.',
  ),
};
