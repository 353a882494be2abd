/** One line of `docs/benchmarks.md`: a figure that says the same on every machine, beside its aim. */
export type BenchRow = {
  /** The part of the table, such as `Pages`. */
  area: string;
  /** What was measured, such as `/tours, brotli, 16 connections`. */
  what: string;
  /** A ratio of two measurements of one run, unless `unit` says otherwise. */
  figure: number;
  unit?: 'ms' | 'MiB' | 'a second';
  aim: { atLeast: number } | { atMost: number };
  /** The raw figures behind it, for whoever wonders. */
  detail: string;
};

/** One area of `npm run bench`. It starts what it needs, stops it again, and sends to 127.0.0.1 alone. */
export type BenchArea = (options: BenchOptions) => Promise<BenchRow[]>;

/** `isQuick`: sizes that only show that the program works. */
export type BenchOptions = { isQuick: boolean };
