/** The total divided by the number, to one decimal; null without reviews. */
export function averageRating({ count, total }: { count: number; total: number }): number | null {
  return count === 0 ? null : Math.round((total / count) * 10) / 10;
}
