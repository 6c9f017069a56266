import type { FragmentApi } from '@lantern/fragment-kit/fragment-props';
import { fetchAnswer } from '../../api/transport/fetch-answer';
import { requestHeaders } from '../../api/transport/request-headers';

/** The API as the page itself asks it: refusals, busy servers and ended sessions are met in the same way. */
export const fragmentApi: FragmentApi = {
  async get(path, query = {}) {
    const search = new URLSearchParams(query);
    const address = search.size > 0 ? `${path}?${search}` : path;
    const reply = await fetchAnswer(address, { headers: requestHeaders('respond-async', false) });
    return reply.json();
  },
  async send(method, path, body) {
    const reply = await fetchAnswer(path, {
      method,
      headers: requestHeaders('respond-sync', true),
      body: JSON.stringify(body),
    });
    return reply.json();
  },
};
