import { getCredentialKeys } from '@lantern/contract/certificates/get-credential-keys';

/** Where one key of the set is to be had, which is also its name. */
export function credentialKeyAddress(origin: string, thumbprint: string): string {
  return `${origin}${getCredentialKeys.path}/${thumbprint}`;
}
