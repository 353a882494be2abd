import { EMPTY_PAPER_RULES, EMPTY_STOP_FACTS } from '../../../contracts/stops/empty-stop-facts.ts';
import type { ManagedStop, Stop, StopBody, StopFacts } from '../../../contracts/stops/stops.contract.ts';
import type { StopRow } from '../../db/site-rows.ts';
import type { ContentOf } from '../records/versioned-records.ts';

export function readStopFacts(stored: string): StopFacts {
  const { papers, ...written } = JSON.parse(stored) as Partial<StopFacts>;
  return {
    ...EMPTY_STOP_FACTS,
    ...written,
    papers: {
      indian: { ...EMPTY_PAPER_RULES, ...papers?.indian },
      foreign: { ...EMPTY_PAPER_RULES, ...papers?.foreign },
      bhutanese: { ...EMPTY_PAPER_RULES, ...papers?.bhutanese },
    },
  };
}

export function presentStop(row: StopRow): Stop {
  const { id, slug, name, latitude, longitude, metres, source } = row;
  return {
    ...{ _id: id, slug, name, latitude, longitude, metres },
    ...readStopFacts(row.facts),
    ...{ source, sourceUrl: row.source_url, checkedOn: row.checked_on },
  };
}

export function presentManagedStop(row: StopRow, tours: number): ManagedStop {
  return {
    ...presentStop(row),
    alsoCalled: row.also_called,
    version: row.version,
    updatedAt: row.updated_at,
    tours,
  };
}

export function contentOfStop(body: Omit<StopBody, 'version'>): Omit<ContentOf<StopRow>, 'slug'> {
  const { name, alsoCalled, latitude, longitude, metres, source, sourceUrl, checkedOn, ...facts } = body;
  const { closedWeekdays, closedSeason, papers, childBrings, minAge, maxAge, ageNote, advice } = facts;
  const told: StopFacts = {
    closedWeekdays,
    closedSeason,
    papers,
    childBrings,
    minAge,
    maxAge,
    ageNote,
    advice,
  };
  return {
    ...{ name, also_called: alsoCalled, latitude, longitude, metres, source },
    facts: JSON.stringify(told),
    source_url: sourceUrl,
    checked_on: checkedOn,
  };
}
