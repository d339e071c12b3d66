/** One part of the benchmark, as it stands in the document. */
export interface Part {
  title: string;
  /** Markdown: what was done, tables, plots. */
  text: string;
}

/** Pause for the machine between measurements, in milliseconds. */
export const settleMs = 1_000;

/** The middle one of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The value below which `share` of all lie. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** A number of milliseconds, megabytes or requests with as many digits as mean something. */
export function plain(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2);
}
