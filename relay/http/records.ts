import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { enquiryFieldsSchema, EnquiryFields } from '../../enquiry/enquiry.ts';
import { maxRecordsPerCall, type CreateRecordsResponse } from '../../enquiry/wire.ts';
import type { Access } from '../config.ts';
import type { Intake } from '../intake.ts';
import { Refusal } from './errors.ts';
import { allowOnlyPost } from './methods.ts';
import { crossSiteRefusal, isCrossSite } from './same-site.ts';

const recordsSchema = z.strictObject({
  records: z
    .array(z.strictObject({ fields: z.unknown() }))
    .min(1)
    .max(maxRecordsPerCall),
});

/** Answers the one call, `POST /v0/{base}/{table}`, as the hosted database does. Fields are checked by `schema`. */
export function answerRecordsCall(
  app: FastifyInstance,
  access: Access,
  intake: Intake,
  schema: typeof enquiryFieldsSchema,
): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    for (const url of ['/v0/:baseId/:tableId', '/v0/:baseId/:tableId/']) {
      allowOnlyPost(scope, url);
      scope.post<{ Params: { baseId: string; tableId: string } }>(
        url,
        { onRequest: async (request) => checkAccess(request, access) },
        async (request, reply): Promise<CreateRecordsResponse> => {
          reply.header('cache-control', 'no-store');
          const receipts = await intake.accept(parseRecords(request.body, schema), request);
          return {
            records: receipts.map(({ reference, receivedAt, fields }) => ({
              id: reference,
              createdTime: new Date(receivedAt).toISOString(),
              fields,
            })),
          };
        },
      );
    }
  });
}

function checkAccess(request: FastifyRequest<{ Params: { baseId: string; tableId: string } }>, access: Access): void {
  if (isCrossSite(request)) throw crossSiteRefusal();
  const [scheme = '', key = ''] = (request.headers.authorization ?? '').split(/ +/);
  if (scheme.toLowerCase() !== 'bearer' || !isSame(key, access.key)) {
    throw new Refusal(401, 'AUTHENTICATION_REQUIRED', 'Authentication required');
  }
  if (request.params.baseId !== access.baseId || request.params.tableId !== access.tableId) {
    throw new Refusal(
      403,
      'INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND',
      'Invalid permissions, or the requested model was not found. Check the base and table that the call names.',
    );
  }
}

/** Compares in a time that does not depend on where two texts differ. */
function isSame(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

function parseRecords(body: unknown, schema: typeof enquiryFieldsSchema): EnquiryFields[] {
  const result = recordsSchema.safeParse(body);
  if (!result.success) {
    throw new Refusal(
      422,
      'INVALID_REQUEST_UNKNOWN',
      `Invalid request: the body must be an object with "records", a list of 1 to ${maxRecordsPerCall} objects with "fields".`,
    );
  }
  return result.data.records.map(({ fields }) => parseFields(fields, schema));
}

function parseFields(fields: unknown, schema: typeof enquiryFieldsSchema): EnquiryFields {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    throw new Refusal(422, 'UNKNOWN_FIELD_NAME', `Unknown field name: "${issue.keys[0]?.slice(0, 100)}"`);
  }
  if (issue === undefined || issue.path.length === 0) {
    throw new Refusal(422, 'INVALID_REQUEST_UNKNOWN', 'Invalid request: "fields" must be an object.');
  }
  throw new Refusal(422, 'INVALID_VALUE_FOR_COLUMN', `Field "${String(issue.path[0])}" ${issue.message}`);
}
