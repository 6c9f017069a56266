const http = require('node:http');

/** Sends what the client has made of its options, with the parameters that DevExtreme's own sender writes. */
function sendRequest({ url, method, data, cache, headers }) {
  const address = new URL(url);
  for (const [name, value] of Object.entries(data ?? {})) {
    if (value !== undefined) address.searchParams.append(name, value === null ? '' : String(value));
  }
  if (cache === false) address.searchParams.append('_', String(Date.now()));
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method, headers }, async (reply) => {
      const xhr = await xhrOf(reply);
      if (xhr.status === 200) resolve(JSON.parse(xhr.responseText));
      else reject(xhr);
    });
    request.on('error', reject);
    request.end();
  });
}

async function xhrOf(reply) {
  let responseText = '';
  for await (const chunk of reply.setEncoding('utf8')) responseText += chunk;
  const getResponseHeader = (name) => reply.headers[name.toLowerCase()] ?? null;
  return { status: reply.statusCode, responseText, getResponseHeader };
}

/** A promise of several values, here of their list. */
function Deferred() {
  const { promise, resolve, reject } = promiseWithEnds();
  return { promise: () => promise, resolve: (...values) => resolve(values), reject };
}

function promiseWithEnds() {
  const ends = {};
  const promise = new Promise((resolve, reject) => Object.assign(ends, { resolve, reject }));
  return { promise, ...ends };
}

function extend(...parts) {
  const [isDeep] = parts;
  return isDeep === true ? structuredClone(parts[2]) : Object.assign(...parts);
}

function normalizeSortingInfo(sort) {
  return [sort].flat().map((one) => {
    if (typeof one === 'string') return { selector: one, desc: false };
    const isDown = String(one.dir ?? '')
      .toLowerCase()
      .startsWith('d');
    return { selector: one.getter ?? one.field ?? one.selector, desc: Boolean(one.desc) || isDown };
  });
}

module.exports = { sendRequest, Deferred, extend, normalizeSortingInfo };
