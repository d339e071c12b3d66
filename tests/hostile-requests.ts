import fc from 'fast-check';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fieldNames, storedNames } from '../enquiry/fields.ts';
import { recordsHeaders, recordsUrl } from '../relay/testing/app.ts';
import { sampleFields } from '../relay/testing/samples.ts';

/** What attackers send: requests that are nearly right, and requests that are nothing. */

/** A request as it goes over the wire; its body is framed honestly. */
export interface WireRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string;
}

/** One answer as it came over the wire. */
export interface WireAnswer {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
}

/** Word that must never come back in the name of a header. */
export const injected = 'injected';

const awkward = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '\r\n',
  `a\r\n${injected}: 1`,
  `%0d%0a${injected}:%201`,
  '__proto__',
  'constructor',
  "'; DROP TABLE enquiries; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '=HYPERLINK("https://evil.example")',
  '../../../etc/passwd',
  'Municipality',
  'a@b',
];

/** Puts a piece into a text, somewhere, in place of as many characters as are to go. */
function insert(text: string, at: number, piece: string, gone = 0): string {
  const place = at % (text.length + 1);
  return text.slice(0, place) + piece + text.slice(place + gone);
}

/** Texts: arbitrary, known to be awkward, or long. */
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 3, arbitrary: fc.constantFrom(...awkward) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', '字', '\u0000', '\udfff', '"', ' '), fc.nat({ max: 6000 }))
      .map(([piece, times]) => piece.repeat(times)),
  },
);

/** Something that should be a text and may be anything. */
const value = fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });

const freeFields = ['Nombre', 'Organizacion', 'Telefono', 'Mensaje'];

/** The seven fields: each in an own message, with up to two of them changed, left out or made up. */
const fields = fc
  .tuple(
    fc.nat(),
    fc.oneof(
      fc.constant([]),
      fc.array(
        fc.tuple(
          fc.constantFrom(
            ...freeFields,
            ...freeFields,
            ...Object.values(storedNames),
            'Admin',
            '__proto__',
            'constructor',
          ),
          fc.option(value, { nil: undefined, freq: 8 }),
        ),
        { maxLength: 2 },
      ),
    ),
  )
  .map(([number, changes]) =>
    Object.fromEntries([...Object.entries(sampleFields({ Mensaje: `Message ${number}` })), ...changes]),
  );

const wellFormedCall = fc
  .oneof(fc.array(fields, { minLength: 1, maxLength: 2 }), fc.array(fields, { maxLength: 12 }))
  .map((records) => JSON.stringify({ records: records.map((one) => ({ fields: one })) }));

/** Bodies of the call: right, nearly right, cut off, garbled, and any other JSON. */
export const callBody = fc.oneof(
  { weight: 6, arbitrary: wellFormedCall },
  {
    weight: 2,
    arbitrary: fc
      .tuple(wellFormedCall, fc.nat(), fc.nat({ max: 3 }), fc.constantFrom('', '"', '}', ',', '\\', '\u0000', '\ufeff'))
      .map(([body, at, gone, piece]) => insert(body, at, piece, gone)),
  },
  { weight: 1, arbitrary: fc.json() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '[]',
      'null',
      '{"records":[]}',
      '['.repeat(30_000),
      '{"records":'.repeat(5000),
      `{"records":[${'{"fields":{}},'.repeat(2000)}{}]}`,
      '"'.padEnd(70_000, 'a'),
    ),
  },
);

/** Values of the form, by name: right, with up to three of them changed. */
export const formValues = fc
  .array(fc.tuple(fc.constantFrom(...fieldNames, 'message', 'website', 'admin', '__proto__', 'constructor'), text), {
    maxLength: 3,
  })
  .map((changes): [string, string][] => {
    const valid = fieldNames.map((name): [string, string] => [name, sampleFields()[storedNames[name]]]);
    return [...new Map([...valid, ...changes])];
  });

