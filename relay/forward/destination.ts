import type { CallLimits, Channel, LeasedEnquiry } from '../store/store.ts';

/** What became of a call, as far as the relay can tell. `detail` is a status and an error type, never visitor's text. */
export type Result =
  /** Done: the destination's own identifiers, one for each enquiry in its order, null where there are none. */
  | { kind: 'delivered'; recordIds: (string | null)[] }
  /** The destination will not have one of the enquiries as it is. */
  | { kind: 'refused'; detail: string }
  /** It wants to be left alone for a while. */
  | { kind: 'throttled'; detail: string; waitMs: number }
  /** It cannot succeed until the operator mends the settings, the destination's set-up or its quota. */
  | { kind: 'configuration'; detail: string }
  /** It failed, or nobody knows; the same may succeed later, not before `waitMs`. */
  | { kind: 'trouble'; detail: string; waitMs: number };

/** Where the forward loop takes enquiries. */
export interface Destination {
  readonly channel: Channel;
  readonly limits: CallLimits;
  /** Takes all of them in one call. Never throws. */
  deliver(enquiries: readonly LeasedEnquiry[]): Promise<Result>;
}
