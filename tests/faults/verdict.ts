/** What became of the enquiries of a trial, or of several together. */
export interface Verdict {
  sent: number;
  acknowledged: number;
  /** At the service in the end, each enquiry counted once. */
  arrived: number;
  /** Sent, and not at the service in the end; or not in the mailbox, where letters are sent. */
  lost: number;
  /** More than once at the service. */
  doubled: number;
  /** Acknowledged, and not in the relay's store. */
  missing: number;
  /** Calls that the service's own checks refused, of access and of calls a second. */
  refused: number;
  /** Whether the relay was killed at the step; false where the fault keeps it from getting there. */
  killed: boolean;
}

/** The sum of several verdicts; killed when all were. */
export function addUp(verdicts: readonly Verdict[]): Verdict {
  const total = (count: (verdict: Verdict) => number) => verdicts.reduce((sum, one) => sum + count(one), 0);
  return {
    sent: total(({ sent }) => sent),
    acknowledged: total(({ acknowledged }) => acknowledged),
    arrived: total(({ arrived }) => arrived),
    lost: total(({ lost }) => lost),
    doubled: total(({ doubled }) => doubled),
    missing: total(({ missing }) => missing),
    refused: total(({ refused }) => refused),
    killed: verdicts.every(({ killed }) => killed),
  };
}

/** Whether every enquiry was acknowledged and arrived, and with a reference field none twice. */
export function isGood({ sent, acknowledged, arrived, lost, doubled, missing, refused }: Verdict, reference: boolean) {
  return acknowledged === sent && arrived === sent && lost + missing + refused === 0 && (!reference || doubled === 0);
}
