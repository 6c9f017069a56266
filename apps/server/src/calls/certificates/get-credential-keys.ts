import { getCredentialKeys } from '@lantern/contract/certificates/get-credential-keys';
import { call } from '../../http/served-call';
import { credentialKeyAnswer } from './credential-key-answer';

export const handleGetCredentialKeys = call(getCredentialKeys, async (_input, context) => {
  const { key } = await credentialKeyAnswer(context);
  return { keys: [key] };
});
