const SECTIONS = [
  ['trip-fields', 'The trip'],
  ['picture-editor', 'Pictures'],
  ['itinerary-editor', 'Itinerary'],
  ['stop-fields', 'Places'],
  ['offer-fields', 'What it offers'],
  ['pricing-fields', 'Prices'],
  ['suitability-fields', 'Who it suits'],
  ['months-fields', 'When'],
  ['departure-fields', 'Departures'],
  ['question-fields', 'Questions'],
  ['team-fields', 'Who leads it'],
  ['road-fields', 'Roads'],
  ['publish-fields', 'On the site'],
] as const;

export function FormContents() {
  return (
    <nav aria-label="Sections of the form" className="mb-8">
      <ul className="flex flex-wrap gap-x-5">
        {SECTIONS.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center text-teesta hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
