export function averageRating({ count, total }: { count: number; total: number }): number | null {
  return count === 0 ? null : Math.round((total / count) * 10) / 10;
}

export function sumOfRatings(counts: readonly number[]): { count: number; total: number } {
  return {
    count: counts.reduce((sum, number) => sum + number, 0),
    total: counts.reduce((sum, number, place) => sum + number * (place + 1), 0),
  };
}
