import { type Refused, refused } from '../refusal';

/** The provider may answer with an error instead of a code; its text is not shown to anyone. */
export function checkProviderAnswer(answer: URLSearchParams): Refused | null {
  const error = answer.get('error');
  if (!error) return null;
  const isPassing = error === 'temporarily_unavailable' || error === 'server_error';
  if (isPassing) return refused('providerUnavailable', error);
  return refused(error === 'access_denied' ? 'declined' : 'untrusted', error);
}
