import { dayAfter, dayOf } from '../../../../../contracts/india-time.ts';
import { EMPTY_PAPER_RULES, EMPTY_STOP_FACTS } from '../../../../../contracts/stops/empty-stop-facts.ts';
import type { StopFacts } from '../../../../../contracts/stops/stops.contract.ts';
import { bengalPlaces } from './bengal.places.ts';
import { bhutanPlaces } from './bhutan.places.ts';
import type { DemoPlace } from './demo-place.types.ts';
import { OTHER_NAMES } from './other-names.ts';
import { sikkimPlaces } from './sikkim.places.ts';

export const demoPlaces: DemoPlace[] = [...sikkimPlaces, ...bengalPlaces, ...bhutanPlaces];

/** A place with all that a form gives of it; when it was checked counts from the day on which the demo begins. */
export function contentOfDemoPlace(place: DemoPlace, now: Date) {
  const { slug: _slug, at, checkedDaysAgo, papers, metres, sourceUrl, source, name, ...facts } = place;
  const [latitude, longitude] = at ?? [null, null];
  const told: StopFacts = {
    ...EMPTY_STOP_FACTS,
    ...facts,
    papers: {
      indian: { ...EMPTY_PAPER_RULES, ...papers?.indian },
      foreign: { ...EMPTY_PAPER_RULES, ...papers?.foreign },
      bhutanese: { ...EMPTY_PAPER_RULES, ...papers?.bhutanese },
    },
  };
  return {
    ...{
      name,
      alsoCalled: OTHER_NAMES[name] ?? '',
      latitude,
      longitude,
      metres: metres ?? null,
      source,
      sourceUrl: sourceUrl ?? '',
    },
    ...told,
    checkedOn: dayAfter(dayOf(now), -checkedDaysAgo),
  };
}
