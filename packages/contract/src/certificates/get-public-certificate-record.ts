import { readCertificateNumber } from '@lantern/domain/certificate/certificate-number';
import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { publicCertificate } from '../entities/certificates/certificate-record';

/** A number as it is kept, or an id; what is neither is no certificate's, and is looked for all the same. */
const certificateReference = z.codec(z.string(), z.string(), {
  decode: (text) => readCertificateNumber(text) ?? (z.safeParse(id, text).success ? text : ''),
  encode: (text) => text,
});

/** [7.26] Reading 9: by its number, in capitals or not, with dashes or not, or by its id. */
export const getPublicCertificateRecord = defineCall({
  method: 'GET',
  path: '/api/lms/v1/public/certificate-records/:id',
  audience: 'public',
  summary: 'One certificate, for everybody who has its number.',
  params: z.object({ id: certificateReference }),
  response: publicCertificate,
});
