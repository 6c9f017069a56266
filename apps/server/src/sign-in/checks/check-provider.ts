import type { IdentityProvider } from '../../store/people/identity-providers';
import { type Refused, refused } from '../refusal';

/** [2.19] The provider that the address names, else the tenant's first. */
export function checkProvider(
  providers: IdentityProvider[],
  code: string | null,
): IdentityProvider | Refused {
  const provider = code ? providers.find((known) => known.code === code) : providers[0];
  return provider ?? refused('unknownProvider');
}
