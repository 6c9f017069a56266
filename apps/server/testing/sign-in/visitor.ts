import type { FastifyInstance } from 'fastify';

export type Visit = {
  status: number;
  location: string;
  text: string;
  headers: Record<string, unknown>;
  setCookies: string[];
};

/** What a browser says of itself when somebody presses a link on a page of ours. */
export const PRESSED = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** A browser at our server: keeps cookies, says where it comes from, follows nothing by itself. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly app: FastifyInstance,
    readonly options: { host?: string; address?: string; headers?: Record<string, string> } = {},
  ) {}

  async get(url: string, headers: Record<string, string> = {}): Promise<Visit> {
    const { host = 'localhost:8080', address = '127.0.0.1' } = this.options;
    const { pathname, search } = new URL(url, `http://${host}`);
    const reply = await this.app.inject({
      url: `${pathname}${search}`,
      remoteAddress: address,
      headers: { host, ...this.options.headers, ...headers, cookie: this.#cookieHeader() },
    });
    for (const { name, value } of reply.cookies) {
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return {
      status: reply.statusCode,
      location: reply.headers.location ?? '',
      text: reply.body,
      headers: reply.headers,
      setCookies: [reply.headers['set-cookie'] ?? []].flat(),
    };
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
