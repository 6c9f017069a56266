import { getCredentialKey } from '@lantern/contract/certificates/get-credential-key';
import { ProblemError } from '@lantern/contract/problem-error';
import { call } from '../../http/served-call';
import { credentialKeyAnswer } from './credential-key-answer';

export const handleGetCredentialKey = call(getCredentialKey, async ({ params }, context) => {
  const { thumbprint, key } = await credentialKeyAnswer(context);
  if (params.thumbprint !== thumbprint) throw new ProblemError('notFound');
  return key;
});
