import type { getCredentialKey } from '@lantern/contract/certificates/get-credential-key';
import { ProblemError } from '@lantern/contract/problem-error';
import type { Handler } from '../../http/serve';
import { credentialKeyAnswer } from './credential-key-answer';

export const handleGetCredentialKey: Handler<typeof getCredentialKey> = async ({ params }, context) => {
  const { thumbprint, key } = await credentialKeyAnswer(context);
  if (params.thumbprint !== thumbprint) throw new ProblemError('notFound');
  return key;
};
