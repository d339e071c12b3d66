import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { enquiryFieldsSchema, EnquiryFields } from '../../enquiry/enquiry.ts';
import { fieldNames, storedNames, type FieldName } from '../../enquiry/fields.ts';
import { trapName } from '../../enquiry/signals.ts';
import { formPath, outcomePaths, type PostProblem } from '../../enquiry/wire.ts';
import type { Intake } from '../intake.ts';
import { allowOnlyPost } from './methods.ts';
import { isCrossSite } from './same-site.ts';

/** A form post that leads to the page that says what went wrong. */
class FormProblem extends Error {
  override readonly name = 'FormProblem';
  readonly problem: PostProblem;

  constructor(problem: PostProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Answers the form where JavaScript does not run: with a redirect to a page that says what became of it. Fields are
 * checked by `schema`.
 */
export function answerForm(app: FastifyInstance, intake: Intake, schema: typeof enquiryFieldsSchema): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody);
    scope.setErrorHandler((error, request, reply) => {
      const problem = toProblem(error);
      if (problem === 'unavailable') request.log.error({ err: error }, 'An enquiry could not be stored');
      return reply.header('cache-control', 'no-store').redirect(`${outcomePaths.notSent}#${problem}`, 303);
    });

    allowOnlyPost(scope, formPath);
    scope.post(
      formPath,
      {
        onRequest: async (request) => {
          if (isCrossSite(request)) throw new FormProblem('cross-site');
        },
      },
      async (request, reply) => {
        const { [trapName]: trap, ...controls } = readControls(request.body);
        const signals = isFilled(trap) ? { trap: true } : {};
        const [receipt] = await intake.accept([parseControls(controls, schema)], request, signals);
        const query = new URLSearchParams({ reference: receipt?.reference ?? '' });
        return reply.header('cache-control', 'no-store').redirect(`${outcomePaths.sent}?${query}`, 303);
      },
    );
  });
}

function toProblem(error: unknown): PostProblem {
  if (error instanceof FormProblem) return error.problem;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 503;
  if (status === 429) return 'busy';
  return status < 500 ? 'form' : 'unavailable';
}

function readControls(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== '';
}

/** The seven fields under their stored names. Throws a `FormProblem` that names the first faulty field. */
function parseControls(controls: Record<string, unknown>, schema: typeof enquiryFieldsSchema): EnquiryFields {
  if (!Object.keys(controls).every(isFieldName)) throw new FormProblem('form');
  const fields = fieldNames
    .filter((name) => Object.hasOwn(controls, name))
    .map((name) => [storedNames[name], unfold(controls[name])]);
  const result = schema.safeParse(Object.fromEntries(fields));
  if (result.success) return result.data;
  const faulty = new Set(result.error.issues.map((issue) => issue.path[0]));
  throw new FormProblem(fieldNames.find((name) => faulty.has(storedNames[name])) ?? 'form');
}

function isFieldName(name: string): name is FieldName {
  return (fieldNames as readonly string[]).includes(name);
}

/** A form post ends lines with CRLF; `maxlength` has counted, and the store keeps, a line feed. */
function unfold(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
}
