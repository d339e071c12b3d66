import type { EnquiryFields } from '../../enquiry/enquiry.ts';

/**
 * What the relay asks of a store of enquiries. Every store keeps this contract, and `contract.ts` tests it on each.
 * Times are milliseconds since 1970. A call that resolves is durable: neither a killed process nor a power cut undoes
 * it. A call that fails has changed nothing and throws a `StoreError`.
 */

/** Where an enquiry stands on one of its ways out. */
export const states = ['received', 'forwarding', 'forwarded', 'quarantined', 'attention'] as const;

/** `received` waits, `forwarding` is in a call, `attention` was refused by the service and waits for a person. */
export type State = (typeof states)[number];

/** The ways out of the store: the hosted database's records, and e-mail to the operator. Each has its own queue. */
export type Channel = 'records' | 'mail';

/** An enquiry about to be stored. */
export interface NewEnquiry {
  fields: EnquiryFields;
  /** Why it is kept back as spam; null forwards it. */
  suspicion: string | null;
}

/** What the visitor is told about a stored enquiry. */
export interface Receipt {
  reference: string;
  receivedAt: number;
  fields: EnquiryFields;
  /** Whether the same enquiry had been stored before, within `repeatWindowMs`. */
  repeated: boolean;
}

/** An enquiry as the operator sees it: its state is that of the `records` channel. */
export interface StoredEnquiry {
  reference: string;
  state: State;
  receivedAt: number;
  /** Calls that have carried it so far. */
  attempts: number;
  /** The hosted database's own identifier, once forwarded. */
  recordId: string | null;
  /** Why it is quarantined, needs attention, or was not forwarded by the last call. */
  reason: string | null;
  fields: EnquiryFields;
}

/** One enquiry inside a call. */
export interface LeasedEnquiry {
  reference: string;
  receivedAt: number;
  /** This call included. */
  attempts: number;
  fields: EnquiryFields;
}

/** A call that the store has allowed: until its lease ends, nobody else gets its enquiries. */
export interface Call {
  id: string;
  channel: Channel;
  startedAt: number;
  enquiries: LeasedEnquiry[];
}

/** Bounds of a channel's calls. */
export interface CallLimits {
  /** Most enquiries in one call. */
  batch: number;
  /** Most calls of all relays together in any second, counted from each call's answer. */
  perSecond: number;
  /** After this long a call that never ended cannot reach the service any more. */
  timeoutMs: number;
  /** How long the call may keep its enquiries to itself. */
  leaseMs: number;
}

/** What became of one enquiry in a call. */
export type Outcome =
  | { state: 'forwarded'; reference: string; recordId: string | null }
  | { state: 'received'; reference: string; nextAttemptAt: number; reason: string }
  | { state: 'attention'; reference: string; reason: string };

/** Why a queue stands still or stumbles. */
export interface Fault {
  /** `configuration` lasts until the operator mends it. */
  kind: 'configuration' | 'throttled' | 'trouble';
  /** Status and error type; nothing that a visitor wrote. */
  detail: string;
  since: number;
}

/** The condition of a channel, kept across restarts. */
export interface Queue {
  /** Calls that failed since the last good one. */
  failures: number;
  /** Most enquiries in the next call: small after a failure, so that one bad enquiry is found. */
  batch: number;
  /** No call before this time. */
  pausedUntil: number;
  fault: Fault | null;
}

/** What waits on the way to the hosted database. */
export interface Backlog {
  /** When the oldest enquiry that still waits was received; null when none waits. */
  oldestAt: number | null;
  /** Enquiries that need attention. */
  attention: number;
}

/** Why an enquiry was erased. */
export type ErasureCause = 'retention' | 'request';

/** An entry of the ledger of erasures. It holds the digest of a reference, so only who knows the reference finds it. */
export interface Erasure {
  erasedAt: number;
  cause: ErasureCause;
}

/** How long the same enquiry sent again is answered with the first one's record: 24 hours. */
export const repeatWindowMs = 24 * 60 * 60 * 1000;

/** Longest wait that is ever planned. A longer one can only come from a clock that was set back, and is ignored. */
export const longestWaitMs = 60 * 60 * 1000;

/** The store. */
export interface Store {
  /** Where the enquiries are, for people: a path or a host, without secrets. */
  readonly location: string;

  /** Stores all or none of them. An enquiry stored before within `repeatWindowMs` gets its first receipt. */
  accept(enquiries: readonly NewEnquiry[]): Promise<Receipt[]>;

  /** Starts a call with the enquiries that have waited longest, or says how many milliseconds to wait for one. */
  beginCall(channel: Channel, limits: CallLimits): Promise<Call | { waitMs: number }>;

  /** Writes down what became of a call, and the condition in which it leaves its queue. */
  endCall(call: Call, outcomes: readonly Outcome[], queue: Queue): Promise<void>;

  /** The condition of a channel. */
  queue(channel: Channel): Promise<Queue>;

  /** What waits on the way to the hosted database. */
  backlog(): Promise<Backlog>;

  /** One enquiry, if there is one under this reference. */
  find(reference: string): Promise<StoredEnquiry | undefined>;

  /** All enquiries, oldest first; read in pages, so that a long walk holds nothing up. */
  enquiries(): AsyncIterable<StoredEnquiry>;

  /** How many enquiries stand in each state. */
  counts(): Promise<Record<State, number>>;

  /**
   * Lets one enquiry, or all that wait or need attention, be tried at once, and ends the pause of their queue unless
   * the service itself asked for it. Resolves to how many they are.
   */
  retry(reference?: string): Promise<number>;

  /** Sends a quarantined enquiry on. Resolves to whether there was one. */
  release(reference: string): Promise<boolean>;

  /** The oldest quarantined enquiries that no digest has mentioned yet. */
  unreported(limit: number): Promise<StoredEnquiry[]>;

  /** Notes that a digest has mentioned these enquiries. */
  markReported(references: readonly string[]): Promise<void>;

  /** References of enquiries received before `cutoff` that are forwarded, or quarantined and mentioned to someone. */
  expired(cutoff: number, limit: number): Promise<string[]>;

  /** Erases enquiries and writes each into the ledger. Resolves to how many there were. */
  erase(references: readonly string[], cause: ErasureCause): Promise<number>;

  /** The ledger's entry for a reference. */
  erasure(reference: string): Promise<Erasure | undefined>;

  /** How many enquiries the ledger counts as erased. */
  erased(): Promise<number>;

  /** Drops what is no longer needed: marks by which repeated enquiries were recognised, and the like. */
  tidy(): Promise<void>;

  /**
   * Sees to it that no file of the store holds anything erased, as far as the files are its own and not a server's.
   * Resolves to false when another process is in the way.
   */
  scrub(): Promise<boolean>;

  /** When the operator was last sent a notice of this name; null when never, or when its cause has ended since. */
  noticeSentAt(name: string): Promise<number | null>;

  /** Notes when a notice was sent, or with null that its cause has ended. */
  setNoticeSentAt(name: string, sentAt: number | null): Promise<void>;

  /** Throws a `StoreError` when nothing can be stored. */
  check(): Promise<void>;

  close(): Promise<void>;
}

/** The store could not do what was asked: disk full, read-only, locked, out of reach. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
