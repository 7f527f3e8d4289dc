// The description of a JSON service for programs: OpenAPI 3.0.3, derived from its tables.

import type { JsonObject } from '../../base/json.ts';
import type { JsonOperationEntry, JsonService, ServiceBase } from '../../contracts/json-service.ts';
import {
  createSchemaView,
  type FieldView,
  fieldViews,
  isStructEntry,
  type SchemaView,
} from '../../schema/view.ts';
import { fieldSchema } from './field-schema.ts';

/**
 * The document for one base of a service. `origin`: the address that the client used, without a path. Operations that
 * the version of the base lacks are left out, and so are types that no operation uses.
 */
export function openApiDocument(service: JsonService, base: ServiceBase, origin: string): JsonObject {
  const schema = createSchemaView(service.types);
  const operations = Object.entries(service.operations).filter(
    ([, { versions }]) => versions?.includes(base.version) ?? true,
  );
  const paths: { [path: string]: JsonObject } = {};
  for (const [name, entry] of operations) {
    const path = `/${entry.path}`;
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: describeOperation(name, entry) };
  }
  const roots = operations.flatMap(([, { rows, body }]) => (body ? [rows, body.type] : [rows]));
  return {
    openapi: '3.0.3',
    info: { title: `Varde: ${service.id} service`, version: base.version },
    servers: [{ url: `${origin}${base.path}` }],
    paths,
    components: { schemas: describeTypes(schema, roots), securitySchemes: SECURITY_SCHEMES },
  };
}

const SECURITY_SCHEMES = {
  token: { type: 'apiKey', in: 'header', name: 'obs_apptoken' },
  login: { type: 'http', scheme: 'basic' },
};

function describeOperation(name: string, entry: JsonOperationEntry): JsonObject {
  const { doc, path, body, needsToken, headers = {} } = entry;
  const [group = ''] = path.split('/');
  const hasLogin = headers['authorization'] !== undefined;
  return {
    operationId: name,
    tags: [group],
    summary: doc,
    parameters: [...pathParameters(path), ...fieldViews(entry.input).map(queryParameter)],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: refTo(body.type), example: body.sample } },
          },
        }
      : {}),
    ...(needsToken ? { security: [{ token: [] }] } : {}),
    ...(hasLogin ? { security: [{ login: [] }] } : {}),
    responses: describeAnswers(entry),
  };
}

function describeAnswers({ rows, answersList, mediaType, needsToken, body }: JsonOperationEntry): JsonObject {
  const value = answersList ? { type: 'array', items: refTo(rows) } : refTo(rows);
  const content = mediaType
    ? { [mediaType]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: value } };
  return {
    200: { description: 'The answer.', content },
    400: { description: 'What is wrong, by its path: Message and ModelState.' },
    ...(needsToken ? { 401: { description: 'The token is missing, unknown or revoked.' } } : {}),
    ...(body?.holdsPictures ? { 409: { description: 'It is here already.' } } : {}),
  };
}

function pathParameters(path: string): JsonObject[] {
  return [...path.matchAll(/\{(?<name>\w+)\}/g)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameter(field: FieldView): JsonObject {
  return {
    name: field.name,
    in: 'query',
    required: !field.isOptional,
    description: field.doc,
    // Between commas, as clients send them.
    ...(field.isList ? { style: 'form', explode: false } : {}),
    schema: fieldSchema(field),
  };
}

function describeTypes(schema: SchemaView, roots: readonly string[]): JsonObject {
  const described: { [type: string]: JsonObject } = {};
  const waiting = [...roots];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const type = schema.find(name);
    if (described[name] || !type || !isStructEntry(type.entry)) continue;
    const fields = schema.fieldsOf(name);
    const required = fields.filter(({ isOptional }) => !isOptional).map((field) => field.name);
    described[name] = {
      type: 'object',
      description: type.doc,
      ...(required.length > 0 ? { required } : {}),
      properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    };
    waiting.push(...fields.filter(({ isScalar }) => !isScalar).map(({ typeName }) => typeName));
  }
  return Object.fromEntries(Object.entries(described).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function refTo(typeName: string): JsonObject {
  return { $ref: `#/components/schemas/${typeName}` };
}
