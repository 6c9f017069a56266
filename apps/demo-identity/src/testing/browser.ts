type Request = { method: 'GET' | 'POST'; body?: URLSearchParams; headers?: Record<string, string> };
type Visit = { url: string; status: number; headers: Headers; text: string };

/** A visitor who keeps cookies by path, follows redirects, and stops where the application begins. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  constructor(
    readonly origin: string,
    readonly headers: Record<string, string> = {},
  ) {}

  get(url: string): Promise<Visit> {
    return this.#visit(new URL(url, this.origin), { method: 'GET' });
  }

  post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Visit> {
    return this.#visit(new URL(url, this.origin), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: this.origin, 'sec-fetch-site': 'same-origin', ...headers },
    });
  }

  async #visit(url: URL, init: Request): Promise<Visit> {
    const reply = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...this.headers, ...init.headers, cookie: this.#cookieHeader(url) },
    });
    this.#keepCookies(reply);
    const location = reply.headers.get('location');
    if (!location) {
      return { url: url.href, status: reply.status, headers: reply.headers, text: await reply.text() };
    }
    const target = new URL(location, url);
    if (target.origin !== this.origin) {
      return { url: target.href, status: reply.status, headers: reply.headers, text: '' };
    }
    return this.#visit(target, { method: 'GET' });
  }

  #cookieHeader(url: URL): string {
    return [...this.#cookies]
      .filter(([, cookie]) => url.pathname.startsWith(cookie.path))
      .map(([name, cookie]) => `${name}=${cookie.value}`)
      .join('; ');
  }

  #keepCookies(reply: Response): void {
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const [, path = '/'] = /path=([^;]+)/i.exec(line) ?? [];
      if (value) this.#cookies.set(name, { value, path });
      else this.#cookies.delete(name);
    }
  }
}
