import { percent } from '@lantern/domain/grade/percent';
import { publicCertificateAddress } from '../../store/certificates/certificate-address';
import { type AchievementFacts, achievementOf, scoreId } from './achievement';
import { BADGE_CONTEXTS, instantText, issuerProfile } from './credential-parts';
import { statusEntry } from './status-list';

/** What a credential says, which is what the certificate prints. */
export type BadgeFacts = AchievementFacts & {
  certificateNumber: string;
  learnerName: string;
  templateName: string;
  normalizedScore: number | null;
  created: Date;
  expirationDate: Date | null;
};

const SCHEMA = {
  id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
  type: '1EdTechJsonSchemaValidator2019',
};

/** [3.11] The certificate as an Open Badge 3.0, that is a verifiable credential; of the person it holds the name alone. */
export function openBadge(facts: BadgeFacts) {
  const { origin, certificateNumber, learnerName, templateName, normalizedScore } = facts;
  const page = publicCertificateAddress(origin, certificateNumber);
  const { resultDescription, ...achievement } = achievementOf(facts);
  return {
    '@context': BADGE_CONTEXTS,
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: templateName,
    issuer: issuerProfile(facts),
    validFrom: instantText(facts.created),
    ...(facts.expirationDate && { validUntil: instantText(facts.expirationDate) }),
    awardedDate: instantText(facts.created),
    credentialStatus: statusEntry(origin, certificateNumber),
    credentialSchema: [SCHEMA],
    credentialSubject: {
      // A name that this credential alone has for the learner: two of them do not tell that they are one person's.
      id: `${page}#learner`,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityType: 'name', identityHash: learnerName, hashed: false },
      ],
      achievement: { ...achievement, ...(normalizedScore !== null && { resultDescription }) },
      ...(normalizedScore !== null && {
        result: [
          { type: ['Result'], resultDescription: scoreId(facts), value: String(percent(normalizedScore)) },
        ],
      }),
    },
    evidence: [{ id: page, type: ['Evidence'], name: templateName }],
  };
}
