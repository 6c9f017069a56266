import { notFound } from '@tanstack/react-router';
import { certificateQuery, publicCertificateQuery } from '../../api/courses/certificates';
import { problemCodeOf } from '../../api/transport/problem-code-of';
import type { RouterContext } from '../routes/router-context';

type CertificateLoad = { context: RouterContext; params: { certificateNumber: string } };

/** [2.16] */
export async function loadPublicCertificate({ context, params }: CertificateLoad): Promise<void> {
  try {
    await context.queryClient.fetchQuery(publicCertificateQuery(params.certificateNumber));
  } catch (error) {
    throw problemCodeOf(error) === 'notFound' ? notFound() : error;
  }
}

/** [2.10] One of the learner's own, of this course. */
export async function loadCertificate({
  context,
  params,
}: CertificateLoad & { params: { objectiveId: string } }): Promise<void> {
  const certificate = await context.queryClient.fetchQuery(certificateQuery(params.certificateNumber));
  if (certificate?.objectiveId !== params.objectiveId.toLowerCase()) throw notFound();
}
