import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/e2e/e2e-fixtures.ts';

const HIDDEN = [
  '/login',
  '/register',
  '/forgot-password',
  '/saved',
  '/compare',
  '/tours/search?city=Sikkim',
  '/reset-password/x',
  '/Reset-Password/x',
  '/account',
  '/Admin/Settings',
  '/thank-you',
  '/nowhere',
];

async function readPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const attribute = (pattern: RegExp) => pattern.exec(head)?.[1]?.replaceAll('&amp;', '&');
  const named = (name: string) =>
    attribute(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  return {
    status: answer.status(),
    headers: answer.headers(),
    title: attribute(/<title>([^<]*)<\/title>/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    named,
    things: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    ),
    html,
  };
}

async function firstTour(request: APIRequestContext) {
  const { data } = await (await request.get('/api/v1/tours?limit=1')).json();
  return data[0] as {
    _id: string;
    slug: string;
    title: string;
    discountprice: number;
    avgRating: number;
    reviewCount: number;
  };
}

test('every page of the sitemap is there, with a title, a description and a card of its own §6.1', {
  tag: '@long',
}, async ({ request, server }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses.length).toBeGreaterThan(30);
  const titles = new Map<string, string>();
  for (const address of addresses) {
    expect(address.startsWith(server.url)).toBe(true);
    const page = await readPage(request, address.replaceAll('&amp;', '&'));
    expect(page.status, address).toBe(200);
    expect(page.canonical, address).toBe(address);
    expect(page.named('description'), address).toBeTruthy();
    expect(page.named('robots'), address).toBeUndefined();
    expect(page.headers['x-robots-tag'], address).toBeUndefined();
    expect(page.named('og:title'), address).toBeTruthy();
    expect(page.named('og:url')).toBe(address);
    expect(page.named('twitter:card')).toBe('summary_large_image');
    expect(page.named('og:image')).toMatch(/^http:.+\.(jpe?g|png|webp)$/);
    expect(titles.get(page.title ?? ''), `the title of ${address}`).toBeUndefined();
    titles.set(page.title ?? '', address);
  }
});

test('the pictures of the cards and the icons are there', { tag: '@long' }, async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  const icons: string[] = manifest.icons.map((icon: { src: string }) => icon.src);
  const { slug } = await firstTour(request);
  const cards = ['site', 'about', 'gallery', 'contact', 'policies', 'sikkim', 'kalimpong', `tours/${slug}`];
  for (const path of ['/favicon.ico', ...icons, ...cards.map((name) => `/media/social/${name}.jpg`)]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
    expect((await answer.body()).length, path).toBeLessThanOrEqual(120_000);
  }
});

test('pages of one person, and results of a search, stay out of search engines', async ({ request }) => {
  for (const path of HIDDEN) {
    const page = await readPage(request, path);
    expect(page.headers['x-robots-tag'], path).toBe('noindex');
    expect(page.named('robots'), path).toContain('noindex');
    expect(page.canonical, path).toBeUndefined();
  }
});

test('the agency and its tours are told to search engines as they take it', async ({ request, server }) => {
  const home = await readPage(request, '/home');
  expect(home.things).toContainEqual(
    expect.objectContaining({ '@type': 'TravelAgency', name: 'Teesta Trails' }),
  );

  const tour = await firstTour(request);
  const url = `${server.url}/tours/${tour.slug}`;
  const page = await readPage(request, `/tours/${tour.slug}`);
  const product = page.things.find((thing) => thing['@type'] === 'Product');
  expect(product).toMatchObject({
    name: tour.title,
    offers: { '@type': 'Offer', price: tour.discountprice, priceCurrency: 'INR', url },
    aggregateRating: { ratingValue: tour.avgRating, reviewCount: tour.reviewCount },
  });
  expect(product.offers.availability).toBe('https://schema.org/InStock');
  expect(product.review.length).toBeGreaterThan(0);
  const trail = page.things.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(trail.itemListElement.at(-1)).toMatchObject({ item: url });
  expect(page.html).not.toContain('TouristTrip');
});

test('a review cannot break out of what search engines are told §V1.2.3 §V3.2.2', async ({
  request,
  server,
  traveller,
}) => {
  const hostile = '</script><script>document.title = "taken"</script><!-- & "quoted"';
  await request.post('/api/v1/auth/register', { data: traveller });
  const { token } = await (await request.post('/api/v1/auth/login', { data: traveller })).json();
  const tour = await firstTour(request);
  const sent = await request.post(`/api/v1/review/${tour._id}`, {
    headers: { authorization: `Bearer ${token}`, origin: server.url },
    data: { reviewText: hostile, rating: 5 },
  });
  expect(sent.ok()).toBe(true);
  const page = await readPage(request, `/tours/${tour.slug}`);
  expect(page.html).not.toContain('<script>document.title');
  const product = page.things.find((thing) => thing['@type'] === 'Product');
  expect(product.review[0].reviewBody).toBe(hostile);
});

test('a page is asked for again with its tag, and its head alone', async ({ request }) => {
  const first = await request.get('/about');
  const etag = first.headers().etag ?? '';
  expect(etag).not.toBe('');
  const again = await request.get('/about', { headers: { 'if-none-match': `"another", ${etag}` } });
  expect(again.status()).toBe(304);
  expect((await again.body()).length).toBe(0);
  const head = await request.head('/about');
  expect(head.status()).toBe(200);
  expect(head.headers().etag).toBe(etag);
  expect((await head.body()).length).toBe(0);
  // A browser that may show what is stale shows a visitor the page from before their own review.
  expect(first.headers()['cache-control']).not.toContain('stale');
});

test('addresses come from the settings, whatever Host a request names', async ({ request, server }) => {
  const about = await request.get('/about?x=1', { headers: { host: 'evil.example' } });
  expect(await about.text()).not.toContain('evil.example');
  expect(await about.text()).toContain(`<link rel="canonical" href="${server.url}/about"`);
});

test('the address of a reset link is told to no other site §V14.2.1 §V3.4.5', async ({ request }) => {
  for (const path of ['/reset-password/x', '/Reset-Password/x/', '/reset-password/x/y']) {
    const { headers } = await readPage(request, path);
    expect(headers['referrer-policy'], path).toBe('no-referrer');
    expect(headers['cache-control'], path).toBe('no-store');
  }
  // The map's host wants to know the site it is shown on.
  const { headers } = await readPage(request, '/contact');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('the bare address leads to the home page §2.2', async ({ request, server }) => {
  const bare = await request.get('/', { maxRedirects: 0 });
  expect(bare.headers()['x-robots-tag']).toBeUndefined();
  const answer = await request.get('/');
  expect(answer.url()).toBe(`${server.url}/home`);
});

test('the licences of whatever browsers get are served as plain text', async ({ request }) => {
  const answer = await request.get('/licences.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = await answer.text();
  for (const name of ['react', 'downshift', 'tailwindcss', '@fontsource-variable/figtree']) {
    expect(text).toMatch(new RegExp(`\\n${name} [\\d.]+: `));
  }
});
