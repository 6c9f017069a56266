/** Signs a person of the demo in as a browser would, and answers the cookie header of their session. */
export async function signIn({ url, accounts, password }, person) {
  const { email } = accounts.find((account) => account.email.startsWith(`${person}@`)) ?? {};
  if (email === undefined) throw new Error(`The demo has no account named ${person}.`);
  const jars = new Map();
  const form = await visit(jars, new URL('/oidc/login', url), { method: 'GET' });
  const origin = form.origin;
  const home = await visit(jars, form, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  if (home.origin !== new URL(url).origin) throw new Error(`${email} could not sign in.`);
  return cookieHeader(jars, home);
}

/** Follows redirects from one program to the other; the answer is where they end. */
async function visit(jars, url, { method, body, headers }) {
  const reply = await fetch(url, {
    method,
    body,
    redirect: 'manual',
    headers: { accept: 'text/html', cookie: cookieHeader(jars, url), ...headers },
  });
  await reply.arrayBuffer();
  const jar = jars.get(url.origin) ?? new Map();
  jars.set(url.origin, jar);
  for (const line of reply.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value) jar.set(name, value);
    else jar.delete(name);
  }
  const location = reply.headers.get('location');
  if (location !== null) return visit(jars, new URL(location, url), { method: 'GET' });
  if (!reply.ok) throw new Error(`${url.pathname} answered ${reply.status} during the sign-in.`);
  return url;
}

function cookieHeader(jars, { origin }) {
  return [...(jars.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
}
