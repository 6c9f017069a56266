import { escapeHtml } from '@lantern/domain/display/escape-html';
import { createHash } from 'node:crypto';

type Operation = {
  summary?: string;
  security?: Array<Record<string, string[]>>;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
};
type Parameter = { name: string; in: string; required?: boolean; schema?: unknown };
type Body = { description?: string; content?: Record<string, { schema?: unknown }> };

/** A page to read the API by: every call with what it takes and answers. No script, so nothing to trust. */
export function apiPage(document: Record<string, unknown>): string {
  const paths = document['paths'] as Record<string, Record<string, Operation>>; // our own document
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callSection(path, method, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lantern API</title><style>${STYLE}</style></head><body><main><h1>Lantern API</h1>
<p>${calls.length} calls. For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>${calls.join('')}</main></body></html>`;
}

function callSection(
  path: string,
  method: string,
  { summary, security, parameters, requestBody, responses }: Operation,
): string {
  return `<section><h2><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary ?? '')} <i>${escapeHtml(whoMay(security ?? []))}.</i></p>${parameterTable(parameters ?? [])}
${schemaBlock('Takes', requestBody)}${schemaBlock('Answers', responses?.['200'])}</section>`;
}

function whoMay([first]: Array<Record<string, string[]>>): string {
  if (!first) return 'Public';
  const scopes = first['program'];
  return scopes ? `Administrators, and programs with the scope ${scopes.join(' ')}` : 'Signed in';
}

function parameterTable(parameters: Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${required ? 'required' : 'optional'}</td></tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function schemaBlock(title: string, body: Body | undefined): string {
  const schema = body?.content?.['application/json']?.schema;
  if (!schema) return '';
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-inline-size:60rem;margin-inline:auto;padding:2rem 1rem}
h1{font-family:Georgia,serif;font-weight:500}section{border-block-start:1px solid color-mix(in oklab,currentColor 20%,transparent);padding-block:1rem}
h2{font-size:1rem;margin-block:0 .25rem}h2 b{color:light-dark(#155541,#81bba4)}table{border-collapse:collapse}td{padding:.15rem 1rem .15rem 0}
pre{overflow:auto;font-size:.8125rem}summary{cursor:pointer}`;

/** No script, no form, and only the style above. */
export const API_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
