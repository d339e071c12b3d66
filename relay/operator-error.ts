/**
 * A fault that only the operator can mend: its message says what is wrong and what to do, in plain words. It is
 * printed as it stands, without a stack.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
