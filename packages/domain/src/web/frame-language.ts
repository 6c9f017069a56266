const LANGUAGE_PARAMETERS = [
  { parameter: 'hl', hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'] },
  { parameter: 'texttrack', hosts: ['vimeo.com'] },
] as const;

/** [5.9] The frame's address with the learner's language. Reading 58: hl for YouTube, texttrack for Vimeo. */
export function frameWithLanguage(address: string, language: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const site = LANGUAGE_PARAMETERS.find(({ hosts }) => hosts.some((host) => isHostOf(url.hostname, host)));
  if (!site) return address;

  url.searchParams.set(site.parameter, firstPart(language));
  return url.href;
}

function isHostOf(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`);
}

function firstPart(language: string): string {
  return language.replace(/-.*/, '');
}
