import type { getCredentialKeys } from '@lantern/contract/certificates/get-credential-keys';
import type { Handler } from '../../http/serve';
import { credentialKeyAnswer } from './credential-key-answer';

export const handleGetCredentialKeys: Handler<typeof getCredentialKeys> = async (_input, context) => {
  const { key } = await credentialKeyAnswer(context);
  return { keys: [key] };
};
