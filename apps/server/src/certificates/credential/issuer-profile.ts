/** Who gives the credentials, in the words of Open Badges. */
export function issuerProfile({ origin, issuerName }: { origin: string; issuerName: string }) {
  return { id: origin, type: ['Profile'], name: issuerName, url: origin };
}
