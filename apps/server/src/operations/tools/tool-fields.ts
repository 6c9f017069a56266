import * as z from 'zod/mini';
import { ALL_LTI_SCOPES } from '../../lti/lti-scopes';
import { LTI_PRIVACY } from '../../store/lti/lti-tools';
import { keySet } from '../key-set';
import { nameField } from '../name-field';
import { safeAddress } from '../safe-address';

export const clientId = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const deploymentId = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const scope = z
  .string()
  .check(z.refine((text) => ALL_LTI_SCOPES.includes(text), `Not one of: ${ALL_LTI_SCOPES.join(' ')}`));

/** All that a registration can say; `add` and `change` take the same. */
export const registration = {
  name: z.optional(nameField),
  deploymentId: z.optional(z.array(deploymentId).check(z.minLength(1))),
  targetLinkUri: z.optional(safeAddress),
  loginUrl: z.optional(safeAddress),
  redirectUri: z.optional(z.array(safeAddress).check(z.minLength(1))),
  jwksUrl: z.optional(safeAddress),
  jwks: z.optional(keySet),
  secret: z.optional(z.string().check(z.minLength(1))),
  scope: z.optional(z.array(scope)),
  privacy: z.optional(z.enum(LTI_PRIVACY)),
};

export const REGISTRATION_FIELDS = {
  name: 'what people call it',
  deploymentId: 'by which its maker tells installations apart; as often as needed, 1 unless said',
  targetLinkUri: 'where a launch goes; the first redirectUri unless said',
  loginUrl: 'where a launch begins (LTI 1.3)',
  redirectUri: 'where launches may be sent to, to the letter; as often as needed (LTI 1.3)',
  jwksUrl: 'where its public keys are (LTI 1.3)',
  jwks: 'or the keys themselves: a JSON key set',
  secret: 'that it shares with the platform (LTI 1.1)',
  scope: 'what its tokens may ask for; all unless said',
  privacy: `what it learns of people: ${LTI_PRIVACY.join(', ')}; a pseudonym unless said`,
};
