import type { EnquiryFields } from '../../enquiry/enquiry.ts';
import type { Fault, Queue, State, StoredEnquiry } from './store.ts';

/** A row of `enquiries`. */
export interface EnquiryRow {
  sequence: number;
  reference: string;
  received_at: number;
  fields: string;
}

/** A row of `selectStored`. */
export interface StoredRow extends EnquiryRow {
  state: State;
  attempts: number;
  record_id: string | null;
  reason: string | null;
}

/** A row of `queues`. */
export interface QueueRow {
  failures: number;
  batch: number;
  paused_until: number;
  fault_kind: Fault['kind'] | null;
  fault_detail: string | null;
  fault_since: number | null;
}

/** Enquiries with their way to the hosted database; conditions follow. */
export const selectStored = `
  SELECT enquiries.*, records.state, records.attempts, records.record_id, records.reason
  FROM enquiries JOIN deliveries AS records ON records.channel = 'records' AND records.sequence = enquiries.sequence`;

export function toStoredEnquiry(row: StoredRow): StoredEnquiry {
  return {
    reference: row.reference,
    state: row.state,
    receivedAt: row.received_at,
    attempts: row.attempts,
    recordId: row.record_id,
    reason: row.reason,
    fields: parseFields(row.fields),
  };
}

export function toQueue(row: QueueRow): Queue {
  const { failures, batch, fault_kind: kind, fault_detail: detail, fault_since: since } = row;
  const fault = kind === null || detail === null || since === null ? null : { kind, detail, since };
  return { failures, batch, pausedUntil: row.paused_until, fault };
}

/** Only checked fields are ever written, so what is read needs no second check. */
export function parseFields(text: string): EnquiryFields {
  return JSON.parse(text) as EnquiryFields;
}
