/** All that staff write of a tour beside the specification's fields, each text of it being `short` or `long`. */
export function hostileDossier(short: string, long: string) {
  return {
    highlights: [long.slice(0, 200), short],
    themes: ['trek'],
    pricing: {
      seasons: [{ name: short, from: '10-01', to: '11-10', extra: 500 }],
      childRates: [{ fromAge: 5, toAge: 11, percent: 50, note: short }],
    },
    included: [long.slice(0, 200)],
    notIncluded: [short],
    guiding: { guide: 'some-days', note: long, languages: [short] },
    vehicle: short,
    ends: { startTown: short, startPlace: short, endPlace: short },
    suitability: {
      ...{ difficulty: 'hard', difficultyNote: long, minAge: 5, children: long, seniors: long },
      ...{ health: long, notFor: [short] },
    },
    months: [{ month: 10, mark: 'best', word: short.slice(0, 40) }],
    questions: [{ question: short, answer: long }],
  };
}

export function hostileDayFacts(short: string) {
  return {
    ...{ distanceKm: 120, driveHours: 6, walkHours: 2, walkNote: short, stay: short },
    ...{ highPlace: short, highMetres: 5_180, night: short, nightMetres: 2_700, meals: ['lunch'] },
  };
}
