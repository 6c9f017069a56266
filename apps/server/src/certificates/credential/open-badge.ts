import { percent } from '@lantern/domain/grade/percent';
import { certificateFileAddress, CERTIFICATE_FILES, publicCertificateAddress } from '../certificate-address';
import { statusEntry } from './status-list';

/** What a credential says, which is what the certificate prints. */
export type BadgeFacts = {
  origin: string;
  issuerName: string;
  certificateNumber: string;
  objectiveId: string;
  learnerName: string;
  courseName: string;
  templateName: string;
  normalizedScore: number | null;
  created: Date;
  expirationDate: Date | null;
};

const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

/** [3.11] The certificate as an Open Badge 3.0, that is a verifiable credential; of the person it holds the name alone. */
export function openBadge(facts: BadgeFacts): Record<string, unknown> {
  const { origin, certificateNumber, learnerName, courseName, templateName } = facts;
  const page = publicCertificateAddress(origin, certificateNumber);
  const image = `${origin}${certificateFileAddress(certificateNumber, CERTIFICATE_FILES.png)}`;
  const course = `${origin}/learn/courses/${facts.objectiveId}`;
  const score = `${course}#score`;
  const hasScore = facts.normalizedScore !== null;
  return {
    '@context': CONTEXTS,
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: templateName,
    issuer: { id: origin, type: ['Profile'], name: facts.issuerName, url: origin },
    validFrom: facts.created.toISOString(),
    ...(facts.expirationDate && { validUntil: facts.expirationDate.toISOString() }),
    awardedDate: facts.created.toISOString(),
    credentialStatus: statusEntry(origin, certificateNumber),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityType: 'name', identityHash: learnerName, hashed: false },
      ],
      achievement: {
        id: course,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: courseName,
        description: courseName,
        criteria: { narrative: `The course “${courseName}” was passed.` },
        image: { id: image, type: 'Image' },
        ...(hasScore && {
          resultDescription: [
            {
              id: score,
              type: ['ResultDescription'],
              name: 'Score',
              resultType: 'Percent',
              valueMin: '0',
              valueMax: '100',
            },
          ],
        }),
      },
      ...(facts.normalizedScore !== null && {
        result: [
          { type: ['Result'], resultDescription: score, value: String(percent(facts.normalizedScore)) },
        ],
      }),
    },
    evidence: [{ id: page, type: ['Evidence'], name: templateName }],
  };
}