/** Bodies that no form would send. */
export const formBody = fc.oneof(
  fc
    .tuple(formValues, fc.nat(), fc.constantFrom('%', '%zz', '&', '&&', '=', '+', '&name=', '[]', '%00', '&name=Eva'))
    .map(([values, at, piece]) => insert(new URLSearchParams(values).toString(), at, piece)),
  fc.constantFrom('a='.repeat(20_000), '&'.repeat(30_000), '%'.repeat(30_000), 'a[b]'.repeat(5000)),
);

const pathPieces = [
  ...[
    '/',
    '/',
    '/',
    '//',
    '\\',
    '..',
    '../',
    './',
    '%2e%2e%2f',
    '%2E',
    '%5c',
    '%2f',
    '%00',
    '%zz',
    '%',
    '%c0%ae',
    '..;/',
  ],
  ...['contact', 'contact/sent', 'contact/not-sent', 'index.html', 'healthz', 'readyz', 'redes', 'sobre-proyecto'],
  ...[
    '_serving.json',
    '_headers',
    '_redirects',
    '_inputs',
    '404.html',
    '.br',
    '.gz',
    '_astro/',
    'favicon.svg',
    'cards',
  ],
  ...['package.json', '.env', 'data/', 'enquiries.sqlite', 'relay/main.ts', 'dist/', 'etc/passwd', 'proc/self/environ'],
  ...[
    'evil.example',
    '@',
    ':',
    'http:',
    'https://evil.example/',
    'javascript:',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...[
    '*',
    '~',
    ';',
    '#',
    '?',
    '&',
    '=',
    `?reference=rec%0d%0a${injected}:%201`,
    '?reference=recABCDEFGHIJ1234',
    'enquiries',
  ],
  ...['v0/', 'v0/appHilvanaWebsite/', 'Enquiries', `%0d%0a${injected}:%201`, `%E5%98%8A%E5%98%8D${injected}:1`],
];

const pathPiece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...pathPieces) },
  { weight: 1, arbitrary: fc.webPath() },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }).map((piece) => encodeURIComponent(piece)) },
);

/** Request targets: addresses of the site with something put in, and everything else that may lead astray. */
export const target = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('/', '/contact', '/contact/sent', '/robots.txt', '/redes', '/healthz', '/_astro/', recordsUrl),
      fc.nat(),
      fc.option(pathPiece, { nil: '' }),
    )
    .map(([address, at, piece]) => insert(address, at, piece) || '/'),
  fc
    .tuple(
      fc.constantFrom('/', '/', '/', '//', '/\\', '', 'http://evil.example', 'http://evil.example/'),
      fc.array(pathPiece, { maxLength: 6 }),
    )
    .map(([start, pieces]) => start + pieces.join('') || '/'),
);

const headerNames = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'content-encoding', 'cookie'],
  ...['enquiry-signals', 'expect', 'forwarded', 'host', 'if-match', 'if-modified-since', 'if-none-match', 'keep-alive'],
  ...['origin', 'range', 'referer', 'sec-fetch-site', 'te', 'trailer', 'upgrade', 'via', 'x-forwarded-for'],
  ...[
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-http-method-override',
    'x-original-url',
    'x-rewrite-url',
    '__proto__',
  ],
];

/** What may stand in the value of a header (RFC 9110, section 5.5), as one byte each. */
const headerValue = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      '*',
      '"',
      ',,,,',
      ';q=',
      'br;q=nonsense',
      'gzip;q=1e999',
      'bytes=0-0,1-1',
      'null',
      'same-origin',
      'cross-site',
    ],
    ...['evil.example', 'evil.example:99999', '[::1', '::ffff:1.2.3.4', '1.2.3.4, ::1', 'h2c', '100-continue', 'W/"a"'],
    ...[
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'multipart/form-data',
      'ms=1;trap=1',
      '999',
    ],
    ...[',', ' ', 'a', '"'].map((piece) => `a${piece.repeat(3000)}a`),
  ),
  fc.string({
    unit: fc
      .integer({ min: 0x21, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 60,
  }),
);

const headers = fc.dictionary(
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...headerNames) },
    { weight: 1, arbitrary: fc.stringMatching(/^x-[a-z0-9!#$&'*+.^_`|~-]{1,20}$/) },
  ),
  headerValue,
  { maxKeys: 4, noNullPrototype: true },
);

const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'OPTIONS',
  'DELETE',
  'PATCH',
  'TRACE',
  'PROPFIND',
);

