/** The drawn code of a ticket, as wide as its place. */
export function QrCode() {
  return <img src="/drawings/code.svg" width="250" height="250" alt="" loading="lazy" decoding="async" />;
}
