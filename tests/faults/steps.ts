/** Where a relay can die on an enquiry's way from the visitor to the hosted database, in order. */
export const steps = {
  storing: 'before it is stored',
  stored: 'stored, not yet answered',
  leasing: 'before the call is noted',
  leased: 'call noted, not yet made',
  calling: 'call at the service',
  answered: 'answered, not yet noted',
  settled: 'outcome noted',
} as const;

export type Step = keyof typeof steps;

/** What is done to a relay from within: read by `inside.ts` from the environment variable `FAULTS`. */
export interface Inside {
  /** How many times faster than the real clock the relay's runs, from `epoch` on, for all relays of a trial alike. */
  speed: number;
  /** Milliseconds since 1970. */
  epoch: number;
  /** Where the process is killed; null nowhere. */
  killAt: Step | null;
  /** By how much the relay's clock jumps when it has noted its first call. */
  jumpMs: number;
}