/** Any request for any address. */
export const request = fc.record<WireRequest>({
  method,
  target,
  headers,
  body: fc.constantFrom('', '', '{}', 'name=Eva'),
});

/** The page's call, its envelope changed here and there. */
export const call = fc
  .record({
    method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT'),
    target: fc.constantFrom(
      recordsUrl,
      recordsUrl,
      recordsUrl,
      `${recordsUrl}/`,
      `${recordsUrl}?a=b`,
      recordsUrl.toLowerCase(),
      `/${recordsUrl}`,
      recordsUrl.replace('E', '%45'),
    ),
    headers,
    body: callBody,
  })
  .map((changed): WireRequest => ({ ...changed, headers: { ...recordsHeaders, ...changed.headers } }));

/** Bytes that are hardly HTTP: a request with a few of its bytes changed, or any bytes. */
export const junk = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.oneof(request, call),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 5 }),
      )
      .map(([one, changes]) => {
        const bytes = Buffer.from(write(one));
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        return bytes;
      }),
  },
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
);

/** A request as bytes, after whose answer the connection ends. */
export function write({ method: verb, target: address, headers: set, body }: WireRequest): Buffer {
  const own = { host: 'localhost', ...set, connection: 'close', 'content-length': String(Buffer.byteLength(body)) };
  const head = [`${verb} ${address} HTTP/1.1`, ...Object.entries(own).map(([name, one]) => `${name}: ${one}`), '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), Buffer.from(body)]);
}

/**
 * Sends bytes, and with `last` says that no more will come. Out: everything that was said until the connection ended.
 * Throws when nobody listens, and when the connection does not end.
 */
export async function exchange(url: string, bytes: Uint8Array | string, { last = false } = {}): Promise<Buffer> {
  const socket = connect({ port: Number(new URL(url).port), host: 'localhost', allowHalfOpen: true });
  const said: Buffer[] = [];
  let stuck = false;
  socket.on('data', (chunk: Buffer) => said.push(chunk));
  socket.on('end', () => socket.end());
  // Who is refused while still sending may find the connection reset.
  socket.on('error', () => undefined);
  socket.setTimeout(20_000, () => {
    stuck = true;
    socket.destroy();
  });
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(bytes);
  if (last) socket.end();
  await closed;
  if (stuck) throw new Error(`The connection did not end after ${JSON.stringify(Buffer.concat(said).toString())}`);
  return Buffer.concat(said);
}

/** Reads the one answer to a request. Throws when there is none, and when anything follows it. */
export function readAnswer(said: Buffer, { method: verb }: Pick<WireRequest, 'method'>): WireAnswer {
  const interim = 'HTTP/1.1 100 Continue\r\n\r\n';
  const answer = said.toString('latin1', 0, interim.length) === interim ? said.subarray(interim.length) : said;
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.toString('latin1', 0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  if (end === -1 || Number.isNaN(status)) throw new Error(`No answer: ${said.toString('latin1', 0, 300)}`);
  const headers = new Map(
    lines.map((line) => [line.replace(/:.*/, '').toLowerCase(), line.replace(/^[^:]*:\s*/, '')] as const),
  );
  const body = answer.subarray(end + 4);
  // What never became a request has no method yet. Node's own refusals come in chunks, and are empty.
  const bodiless = verb === 'HEAD' && status !== 400;
  const chunked = headers.has('transfer-encoding');
  const length = chunked ? '0\r\n\r\n'.length : Number(headers.get('content-length') ?? 0);
  if (body.length !== (bodiless ? 0 : length)) throw new Error(`An answer of ${length} bytes has ${body.length}.`);
  return { status, headers, body };
}
